package dev.grundy.people.signin;

/** The credential of a person who is let in. */
public enum Entry {
    /** A provider says who it is, and may have asked nothing: a person who finds the browser open is let in the same way. */
    PROVIDER,
    PASSWORD,
    /** A code or a passkey, with all that came before it. */
    SECOND_FACTOR
}
