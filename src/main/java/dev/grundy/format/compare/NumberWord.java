package dev.grundy.format.compare;

import dev.grundy.format.pack.ComparisonFlags;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A word of an output read as a number, by the grammar of the package format: neither hexadecimal nor inf nor nan. */
public final class NumberWord {
    private static final Pattern GRAMMAR =
            Pattern.compile("([+-]?+(?:[0-9]++(?:\\.[0-9]*+)?+|\\.[0-9]++))(?:[eE]([+-]?+[0-9]++))?+");
    private static final int MOST_MANTISSA_DIGITS = 1_000;
    private static final int MOST_EXPONENT_DIGITS = 8;
    private static final int MOST_EXACT_DIGITS = 4_000;
    private static final int LARGEST_EXPONENT = 99_999_999;
    /** Enough digits for any tolerance a person writes, and few enough that 1E99999999 is not written out. */
    private static final MathContext DIGITS = new MathContext(60, RoundingMode.HALF_EVEN);

    private NumberWord() {}

    /** The value, exact up to an exponent of eight digits and clamped beyond; empty if the word is no number. */
    public static Optional<BigDecimal> parse(String word) {
        Matcher matcher = GRAMMAR.matcher(word);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        BigDecimal mantissa = mantissa(matcher.group(1));
        String exponent = matcher.group(2);
        return Optional.of(exponent == null ? mantissa : mantissa.scaleByPowerOfTen(clamped(exponent)));
    }

    /** As the reference implementation compares: both rounded to its type, the distance too. */
    static boolean within(BigDecimal found, BigDecimal expected, ComparisonFlags flags) {
        if (found.compareTo(expected) == 0) {
            return true;
        }
        return areClose(LongDouble.nearest(found), LongDouble.nearest(expected), flags);
    }

    private static boolean areClose(BigDecimal found, BigDecimal expected, ComparisonFlags flags) {
        if (found.compareTo(expected) == 0) {
            return true;
        }
        BigDecimal distance = LongDouble.nearest(difference(found, expected).abs());
        return flags.absoluteTolerance()
                        .filter(most -> isAtMost(distance, most))
                        .isPresent()
                || flags.relativeTolerance()
                        .filter(most -> Double.isInfinite(most)
                                || expected.signum() != 0 && isAtMost(ratio(distance, expected.abs()), most))
                        .isPresent();
    }

    /** Exact where the digits can be written out: what is rounded twice is not rounded to the nearest. */
    private static BigDecimal difference(BigDecimal a, BigDecimal b) {
        return Math.abs((long) a.scale() - b.scale()) <= MOST_EXACT_DIGITS ? a.subtract(b) : a.subtract(b, DIGITS);
    }

    private static BigDecimal ratio(BigDecimal distance, BigDecimal expected) {
        return LongDouble.nearest(distance.divide(expected, DIGITS));
    }

    private static boolean isAtMost(BigDecimal error, double tolerance) {
        return Double.isInfinite(tolerance) || error.compareTo(LongDouble.nearest(BigDecimal.valueOf(tolerance))) <= 0;
    }

    /** Reading digits costs their square, so of very many only the first count. */
    private static BigDecimal mantissa(String text) {
        String digits = text.replaceFirst("^([+-]?)0+(?=[0-9])", "$1");
        if (digits.length() <= MOST_MANTISSA_DIGITS) {
            return new BigDecimal(digits);
        }
        int point = digits.indexOf('.');
        int whole = point < 0 ? digits.length() : point;
        return new BigDecimal(digits.substring(0, MOST_MANTISSA_DIGITS))
                .scaleByPowerOfTen(Math.max(0, whole - MOST_MANTISSA_DIGITS));
    }

    private static int clamped(String exponent) {
        boolean negative = exponent.startsWith("-");
        String digits = exponent.replaceFirst("^[+-]?0*", "");
        int size = digits.length() > MOST_EXPONENT_DIGITS
                ? LARGEST_EXPONENT
                : digits.isEmpty() ? 0 : Integer.parseInt(digits);
        return negative ? -size : size;
    }
}
