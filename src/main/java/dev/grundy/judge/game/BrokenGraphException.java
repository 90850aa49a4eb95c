package dev.grundy.judge.game;

/** The output of rules is no state graph. The message names the place, the finding and the cure. */
public final class BrokenGraphException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String found;
    private final String cure;

    /** @param line of the output, from 1; 0 if it is in no line */
    BrokenGraphException(long line, String found, String cure) {
        super((line > 0 ? "line " + line + ": " : "") + found + "; " + cure);
        this.found = (line > 0 ? "line " + line + ": " : "") + found;
        this.cure = cure;
    }

    /** With the line, where there is one. */
    public String found() {
        return found;
    }

    public String cure() {
        return cure;
    }
}
