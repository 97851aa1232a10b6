"""What a host and a newcomer find ready: container, compose file, service, workflows. Each must be right unread."""

import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[1]
GITHUB = ROOT / ".github"
YAML_FILES = sorted([ROOT / "compose.yaml", ROOT / ".pre-commit-config.yaml", *GITHUB.rglob("*.yml")])
PINNED = re.compile(r"[\w-]+/[\w.-]+@[0-9a-f]{40}")


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def parsed(name: str) -> Any:
    return yaml.safe_load(text(name))


def dockerfile() -> list[tuple[str, str]]:
    """Return the Dockerfile's instructions with what follows each."""
    joined = re.sub(r"\\\n\s*", "", text("Dockerfile"))
    lines = [line for line in joined.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", text("Makefile"), re.MULTILINE))


@pytest.mark.parametrize("path", YAML_FILES, ids=lambda path: path.name)
def test_every_yaml_file_can_be_read(path: Path) -> None:
    assert yaml.safe_load(path.read_text(encoding="utf-8"))


def test_the_container_runs_as_nobody_and_stops_as_the_bot_does() -> None:
    last = dict(dockerfile())
    assert last["USER"] not in {"root", "0"}
    assert last["STOPSIGNAL"] == "SIGTERM"
    assert [*json.loads(last["ENTRYPOINT"]), *json.loads(last["CMD"])] == ["exlibris", "run", "--stay"]
    assert last["VOLUME"] == last["WORKDIR"] == "/data"
    assert last["ENV"].startswith("DATABASE_URL=sqlite+aiosqlite:////data/")


def test_nothing_is_installed_as_the_user_who_runs_it() -> None:
    words = [word for word, _ in dockerfile()]
    assert "RUN" not in words[words.index("USER") :]


def test_the_container_is_built_of_files_that_are_there_and_of_no_others() -> None:
    copied = {source for word, rest in dockerfile() if word == "COPY" for source in shlex.split(rest)[:-1]}
    let_in = {line[1:] for line in text(".dockerignore").splitlines() if line.startswith("!")}
    packages = tomllib.loads(text("pyproject.toml"))["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    assert copied == let_in
    assert set(packages) < copied
    assert all((ROOT / name).exists() for name in copied)
    assert "*" in text(".dockerignore").splitlines()


def test_the_container_installs_what_the_lock_names_and_checks_its_hashes() -> None:
    installs = [rest for word, rest in dockerfile() if word == "RUN" and "pip install" in rest]
    assert all("--no-deps" in line and "--compile" in line for line in installs)
    assert "--require-hashes" in installs[0]
    assert "--no-build-isolation" in installs[1]


def test_no_file_for_hosts_holds_a_secret() -> None:
    for service in parsed("compose.yaml")["services"].values():
        secrets = {name: value for name, value in service["environment"].items() if "TOKEN" in name or "PASS" in name}
        assert secrets
        assert all(value.startswith("${") and ":?" in value for value in secrets.values())
    assert "DISCORD_TOKEN" not in text("Dockerfile") + text("docs/exlibris.service")


def test_the_composed_bot_waits_for_its_database_and_may_do_little() -> None:
    composed = parsed("compose.yaml")
    bot, database = composed["services"]["bot"], composed["services"]["database"]
    assert bot["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert "healthcheck" in database
    assert bot["environment"]["DATABASE_URL"].startswith("postgresql+asyncpg://")
    assert re.search(r"^asyncpg==", text("requirements.lock"), re.MULTILINE)
    assert (bot["cap_drop"], bot["read_only"]) == (["ALL"], True)
    assert {volume.split(":")[0] for volume in database["volumes"]} == set(composed["volumes"])


def test_the_service_stops_the_bot_gently_and_starts_it_again() -> None:
    service = text("docs/exlibris.service")
    assert re.search(r"^ExecStart=/\S+/exlibris run$", service, re.MULTILINE)
    assert {"Restart=always", "KillSignal=SIGTERM", "User=exlibris"} <= set(service.splitlines())


def steps(workflow: Any) -> list[Any]:
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


@pytest.mark.parametrize("path", sorted((GITHUB / "workflows").iterdir()), ids=lambda path: path.name)
def test_workflows_may_only_read_and_use_what_is_pinned(path: Path) -> None:
    workflow = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert workflow["permissions"] == {"contents": "read"}
    assert [used for step in steps(workflow) if (used := step.get("uses")) and not PINNED.fullmatch(used)] == []
    assert all("timeout-minutes" in job for job in workflow["jobs"].values())


def test_the_workflow_runs_every_supported_python_and_every_gate() -> None:
    matrix = parsed(".github/workflows/tests.yml")["jobs"]["tests"]["strategy"]["matrix"]
    supported = re.search(r"^PYTHONS := (.*)$", text("Makefile"), re.MULTILINE)
    assert supported is not None
    assert matrix["python"] == supported[1].split()
    made = {*matrix["target"], *(extra["target"] for extra in matrix["include"])}
    assert made == {"test", "test-restore", "test-postgres", "coverage"}
    assert made | {"lint"} <= targets()


def test_each_python_that_was_tried_is_supported() -> None:
    project = tomllib.loads(text("pyproject.toml"))["project"]
    tried = {line.rpartition(" ")[2] for line in project["classifiers"] if "Python :: 3." in line}
    supported = re.search(r"^PYTHONS := (.*)$", text("Makefile"), re.MULTILINE)
    assert supported is not None
    assert tried <= set(supported[1].split())
    assert project["requires-python"] == f">={supported[1].split()[0]}"


def test_pre_commit_runs_the_linters_of_the_lock() -> None:
    (repo,) = parsed(".pre-commit-config.yaml")["repos"]
    assert repo["repo"] == "local"
    entries = [hook["entry"].split()[0] for hook in repo["hooks"]]
    linted = re.search(r"^lint: .*\n((?:\t.*\n)+)", text("Makefile"), re.MULTILINE)
    assert linted is not None
    assert entries == [line.split()[0].replace("$(BIN)", ".venv/bin") for line in linted[1].splitlines()]
