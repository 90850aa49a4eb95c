package dev.grundy.base.kernel;

import java.time.Duration;

/** A value that an operator configured, if it makes sense; else they are told of the key, and nothing starts. */
public final class Configured {
    private Configured() {}

    /**
     * The value itself.
     *
     * @throws UnusableException if it is less than the least or more than the most
     */
    public static int within(String key, int value, int least, int most) {
        if (value < least || value > most) {
            throw new UnusableException(key + " is " + value + "; it must be from " + least + " to " + most);
        }
        return value;
    }

    /**
     * The value itself.
     *
     * @throws UnusableException if it is shorter than the shortest or longer than the longest
     */
    public static Duration within(String key, Duration value, Duration shortest, Duration longest) {
        if (value.compareTo(shortest) < 0 || value.compareTo(longest) > 0) {
            throw new UnusableException(key + " is " + value.toSeconds() + "s; it must be from " + shortest.toSeconds()
                    + "s to " + longest.toSeconds() + "s");
        }
        return value;
    }
}
