"""Matches of buccaneers and Tortuga 1667 in hindsight."""

import random
from functools import cache

import pytest

from tortuga.analysis.buccaneers.hindsight import findings_of as of_buccaneers
from tortuga.analysis.desk import done
from tortuga.analysis.findings import Findings
from tortuga.analysis.skill import GivenAway, skill
from tortuga.analysis.tasks import LookAtMatch
from tortuga.analysis.tortuga1667.hindsight import findings_of as of_tortuga1667
from tortuga.core.match import AnyMatch, Match
from tortuga.core.record import record_of, write_record
from tortuga.core.registry import find_game
from tortuga.games.buccaneers.scoring import score_sheet
from tortuga.games.buccaneers.tiles import tiles_of
from tortuga.games.tortuga1667.components import Loyalty, Nation
from tortuga.games.tortuga1667.phases.stowing import Stow
from tortuga.games.tortuga1667.phases.voting import Cast
from tortuga.text import LANGUAGES, voice

NAMES = ("Ann", "Ben", "Cid", "Dot")


def played(game: str, names: tuple[str, ...] = NAMES, seed: int = 3) -> AnyMatch:
    """A match at random, to its end."""
    match: AnyMatch = Match.start(find_game(game), names=names, seed=seed)
    luck = random.Random(seed)
    while match.to_act:
        seat = luck.choice(match.to_act)
        match.play(seat, luck.choice(list(match.legal(seat))))
    return match


@cache
def looked_at(game: str) -> Findings:
    return (of_buccaneers if game == "buccaneers" else of_tortuga1667)(played(game))


def kinds(found: Findings) -> set[str]:
    return {remark.kind for remark in found.remarks}


def test_scores_end_as_the_match_does_and_dice_are_counted() -> None:
    match = played("buccaneers")
    found = looked_at("buccaneers")
    for seat, curve in enumerate(found.curves):
        board = match.state.boards[seat]
        sheet = score_sheet(seat, board, tiles_of(match.state.finds, seat), match.options.facts)
        assert curve.points[-1].value == sheet.total
        assert [point.at for point in curve.points] == sorted({point.at for point in curve.points})
    assert kinds(found) >= {"parts", "dice", "luck"}
    for remark in found.remarks:
        if remark.kind == "parts":
            parts = [remark.args[part] for part in ("chests", "sets", "tracks", "coins")]
            assert sum(int(str(part)) for part in parts) == remark.args["total"]


def test_who_stows_for_the_french_is_suspected() -> None:
    match: AnyMatch = Match.start(find_game("tortuga1667"), names=NAMES, seed=1)
    captain = match.to_act[0]
    match.play(captain, Stow(Nation.FRENCH))
    found = of_tortuga1667(match)
    first, last = (found.curves[captain].points[place].value for place in (0, -1))
    assert first is not None
    assert last is not None
    assert first == pytest.approx(0.5, abs=0.01)
    assert last > 0.9


def test_every_ballot_is_told_with_its_card_and_everyone_is_read() -> None:
    match = played("tortuga1667")
    found = looked_at("tortuga1667")
    cast = [(entry.seat, entry.action.card) for entry in match.entries if isinstance(entry.action, Cast)]
    ballots = [remark for remark in found.remarks if remark.kind == "ballot"]
    assert [(one.seat, one.args["card"]) for one in ballots] == [
        (seat, f"tortuga1667-vote-card-{card}") for seat, card in cast
    ]
    for ballot in ballots:
        if ballot.args["vote"] == "tortuga1667-vote-brawl" and ballot.args["loyalty"] != Loyalty.DUTCH:
            fits = str(ballot.args["loyalty"]) in str(ballot.args["card"])
            assert ballot.args["true"] == ("yes" if fits else "no")
    read = [remark for remark in found.remarks if remark.kind == "read"]
    assert sorted(one.seat for one in read if one.seat is not None) == list(match.seats)
    assert [one.args["percent"] for one in read] == sorted(int(str(one.args["percent"])) for one in read)


def test_whoever_knows_somebody_is_told_once() -> None:
    found = of_tortuga1667(played("tortuga1667", seed=5))
    knew = [(one.seat, one.args["other"]) for one in found.remarks if one.kind == "knew"]
    assert len(knew) == len(set(knew))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_found_has_its_sentence(language: str) -> None:
    speaker = voice(language)
    for found in (looked_at("buccaneers"), looked_at("tortuga1667")):
        ids = {f"analysis-{remark.kind}" for remark in found.remarks}
        ids |= {f"analysis-curve-{curve.kind}" for curve in found.curves}
        assert {id for id in ids if not speaker.knows(id)} == set()


@pytest.mark.parametrize("game", ["buccaneers", "tortuga1667"])
def test_a_task_brings_the_same_from_the_record(game: str) -> None:
    found = done(LookAtMatch(write_record(record_of(played(game))))).findings
    assert found == looked_at(game)


def test_what_choices_gave_away_is_summed_up_and_the_worst_are_told_in_order() -> None:
    choices = [
        GivenAway(9, 0, "keep AB", "keep C", 0.2),
        GivenAway(2, 1, "done", "done again", 0.01),
        GivenAway(4, 0, "keep D", "keep E", 0.1),
    ]
    remarks = list(skill(("Ann", "Ben"), choices))
    assert [(one.kind, one.seat, one.at) for one in remarks] == [
        ("skill", 0, None),
        ("skill", 1, None),
        ("gave-away", 0, 4),
        ("gave-away", 0, 9),
    ]
    assert [one.args["percent"] for one in remarks] == [15.0, 1.0, 10, 20]
