package dev.grundy.learn.play;

/**
 * That a program has not moved yet, as the page says it.
 *
 * @param text  in the reader's language
 * @param waits the address that says when the page has something new; empty where only looking again helps
 */
public record Thinking(String text, String waits) {
    public boolean comesByItself() {
        return !waits.isEmpty();
    }
}
