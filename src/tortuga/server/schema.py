"""The JSON Schema of what travels between the house and a client, from which a client generates its types."""

import sys
from typing import Any

import msgspec

from tortuga.bots.bot import LEVELS
from tortuga.core.conclusions import DrawAgreed, Resigned, TimeLost
from tortuga.core.schema import definitions_of, enumerations, omitted
from tortuga.server import wire
from tortuga.server.api.advice import HindsightInfo, HintInfo
from tortuga.server.api.analyses import MatchAnalysis, PositionInfo
from tortuga.server.api.clubs import ClubInfo, ClubInvitation, ClubMatches, MyClubs
from tortuga.server.api.common import Refusal
from tortuga.server.api.deals import DailyList, DealComparison
from tortuga.server.api.explore import FoundMatches
from tortuga.server.api.games import HouseInfo
from tortuga.server.api.hosting import Watchers
from tortuga.server.api.lessons import LessonInfo, VerdictInfo
from tortuga.server.api.matches import MyFigures, PastMatches
from tortuga.server.api.me import DeviceCode, Me
from tortuga.server.api.openings import OpeningInfo, OpeningMatches
from tortuga.server.api.parties import PartyInfo
from tortuga.server.api.passkeys import MyPasskeys
from tortuga.server.api.plans import AheadInfo, PlanInfo
from tortuga.server.api.profiles import MyProfile, Profile, PublicMatches
from tortuga.server.api.push import PushInfo, SubscriptionWish
from tortuga.server.api.puzzles import JudgedInfo, PuzzleInfo, PuzzlesInfo
from tortuga.server.api.table_lists import Listing, MyTables
from tortuga.server.api.tables import Links
from tortuga.server.api.tournament_info import TournamentInfo
from tortuga.server.api.tournaments import TournamentListing
from tortuga.server.api.vacations import VacationInfo
from tortuga.server.connection import CLOSED_DECLINED
from tortuga.server.lobby import SeatWish, TableWish
from tortuga.server.lobby.fitted import AS_YOU
from tortuga.server.passkey_answers import MadePasskey, UsedPasskey
from tortuga.server.passkeys import PasskeyQuestion, PasskeyWish
from tortuga.server.record_replays import OpenedRecord
from tortuga.server.records import Transcript
from tortuga.server.replays import ReplayInfo, ReplayPage
from tortuga.server.tournaments.new import TournamentWish
from tortuga.server.typed_text import LONGEST_NAME, LONGEST_TEXT
from tortuga.text import LANGUAGES

SHAPES: dict[str, Any] = {
    "AnyIncoming": wire.AnyIncoming,
    "AnyOutgoing": wire.AnyOutgoing,
    "AnyConclusion": Resigned | TimeLost | DrawAgreed,
    "AnyHouse": HouseInfo,
    "AnyLesson": LessonInfo,
    "AnyVerdict": VerdictInfo,
    "AnyPuzzles": PuzzlesInfo,
    "AnyPuzzle": PuzzleInfo,
    "AnyJudged": JudgedInfo,
    "AnyMe": Me,
    "AnyCode": DeviceCode,
    "AnyMyPasskeys": MyPasskeys,
    "AnyPasskeyWish": PasskeyWish,
    "AnyMadePasskey": MadePasskey,
    "AnyPasskeyQuestion": PasskeyQuestion,
    "AnyUsedPasskey": UsedPasskey,
    "AnyPast": PastMatches,
    "AnyFigures": MyFigures,
    "AnyMyProfile": MyProfile,
    "AnyProfile": Profile,
    "AnyPublic": PublicMatches,
    "AnyFound": FoundMatches,
    "AnyDeal": DealComparison,
    "AnyDaily": DailyList,
    "AnyRefusal": Refusal,
    "AnyListing": Listing,
    "AnyMine": MyTables,
    "AnyParty": PartyInfo,
    "AnyLinks": Links,
    "AnyWatchers": Watchers,
    "AnySeatWish": SeatWish,
    "AnyTableWish": TableWish,
    "AnyTranscript": Transcript,
    "AnyReplay": ReplayInfo,
    "AnyReplayPage": ReplayPage,
    "AnyOpenedRecord": OpenedRecord,
    "AnyPosition": PositionInfo,
    "AnyOpening": OpeningInfo,
    "AnyOpeningMatches": OpeningMatches,
    "AnyMatchAnalysis": MatchAnalysis,
    "AnyPlan": PlanInfo,
    "AnyAhead": AheadInfo,
    "AnyPush": PushInfo,
    "AnySubscriptionWish": SubscriptionWish,
    "AnyVacation": VacationInfo,
    "AnyTournaments": TournamentListing,
    "AnyTournament": TournamentInfo,
    "AnyTournamentWish": TournamentWish,
    "AnyClubs": MyClubs,
    "AnyClub": ClubInfo,
    "AnyClubInvitation": ClubInvitation,
    "AnyClubMatches": ClubMatches,
    "AnyHint": HintInfo,
    "AnyHindsight": HindsightInfo,
}

CONSTANTS: dict[str, Any] = {
    "PROTOCOL": wire.PROTOCOL,
    "LANGUAGES": LANGUAGES,
    "LEVELS": LEVELS,
    "AS_YOU": AS_YOU,
    "LONGEST_NAME": LONGEST_NAME,
    "LONGEST_TEXT": LONGEST_TEXT,
    "CLOSED_DECLINED": CLOSED_DECLINED,
}
"""What a client may rely on without asking."""


def main() -> None:
    """Print the schemas, for the generator of the web client's types."""
    house = {
        "schema": {"$defs": definitions_of(SHAPES)},
        "enumerations": enumerations(SHAPES),
        "omitted": omitted(SHAPES),
        "constants": CONSTANTS,
    }
    document = {"house": house}
    sys.stdout.write(msgspec.json.encode(document).decode())


if __name__ == "__main__":
    main()
