package dev.grundy.format.exchange;

/** The source is a package of none of the formats that are imported. */
public final class UnknownFormatException extends ExchangeException {
    private static final long serialVersionUID = 1L;

    UnknownFormatException(String message) {
        super(message);
    }
}
