"""What is put to a table, with the buttons by which the others agree or not, and what came of it."""

from __future__ import annotations

from bot.games.speech import Speech
from bot.store.proposals import OPEN
from bot.text import safe
from bot.ui.controls import Button
from bot.ui.page import Page, fitted
from bot.ui.voices import speech_for
from bot.values.proposal import Known, Proposal
from bot.values.table import Table


def proposal_page(table: Table, proposal: Proposal, language: str) -> Page:
    """Return the message in the channel."""
    speech = speech_for(table, language)
    asked = _asked(speech, proposal)
    if proposal.state != OPEN:
        return Page(f"{asked}\n{_outcome(speech, proposal)}", language=language)
    who = speech.listed([f"<@{user}>" for user in proposal.waits_for])
    until = f"<t:{int(proposal.until.timestamp())}:R>"
    waits = speech.words("consent-waits", who=who, until=until, need=proposal.need)
    at = (table.game.id, proposal.id)
    buttons = (
        Button("agree", at, speech.words("consent-agree"), "good"),
        Button("refuse", at, speech.words("consent-refuse")),
    )
    lines = known_lines(speech, proposal.known) if proposal.known else []
    return Page(fitted(asked, lines, waits, "…"), (buttons,), language=language)


def known_page(table: Table, known: Known, language: str) -> Page:
    """Return what somebody should know before they ask the table to take back, and the button that asks."""
    speech = speech_for(table, language)
    others = any(seat.user_id is not None and seat.seat != table.seat for seat in table.seats)
    head = speech.words("consent-before", count=known.count, others="yes" if others else "no")
    label = speech.words("consent-ask" if others else "consent-alone")
    button = Button("askgo", (table.game.id, table.game.number), label, "bad")
    return Page(fitted(head, known_lines(speech, known), "", "…"), ((button,),), language=language)


def known_lines(speech: Speech, known: Known) -> list[str]:
    """Say what stays known of choices that are taken back: aloud only what everybody has learned."""
    told = speech.facts(known.facts)
    if known.seats:
        who = speech.listed([speech.name(seat) for seat in known.seats])
        told = [*told, speech.words("consent-saw", who=who, count=len(known.seats))]
    return [speech.words("consent-known"), *(f"- {line}" for line in told)] if told else []


def _asked(speech: Speech, proposal: Proposal) -> str:
    who = speech.name(proposal.about)
    return speech.words(f"consent-{proposal.kind}", name=safe(proposal.name), who=who, value=proposal.value)


def _outcome(speech: Speech, proposal: Proposal) -> str:
    return speech.words(f"consent-{proposal.state}", name=safe(proposal.by))
