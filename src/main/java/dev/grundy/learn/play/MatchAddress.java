package dev.grundy.learn.play;

import dev.grundy.submission.verdict.SubmissionId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A match as its address holds it: everything, so that it can be shared and gone back to.
 *
 * @param game which of the instance's games, from 1; 0 for one that suits
 * @param line of each move its number among the moves of its position
 * @param shows whether the page shows the worth of moves
 */
record MatchAddress(int game, Setting setting, List<Integer> line, boolean shows) {
    private static final int LONGEST_LINE = 4_000;

    MatchAddress {
        line = List.copyOf(line);
    }

    /** The same as parameters of an address say it; empty if they make no sense. */
    static Optional<MatchAddress> of(
            @Nullable String game,
            @Nullable String begins,
            @Nullable String against,
            @Nullable String errors,
            @Nullable String program,
            @Nullable String line,
            @Nullable String show) {
        Optional<Integer> number = number(game, 0);
        Optional<Integer> chance =
                number(errors, Setting.USUAL_ERRORS).filter(percent -> percent <= Setting.MOST_ERRORS);
        Optional<Opponent> opponent = Opponent.ofCode(given(against, Opponent.PERFECT.code()));
        Optional<Boolean> youBegin = switch (given(begins, "you")) {
            case "you" -> Optional.of(true);
            case "opponent" -> Optional.of(false);
            default -> Optional.empty();
        };
        Optional<Long> submission = opponent.filter(Opponent.PROGRAM::equals).isPresent()
                ? SubmissionId.parse(given(program, "")).or(() -> newest(program))
                : Optional.of(0L);
        Optional<List<Integer>> moves = moves(given(line, ""));
        if (number.isEmpty()
                || submission.isEmpty()
                || chance.isEmpty()
                || opponent.isEmpty()
                || youBegin.isEmpty()
                || moves.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new MatchAddress(
                number.get(),
                new Setting(youBegin.get(), opponent.get(), chance.get(), submission.get()),
                moves.get(),
                "yes".equals(show)));
    }

    /** The same match further on, or before. */
    MatchAddress with(List<Integer> moves) {
        return new MatchAddress(game, setting, moves, shows);
    }

    /** The same with that game where none was chosen. */
    MatchAddress withGame(int number) {
        return new MatchAddress(number, setting, line, shows);
    }

    /** The same with that program where the newest was meant. */
    MatchAddress withProgram(long submission) {
        return new MatchAddress(game, setting.withProgram(submission), line, shows);
    }

    /** The same with, or without, the worth of moves. */
    MatchAddress showing(boolean worth) {
        return new MatchAddress(game, setting, line, worth);
    }

    /** The query after the address of the instance, so that the reader goes on at the board. */
    String query() {
        return "?game=" + game + "&begins=" + (setting.youBegin() ? "you" : "opponent") + "&against="
                + setting.opponent().code() + (setting.isHuman() ? "&errors=" + setting.errors() : "")
                + (setting.isProgram() ? "&program=" + setting.program() : "")
                + (line.isEmpty() ? "" : "&line=" + lineText()) + (shows ? "&show=yes" : "") + "#board";
    }

    /** Where one more move leads. */
    String after(int move) {
        List<Integer> moves = new ArrayList<>(line);
        moves.add(move);
        return with(moves).query();
    }

    private String lineText() {
        return line.stream().map(String::valueOf).collect(Collectors.joining("."));
    }

    private static String given(@Nullable String text, String otherwise) {
        return text == null || text.isEmpty() ? otherwise : text;
    }

    private static Optional<Integer> number(@Nullable String text, int otherwise) {
        String number = given(text, Integer.toString(otherwise));
        return number.matches("[0-9]{1,6}") ? Optional.of(Integer.parseInt(number)) : Optional.empty();
    }

    private static Optional<Long> newest(@Nullable String program) {
        return given(program, "0").equals("0") ? Optional.of(0L) : Optional.empty();
    }

    /** The moves that the parameter {@code line} says; empty if it makes no sense. */
    static Optional<List<Integer>> moves(String text) {
        if (text.isEmpty()) {
            return Optional.of(List.of());
        }
        if (text.length() > LONGEST_LINE || !text.matches("[0-9]{1,6}+(?:\\.[0-9]{1,6}+)*+")) {
            return Optional.empty();
        }
        List<Integer> moves = new ArrayList<>();
        for (String move : text.split("\\.")) {
            moves.add(Integer.parseInt(move));
        }
        return Optional.of(moves);
    }
}
