"""What holds for the repository as a whole: what stands where, imports what and must not be named."""

import ast
import importlib
import io
import os
import re
import sys
import tokenize
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "engine", "render", "data")
MADE_BY_TOOLS = re.compile(r"\.git|\.venv.*|\.hypothesis|__pycache__|build|dist|.*_cache|.*\.egg-info")

# Which of our packages a package may import. It reads: bot -> render -> engine -> data, never back.
MAY_IMPORT = {
    "bot": {"bot", "render", "engine", "data"},
    "render": {"render", "engine", "data"},
    "engine": {"engine", "data"},
    "data": {"data"},
}
# The engine is alone: of the standard library it leaves out the clock, luck, the outside world, and pickles.
NOT_FOR_RULES = {
    "asyncio",
    "datetime",
    "locale",
    "os",
    "pickle",
    "random",
    "secrets",
    "socket",
    "sqlite3",
    "time",
}
NOT_OURS = {".env", ".git"}
"""Files of one machine only; in a second work tree ".git" is a file."""
NO_DISCORD_NO_SQL = {"aiosqlite", "alembic", "discord", "simcord", "sqlalchemy", "sqlite3", "sqlmodel"}
NAMES_THAT_SAY_NOTHING = {"common", "helper", "helpers", "manager", "managers", "misc", "util", "utils"}

REGISTRY = re.compile(r"(?i)://[^\s)\"'>]*(?:/simple\b|/packages/|registry|pypi|npmjs|pythonhosted)|index[-_]url\s*=")
MACHINE_PATH = re.compile(r"(?<![\w.~-])/(?:work|root|farm|home|Users)/\w")
WAIVER = re.compile(r"#\s*(?:noqa|type:\s*ignore)")
WAIVER_WITH_REASON = re.compile(
    r"#\s*(?:noqa: [A-Z]+\d+(?:, ?[A-Z]+\d+)*|type: ignore\[[a-z, -]+\])(?:[\s:#-]+)[A-Za-z]\w*\W+\w+"
)


def project_files(suffix: str = "") -> Iterator[Path]:
    for folder, names, files in os.walk(ROOT):
        names[:] = [n for n in names if not MADE_BY_TOOLS.fullmatch(n)]
        ours = [name for name in sorted(files) if name.endswith(suffix) and name not in NOT_OURS]
        yield from (Path(folder, name) for name in ours)


def python_files(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""  # a picture or a database


def imports_of(path: Path) -> set[str]:
    """Every module that a file names in an import, wherever in the file it stands."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level:
            found.add(path.relative_to(ROOT).parts[0])
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{name.name}" for name in node.names}
    return found


def trespasses(package: str, forbidden: set[str]) -> list[str]:
    return [
        f"{shown(path)}: {module}"
        for path in python_files(package)
        for module in sorted(imports_of(path))
        if module.split(".")[0] in forbidden
    ]


def test_no_file_names_a_registry_or_a_path_of_one_machine() -> None:
    found = [
        f"{shown(path)}:{number}"
        for path in project_files()
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if path.name != "LICENSE" and (REGISTRY.search(line) or MACHINE_PATH.search(line))
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "see https:|//pypi.org/project/x",
        "--index|-url=x",
        "https:|//mirror/simple",
        "open('/wo|rk/x')",
        " /ro|ot/a",
    ],
)
def test_the_search_for_such_names_finds_them(line: str) -> None:
    line = line.replace("|", "")  # kept apart here, or this file would name them
    assert REGISTRY.search(line) or MACHINE_PATH.search(line)


@pytest.mark.parametrize("package", PACKAGES)
def test_imports_run_one_way(package: str) -> None:
    assert trespasses(package, {*PACKAGES, "tests"} - MAY_IMPORT[package]) == []


def test_the_engine_imports_the_standard_library_and_data_alone() -> None:
    allowed = (set(sys.stdlib_module_names) - NOT_FOR_RULES) | MAY_IMPORT["engine"]
    found = [
        f"{shown(path)}: {module}"
        for path in python_files("engine")
        for module in sorted(imports_of(path))
        if module.split(".")[0] not in allowed
    ]
    assert found == []


@pytest.mark.parametrize("package", ["render", "data"])
def test_pictures_and_data_know_no_discord_and_no_sql(package: str) -> None:
    assert trespasses(package, NO_DISCORD_NO_SQL) == []


def test_pictures_are_drawn_from_views_and_never_from_a_state() -> None:
    found = [
        f"{shown(path)}: {module}"
        for path in python_files("render")
        for module in sorted(imports_of(path))
        if module.startswith("engine.") and "state" in module.split(".")
    ]
    assert found == []


def test_no_module_has_a_name_that_says_nothing() -> None:
    found = [
        shown(p) for p in project_files(".py") if {*p.relative_to(ROOT).parts[:-1], p.stem} & NAMES_THAT_SAY_NOTHING
    ]
    assert found == []


def test_no_file_is_longer_than_400_lines() -> None:
    lengths = {shown(path): len(text_of(path).splitlines()) for path in project_files(".py")}
    assert {name: length for name, length in lengths.items() if length > 400} == {}


def test_every_ruff_exception_has_its_reason_beside_it() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    lint = tomllib.loads(text)["tool"]["ruff"]["lint"]
    excepted = [*lint["ignore"], *(code for codes in lint["per-file-ignores"].values() for code in codes)]
    explained = re.findall(r'^ +"([A-Z]+\d*)",? +# \w.{9,}', text, re.MULTILINE)
    assert sorted(explained) == sorted(excepted)


def test_every_waiver_in_the_code_names_its_rule_and_its_reason() -> None:
    found = [
        f"{shown(path)}:{token.start[0]}: {token.string}"
        for path in project_files(".py")
        if WAIVER.search(text_of(path))  # to take all the others apart would take seconds
        for token in tokenize.generate_tokens(io.StringIO(text_of(path)).readline)
        if token.type == tokenize.COMMENT
        and WAIVER.search(token.string)
        and not WAIVER_WITH_REASON.search(token.string)
    ]
    assert found == []


def test_env_example_names_every_setting_and_no_other() -> None:
    settings = importlib.import_module("bot.process.settings").Settings
    prefix = settings.model_config.get("env_prefix", "")
    wanted = {str(f.validation_alias or prefix + name).upper() for name, f in settings.model_fields.items()}
    named = re.findall(r"^(?:# )?([A-Z][A-Z_]+)=", text_of(ROOT / ".env.example"), re.MULTILINE)
    assert sorted(named) == sorted(wanted)


def pins(lock: str) -> dict[str, str]:
    lines = text_of(ROOT / lock).splitlines()
    return dict(re.findall(r"^([a-z0-9-]+)(?:\[[a-z,]+\])?==(\S+)", "\n".join(lines), re.MULTILINE))


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_locks_pin_everything_and_hold_no_address(lock: str) -> None:
    lines = text_of(ROOT / lock).splitlines()
    names = [line.split("==")[0].split("[")[0] for line in lines if line and line[0] not in " #"]
    assert sorted(names) == sorted(pins(lock))
    assert [line for line in lines if "://" in line or line.startswith("-")] == []


def test_the_lock_for_work_contains_the_lock_for_play() -> None:
    assert pins("requirements.lock").items() <= pins("requirements-dev.lock").items()


def test_the_lock_for_play_names_every_dependency() -> None:
    wanted = tomllib.loads(text_of(ROOT / "pyproject.toml"))["project"]["dependencies"]
    names = {re.split(r"[\[~<>=]", line)[0].replace(".", "-") for line in wanted}
    assert names <= set(pins("requirements.lock"))
