package dev.grundy.format.writeup;

/** Says whether a program of a document compiles. Compilers run in cells, so the caller that has cells brings this along. */
@FunctionalInterface
public interface CompileCheck {
    /** Where nothing can be compiled: every program is taken as it is. */
    CompileCheck NONE = (file, source) -> new Answer(Kind.UNTRIED, "no compiler was asked");

    /** @param file a name with the usual extension of the language, such as {@code solution.cpp} */
    Answer of(String file, String source);

    enum Kind {
        COMPILES,
        FAILS,
        /** This host cannot tell, for want of a compiler or of walls. */
        UNTRIED
    }

    /** @param message the output of the compiler, or the reason why none was asked; empty where the program compiles */
    record Answer(Kind kind, String message) {
        public static final Answer COMPILES = new Answer(Kind.COMPILES, "");
    }
}
