package dev.grundy.submission.queue;

/** Queues by priority: while one has work, those behind it wait. The codes are kept in the database. */
public enum Lane {
    RUN(0, "Run"),
    SUBMIT(1, "Submit"),
    BY_HAND(2, "By hand"),
    VERIFY(3, "Verify"),
    REJUDGE(4, "Rejudge"),
    /** Counterexamples and growth plots. */
    EXPLORE(5, "Counterexample");

    private final int code;
    private final String label;

    Lane(int code, String label) {
        this.code = code;
        this.label = label;
    }

    /** 0 goes first. */
    public int code() {
        return code;
    }

    public String label() {
        return label;
    }

    /**
     * The lane with this code.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Lane ofCode(int code) {
        for (Lane lane : values()) {
            if (lane.code == code) {
                return lane;
            }
        }
        throw new IllegalArgumentException("no lane has the code " + code);
    }
}
