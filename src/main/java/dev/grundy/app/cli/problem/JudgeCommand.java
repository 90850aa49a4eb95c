package dev.grundy.app.cli.problem;

import dev.grundy.app.cli.output.ExitCode;
import dev.grundy.base.kernel.Places;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.judge.judging.JudgeReport;
import dev.grundy.judge.judging.JudgeText;
import dev.grundy.judge.judging.JudgingListener;
import dev.grundy.judge.judging.LocalJudge;
import dev.grundy.judge.result.TestResult;
import dev.grundy.judge.sandbox.host.Host;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code ./grundy judge PROBLEM SOURCE}: a verdict without web or database. */
@Command(
        name = "judge",
        description =
                "Judge a file without web or database. Exit code 0: accepted, 1: not, 2: usage or a broken package.",
        mixinStandardHelpOptions = true)
public final class JudgeCommand implements Callable<Integer> {
    @Mixin
    private AskedProgram asked = new AskedProgram();

    @Option(names = "--unsafe", description = "Run the program even where walls around it are missing.")
    private boolean unsafe;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        Path source = asked.source();
        PrintWriter err = spec.commandLine().getErr();
        try (Problems problems = new Problems(Places.home().resolve("problems"), err)) {
            ProblemPackage found = problems.find(asked.problem());
            try (LocalJudge judge = LocalJudge.open(host(err), Places.cache().resolve("judge"))) {
                JudgeReport report = judge.judge(found, source, asked.language(), asked.seed(), listener(err));
                return print(report, err);
            }
        }
    }

    private Host host(PrintWriter err) {
        Host found = Host.look(Places.cellRunner());
        if (!unsafe) {
            return found;
        }
        err.println("grundy: --unsafe: the program runs even where walls around it are missing");
        return found.unsafe();
    }

    private JudgingListener listener(PrintWriter err) {
        boolean watched = System.console() != null && System.console().isTerminal();
        return watched && !asked.json() ? new Progress(err) : new Preparation(err);
    }

    private int print(JudgeReport report, PrintWriter err) {
        PrintWriter out = spec.commandLine().getOut();
        out.print(asked.json() ? report.toJson() + "\n" : JudgeText.of(report));
        out.flush();
        if (report.message() != null) {
            err.println("grundy: " + report.message());
        }
        if (report.verdict() == Verdict.AC) {
            return ExitCode.FINE.value();
        }
        boolean brokenPackage = report.verdict() == Verdict.JE && report.tests().isEmpty();
        return (brokenPackage ? ExitCode.UNUSABLE : ExitCode.NOT).value();
    }

    /** A line for each thing that takes long, when a package is judged for the first time on this host. */
    private static final class Preparation implements JudgingListener {
        private static final int STEPS = 10;

        private final PrintWriter err;
        private boolean preparing;

        Preparation(PrintWriter err) {
            this.err = err;
        }

        @Override
        public void preparing(String what) {
            preparing = true;
            say(what);
        }

        @Override
        public void tested(int number, int total, TestResult result) {
            if (preparing && number * STEPS / total > (number - 1) * STEPS / total) {
                say("test " + number + " of " + total);
            }
        }

        private void say(String text) {
            err.println("grundy: " + text);
            err.flush();
        }
    }

    /** One line that is written over, for the person who waits. */
    private record Progress(PrintWriter err) implements JudgingListener {
        /** A longer line would go on in the next one, and stay. */
        private static final int WIDTH = 78;

        @Override
        public void preparing(String what) {
            show(what);
        }

        @Override
        public void compiling() {
            show("compiling");
        }

        @Override
        public void tested(int number, int total, TestResult result) {
            show(number == total ? "" : "test " + number + " of " + total);
        }

        private void show(String text) {
            String line = text.length() <= WIDTH ? text : text.substring(0, WIDTH - 1) + "…";
            err.printf("\r%-" + WIDTH + "s\r%s", "", line);
            err.flush();
        }
    }
}
