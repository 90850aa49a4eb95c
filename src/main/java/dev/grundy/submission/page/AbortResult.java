package dev.grundy.submission.page;

import java.time.Duration;

/** The outcome of asking for a judging to be ended. */
sealed interface AbortResult {
    /** There will be no verdict. */
    record Aborted() implements AbortResult {}

    /** There was nothing to end: it has its verdict, was aborted before, or is judged again for the house. */
    record Over() implements AbortResult {}

    /** The person did so too often lately, and may again after a while; it goes on. */
    record TooOften(Duration pause) implements AbortResult {}
}
