package dev.grundy.studio.proof;

/**
 * How far a proof is.
 *
 * @param check label of the check that is made; empty before the first
 * @param begun how many checks were begun
 * @param of    how many there are
 * @param what  the step within the check; may be empty
 */
public record ProofProgress(String check, int begun, int of, String what) {
    /** Before the first check. */
    public static final ProofProgress STARTED = new ProofProgress("", 0, 0, "");
}
