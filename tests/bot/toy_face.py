"""How the toy game of the tests looks in Discord."""

from fluent.runtime import FluentResource
from PIL import Image

from bot.games import Commands, Describing, Face, Help, Look, Pictures, Sketch, present
from bot.games.speech import Vocabulary
from bot.text import Words, fluent
from render.picture import Picture, finish
from tests.toy_game import TOY, ToyView

WORDS = """
toy-title = Five Cards
toy-option-card = Card { $number }
toy-ask-wins = What wins?
toy-ask-bid = Which card do you bid?
toy-ask-swap = Which cards go back?
toy-ask-peek = Do you peek?
toy-nothing-swap = Swap none
toy-fact-wins = { $seat } says { $way }.
toy-fact-bid = { $seat } bids { $number }.
toy-fact-won = { $seat } takes the point.
toy-fact-swapped = { $seat } swaps { $number }.
toy-alt = The { $kind }.
toy-start-rounds = How long
toy-start-rounds-three = Three rounds
toy-start-rounds-two = Two rounds
toy-start-rounds-one = One round
toy-topics-game = The game
toy-refused-toy-two-odd = Two odd cards can't go back together.
"""
fluent._bundle("en").add_resource(FluentResource(WORDS))


def paper(kind: str, seen: object, more: object = None, *, words: Words) -> Picture:
    """Draw a picture that differs where the view differs."""
    shade = sum(map(ord, f"{kind}{seen}{more}")) % 200
    return finish(Image.new("RGB", (200 + shade, 40), (shade, 120, 60)), words("alt", kind=kind))


def board(view: ToyView, names: object, acting: object) -> Sketch:
    return Sketch("toy", paper, ("board", view, acting))


def hand(view: ToyView, names: object) -> Sketch:
    return Sketch("toy", paper, ("hand", view))


FACE = present(
    Face(
        vocabulary=Vocabulary(
            game=TOY.key,
            options={"card": ("number",)},
            asks={},
            facts={"wins": ("seat", "way"), "bid": ("seat", "number"), "won": ("seat",), "swapped": ("seat", "number")},
            hints={},
            say={"seat": lambda speech, seat: speech.name(seat), "number": lambda _, number: number},
        ),
        asking={},
        describing=Describing(
            headline=lambda _, view: f"round {view.round}",
            hand=lambda _, view: f"cards {view.hand}",
            table=lambda _, view: f"points {view.points}",
            shelf=lambda speech, view, seat: f"points of {speech.name(seat)}: {view.points[seat]}",
            score=lambda _, view: f"points {view.points}",
        ),
        pictures=Pictures(board=board, hand=hand),
        commands=Commands(answers=("place",), looks={"speciality": Look(lambda _, view: f"secret {view.hand}")}),
        help=Help(topics={"game": ("rules",)}, topic=lambda *_: ("Rules", "Play cards.")),
    )
)
