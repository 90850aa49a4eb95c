package dev.grundy.judge.result;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * How far a running judging is.
 *
 * @param testsPlanned how many tests it may run at most; 0 while unknown
 */
public record Progress(
        Phase phase,
        @JsonProperty("tests_done") int testsDone,
        @JsonProperty("tests_planned") int testsPlanned) {
    public static final Progress STARTED = new Progress(Phase.COMPILING, 0, 0);

    public Progress {
        if (testsDone < 0 || testsPlanned < 0) {
            throw new IllegalArgumentException("tests cannot be negative: " + testsDone + " of " + testsPlanned);
        }
    }

    /** The step that a running judging is in. */
    public enum Phase {
        COMPILING("Compiling"),
        GENERATING("Making tests"),
        RUNNING("Running");

        private final String label;

        Phase(String label) {
            this.label = label;
        }

        public String label() {
            return label;
        }
    }
}
