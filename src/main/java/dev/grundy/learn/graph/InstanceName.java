package dev.grundy.learn.graph;

import dev.grundy.base.kernel.ContentHash;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** An instance to play, as its address names it. */
public sealed interface InstanceName {
    /** Seeds are from 1 to this: everybody may have each of them made. */
    int MOST_SEEDS = 20;

    /** The last part of the address. */
    String text();

    /** A sample of the statement, counted from 1. */
    record Sample(int number) implements InstanceName {
        @Override
        public String text() {
            return "sample-" + number;
        }
    }

    /**
     * The instance that the generator of a level makes of a seed.
     *
     * @param level from 1, the easiest
     * @param seed from 1 to {@link #MOST_SEEDS}
     */
    record Made(int level, int seed) implements InstanceName {
        @Override
        public String text() {
            return level + "-" + seed;
        }

        /** The next of that level; after the last comes the first. */
        public Made next() {
            return new Made(level, seed % MOST_SEEDS + 1);
        }
    }

    /**
     * An input that somebody pasted.
     *
     * @param hash the beginning of its hash
     */
    record Own(String hash) implements InstanceName {
        private static final int DIGITS = 24;

        public static Own of(String input) {
            return new Own(
                    ContentHash.of(input.getBytes(StandardCharsets.UTF_8)).hex().substring(0, DIGITS));
        }

        @Override
        public String text() {
            return "own-" + hash;
        }
    }

    /** The instance of that name; empty if it is none. */
    public static Optional<InstanceName> of(String text) {
        if (text.matches("own-[0-9a-f]{24}")) {
            return Optional.of(new Own(text.substring("own-".length())));
        }
        if (text.matches("sample-[1-9][0-9]?")) {
            return Optional.of(new Sample(Integer.parseInt(text.substring("sample-".length()))));
        }
        if (text.matches("[1-9]-[1-9][0-9]?") && Integer.parseInt(text.substring(2)) <= MOST_SEEDS) {
            return Optional.of(new Made(text.charAt(0) - '0', Integer.parseInt(text.substring(2))));
        }
        return Optional.empty();
    }
}
