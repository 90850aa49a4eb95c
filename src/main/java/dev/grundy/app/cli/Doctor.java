package dev.grundy.app.cli;

import dev.grundy.app.cli.output.ExitCode;
import dev.grundy.base.kernel.Places;
import dev.grundy.format.language.Availability;
import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import dev.grundy.format.language.ToolSearch;
import dev.grundy.judge.sandbox.host.Host;
import dev.grundy.judge.sandbox.host.HostFinding;
import dev.grundy.judge.sandbox.host.HostReport;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code ./grundy doctor}: what this host offers to a judge, what it lacks, what that means, and the cure; and what may be set up besides. */
@Command(
        name = "doctor",
        description = "Tell what this host offers for judging, what it lacks, and the cure.",
        mixinStandardHelpOptions = true)
final class Doctor implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        HostReport host = Host.look(Places.cellRunner()).report();
        out.println("Walls and meters");
        host.findings().forEach(finding -> print(out, finding));
        out.println();
        out.println("Languages");
        ToolSearch search = ToolSearch.ofThisHost();
        boolean anyMissing = false;
        for (Language language : Languages.standard().offered()) {
            Availability availability = search.find(language);
            anyMissing |= availability instanceof Availability.Absent && language.isAlwaysOffered();
            print(out, availability);
        }
        out.println();
        out.println("What may be set up");
        OptionalPart.of(Places.from(null, System.getenv()), System.getenv()).forEach(part -> print(out, part));
        OptionalPart.judgeLogin(System.getenv()).ifPresent(part -> print(out, part));
        out.println();
        out.println(
                host.wallsStand()
                        ? "Programs can be judged here."
                        : "No program will be judged here before the missing things are cured.");
        return (host.complete() && !anyMissing ? ExitCode.FINE : ExitCode.NOT).value();
    }

    private static void print(PrintWriter out, HostFinding finding) {
        out.printf("  %-8s %-16s %s%n", finding.state().label(), finding.name(), finding.found());
        if (finding.state() != HostFinding.State.GOOD) {
            out.printf("  %-8s %-16s means: %s%n", "", "", finding.meaning());
            out.printf("  %-8s %-16s cure:  %s%n", "", "", finding.cure());
        }
    }

    private static void print(PrintWriter out, OptionalPart part) {
        out.printf("  %-8s %-16s %s%n", part.lacks().isEmpty() ? "ok" : "not set", part.name(), part.found());
        part.lacks().ifPresent(lack -> {
            out.printf("  %-8s %-16s brings: %s%n", "", "", lack.brings());
            out.printf("  %-8s %-16s cure:  %s%n", "", "", lack.cure());
        });
    }

    private static void print(PrintWriter out, Availability availability) {
        switch (availability) {
            case Availability.Present present ->
                out.printf(
                        "  %-8s %-16s %s%n",
                        "ok",
                        present.language().name(),
                        String.join(
                                ", ",
                                present.toolchain().tools().values().stream()
                                        .map(Object::toString)
                                        .sorted()
                                        .toList()));
            case Availability.Absent absent -> {
                String state = absent.language().isAlwaysOffered() ? "missing" : "not here";
                out.printf("  %-8s %-16s %s%n", state, absent.language().name(), absent.reason());
                out.printf("  %-8s %-16s cure:  %s%n", "", "", absent.cure());
            }
        }
    }
}
