package dev.grundy.web.error;

import dev.grundy.base.kernel.Utf8Place;

/** A form holds bytes that are no UTF-8; nothing of it is read then. */
public final class MisencodedFormException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String field;
    private final int line;
    private final int column;

    /**
     * @param field name of the field, as far as it is plain
     * @param place of the character that is none, in the field
     */
    public MisencodedFormException(String field, Utf8Place place) {
        super("no UTF-8");
        this.field = field;
        this.line = place.line();
        this.column = place.column();
    }

    String field() {
        return field;
    }

    int line() {
        return line;
    }

    int column() {
        return column;
    }
}
