package dev.grundy.submission.search;

/** How far a search is. The codes are kept in the database. */
public enum SearchState {
    QUEUED("queued"),
    RUNNING("running"),
    FOUND("found"),
    NONE("none"),
    /** Through a fault of ours. */
    FAILED("failed");

    private final String code;

    SearchState(String code) {
        this.code = code;
    }

    public String code() {
        return code;
    }

    public boolean isOver() {
        return this != QUEUED && this != RUNNING;
    }

    /**
     * The state with this code.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static SearchState ofCode(String code) {
        for (SearchState state : values()) {
            if (state.code.equals(code)) {
                return state;
            }
        }
        throw new IllegalArgumentException("no state of a search has the code " + code);
    }
}
