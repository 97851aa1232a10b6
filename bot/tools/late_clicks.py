"""Clicks of the playground that come a moment late, while the bot says something else.

SimCord numbers what a page shows, and refuses a click on anything but the newest number. At Discord a button can be
pressed as long as it stands there, so such a click counts if its message still has the buttons that it had.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

MOST = 50
"""So many numbers of all pages are remembered."""
AIMED = frozenset({"click", "select"})


class LateClicks:
    """Which buttons the messages of a preview had at each number of each page."""

    def __init__(self, preview: Any) -> None:
        self._preview = preview
        self._publish, self._action = preview._publish, preview._action  # noqa: SLF001 - SimCord has no door for it
        self._shown: OrderedDict[tuple[str, int], dict[str, str]] = OrderedDict()
        preview._publish, preview._action = self.publish, self.act  # noqa: SLF001 - the same

    def publish(self, page: Any, **why: Any) -> None:
        """Let a page be shown anew, and note what its messages have then."""
        self._publish(page, **why)
        self._shown[page.id, page.revision] = self._buttons(page)
        while len(self._shown) > MOST:
            self._shown.popitem(last=False)

    async def act(self, context: str | None, body: Mapping[str, Any]) -> Any:
        """Do what a page asks for; a click counts as long as its message has the same buttons."""
        page = self._preview._pages.get(context)  # noqa: SLF001 - the same
        if page is not None and body.get("kind") in AIMED and self._unchanged(page, body):
            body = {**body, "published_revision": page.revision}
        return await self._action(context, body)

    def _unchanged(self, page: Any, body: Mapping[str, Any]) -> bool:
        then = self._shown.get((page.id, body.get("published_revision", 0)), {})
        aim = str(body.get("target_id"))
        return aim in then and then[aim] == self._buttons(page).get(aim)

    def _buttons(self, page: Any) -> dict[str, str]:
        messages = self._preview.env.backend.messages.get(page.channel_id, {})
        return {str(message.id): json.dumps(message.components, default=str) for message in messages.values()}
