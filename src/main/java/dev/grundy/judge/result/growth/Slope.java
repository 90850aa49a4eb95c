package dev.grundy.judge.result.growth;

/** A slope with its interval of 95 %: how many times the exponent of n. */
public record Slope(double value, double least, double most) {
    public Slope {
        if (!(least <= value && value <= most)) {
            throw new IllegalArgumentException(
                    "a slope lies within its interval, got " + value + " in " + least + " to " + most);
        }
    }

    static Slope of(double value, double halfWidth) {
        return new Slope(value, value - halfWidth, value + halfWidth);
    }

    boolean contains(double other) {
        return least <= other && other <= most;
    }

    double halfWidth() {
        return (most - least) / 2;
    }
}
