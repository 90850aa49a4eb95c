package dev.grundy.studio.verify.check;

import dev.grundy.studio.verify.outcome.CheckFinding;
import dev.grundy.studio.verify.outcome.Status;
import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A number of {@code constants} that bounds the answers, told by its name: {@code answer_max}, {@code max_output} and the
 * like. One with {@code min} or {@code least} bounds them from below.
 */
record OutputBound(String name, BigInteger value) {
    private static final Pattern NAME = Pattern.compile("(?i)(?:.*_)?(?:answer|output)(?:_.*)?");
    private static final Pattern LEAST = Pattern.compile("(?i)(?:.*_)?(?:min|least|low|lowest)(?:_.*)?");
    private static final Pattern WHOLE_NUMBER = Pattern.compile("-?+[0-9]{1,100}+");
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    static boolean isName(String name) {
        return NAME.matcher(name).matches();
    }

    static boolean isLeast(String name) {
        return LEAST.matcher(name).matches();
    }

    /** The fault of these answers, which are by their tests' names; empty if one reaches the bound and none is beyond. */
    Optional<CheckFinding> finding(Map<String, String> answers) {
        Optional<BigInteger> furthest = Optional.empty();
        String where = "";
        for (Map.Entry<String, String> answer : answers.entrySet()) {
            for (String word : BLANKS.split(answer.getValue())) {
                Optional<BigInteger> number =
                        WHOLE_NUMBER.matcher(word).matches() ? Optional.of(new BigInteger(word)) : Optional.empty();
                if (number.isPresent() && (furthest.isEmpty() || isBeyond(number.get(), furthest.get()))) {
                    furthest = number;
                    where = answer.getKey();
                }
            }
        }
        return finding(furthest, where);
    }

    private Optional<CheckFinding> finding(Optional<BigInteger> furthest, String where) {
        if (furthest.equals(Optional.of(value))) {
            return Optional.empty();
        }
        if (furthest.isPresent() && isBeyond(furthest.get(), value)) {
            return Optional.of(new CheckFinding(
                    Status.ERROR,
                    "the answer of test " + where + " has " + furthest.get() + ", beyond " + name + " = " + value,
                    "fix the constant or the test"));
        }
        return Optional.of(new CheckFinding(
                Status.WARNING,
                "no answer reaches " + name + " = " + value
                        + furthest.map(number -> "; " + number + " of test " + where + " comes nearest")
                                .orElse("; none has a whole number"),
                "add a test that does"));
    }

    private boolean isBeyond(BigInteger number, BigInteger other) {
        return isLeast(name) ? number.compareTo(other) < 0 : number.compareTo(other) > 0;
    }
}
