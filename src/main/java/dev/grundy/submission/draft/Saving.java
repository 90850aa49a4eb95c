package dev.grundy.submission.draft;

/** What came of saving a draft. */
public sealed interface Saving {
    /** It is saved; the next change is one of this version. */
    record Saved(int version) implements Saving {}

    /** Nothing was written: another tab or device saved something else meanwhile. */
    record Differs(Draft other) implements Saving {}

    /** Nothing was written: the text has more than 64 KiB, or the account has too many drafts. */
    record Refused(String reason) implements Saving {}
}
