package dev.grundy.format.pack;

import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** How hard a problem is, in the three steps shown to solvers. */
public enum Difficulty {
    EASY("Easy"),
    MEDIUM("Medium"),
    HARD("Hard");

    private final String label;

    Difficulty(String label) {
        this.label = label;
    }

    /** As written in the front matter. */
    public String label() {
        return label;
    }

    /** Empty for null and for what is no label. */
    public static Optional<Difficulty> ofLabel(@Nullable String label) {
        return Stream.of(values())
                .filter(difficulty -> difficulty.label.equals(label))
                .findFirst();
    }
}
