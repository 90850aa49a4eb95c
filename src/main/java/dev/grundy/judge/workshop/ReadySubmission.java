package dev.grundy.judge.workshop;

import dev.grundy.format.language.Language;
import dev.grundy.judge.compile.Compiled;
import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.compile.SubmissionBuild;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.source.JudgingRequest;

/** A person's program that has a verdict, compiled once more; to be closed when it is not run any more. */
public final class ReadySubmission implements AutoCloseable {
    private final Compiled compiled;
    private final Executable executable;

    private ReadySubmission(Compiled compiled, Executable executable) {
        this.compiled = compiled;
        this.executable = executable;
    }

    /** @throws JudgeException if no language was named, or the program does not compile */
    public static ReadySubmission of(JudgingRequest request, Workshop workshop) {
        Language language = request.language().orElseThrow(() -> new JudgeException("no language was named; name one"));
        SubmissionBuild build = new SubmissionBuild(request.problem(), workshop.compiler());
        Compiled compiled = build.compile(
                request,
                build.complete(request.source(), language),
                workshop.toolchains().require(language));
        return new ReadySubmission(compiled, compiled.executable().orElseThrow(() -> {
            compiled.close();
            return new JudgeException("the submission does not compile: " + compiled.output());
        }));
    }

    public Executable executable() {
        return executable;
    }

    @Override
    public void close() {
        compiled.close();
    }
}
