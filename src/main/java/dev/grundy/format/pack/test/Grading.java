package dev.grundy.format.pack.test;

import java.util.List;
import java.util.Optional;

/** How the verdicts and scores of a group's children become the group's. */
public sealed interface Grading {

    /**
     * Grading of the legacy formats.
     *
     * @param breakOnReject whether the rest of the group is not judged after a first failure
     * @param custom whether the package's own grader program decides instead of the default one
     * @param flags the default grader's settings
     * @param graderFlags as written; the custom grader's command line
     * @param acceptScore a test's score when its output is accepted and the validator gives none
     * @param range scores outside are a judge error
     */
    record Legacy(
            boolean breakOnReject,
            boolean custom,
            DefaultGraderFlags flags,
            List<String> graderFlags,
            double acceptScore,
            double rejectScore,
            ScoreRange range)
            implements Grading {
        public Legacy {
            graderFlags = List.copyOf(graderFlags);
        }
    }

    /** The flags of the legacy formats' default grader. */
    record DefaultGraderFlags(VerdictMode verdict, ScoreMode score, boolean ignoreSample, boolean acceptIfAnyAccepted) {
        public static final DefaultGraderFlags DEFAULT =
                new DefaultGraderFlags(VerdictMode.WORST_ERROR, ScoreMode.SUM, false, false);
    }

    /** How the legacy default grader makes one verdict of many. */
    enum VerdictMode {
        WORST_ERROR("worst_error"),
        FIRST_ERROR("first_error"),
        ALWAYS_ACCEPT("always_accept");

        private final String label;

        VerdictMode(String label) {
            this.label = label;
        }

        public String label() {
            return label;
        }
    }

    /** How the legacy default grader makes one score of many. */
    enum ScoreMode {
        SUM("sum"),
        AVERAGE("avg"),
        MINIMUM("min"),
        MAXIMUM("max");

        private final String label;

        ScoreMode(String label) {
            this.label = label;
        }

        public String label() {
            return label;
        }
    }

    /**
     * Grading of format 2025-09.
     *
     * @param maxScore empty means unbounded
     * @param requirePass names of groups (or {@code sample}) that must be passed for this one to be judged
     */
    record Current(Aggregation aggregation, Optional<Double> maxScore, List<String> requirePass) implements Grading {
        public Current {
            requirePass = List.copyOf(requirePass);
        }
    }

    /** How a group of format 2025-09 makes one score of many. */
    enum Aggregation {
        PASS_FAIL("pass-fail"),
        SUM("sum"),
        MINIMUM("min");

        private final String label;

        Aggregation(String label) {
            this.label = label;
        }

        public String label() {
            return label;
        }
    }
}
