package dev.grundy.people.admin;

/** What waits for an admin in some area, as the first page of the admin area says it. Thread-safe. */
public interface Waiting {
    /** In the reader's language; empty where nothing waits. */
    String text();

    /** The path where it is seen to. */
    String address();
}
