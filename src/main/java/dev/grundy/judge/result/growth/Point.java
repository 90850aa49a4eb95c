package dev.grundy.judge.result.growth;

/**
 * A time on a size.
 *
 * @param size at least 2
 * @param logTime natural logarithm of the time without the start
 * @param deviation standard deviation of that logarithm
 */
record Point(int size, double logTime, double deviation) {
    /** Runs of the same program on the same input differ by that much, relative to their time, on a machine that is idle. */
    private static final double LEAST_DEVIATION = 0.03;

    /** @param noise of the time, in its unit */
    static Point of(int size, double time, double noise) {
        return new Point(size, Math.log(time), Math.hypot(noise / time, LEAST_DEVIATION));
    }

    double logSize() {
        return Math.log(size);
    }

    double weight() {
        return 1 / (deviation * deviation);
    }
}
