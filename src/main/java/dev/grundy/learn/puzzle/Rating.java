package dev.grundy.learn.puzzle;

/**
 * How well a person solves puzzles, or how hard a puzzle is, by {@link Glicko2}.
 *
 * @param value on the scale of Glicko, where 1500 is the middle
 * @param deviation the standard deviation of the value: a small one means that the value is well known
 * @param volatility how much the value is expected to fluctuate
 */
record Rating(double value, double deviation, double volatility) {
    /** Of a person or a puzzle of which nothing is known. */
    static final Rating UNKNOWN = new Rating(1500, 350, 0.06);

    /** For people: a plain number would be grouped. */
    public String valueText() {
        return Long.toString(rounded());
    }

    /** For people. */
    public String deviationText() {
        return Long.toString(Math.round(deviation));
    }

    long rounded() {
        return Math.round(value);
    }
}
