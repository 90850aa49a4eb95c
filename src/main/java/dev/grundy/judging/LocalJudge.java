package dev.grundy.judging;

import dev.grundy.kernel.Verdict;
import dev.grundy.language.Language;
import dev.grundy.language.Languages;
import dev.grundy.problem.pack.ProblemPackage;
import dev.grundy.sandbox.Cells;
import dev.grundy.sandbox.Host;
import dev.grundy.sandbox.Store;
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
     * @throws dev.grundy.sandbox.SandboxException if this host cannot wall in programs, with the cure
     */
    public static LocalJudge open(Path runner, Path directory) {
        Store store = new Store(directory.resolve("store"));
        Cells cells = new Cells(Host.look(runner).config(store, directory.resolve("run"), JavaHomes.outsideOfUsr()));
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
        Languages languages = workshop.toolchains().languages();
        List<SourceFile> files = SourcePath.read(source);
        if (problem.type().submitAnswer()) {
            return judge(new JudgingRequest(problem, new Source(files), Optional.empty(), Optional.empty(), seed), listener);
        }
        Language language = SourcePath.language(source, files, languageName, languages);
        if (files.size() > 1) {
            return judge(JudgingRequest.of(problem, new Source(files), language, seed), listener);
        }
        SourceFile only = files.getFirst();
        return switch (SourceCheck.check(only.content(), language, problem.limits().code())) {
            case SourceCheck.Result.Refused(String reason) -> refused(
                    JudgingRequest.of(problem, new Source(files), language, seed), reason);
            case SourceCheck.Result.Fine(String text) ->
                    judge(JudgingRequest.of(problem, SourcePath.named(only.name(), text, language), language, seed), listener);
        };
    }

    private JudgeReport judge(JudgingRequest request, JudgingListener listener) {
        return JudgeReport.of(request, new Judge(workshop).judge(request, listener));
    }

    private static JudgeReport refused(JudgingRequest request, String reason) {
        return JudgeReport.of(request, JudgingResult.early(
                Verdict.CE, Optional.of(Compilation.refused(reason)), Optional.empty()));
    }

    @Override
    public void close() {
        workshop.close();
        cells.close();
    }
}
