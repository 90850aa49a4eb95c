package dev.grundy.people.passkey;

/**
 * A question that a device answers with a signature.
 *
 * @param forBrowser JSON for {@code navigator.credentials}
 * @param kept       JSON that its answer is checked with: nobody but us may write it
 */
public record PasskeyQuestion(String forBrowser, String kept) {}
