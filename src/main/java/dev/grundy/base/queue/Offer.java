package dev.grundy.base.queue;

/**
 * What a node can take.
 *
 * @param kind name of a kind of work
 * @param need what the work may need, such as a language; empty for work that needs nothing
 */
public record Offer(String kind, String need) {
    /** As the statement that claims compares it. */
    String key() {
        return kind + " " + need;
    }
}
