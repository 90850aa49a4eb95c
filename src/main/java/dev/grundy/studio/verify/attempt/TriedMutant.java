package dev.grundy.studio.verify.attempt;

import dev.grundy.studio.verify.mutation.Mutant;

/**
 * How one planted fault fared on the tests.
 *
 * @param trouble why the checker failed where the fate is unclear, else empty
 */
record TriedMutant(Mutant mutant, Fate fate, String trouble) {
    /** NO_FAULT: it does not compile, or to the same program. */
    enum Fate {
        NO_FAULT,
        KILLED,
        SURVIVED,
        UNCLEAR,
        NOT_BEGUN
    }
}
