package dev.grundy.format.pack.test;

import dev.grundy.format.pack.program.PackageFile;
import dev.grundy.format.pack.program.Program;

/** Where a test's answer comes from. */
public sealed interface AnswerSource {
    /** Written by hand. */
    record Given(PackageFile file) implements AnswerSource {}

    /** Left by the generator as {@code {name}.ans} when it does so, else printed by this solution for the input. */
    record Solved(Program solution) implements AnswerSource {}

    /** Left by the generator when it does so, else empty: interactive problems often need no answer. */
    record Unsolved() implements AnswerSource {}
}
