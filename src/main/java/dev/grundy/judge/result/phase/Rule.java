package dev.grundy.judge.result.phase;

import java.util.List;

/**
 * A statement about failures that the inputs show plainly. It says that the program is right on all inputs of one side, or wrong on all.
 *
 * @param where   the common property of that side's inputs
 * @param inside  the verdicts on them; where both sides are pure, it is the side on which the program fails
 * @param outside the verdicts on all other inputs that {@code where} is about
 */
public record Rule(Where where, Tally inside, Tally outside) {
    /** A property that some inputs have in common and others have not. */
    public sealed interface Where {
        /** They are of these families; the others are of all other families. */
        record OfFamilies(List<String> names) implements Where {
            public OfFamilies {
                names = List.copyOf(names);
            }
        }

        /** Of one family, a parameter is at least, or at most, the bound; the others are of the same family. */
        record OfValues(String family, String parameter, boolean atLeast, long bound) implements Where {}
    }

    /** The relation of the failures to the side. */
    public enum Kind {
        /** All failures lie inside, and nothing else does. */
        EXACTLY,
        /** No input inside fails. */
        NONE,
        /** All inputs inside fail. */
        EVERY
    }

    public Kind kind() {
        if (inside.passed() == 0) {
            return outside.failed() == 0 ? Kind.EXACTLY : Kind.EVERY;
        }
        return Kind.NONE;
    }
}
