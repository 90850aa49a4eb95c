package dev.grundy.app.cli.problem;

import dev.grundy.app.cli.output.ExitCode;
import dev.grundy.base.kernel.Places;
import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.judge.explore.idea.IdeaComparison;
import dev.grundy.judge.explore.idea.IdeaLimits;
import dev.grundy.judge.explore.idea.IdeaListener;
import dev.grundy.judge.explore.idea.IdeaPrecision;
import dev.grundy.judge.explore.idea.IdeaPrecision.Share;
import dev.grundy.judge.explore.idea.Likeness;
import dev.grundy.judge.explore.idea.Named;
import dev.grundy.judge.explore.idea.Told;
import dev.grundy.judge.judging.LocalJudge;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./grundy ideas [PROBLEM …]}: whether the ideas of wrong programs can be told from their answers. */
@Command(
        name = "ideas",
        description =
                "Say which wrong programs are told their idea, and how often a held back program is told another one's. Exit code 0: never, 1: some are, 2: usage or a broken package.",
        mixinStandardHelpOptions = true)
public final class Ideas implements Callable<Integer> {
    @Parameters(
            arity = "0..*",
            paramLabel = "PROBLEM",
            description = "Display id, slug, or path of a package; all of problems/ if none is named.")
    private List<String> names = new ArrayList<>();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        IdeaPrecision all = IdeaPrecision.NONE;
        try (Problems problems = new Problems(
                        Places.home().resolve("problems"), spec.commandLine().getErr());
                LocalJudge judge =
                        LocalJudge.open(Places.cellRunner(), Places.cache().resolve("judge"))) {
            for (ProblemPackage problem : asked(problems)) {
                if (!IdeaComparison.canCompare(problem)) {
                    out.println(problem.name() + ": left out, as it is interactive or names no idea");
                    continue;
                }
                List<Named> named =
                        new IdeaComparison(problem, judge.workshop(), IdeaLimits.USUAL, IdeaListener.SILENT).named();
                out.println(problem.name() + ":");
                named.forEach(program -> out.println("  " + line(program, named)));
                out.flush();
                all = all.plus(IdeaPrecision.of(named));
            }
        }
        tell(all, out);
        return (all.slips().isEmpty() ? ExitCode.FINE : ExitCode.NOT).value();
    }

    private List<ProblemPackage> asked(Problems problems) {
        return names.isEmpty()
                ? problems.all().stream().map(PackageReading::orThrow).toList()
                : names.stream().map(problems::find).toList();
    }

    private static String line(Named program, List<Named> all) {
        long wrong =
                program.answers().stream().filter(answer -> answer.isWrong()).count();
        String verdict = Likeness.told(program.answers(), all).isPresent()
                ? "is told"
                : wrong < Told.FEWEST_TESTS
                        ? "is not told: that is fewer than " + Told.FEWEST_TESTS
                        : "is not told: another idea explains as much";
        return program.path() + ": wrong on " + wrong + " of "
                + program.answers().size() + " tests, " + verdict;
    }

    private static void tell(IdeaPrecision found, PrintWriter out) {
        found.slips().forEach(slip -> out.println("wrongly: " + slip));
        out.println(found.recognised() + " of " + found.programs() + " programs are told their own idea");
        out.println("every second one held back: " + share(found.heldBack()));
        out.println("each one against all others: " + share(found.alone()));
    }

    private static String share(Share share) {
        return share.programs() + " programs, " + share.told() + " told an idea, " + share.toldRightly()
                + " of them rightly; " + (share.programs() - share.told()) + " told none, " + share.silentRightly()
                + " of them rightly";
    }
}
