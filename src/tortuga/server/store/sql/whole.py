"""All that both databases do alike, put together."""

from tortuga.server.store.sql.calls import SqlCalls
from tortuga.server.store.sql.clubs import SqlClubs
from tortuga.server.store.sql.codes import SqlCodes
from tortuga.server.store.sql.deals import SqlDeals
from tortuga.server.store.sql.guests import SqlGuests
from tortuga.server.store.sql.logs import SqlLogs
from tortuga.server.store.sql.moving import SqlMoving
from tortuga.server.store.sql.openings import SqlOpenings
from tortuga.server.store.sql.passkeys import SqlPasskeys
from tortuga.server.store.sql.profiles import SqlProfiles
from tortuga.server.store.sql.public_results import SqlPublicResults
from tortuga.server.store.sql.ratings import SqlRatings
from tortuga.server.store.sql.results import SqlResults
from tortuga.server.store.sql.slow import SqlSlow
from tortuga.server.store.sql.tournaments import SqlTournaments


class SqlStore(
    SqlGuests,
    SqlLogs,
    SqlResults,
    SqlPublicResults,
    SqlOpenings,
    SqlRatings,
    SqlProfiles,
    SqlCodes,
    SqlPasskeys,
    SqlSlow,
    SqlCalls,
    SqlClubs,
    SqlTournaments,
    SqlDeals,
    SqlMoving,
):
    """What is left to each: connections, transactions, and its own words."""
