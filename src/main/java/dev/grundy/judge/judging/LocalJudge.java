package dev.grundy.judge.judging;

import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import dev.grundy.format.language.SourceCheck;
import dev.grundy.format.language.SourceText;
import dev.grundy.format.pack.PackageSubmission;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.judge.host.JavaHomes;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.result.Compilation;
import dev.grundy.judge.result.JudgingResult;
import dev.grundy.judge.sandbox.Cells;
import dev.grundy.judge.sandbox.command.Store;
import dev.grundy.judge.sandbox.host.Host;
import dev.grundy.judge.search.CounterexampleSearch;
import dev.grundy.judge.search.SearchLimits;
import dev.grundy.judge.search.SearchListener;
import dev.grundy.judge.search.SearchResult;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.source.SourceException;
import dev.grundy.judge.source.SourceFile;
import dev.grundy.judge.source.SourcePath;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.judge.workshop.Workshop;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Judges files of this machine without web and database. Closing it ends its cells; its cache stays for the next time. */
public final class LocalJudge implements AutoCloseable {
    private final Cells cells;
    private final Workshop workshop;

    private LocalJudge(Cells cells, Workshop workshop) {
        this.cells = cells;
        this.workshop = workshop;
    }

    /**
     * @param runner the built cell runner
     * @param directory where compiled programs and made tests are kept, and running cells their files
     * @throws dev.grundy.judge.sandbox.command.SandboxException if this host cannot wall in programs, with the cure
     */
    public static LocalJudge open(Path runner, Path directory) {
        return open(Host.look(runner), directory);
    }

    /** As {@link #open(Path, Path)}, on a host that was looked at already. */
    public static LocalJudge open(Host host, Path directory) {
        return open(host, new Store(directory.resolve("store")), directory.resolve("run"));
    }

    /** As {@link #open(Path, Path)}, with a store that others may use too, and running cells' files in a directory of its own. */
    static LocalJudge open(Host host, Store store, Path running) {
        Cells cells = new Cells(host.config(store, running, JavaHomes.outsideOfUsr()));
        return new LocalJudge(cells, Workshop.open(cells, store));
    }

    public Workshop workshop() {
        return workshop;
    }

    /**
     * Judges one submission.
     *
     * @param source a file, or a directory of files
     * @param languageName empty to tell it by the file name
     * @throws SourceException if the source cannot be read or its language not told
     */
    public JudgeReport judge(
            ProblemPackage problem, Path source, Optional<String> languageName, long seed, JudgingListener listener) {
        return switch (asked(problem, source, languageName, seed)) {
            case Asked.Refused(JudgingRequest request, String reason) ->
                JudgeReport.of(request, JudgingResult.compileError(Compilation.refused(reason)));
            case Asked.Fine(JudgingRequest request) ->
                JudgeReport.of(request, new Judge(workshop).judge(request, listener));
        };
    }

    /**
     * Looks for the smallest input on which a submission fails.
     *
     * @param source a file, or a directory of files
     * @param languageName empty to tell it by the file name
     * @throws SourceException if the source cannot be read, its language not told, or its text not taken
     * @throws JudgeException as {@link CounterexampleSearch#find} says
     */
    public SearchResult stress(
            ProblemPackage problem, Path source, Optional<String> languageName, long seed, SearchLimits limits) {
        return switch (asked(problem, source, languageName, seed)) {
            case Asked.Refused(JudgingRequest request, String reason) -> throw new SourceException(reason);
            case Asked.Fine(JudgingRequest request) ->
                new CounterexampleSearch(workshop).find(request, limits, SearchListener.SILENT);
        };
    }

    private Asked asked(ProblemPackage problem, Path source, Optional<String> languageName, long seed) {
        Languages languages = workshop.toolchains().languages();
        List<SourceFile> files = SourcePath.read(source);
        if (problem.type().submitAnswer()) {
            return new Asked.Fine(
                    new JudgingRequest(problem, new Source(files), Optional.empty(), Optional.empty(), seed));
        }
        Optional<PackageSubmission> own = ofPackage(problem, source);
        Optional<String> named = languageName.or(
                () -> own.flatMap(submission -> submission.program().language()));
        Language language = SourcePath.language(source, files, named, languages);
        Source complete = own.map(submission -> ReadyProblem.source(submission.program(), problem.constants()))
                .orElseGet(() -> new Source(files));
        JudgingRequest request = new JudgingRequest(
                problem,
                complete,
                Optional.of(language),
                own.flatMap(submission -> submission.program().entryPoint()),
                seed);
        if (files.size() > 1 || own.isPresent()) {
            return new Asked.Fine(request);
        }
        SourceFile only = files.getFirst();
        return switch (SourceCheck.check(
                SourceText.ofBytes(only.content()), language, problem.limits().code())) {
            case SourceCheck.Result.Refused refused -> new Asked.Refused(request, refused.reason());
            case SourceCheck.Result.Fine(SourceText fine) ->
                new Asked.Fine(JudgingRequest.of(problem, Source.named(only.name(), fine, language), language, seed));
        };
    }

    /** A submission that the package brings is judged as the package declares it. */
    private static Optional<PackageSubmission> ofPackage(ProblemPackage problem, Path source) {
        Path absolute = source.toAbsolutePath().normalize();
        return problem.submissions().stream()
                .filter(submission -> problem.root()
                        .resolve("submissions")
                        .resolve(submission.path())
                        .equals(absolute))
                .findFirst();
    }

    /** A request, and whether its source may be judged at all. */
    private sealed interface Asked {
        record Fine(JudgingRequest request) implements Asked {}

        record Refused(JudgingRequest request, String reason) implements Asked {}
    }

    @Override
    public void close() {
        workshop.close();
        cells.close();
    }
}
