"""What is asked next, and what comes when nobody is asked: the next deed, the next turn, the end."""

from dataclasses import replace

import jax.numpy as jnp
from jax import Array

from tortuga.research.jax.tortuga1667.arrays import item, number_of
from tortuga.research.jax.tortuga1667.components import (
    ACTING,
    ARMADA,
    BANISHING,
    CHOOSE,
    DRINKING,
    DUTCHMAN,
    FORCE,
    FORCED,
    FORCING,
    LETTER,
    LOOKING,
    MAROON,
    MOMENT,
    NEST,
    NOBODY,
    NOTHING,
    NOWHERE,
    PLAYERS,
    PLUNDERING,
    POINTING,
    RESOLVING,
    REST,
    REVEAL,
    ROGER,
    SETTLING,
    STOWING,
    TURNING,
    USE_LETTER,
    VIEW,
    VOTING,
)
from tortuga.research.jax.tortuga1667.dealing import drawn_pawn
from tortuga.research.jax.tortuga1667.event_cards import gather, has_come_round, put_away
from tortuga.research.jax.tortuga1667.hearing import Said
from tortuga.research.jax.tortuga1667.marooning import Marooning
from tortuga.research.jax.tortuga1667.pawns import first_at
from tortuga.research.jax.tortuga1667.revealing import Turned
from tortuga.research.jax.tortuga1667.state import StepLuck, Tortuga1667State
from tortuga.research.jax.tortuga1667.table import Table
from tortuga.research.jax.tortuga1667.treasure import lead
from tortuga.research.jax.tortuga1667.turns import asked, begun, finished, first_turn, next_deed
from tortuga.research.jax.tortuga1667.voting import Ballot


def next_question(
    table: Table,
    state: Tortuga1667State,
    said: Said,
    card: Turned,
    ballot: Ballot,
    maroons: Marooning,
    luck: StepLuck,
) -> Tortuga1667State:
    state, rests = _details(state, said, card, ballot, maroons, luck)
    armada = card.acts == ARMADA
    ends = armada & ((lead(state) != 0) | (table.seats % 2 == 1))
    sudden = armada & ~ends
    before_turns = said.at(STOWING) | said.at(SETTLING)
    deed_over = ~(rests | ends | before_turns | said.at(MOMENT))
    state = replace(
        state,  # on a tie the Armada leaves the game
        revealed=jnp.where(sudden, NOTHING, state.revealed),
        gap=jnp.where(sudden, NOTHING, state.gap),
        resting=jnp.where(said.at(MOMENT) & said.says(REST), said.seat, state.resting),
    )
    state = put_away(state, deed_over, luck.events)
    leads = deed_over & state.sudden & (lead(state) != 0)
    goes_on = deed_over & ~leads
    state = gather(state, sudden | ((goes_on | said.at(MOMENT)) & has_come_round(state)), luck.events)
    state = next_deed(table, state, goes_on)
    state = first_turn(state, before_turns & ~rests)
    state = begun(state, said.at(MOMENT), state.turn)
    return finished(state, ends | leads)


def _details(
    state: Tortuga1667State,
    said: Said,
    card: Turned,
    ballot: Ballot,
    maroons: Marooning,
    luck: StepLuck,
) -> tuple[Tortuga1667State, Array]:
    """The questions that belong to a deed, or to the set-up; and whether there is one."""
    acts = said.at(ACTING)
    uses_letter, asks = acts & said.says(USE_LETTER), card.asks != NOTHING
    picks_pawn = said.on(LETTER) & said.says(CHOOSE, PLAYERS)
    roger = number_of(first_at(state, ROGER))
    questions = (
        (acts & said.says(VIEW), LOOKING, said.seat),
        (acts & said.says(REVEAL), TURNING, said.seat),
        (acts & said.says(FORCE), POINTING, said.seat),
        (acts & said.says(MAROON), BANISHING, said.seat),
        ((said.calls | said.at(VOTING)) & ~ballot.concluded, VOTING, said.seat),
        (said.at(POINTING), FORCING, said.seat),
        (said.at(FORCING), FORCED, said.player),
        (uses_letter | asks | picks_pawn, RESOLVING, said.seat),
        (said.on(NEST) & (state.nest_left > 0), RESOLVING, said.seat),
        (ballot.plunders, PLUNDERING, state.caller),
        (maroons.drinks, DRINKING, maroons.pawn),
        (said.at(STOWING) & (item(state.place, said.seat) == DUTCHMAN), STOWING, roger),
        (said.at(SETTLING) & jnp.any(state.place == NOWHERE), SETTLING, drawn_pawn(state, luck.draw)),
    )
    rests = jnp.bool_(False)
    for when, phase, seat in questions:
        state, rests = asked(state, when, phase, seat), rests | when
    other = jnp.where(uses_letter | asks, NOBODY, state.other)
    other = jnp.where(said.at(FORCING), said.seat, jnp.where(picks_pawn, said.player, other))
    resolved = jnp.where(asks, card.asks, jnp.where(uses_letter, LETTER, state.card))
    cause = jnp.where(maroons.drinks, maroons.cause, state.cause)
    return replace(state, other=other, card=resolved, cause=cause), rests
