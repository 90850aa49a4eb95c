package dev.grundy.format.render.math;

/** TeX that cannot be turned into MathML; the message says which part. */
public final class UnsupportedTexException extends Exception {
    private static final long serialVersionUID = 1L;

    UnsupportedTexException(String message) {
        super(message);
    }
}
