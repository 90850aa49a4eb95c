package dev.grundy.studio.verify.mutation;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The syntax of the languages that faults are planted in. */
public enum Syntax {
    CPP(false),
    JAVA(false),
    JAVASCRIPT(false),
    PYTHON(true);

    private final boolean indented;

    Syntax(boolean indented) {
        this.indented = indented;
    }

    /** Whether lines end statements and comments begin with a hash sign. */
    boolean isIndented() {
        return indented;
    }

    /**
     * A first line of the source by which the language's library ends a program that reaches outside of a container. Empty where it
     * does so anyway. Reading there often changes no output, and calling such a fault equivalent would be untrue.
     */
    public String libraryChecks() {
        return this == CPP ? "#define _GLIBCXX_ASSERTIONS\n" : "";
    }

    /** By the name that languages.yaml gives it; empty where nothing can be planted. */
    public static Optional<Syntax> of(String name) {
        return Arrays.stream(values())
                .filter(syntax -> syntax.name().toLowerCase(Locale.ROOT).equals(name))
                .findFirst();
    }
}
