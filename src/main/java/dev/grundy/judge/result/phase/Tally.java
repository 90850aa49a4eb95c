package dev.grundy.judge.result.phase;

import java.util.stream.Stream;

/** On how many inputs a program failed, and on how many it was right. */
public record Tally(int failed, int passed) {
    public static final Tally NONE = new Tally(0, 0);

    static Tally of(Stream<PhaseTrial> trials) {
        return trials.map(PhaseTrial::tally).reduce(NONE, Tally::plus);
    }

    Tally plus(Tally other) {
        return new Tally(failed + other.failed, passed + other.passed);
    }

    Tally minus(Tally part) {
        return new Tally(failed - part.failed, passed - part.passed);
    }

    public int total() {
        return failed + passed;
    }

    /** Whether it failed on some and was right on others. */
    boolean mixed() {
        return failed > 0 && passed > 0;
    }

    /** Entropy of failing, in bits, for all inputs together. */
    double bits() {
        return term(failed) + term(passed);
    }

    private double term(int part) {
        return part == 0 ? 0 : part * Math.log((double) total() / part) / Math.log(2);
    }
}
