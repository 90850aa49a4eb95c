package dev.grundy.submission.solves;

/**
 * How the solves of a problem stand.
 *
 * @param solves    how many were looked at
 * @param waiting   by an earlier version, to be judged again
 * @param suspended as {@code waiting}, of people who are suspended: these wait until that ends
 * @param refused   that the live version does not accept
 * @param failed    that could not be judged again, through a fault of ours
 * @param latestOnly whether there are more, and only the latest were looked at
 */
public record SolveCounts(long solves, long waiting, long suspended, long refused, long failed, boolean latestOnly) {
    public long current() {
        return solves - waiting - suspended - refused - failed;
    }
}
