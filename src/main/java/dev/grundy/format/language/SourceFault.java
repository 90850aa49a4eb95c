package dev.grundy.format.language;

/** Why a source cannot be judged. */
public enum SourceFault {
    /** Names its size and the limit. */
    TOO_LARGE("The source has %s; at most %s are allowed. Leave out tables that the program can compute."),
    /** Names line, column and number of the first wrong byte, from 1, and its value. */
    NOT_UTF8("The source is not UTF-8 text: it goes wrong at line %s, column %s (byte %s, %s). "
            + "Save it as UTF-8, and send the source, not a compiled program."),
    EMPTY("The source is empty. Paste or choose a program."),
    /** Names line and column, from 1. */
    NUL("The source contains a NUL character at line %s, column %s. Send the source, not a compiled program."),
    /** Names the quote, line and column, from 1. */
    CURLY_QUOTE("The source has a curly quote (%s) at line %s, column %s whose partner is not clear. "
            + "Write straight quotes there.");

    private final String sentence;

    SourceFault(String sentence) {
        this.sentence = sentence;
    }

    /** The fault and its cure, in English, with a {@code %s} for each thing that it names. */
    public String sentence() {
        return sentence;
    }
}
