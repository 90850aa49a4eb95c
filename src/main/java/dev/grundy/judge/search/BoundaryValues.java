package dev.grundy.judge.search;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Inputs that are like a given one, with numbers where representations end. A {@code float} tells whole numbers apart up to
 * 2^24. An {@code int} ends at 2^31, a {@code double} tells them apart up to 2^53. Which of them are allowed is for the
 * validators to say.
 */
final class BoundaryValues {
    private static final List<Integer> BITS = List.of(24, 31, 32, 53);
    private static final Pattern NUMBER = Pattern.compile("(?<![^\\s-])-?+[0-9]{1,18}+(?!\\S)");
    private static final int MOST_NUMBERS = 12;

    private BoundaryValues() {}

    /** The changed inputs, those first that change all numbers of a line; without repetitions. */
    static List<String> near(String input) {
        Set<String> changed = new LinkedHashSet<>();
        for (int bits : BITS) {
            wholeLines(input, BigInteger.TWO.pow(bits), changed);
        }
        for (int bits : BITS) {
            singleNumbers(input, BigInteger.TWO.pow(bits), changed);
        }
        changed.remove(input);
        return List.copyOf(changed);
    }

    /** Numbers next to each other stay so, and are the same to programs that cannot tell them apart. */
    private static void wholeLines(String input, BigInteger more, Set<String> changed) {
        String[] lines = input.split("\n", -1);
        for (int i = 0; i < Math.min(lines.length, MOST_NUMBERS); i++) {
            String[] copy = lines.clone();
            copy[i] = NUMBER.matcher(lines[i])
                    .replaceAll(match -> new BigInteger(match.group()).add(more).toString());
            changed.add(String.join("\n", copy));
        }
    }

    private static void singleNumbers(String input, BigInteger bound, Set<String> changed) {
        List<int[]> places = new ArrayList<>();
        Matcher number = NUMBER.matcher(input);
        while (places.size() < MOST_NUMBERS && number.find()) {
            places.add(new int[] {number.start(), number.end()});
        }
        for (int[] place : places) {
            for (BigInteger value : List.of(bound.add(BigInteger.ONE), bound, bound.subtract(BigInteger.ONE))) {
                changed.add(input.substring(0, place[0]) + value + input.substring(place[1]));
            }
        }
    }
}
