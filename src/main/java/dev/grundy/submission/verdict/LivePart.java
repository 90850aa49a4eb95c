package dev.grundy.submission.verdict;

/** A part of a submission's page that changes while it is watched. */
interface LivePart {
    /** Whether nothing more will come. */
    boolean isOver();

    /** Changes whenever there is something new to show. */
    String revision();
}
