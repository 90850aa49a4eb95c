package dev.grundy.judge.check;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A checker's judgement of an output.
 *
 * @param message why, for people; may be empty
 * @param score the score that the checker gives, as the package format's {@code score.txt}
 * @param multiplier the part of a test's score it gives, as {@code score_multiplier.txt}
 * @param nextInput the input of a further pass, if the checker wants one
 * @param feedback the files it left in its feedback directory, by name
 */
public record CheckerWord(
        boolean accepted,
        String message,
        OptionalDouble score,
        OptionalDouble multiplier,
        Optional<byte[]> nextInput,
        Map<String, byte[]> feedback) {

    public static CheckerWord accepts() {
        return new CheckerWord(true, "", OptionalDouble.empty(), OptionalDouble.empty(), Optional.empty(), Map.of());
    }

    public static CheckerWord refuses(String message) {
        return new CheckerWord(
                false, message, OptionalDouble.empty(), OptionalDouble.empty(), Optional.empty(), Map.of());
    }
}
