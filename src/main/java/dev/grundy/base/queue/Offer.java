package dev.grundy.base.queue;

/**
 * A kind of work that a node can take.
 *
 * @param kind name of a kind of work
 * @param need a possible need of the work, such as a language; empty for work that needs nothing
 */
public record Offer(String kind, String need) {
    /** As the statement that claims compares it. */
    String key() {
        return kind + " " + need;
    }
}
