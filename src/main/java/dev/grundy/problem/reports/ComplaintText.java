package dev.grundy.problem.reports;

/** The text of a report or of an answer to one. */
final class ComplaintText {
    static final int LONGEST = 4_000;

    private ComplaintText() {}

    /** As it is kept: lines end as everywhere here, and what no database takes is replaced. */
    static String of(String typed) {
        return typed.replace("\r\n", "\n").replace("\0", "\uFFFD").strip();
    }

    /** Whether it may be kept in a report of that kind. */
    static boolean fits(ComplaintKind kind, String text) {
        return fits(text) || text.isEmpty() && kind.isClear();
    }

    /** Whether it may be kept. */
    static boolean fits(String text) {
        return !text.isEmpty() && text.length() <= LONGEST;
    }
}
