package dev.grundy.format.render;

/** A text that is longer or more deeply nested than texts for people are; the message says which. */
final class TooComplexException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    TooComplexException(String found) {
        super(found);
    }
}
