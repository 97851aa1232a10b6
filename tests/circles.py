"""A contract for the import linter: no file may import itself, by whatever way round."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, output


class NoCirclesContract(Contract):
    """Every file stands above those that it imports; a package's `__init__` counts as a file too."""

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: FBT001 - the linter calls it so
        circle = circle_in(graph)
        return ContractCheck(kept=not circle, metadata={"circle": circle})

    def render_broken_contract(self, check: ContractCheck) -> None:
        output.print_error(" -> ".join(check.metadata["circle"]))


def circle_in(graph: ImportGraph) -> list[str]:
    """Return the files of one circle, each imported by the one before it; none where there is no circle."""
    imports = {name: graph.find_modules_directly_imported_by(name) for name in graph.modules}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        return list(reversed(error.args[1]))
    return []
