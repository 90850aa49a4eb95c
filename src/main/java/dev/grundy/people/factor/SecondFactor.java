package dev.grundy.people.factor;

import java.time.Instant;

/** How far a person has come with their second factor. */
public sealed interface SecondFactor {
    /** There is none. */
    record Off() implements SecondFactor {}

    /** The app's secret is drawn; until a code of it was shown it counts for nothing. */
    record Begun(TotpSecret secret) implements SecondFactor {}

    /**
     * Asked for at each sign-in.
     *
     * @param recoveryCodes that are left, 0 to 10
     */
    record On(Instant since, int recoveryCodes) implements SecondFactor {}

    /** The kind of code that was shown. */
    enum Shown {
        CODE,
        RECOVERY_CODE
    }
}
