package dev.grundy.app.bench.load;

import java.util.Locale;

/**
 * The cost of one answer, claim or verdict with that much in the database.
 *
 * @param serverMs   CPU time of the server
 * @param databaseMs CPU time of its database
 * @param blocks     of 8 KiB that the database looks at, in memory or not
 */
public record GrowthCost(Population population, double serverMs, double databaseMs, double queries, double blocks) {
    public double ms() {
        return serverMs + databaseMs;
    }

    /** As documents tell it. */
    public String inWords() {
        return String.format(
                Locale.ROOT, "%.2f + %.2f ms, %.1f queries, %.0f blocks", serverMs, databaseMs, queries, blocks);
    }

    /** The same, as a cell of a table whose head says what they are. */
    public String figures() {
        return String.format(Locale.ROOT, "%.2f + %.2f, %.1f, %.0f", serverMs, databaseMs, queries, blocks);
    }
}
