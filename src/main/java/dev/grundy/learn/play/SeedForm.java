package dev.grundy.learn.play;

import dev.grundy.learn.graph.InstanceName;
import dev.grundy.web.frame.FormErrors;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A level and a seed as somebody typed them into a form. Immutable.
 *
 * @param levels how many there are to choose from; 0 where there is nothing to choose
 * @param errors of the fields {@code level} and {@code seed}
 */
public record SeedForm(int levels, String level, String seed, FormErrors errors) {
    /** A level that can be chosen, and whether it is. */
    public record Level(int number, boolean chosen) {}

    public static SeedForm empty(int levels) {
        return new SeedForm(levels, "1", "", FormErrors.none());
    }

    /** The form as it was sent; missing fields are empty. */
    public static SeedForm of(int levels, @Nullable String level, @Nullable String seed) {
        SeedForm sent = new SeedForm(levels, typed(level), typed(seed), FormErrors.none());
        FormErrors errors = FormErrors.none();
        if (!isUpTo(levels, sent.level)) {
            errors = errors.and("level", "match-seed-level-unknown");
        }
        if (!isUpTo(InstanceName.MOST_SEEDS, sent.seed)) {
            errors = errors.and("seed", "match-seed-range", InstanceName.MOST_SEEDS);
        }
        return new SeedForm(levels, sent.level, sent.seed, errors);
    }

    private static String typed(@Nullable String text) {
        return text == null ? "" : text.strip();
    }

    private static boolean isUpTo(int most, String number) {
        return number.matches("[0-9]{1,6}") && Integer.parseInt(number) >= 1 && Integer.parseInt(number) <= most;
    }

    /** The instance of that level and seed; only where there are no errors. */
    public InstanceName.Made instance() {
        return new InstanceName.Made(Integer.parseInt(level), Integer.parseInt(seed));
    }

    public List<Level> choices() {
        return IntStream.rangeClosed(1, levels)
                .mapToObj(number -> new Level(number, level.equals(Integer.toString(number))))
                .toList();
    }

    /** The largest seed, digits only, for a form. */
    public String most() {
        return Integer.toString(InstanceName.MOST_SEEDS);
    }
}
