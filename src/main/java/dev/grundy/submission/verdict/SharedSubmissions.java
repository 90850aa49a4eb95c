package dev.grundy.submission.verdict;

/** Answers who else than its author reads a submission. Other wings implement it; nothing else is shared. Thread-safe. */
public interface SharedSubmissions {
    /** Whether the reader, who did not send it, may read that submission now. They change nothing of it. */
    boolean mayRead(long reader, long submission);
}
