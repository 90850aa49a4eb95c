package dev.grundy.problem.discussion;

import dev.grundy.web.frame.Texts;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** In which order posts are listed. Texts are called {@code discussion-sort-…} by the code. */
public enum PostSort {
    HELPFUL,
    TIME;

    /** Such as {@code helpful}: for addresses. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** For people. */
    public String label() {
        return Texts.of("discussion-sort-" + code());
    }

    /** The first for a code that is none. */
    static PostSort ofCode(@Nullable String code) {
        return Arrays.stream(values())
                .filter(sort -> sort.code().equals(code))
                .findFirst()
                .orElse(HELPFUL);
    }
}
