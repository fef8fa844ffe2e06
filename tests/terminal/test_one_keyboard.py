"""Several people at one (pseudo) terminal of 80 columns and 24 lines: a test for each thing they need."""

import pytest

from tests.terminal.pseudo_terminal import PseudoTerminal, playing
from tortuga.text import voice

pytestmark = pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")

THREE = ("tortuga1667", *("--seat", "human") * 3, "--seed", "3")
"""Player 1 is Captain of the Dutchman, Player 2 of the Roger."""
TWO = ("buccaneers", *("--seat", "human") * 2, "--seed", "3")
"""Player 1 rolls four skulls and a hunt."""
ENTER = ""


def take_over(terminal: PseudoTerminal, player: int, *wanted: str) -> str:
    """The screen when that player is asked for the keyboard, and has taken it."""
    handed_over = terminal.until(f"The keyboard goes to Player {player}.")
    terminal.type(ENTER)
    terminal.until(*wanted)
    return handed_over


def see_the_deal(terminal: PseudoTerminal, *players: int) -> list[str]:
    seen = []
    for player in players:
        take_over(terminal, player, f"Player {player}: press Enter when you have seen it.")
        seen.append(terminal.until())
        terminal.type(ENTER)
    return seen


def look_at_two_cards(terminal: PseudoTerminal) -> str:
    """Both captains stow, and Player 2 looks at two cards of the line."""
    see_the_deal(terminal, 2, 3)
    take_over(terminal, 1, "hold of the Flying Dutchman. >")
    terminal.type("1")
    take_over(terminal, 2, "hold of the Jolly Roger. >")
    terminal.type("1")
    terminal.until("Player 2: Choose your action. >")
    terminal.type("view")
    terminal.until("Which two cards do you look at? >")
    terminal.type("look 1 2")
    return terminal.until("Player 2: press Enter when you have seen it.")


def test_what_a_secret_look_showed_stays_until_that_person_hands_over() -> None:
    with playing(*THREE) as terminal:
        seen = look_at_two_cards(terminal)
        assert "You see Black Spot on place 1 and Pistol on place 2." in seen
        terminal.type(ENTER)
        assert "Black Spot" not in take_over(terminal, 3, "Player 3: Choose your action. >")
        assert "Black Spot" not in terminal.until()


def test_everybody_sees_their_cards_in_set_up() -> None:
    with playing(*THREE) as terminal:
        second, third = see_the_deal(terminal, 2, 3)
        assert "You are French." in second
        assert "Your Vote cards: water/British/wheel, water/British/wheel, and cannon+torch" in second
        assert "You are British." in third
        assert "You are" not in take_over(terminal, 1, "Your loyalty: Dutch")


def test_public_news_is_told_at_each_hand_over() -> None:
    with playing(*THREE) as terminal:
        look_at_two_cards(terminal)
        terminal.type(ENTER)
        told = terminal.until("The keyboard goes to Player 3.")
        assert "Player 2 looks at cards 1 and 2." in told
        assert "It is Player 3’s turn." in told


def test_pawns_are_drawn_as_they_are_placed() -> None:
    with playing(*THREE, "--option", "strategic_start=true") as terminal:
        see_the_deal(terminal, 1, 2)
        take_over(terminal, 3, "Player 3: Choose where your pawn begins. >")
        terminal.type("settle roger 3")
        assert "3 · 3 Player 3 3 ·" in terminal.until("Player 3 takes place 3 on the Jolly Roger.")


def test_who_does_not_answer_in_time_is_played_for() -> None:
    bots = ("--seat", "bot:random") * 2
    with playing("tortuga1667", "--seat", "human", *bots, "--seed", "3", "-o", "turn_seconds=1") as terminal:
        terminal.until("The time of Player 1 is up.", "Player 1 stows a treasure")


def test_set_up_names_the_player_who_is_asked() -> None:
    with playing(*THREE, "--option", "strategic_start=true") as terminal:
        assert "Set-up: Player 3" in terminal.until("The keyboard goes to Player 1.")


@pytest.mark.parametrize("language", ["en", "fr", "cs", "es"])
def test_80_columns_and_24_lines_are_enough_for_four_buccaneers(language: str) -> None:
    with playing("buccaneers", *("--seat", "human") * 4, "--seed", "3", language=language) as terminal:
        say = voice(language).say
        terminal.until(say("table-hand-over", player=say("seat-name", number=1)))
        terminal.type(ENTER)
        terminal.until("╭─", "╰─", ">")
        assert terminal.lines[0].strip(), "nothing has scrolled away"
        assert "…" not in terminal.screen


def test_naming_skulls_shows_the_numbers() -> None:
    with playing(*TWO) as terminal:
        take_over(terminal, 1, "which dice do you keep?")
        terminal.type("keep A")
        take_over(terminal, 2, "which dice do you keep?")
        terminal.type("keep C")
        take_over(terminal, 1, "Which action do you name for A")
        assert "name fleet counts 4, 4 in all" in terminal.until()
        assert "name boarding counts 5, 5 in all" in terminal.until()


def test_the_question_mark_shows_words_and_dice_table() -> None:
    with playing(*TWO) as terminal:
        take_over(terminal, 1, "which dice do you keep?")
        terminal.type("?")
        shown = terminal.until("dice fleet recruit hunt boarding raid", "P purple")
        assert "A 4 2 3 5 1 B 3 1 2 4 5" in shown
        assert "give up" in shown


def test_the_question_mark_shows_what_the_cards_do() -> None:
    with playing(*THREE) as terminal:
        see_the_deal(terminal, 2, 3)
        take_over(terminal, 1, "hold of the Flying Dutchman. >")
        terminal.type("?")
        terminal.until("Everyone at the revealer’s place skips their next turn.", "The end: the nation")


def test_the_goal_and_the_room_for_dice_are_on_the_board() -> None:
    with playing(*TWO, "--option", "long_game=true") as terminal:
        take_over(terminal, 1, "which dice do you keep?")
        shown = terminal.until("the game ends with 8 chests in a Tortuga")
        assert "fleet 0/5 recruit 0/5 hunt 0/5 boarding 0/2 raid 0/2" in shown


def test_vote_cards_of_others_and_who_has_looked_are_on_the_board() -> None:
    with playing(*THREE) as terminal:
        look_at_two_cards(terminal)
        terminal.type(ENTER)
        shown = terminal.until("The keyboard goes to Player 3.")
        assert "Player 1 (3 Vote cards) Player 2 (3 Vote cards) Player 3 (3 Vote cards)" in shown
        assert "seen by Player 2 Player 2" in shown


def test_a_number_outside_the_list_is_told_which_ones_are_in_it() -> None:
    with playing(*THREE) as terminal:
        see_the_deal(terminal, 2, 3)
        take_over(terminal, 1, "hold of the Flying Dutchman. >")
        terminal.type("3")
        terminal.until("Choose 1 to 2.")


def test_seats_are_typed_from_1() -> None:
    with playing(*TWO, "--option", "first_player=1") as terminal:
        assert "first player Player 1" in terminal.until("The keyboard goes to Player 1.")


def test_spanish_lists_and_chests_speak_spanish() -> None:
    with playing(*TWO, language="es") as terminal:
        terminal.until("El teclado pasa a Jugador 1.")
        terminal.type(ENTER)
        terminal.until("isla 1 Z", "¿con qué dados te quedas?")
        terminal.type("keep A")
        terminal.until("El teclado pasa a Jugador 2.")
        terminal.type(ENTER)
        terminal.until("calavera, incursión, flota, calavera e incursión.")
