package dev.grundy.judge.test;

import dev.grundy.format.pack.ProblemLimits.TimeMargins;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * Finds a time limit from how long programs take on tests, test by test, and stops as soon as more runs could not change it.
 *
 * @param progress hears of each run before it is made, and why no more are made
 */
record Calibration(TimeMargins margins, Bounds bounds, Consumer<String> progress) {
    /**
     * The bounds of a calibration's cost and result.
     *
     * @param largestLimit no limit is longer, so a run that would ask for a longer one decides
     * @param mostCpu of all runs that are made now, together
     */
    record Bounds(Duration largestLimit, Duration mostCpu) {
        static final Bounds USUAL = new Bounds(Duration.ofSeconds(60), Duration.ofSeconds(180));
    }

    /**
     * One run.
     *
     * @param now whether it was made for this calibration and not known from an earlier one
     */
    record Measured(Duration cpu, boolean now) {}

    /** Makes runs, or knows them. */
    interface Runs {
        Measured of(String program, String test);
    }

    /** How long a run may take before it asks for a longer limit than there may be. */
    Duration reach() {
        return Duration.ofNanos((long) (bounds.largestLimit().toNanos() / margins.acceptedToLimit()));
    }

    /**
     * The limit that the runs ask for.
     *
     * @param programs at least one
     * @param tests the most telling first: all programs run on one before the next
     */
    Duration limit(List<String> programs, List<String> tests, Runs runs) {
        int all = programs.size() * tests.size();
        int number = 0;
        Duration slowest = Duration.ZERO;
        Duration used = Duration.ZERO;
        for (String test : tests) {
            for (String program : programs) {
                if (used.compareTo(bounds.mostCpu()) >= 0) {
                    progress.accept("the time limit follows from " + number + " of " + all + " runs, which took "
                            + seconds(used) + "; state limits.time_limit to have none measured");
                    return limit(slowest);
                }
                number++;
                progress.accept("measuring the time limit with " + program + " on " + test + " (run " + number + " of "
                        + all + ")");
                Measured run = runs.of(program, test);
                if (run.cpu().compareTo(reach()) >= 0) {
                    progress.accept("the time limit is " + seconds(bounds.largestLimit())
                            + ", the longest that is measured, since " + program + " needs more than "
                            + seconds(reach()) + " on test " + test + "; state limits.time_limit for another");
                    return bounds.largestLimit();
                }
                used = run.now() ? used.plus(run.cpu()) : used;
                slowest = run.cpu().compareTo(slowest) > 0 ? run.cpu() : slowest;
            }
        }
        return limit(slowest);
    }

    /** The smallest multiple of the resolution, at least one, that leaves the margin. */
    Duration limit(Duration slowest) {
        double wanted = slowest.toNanos() * margins.acceptedToLimit();
        long steps = Math.max(1, (long) Math.ceil(wanted / margins.resolution().toNanos()));
        return margins.resolution().multipliedBy(steps);
    }

    private static String seconds(Duration time) {
        return String.format(Locale.ROOT, "%.0f s", time.toMillis() / 1000.0);
    }
}
