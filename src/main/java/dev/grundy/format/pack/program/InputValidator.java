package dev.grundy.format.pack.program;

/** A program that accepts or refuses an input. */
public record InputValidator(Kind kind, Program program) {
    /** How it is run. */
    public enum Kind {
        PROGRAM,
        /** A {@code .ctd} file, for the tool checktestdata. */
        CHECKTESTDATA,
        /** A {@code .viva} file, for the tool viva. */
        VIVA
    }

    public String name() {
        return program.name();
    }
}
