package dev.grundy.judge.compile;

import dev.grundy.format.language.Language;
import dev.grundy.format.language.Toolchain;
import dev.grundy.format.pack.ProblemLimits.StepLimits;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.source.SourceFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Compiles submissions to a problem. There is one way for all: what is judged, what is proved and what the time limit is
 * measured with are the same program.
 */
public final class SubmissionBuild {
    private static final Duration USUAL_TIME = Duration.ofSeconds(20);

    private final ProblemPackage problem;
    private final Compiler compiler;

    public SubmissionBuild(ProblemPackage problem, Compiler compiler) {
        this.problem = problem;
        this.compiler = compiler;
    }

    /**
     * @param complete the result of {@link #complete} for the submission
     * @param entryPoint the main file or class if somebody has named it
     */
    public Compiled compile(Source complete, Toolchain toolchain, Optional<String> entryPoint) {
        return withCompanions(complete, compiler.compile(complete, toolchain, entryPoint, limits()));
    }

    /**
     * The same for a person's submission.
     *
     * @return to be closed when the program is not run any more
     */
    public Compiled compile(JudgingRequest request, Source complete, Toolchain toolchain) {
        return request.owner()
                .map(owner -> withCompanions(
                        complete, compiler.compile(complete, toolchain, request.entryPoint(), limits(), owner)))
                .orElseGet(() -> compile(complete, toolchain, request.entryPoint()));
    }

    private static Compiled withCompanions(Source complete, Compiled compiled) {
        // spec 2025-09: a submission's working directory holds its own files and those of include
        return complete.files().size() == 1
                ? compiled
                : compiled.withExecutable(
                        compiled.executable().map(executable -> executable.withCompanions(complete.files())));
    }

    /** The format's default allows a compilation to hold a core for a minute, which nobody's program needs; a package may ask for that. */
    private StepLimits limits() {
        StepLimits stated = problem.limits().compilation();
        return stated.time().equals(Compiler.USUAL_LIMITS.time())
                ? new StepLimits(USUAL_TIME, stated.memory(), stated.output())
                : stated;
    }

    /** The files of a submission with those that the package adds. */
    public Source complete(Source source, Language language) {
        return withIncludes(source.namedByContent(language), language);
    }

    /** A file of the package stands in for one of that name which the submission brings. */
    private Source withIncludes(Source source, Language language) {
        List<SourceFile> files = new ArrayList<>();
        problem.programs().includeFor(language.id()).forEach((name, path) -> {
            try {
                files.add(new SourceFile(name, problem.constants().fillIn(Files.readAllBytes(path))));
            } catch (IOException e) {
                throw new UncheckedIOException("cannot read " + path, e);
            }
        });
        Set<String> included = files.stream().map(SourceFile::name).collect(Collectors.toSet());
        source.files().stream().filter(file -> !included.contains(file.name())).forEach(files::add);
        return new Source(files, included);
    }
}
