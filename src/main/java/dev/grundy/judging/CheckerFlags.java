package dev.grundy.judging;

import java.math.BigDecimal;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * How the default checker compares, by the flags of the ICPC package format.
 *
 * @param absoluteTolerance allowed |found - expected| where the expected word is a number
 * @param relativeTolerance allowed |found - expected| / |expected| there; being within one of the two is enough
 */
public record CheckerFlags(
        boolean caseSensitive,
        boolean spaceSensitive,
        Optional<BigDecimal> absoluteTolerance,
        Optional<BigDecimal> relativeTolerance) {

    public static final CheckerFlags NONE = new CheckerFlags(false, false, Optional.empty(), Optional.empty());

    /** Whether numbers are compared by value. */
    public boolean comparesNumbers() {
        return absoluteTolerance.isPresent() || relativeTolerance.isPresent();
    }

    /** @throws IllegalArgumentException if a flag is unknown or lacks its number */
    public static CheckerFlags parse(List<String> flags) {
        CheckerFlags parsed = NONE;
        Iterator<String> rest = flags.iterator();
        while (rest.hasNext()) {
            String flag = rest.next();
            parsed = switch (flag) {
                case "case_sensitive" -> parsed.withCase();
                case "space_change_sensitive" -> parsed.withSpace();
                case "float_absolute_tolerance" -> parsed.withTolerances(Optional.of(number(flag, rest)), parsed.relativeTolerance);
                case "float_relative_tolerance" -> parsed.withTolerances(parsed.absoluteTolerance, Optional.of(number(flag, rest)));
                case "float_tolerance" -> {
                    Optional<BigDecimal> both = Optional.of(number(flag, rest));
                    yield parsed.withTolerances(both, both);
                }
                default -> throw new IllegalArgumentException("unknown checker flag '" + flag + "'; known are"
                        + " case_sensitive, space_change_sensitive, float_tolerance E, float_absolute_tolerance E,"
                        + " float_relative_tolerance E");
            };
        }
        return parsed;
    }

    private static BigDecimal number(String flag, Iterator<String> rest) {
        String text = rest.hasNext() ? rest.next() : "";
        return NumberWord.parse(text)
                .filter(number -> number.signum() >= 0)
                .orElseThrow(() -> new IllegalArgumentException(
                        "the checker flag " + flag + " needs a number that is not negative, found '" + text + "'"));
    }

    private CheckerFlags withCase() {
        return new CheckerFlags(true, spaceSensitive, absoluteTolerance, relativeTolerance);
    }

    private CheckerFlags withSpace() {
        return new CheckerFlags(caseSensitive, true, absoluteTolerance, relativeTolerance);
    }

    private CheckerFlags withTolerances(Optional<BigDecimal> absolute, Optional<BigDecimal> relative) {
        return new CheckerFlags(caseSensitive, spaceSensitive, absolute, relative);
    }
}
