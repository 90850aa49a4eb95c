package dev.grundy.format.pack;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * The arguments of the default output validator.
 *
 * @param relativeTolerance empty means that no relative error is allowed
 */
public record ComparisonFlags(
        boolean caseSensitive,
        boolean spaceChangeSensitive,
        Optional<Double> relativeTolerance,
        Optional<Double> absoluteTolerance) {

    public ComparisonFlags {
        relativeTolerance.ifPresent(ComparisonFlags::requireTolerance);
        absoluteTolerance.ifPresent(ComparisonFlags::requireTolerance);
    }

    /** @throws IllegalArgumentException when a flag is unknown, lacks its number, or a tolerance is given twice */
    public static ComparisonFlags parse(List<String> args) {
        boolean caseSensitive = false;
        boolean spaceChangeSensitive = false;
        Optional<Double> relative = Optional.empty();
        Optional<Double> absolute = Optional.empty();
        for (Iterator<String> rest = args.iterator(); rest.hasNext(); ) {
            String flag = rest.next();
            switch (flag) {
                case "case_sensitive" -> caseSensitive = true;
                case "space_change_sensitive" -> spaceChangeSensitive = true;
                case "float_relative_tolerance" -> relative = tolerance(flag, rest, relative);
                case "float_absolute_tolerance" -> absolute = tolerance(flag, rest, absolute);
                case "float_tolerance" -> {
                    absolute = tolerance(flag, rest, absolute);
                    if (relative.isPresent()) {
                        throw new IllegalArgumentException("the flag float_tolerance is given beside another one");
                    }
                    relative = absolute;
                }
                default ->
                    throw new IllegalArgumentException("the default output validator has no flag '" + flag + "'");
            }
        }
        return new ComparisonFlags(caseSensitive, spaceChangeSensitive, relative, absolute);
    }

    private static Optional<Double> tolerance(String flag, Iterator<String> rest, Optional<Double> before) {
        if (before.isPresent()) {
            throw new IllegalArgumentException("the flag " + flag + " is given twice or beside another tolerance");
        }
        if (!rest.hasNext()) {
            throw new IllegalArgumentException("the flag " + flag + " needs a number after it");
        }
        String number = rest.next();
        try {
            return Optional.of(Double.valueOf(number));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "the flag " + flag + " needs a number after it, got '" + number + "'", e);
        }
    }

    private static void requireTolerance(double tolerance) {
        if (!(tolerance >= 0)) {
            throw new IllegalArgumentException("a tolerance is at least 0, got " + tolerance);
        }
    }
}
