package dev.grundy.studio.verify.outcome;

/**
 * One thing that a check found.
 *
 * @param found the fault, and its place
 * @param cure the remedy; for a skipped check, the reason
 */
public record CheckFinding(Status status, String found, String cure) {
    @Override
    public String toString() {
        return found + "; " + cure;
    }
}
