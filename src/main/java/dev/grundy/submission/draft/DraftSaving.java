package dev.grundy.submission.draft;

/** The outcome of saving a draft. */
public sealed interface DraftSaving {
    /** It is saved; the next change is one of this version. */
    record Saved(int version) implements DraftSaving {}

    /** Nothing was written: another tab or device saved something else meanwhile. */
    record Differs(Draft other) implements DraftSaving {}

    /** Nothing was written: the text has more than 64 KiB, or the account has too many drafts. */
    record Refused(String reason) implements DraftSaving {}
}
