package dev.grundy.submission.standing;

import java.util.Optional;

/**
 * Where an accepted program stands among the newest accepted ones in its language.
 *
 * @param count  how many these are
 * @param time   empty where there are too few to compare with
 * @param memory empty exactly if time is
 */
public record Standing(int count, Optional<Chart> time, Optional<Chart> memory) {
    /** Fewer programs are no distribution. */
    public static final int FEWEST = 5;

    public boolean isDrawn() {
        return time.isPresent();
    }

    public int fewest() {
        return FEWEST;
    }
}
