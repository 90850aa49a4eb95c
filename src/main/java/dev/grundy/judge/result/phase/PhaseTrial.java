package dev.grundy.judge.result.phase;

import dev.grundy.base.kernel.Verdict;
import java.util.List;

/**
 * The result on one input.
 *
 * @param values of its family's parameters, in their order
 */
public record PhaseTrial(List<Long> values, Verdict verdict) {
    public PhaseTrial {
        values = List.copyOf(values);
    }

    /** Whether the program is wrong on it. */
    boolean failed() {
        return switch (verdict) {
            case WA, RTE -> true;
            case AC, TLE, MLE, OLE, CE, JE -> false;
        };
    }

    /** Of this one input; of none where it tells nothing. */
    Tally tally() {
        return counts() ? failed() ? new Tally(1, 0) : new Tally(0, 1) : Tally.NONE;
    }

    /** Whether it tells something: not where a limit was exceeded, which is another fault. */
    boolean counts() {
        return failed() || verdict.isAccepted();
    }
}
