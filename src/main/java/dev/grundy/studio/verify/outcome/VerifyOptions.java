package dev.grundy.studio.verify.outcome;

import java.util.Set;

/**
 * How far a verification goes.
 *
 * @param freshSeeds how many seeds' fresh tests the accepted submissions are tried on
 * @param mutants how many faults are planted at most; 0 leaves that out
 * @param wanted the checks that are made, after those that they need
 * @param thorough whether every accepted submission is compared with the rules on every instance, and on ten thousand random ones
 */
public record VerifyOptions(int freshSeeds, int mutants, Set<Check> wanted, boolean thorough) {
    public static final VerifyOptions USUAL = new VerifyOptions(10, 40);
    /** The checks whose outcome is kept beside the package. */
    public static final VerifyOptions RECORDED = new VerifyOptions(0, 0, Check.recorded(), false);

    public VerifyOptions(int freshSeeds, int mutants) {
        this(freshSeeds, mutants, Check.all(), false);
    }

    public VerifyOptions {
        wanted = Set.copyOf(wanted);
        if (freshSeeds < 0 || mutants < 0) {
            throw new IllegalArgumentException(
                    "numbers of seeds and mutants are not negative, got " + freshSeeds + " and " + mutants);
        }
    }

    public RulesReach rulesReach() {
        return thorough ? RulesReach.THOROUGH : RulesReach.USUAL;
    }

    /** Whether a check is made. */
    public boolean isMade(Check check) {
        return wanted.contains(check) || check.isNeededBy(wanted);
    }
}
