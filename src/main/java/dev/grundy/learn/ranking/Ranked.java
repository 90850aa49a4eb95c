package dev.grundy.learn.ranking;

/**
 * A line of a list.
 *
 * @param place  shared by people with the same number
 * @param number solved problems, or a rating
 */
record Ranked(long account, String name, long place, long number) {
    /** For people: a rating would be grouped as a plain number. */
    public String numberText() {
        return Long.toString(number);
    }
}
