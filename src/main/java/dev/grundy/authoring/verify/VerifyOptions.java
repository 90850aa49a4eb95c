package dev.grundy.authoring.verify;

/**
 * How far a verification goes.
 *
 * @param freshSeeds how many seeds' fresh tests the accepted submissions are tried on
 * @param mutants how many faults are planted at most; 0 leaves that out
 */
public record VerifyOptions(int freshSeeds, int mutants) {
    public static final VerifyOptions USUAL = new VerifyOptions(10, 40);

    public VerifyOptions {
        if (freshSeeds < 0 || mutants < 0) {
            throw new IllegalArgumentException(
                    "numbers of seeds and mutants are not negative, got " + freshSeeds + " and " + mutants);
        }
    }
}
