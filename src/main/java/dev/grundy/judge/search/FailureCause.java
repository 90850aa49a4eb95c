package dev.grundy.judge.search;

import dev.grundy.base.kernel.Verdict;
import java.math.BigInteger;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The resource that a program lacks on an input, as far as its end and the input's numbers tell. */
enum FailureCause {
    TIME("time: it does too much work for an input of this size"),
    MEMORY("memory: it keeps too much for an input of this size"),
    OUTPUT("output: it writes too much, or never ends writing"),
    DEPTH("depth: its recursion goes deeper than the stack"),
    SIZE("size: an array or a list is shorter than the input asks for"),
    PRECISION("precision: the input has numbers that a float, an int or a double cannot tell apart or hold");

    private static final Pattern DEPTH_WORDS = Pattern.compile(
            "RecursionError|StackOverflowError|Maximum call stack|stack overflow", Pattern.CASE_INSENSITIVE);
    private static final Pattern SIZE_WORDS = Pattern.compile(
            "IndexError|IndexOutOfBounds|out_of_range|index out of (?:range|bounds)|NegativeArraySize",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern NUMBER = Pattern.compile("(?<!\\S)-?+([0-9]{8,18}+)(?!\\S)");
    /** From here on a float does not tell whole numbers apart. */
    private static final BigInteger FIRST_HARD_NUMBER = BigInteger.TWO.pow(24);

    private final String label;

    FailureCause(String label) {
        this.label = label;
    }

    /** For people, without a full stop. */
    String label() {
        return label;
    }

    /** Empty where nothing tells. */
    static Optional<FailureCause> of(Verdict verdict, String input, String message) {
        return switch (verdict) {
            case TLE -> Optional.of(TIME);
            case MLE -> Optional.of(DEPTH_WORDS.matcher(message).find() ? DEPTH : MEMORY);
            case OLE -> Optional.of(OUTPUT);
            case RTE -> ofCrash(message);
            case WA -> hasHardNumbers(input) ? Optional.of(PRECISION) : Optional.empty();
            case AC, CE, JE -> Optional.empty();
        };
    }

    private static Optional<FailureCause> ofCrash(String message) {
        if (DEPTH_WORDS.matcher(message).find()) {
            return Optional.of(DEPTH);
        }
        return SIZE_WORDS.matcher(message).find() ? Optional.of(SIZE) : Optional.empty();
    }

    private static boolean hasHardNumbers(String input) {
        Matcher number = NUMBER.matcher(input);
        while (number.find()) {
            if (new BigInteger(number.group(1)).compareTo(FIRST_HARD_NUMBER) >= 0) {
                return true;
            }
        }
        return false;
    }
}
