package dev.grundy.learn.ranking;

/** What people are ranked by. */
enum RankedList {
    SOLVED("solved"),
    PUZZLES("puzzles");

    private final String code;

    RankedList(String code) {
        this.code = code;
    }

    /** As the database has it. */
    String code() {
        return code;
    }
}
