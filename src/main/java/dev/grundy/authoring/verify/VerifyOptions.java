package dev.grundy.authoring.verify;

import java.util.Optional;

/**
 * How far a verification goes.
 *
 * @param freshSeeds how many seeds' fresh tests the accepted submissions are tried on
 * @param mutants how many faults are planted at most; 0 leaves that out
 * @param only the one check that is made, after what it cannot do without; empty for all of them
 * @param thorough whether every accepted submission is compared with the rules on every instance, and on ten thousand random ones
 */
public record VerifyOptions(int freshSeeds, int mutants, Optional<Check> only, boolean thorough) {
    public static final VerifyOptions USUAL = new VerifyOptions(10, 40);

    public VerifyOptions(int freshSeeds, int mutants) {
        this(freshSeeds, mutants, Optional.empty(), false);
    }

    public VerifyOptions {
        if (freshSeeds < 0 || mutants < 0) {
            throw new IllegalArgumentException(
                    "numbers of seeds and mutants are not negative, got " + freshSeeds + " and " + mutants);
        }
    }

    RulesReach rulesReach() {
        return thorough ? RulesReach.THOROUGH : RulesReach.USUAL;
    }

    /** Whether a check is made. */
    boolean isMade(Check check) {
        return only.isEmpty() || only.get() == check || check.isNeededByOthers();
    }
}
