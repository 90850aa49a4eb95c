package dev.grundy.problem.notebook;

/** Problems that somebody put together. */
record Collection(long id, String name, long problems) {
    /** How many a person may have, and how many problems may be in one. */
    static final int MOST = 50;

    static final int MOST_PROBLEMS = 500;
    static final int LONGEST_NAME = 60;

    /** Where its page is. */
    public String address() {
        return "/notebook/collections/" + id;
    }
}
