package dev.grundy.judge.check;

import dev.grundy.format.compare.NumberWord;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.result.Excerpt;
import dev.grundy.judge.sandbox.command.Placed;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;

/** The directory in which an output validator of the package format leaves what it has to say besides its exit code. */
public final class FeedbackDirectory {
    /** Below the work directory. */
    public static final String NAME = "feedback";
    /** As validators get it: the format asks for the separator at the end. */
    public static final String ARGUMENT = "/w/feedback/";

    private static final String KEPT_EMPTY = ".made-by-the-judge";
    private static final String JUDGE_MESSAGE = "judgemessage.txt";
    private static final String TEAM_MESSAGE = "teammessage.txt";
    private static final String SCORE = "score.txt";
    private static final String MULTIPLIER = "score_multiplier.txt";
    private static final String NEXT_INPUT = "nextpass.in";

    private final Map<String, byte[]> files;

    private FeedbackDirectory(Map<String, byte[]> files) {
        this.files = files;
    }

    /** Those of the files brought back from a work directory that lie in the feedback directory. */
    static FeedbackDirectory among(Map<String, byte[]> collected) {
        Map<String, byte[]> files = new TreeMap<>();
        collected.forEach((name, content) -> {
            String own = name.substring(Math.min(name.length(), NAME.length() + 1));
            if (name.startsWith(NAME + "/") && !own.equals(KEPT_EMPTY)) {
                files.put(own, content);
            }
        });
        return new FeedbackDirectory(files);
    }

    /** The directory as a validator finds it: with what earlier passes left, but for the input they made. */
    public static List<Placed> placed(Map<String, byte[]> earlier) {
        List<Placed> placed = new ArrayList<>();
        placed.add(Placed.file(NAME + "/" + KEPT_EMPTY, new byte[0]));
        earlier.forEach((name, content) -> {
            if (!name.equals(NEXT_INPUT)) {
                placed.add(Placed.file(NAME + "/" + name, content));
            }
        });
        return placed;
    }

    Map<String, byte[]> files() {
        return files;
    }

    Optional<byte[]> nextInput() {
        return Optional.ofNullable(files.get(NEXT_INPUT));
    }

    /** The message; the part for the solver comes first. */
    String message() {
        return Excerpt.ofMessage((text(TEAM_MESSAGE) + "\n" + text(JUDGE_MESSAGE)).strip());
    }

    /** @throws JudgeException if there is a score that is no number */
    OptionalDouble score(String checker) {
        return number(SCORE, checker);
    }

    /** @throws JudgeException if there is a multiplier that is no number */
    OptionalDouble multiplier(String checker) {
        return number(MULTIPLIER, checker);
    }

    private OptionalDouble number(String name, String checker) {
        String text = text(name).strip();
        if (text.isEmpty()) {
            return OptionalDouble.empty();
        }
        return NumberWord.parse(text)
                .map(number -> OptionalDouble.of(number.doubleValue()))
                .orElseThrow(() -> new JudgeException(
                        checker + " wrote '" + text + "' into " + name + ", which is no number; fix it"));
    }

    private String text(String name) {
        byte[] content = files.get(name);
        return content == null ? "" : new String(content, StandardCharsets.UTF_8);
    }
}
