package dev.grundy.learn.ranking;

/** A list in which people are ranked. */
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
