package dev.grundy.studio.verify.outcome;

import dev.grundy.studio.verify.mutation.Survivor;
import java.util.List;

/**
 * How the planted faults fared.
 *
 * @param planted that compiled to another program than the reference solver
 * @param equivalent that mutants.yaml says are no faults
 * @param possible how many faults could have been planted; more than are tried
 */
public record MutationReport(int planted, int killed, int equivalent, int possible, List<Survivor> survivors) {
    public static final MutationReport NONE = new MutationReport(0, 0, 0, 0, List.of());

    public MutationReport {
        survivors = List.copyOf(survivors);
    }

    /** From 0 to 1; 1 when there was nothing to kill. */
    public double score() {
        int faults = planted - equivalent;
        return faults == 0 ? 1 : (double) killed / faults;
    }
}
