package dev.grundy.judge.prove;

import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.source.Source;

/** A submission of a package, as far as it can be judged on this host. */
public sealed interface Candidate {
    /**
     * It compiled.
     *
     * @param tools tells one state of its toolchain from another
     */
    record Runnable(Executable executable, String tools) implements Candidate {}

    /** Files that are answers themselves, of a submit-answer problem. */
    record Answers(Source source) implements Candidate {}

    /** @param output the output of the compiler, or the reason why the submission is not even compiled */
    record Uncompiled(String output) implements Candidate {}

    /** @param reason the thing that is missing on this host, with the cure */
    record Unavailable(String reason) implements Candidate {}
}
