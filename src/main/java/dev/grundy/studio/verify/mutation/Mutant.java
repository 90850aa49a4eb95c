package dev.grundy.studio.verify.mutation;

/**
 * A source with one fault planted.
 *
 * @param line where, from 1
 * @param before the line as it was, without the space around it
 * @param after the line as it is now
 * @param source the whole file with the fault
 */
public record Mutant(String file, int line, Operator operator, String before, String after, String source) {

    /** For people: the place and the change. */
    public String diff() {
        return file + ":" + line + " (" + operator.label() + ")\n  - " + before + "\n  + " + after;
    }
}
