package dev.grundy.people.admin;

/** Work of one area that waits for an admin, as the first page of the admin area shows it. Thread-safe. */
public interface Waiting {
    /** In the reader's language; empty where nothing waits. */
    String text();

    /** The path where it is seen to. */
    String address();
}
