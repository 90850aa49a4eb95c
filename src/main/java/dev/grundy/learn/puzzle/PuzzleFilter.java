package dev.grundy.learn.puzzle;

import jakarta.ws.rs.NotFoundException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Which puzzles a reader wants to be offered. An address says it, from one puzzle to the next.
 *
 * @param problem the slug of the only problem
 */
record PuzzleFilter(Optional<PuzzleTheme> theme, Optional<String> problem) {
    static final PuzzleFilter NONE = new PuzzleFilter(Optional.empty(), Optional.empty());
    private static final String SLUG = "[a-z0-9-]{1,80}";

    /** @throws NotFoundException for a text that is neither a theme nor the form of a slug */
    static PuzzleFilter of(@Nullable String theme, @Nullable String problem) {
        return new PuzzleFilter(
                Optional.ofNullable(theme).map(code -> PuzzleTheme.ofCode(code).orElseThrow(NotFoundException::new)),
                Optional.ofNullable(problem).map(PuzzleFilter::slug));
    }

    private static String slug(String text) {
        if (!text.matches(SLUG)) {
            throw new NotFoundException();
        }
        return text;
    }

    /** The address of another puzzle. */
    String next(long after) {
        return onto("/puzzles/next?after=" + after);
    }

    /** The address with this filter in its query. */
    String onto(String address) {
        return with(with(address, "theme", theme.map(PuzzleTheme::code)), "problem", problem);
    }

    private static String with(String address, String name, Optional<String> value) {
        return value.map(text -> address + (address.contains("?") ? "&" : "?") + name + "=" + text)
                .orElse(address);
    }
}
