package dev.grundy.judge.compile;

import dev.grundy.format.language.RunStep;

/**
 * Which ways of being quick are used. None changes a verdict; {@code ./grundy bench fast-start-…} measures each with and
 * without. A way that languages.yaml says nothing of for a language is not used for it.
 *
 * @param reuse  {@code grundy.judge.fast-start.reuse}: an identical source is not compiled twice
 * @param header {@code grundy.judge.fast-start.header}: g++ reads bits/stdc++.h in its precompiled form
 * @param javac  {@code grundy.judge.fast-start.javac}: Java is compiled by a JVM that stays warm
 * @param flags  {@code grundy.judge.fast-start.flags}: programs start by run.argv rather than run.plain_argv
 * @param ahead  {@code grundy.judge.fast-start.ahead}: interpreters start on idle cores while the source is compiled (off unless said otherwise)
 */
public record FastStartConfig(boolean reuse, boolean header, boolean javac, boolean flags, boolean ahead) {
    /** The shortcuts of a node unless it is configured otherwise. Starting ahead gains nothing on two cores: all of them have work already. */
    public static final FastStartConfig USUAL = new FastStartConfig(true, true, true, true, false);

    /** How a program is started with what is switched on. */
    RunStep of(RunStep step) {
        RunStep quick = flags ? step : step.plain();
        return ahead ? quick : quick.withoutAhead();
    }
}
