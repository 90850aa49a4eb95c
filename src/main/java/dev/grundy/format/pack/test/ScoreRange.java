package dev.grundy.format.pack.test;

/** Scores from {@code least} to {@code most}, both included; either may be infinite. */
public record ScoreRange(double least, double most) {
    public static final ScoreRange ALL = new ScoreRange(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

    public ScoreRange {
        if (!(least <= most)) {
            throw new IllegalArgumentException("a score range goes from less to more, got " + least + " to " + most);
        }
    }

    public boolean includes(double score) {
        return least <= score && score <= most;
    }
}
