package dev.grundy.app.bench.load;

import dev.grundy.base.kernel.UnusableException;
import java.util.Locale;

/** How much a database for measuring pages holds. */
public record Population(int people, int problems, int submissions) {
    /** The population of {@code ./grundy bench pages}: seeded in seconds. */
    public static final Population SMALL = new Population(1_000, 200, 50_000);
    /** A large site after years. */
    public static final Population LARGE = new Population(100_000, 2_000, 5_000_000);

    public Population {
        if (people < 1 || problems < 1 || submissions < 1) {
            throw new UnusableException("at least one person, one problem and one submission are needed, got " + people
                    + ", " + problems + " and " + submissions);
        }
    }

    /** As documents tell it. */
    public String inWords() {
        return String.format(Locale.ROOT, "%,d people, %,d problems, %,d submissions", people, problems, submissions);
    }
}
