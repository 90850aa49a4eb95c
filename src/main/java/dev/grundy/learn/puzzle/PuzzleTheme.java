package dev.grundy.learn.puzzle;

import dev.grundy.judge.game.GameKind;
import dev.grundy.judge.game.SolvedGame;
import dev.grundy.web.frame.Texts;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** The theme of a puzzle, as far as its state graph tells. */
enum PuzzleTheme {
    /** The win takes three moves, those of both players counted: the least that a puzzle has. */
    SHORT_WIN("puzzle-theme-short-win"),
    /** It takes seven or more. */
    LONG_WIN("puzzle-theme-long-win"),
    /** There are ten moves or more to choose from. */
    MANY_OPTIONS("puzzle-theme-many-options"),
    IMPARTIAL("puzzle-theme-impartial"),
    PARTIZAN("puzzle-theme-partizan"),
    /** The player who cannot move wins, at every end that can be reached. */
    MISERE("puzzle-theme-misere"),
    /** Play may go on for ever. */
    LOOPY("puzzle-theme-loopy");

    private static final int SHORT = 3;
    private static final int LONG = 7;
    private static final int MANY = 10;

    private final String key;

    PuzzleTheme(String key) {
        this.key = key;
    }

    /** For addresses and for SQL. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** For people. */
    public String label() {
        return Texts.of(key);
    }

    static Optional<PuzzleTheme> ofCode(String code) {
        return Arrays.stream(values())
                .filter(theme -> theme.code().equals(code))
                .findFirst();
    }

    /** Those of a position in which somebody wins. */
    static Set<PuzzleTheme> of(SolvedGame game, int position) {
        Set<PuzzleTheme> themes = EnumSet.noneOf(PuzzleTheme.class);
        themes.add(game.graph().kind() == GameKind.IMPARTIAL ? IMPARTIAL : PARTIZAN);
        int distance = game.distance(position).orElseThrow();
        if (distance <= SHORT) {
            themes.add(SHORT_WIN);
        } else if (distance >= LONG) {
            themes.add(LONG_WIN);
        }
        if (game.graph().degree(position) >= MANY) {
            themes.add(MANY_OPTIONS);
        }
        Reach reach = Reach.of(game.graph(), position);
        if (reach.isMisere()) {
            themes.add(MISERE);
        }
        if (reach.isLoopy()) {
            themes.add(LOOPY);
        }
        return themes;
    }
}
