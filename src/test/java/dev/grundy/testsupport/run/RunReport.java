package dev.grundy.testsupport.run;

import dev.grundy.judge.result.ReportJson;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Prints what a run of the tests did: its phases, its slowest classes, and last what is red. Ends with exit code 1 if anything is.
 * The first argument is the directory with the files {@code phases}, which the launcher writes, and {@code *.classes} of
 * {@link ClassTimes}; the same figures go into {@code report.json} there. The files {@code proved} and {@code unproved} list the classes
 * that were left out as recorded green, and those that could be recorded. Further arguments are the names that were asked for: one
 * for which no class ran is red.
 */
public final class RunReport {
    private static final int SLOWEST = 20;
    /** A class that takes longer has a tag; see {@code TagsTest}. */
    private static final Duration LONG = Duration.ofSeconds(10);

    /** A class, with or without its package and a method. */
    private static final Pattern PLAIN = Pattern.compile("[\\w.]+(#\\w+)?");

    private final Path directory;
    private final List<Phase> phases;
    private final List<ClassRun> classes;
    private final int proved;
    private final int unproved;

    private final List<String> asked;

    RunReport(Path directory, List<String> asked) throws IOException {
        this.directory = directory;
        this.asked = List.copyOf(asked);
        this.phases =
                lines(directory.resolve("phases")).stream().map(Phase::ofLine).toList();
        this.proved = lines(directory.resolve("proved")).size();
        this.unproved = lines(directory.resolve("unproved")).size();
        List<ClassRun> read = ClassRun.all(directory);
        read.sort(Comparator.comparing(ClassRun::wall).reversed().thenComparing(ClassRun::className));
        this.classes = List.copyOf(read);
    }

    private static List<String> lines(Path file) throws IOException {
        return Files.exists(file) ? Files.readAllLines(file) : List.of();
    }

    public static void main(String[] arguments) throws IOException {
        RunReport report =
                new RunReport(Path.of(arguments[0]), List.of(arguments).subList(1, arguments.length));
        report.print(new PrintStream(System.out, true, StandardCharsets.UTF_8));
        report.writeJson();
        System.exit(report.isGreen() ? 0 : 1);
    }

    boolean isGreen() {
        return tests() > 0
                && failures() == 0
                && notFound().isEmpty()
                && phases.stream().allMatch(phase -> phase.exitCode() == 0);
    }

    /** The names for which no class ran; patterns are not looked at. */
    private List<String> notFound() {
        return asked.stream()
                .filter(name -> PLAIN.matcher(name).matches())
                .filter(name -> classes.stream().noneMatch(run -> run.isCalled(name.replaceFirst("#.*", ""))))
                .toList();
    }

    private int tests() {
        return classes.stream().mapToInt(ClassRun::tests).sum();
    }

    private int failures() {
        return classes.stream().mapToInt(run -> run.red().size()).sum();
    }

    void print(PrintStream out) {
        printPhases(out);
        printSlowest(out);
        printUntagged(out);
        printBegunAgain(out);
        printProved(out);
        printFailures(out);
        out.printf("%n%d passed, %d failed%n", Math.max(0, tests() - failures()), failures());
    }

    private void printPhases(PrintStream out) {
        out.printf("%n%-14s %9s %9s %8s %8s%n", "phase", "wall", "CPU", "classes", "tests");
        for (Phase phase : phases) {
            List<ClassRun> own = classes.stream()
                    .filter(run -> run.phase().equals(phase.name()))
                    .toList();
            out.printf(
                    "%-14s %9s %9s %8d %8d%n",
                    phase.name(),
                    seconds(phase.wall()),
                    seconds(phase.cpu()),
                    own.size(),
                    own.stream().mapToInt(ClassRun::tests).sum());
        }
    }

    private void printSlowest(PrintStream out) {
        out.printf("%n%-50s %9s %9s %8s%n", "the " + SLOWEST + " slowest classes", "wall", "CPU", "tests");
        classes.stream()
                .limit(SLOWEST)
                .forEach(run -> out.printf(
                        "%-50s %9s %9s %8d%n", run.simpleName(), seconds(run.wall()), seconds(run.cpu()), run.tests()));
    }

    /** Classes of the built product are in phases of their own, so they need no tag. */
    private void printUntagged(PrintStream out) {
        List<String> untagged = classes.stream()
                .filter(run -> !run.isTagged() && !run.className().endsWith("IT"))
                .filter(run -> run.wall().compareTo(LONG) > 0 && run.cpu().compareTo(LONG) > 0)
                .map(ClassRun::simpleName)
                .toList();
        if (!untagged.isEmpty()) {
            out.printf("%nover %d s and without a tag: %s%n", LONG.toSeconds(), String.join(", ", untagged));
        }
    }

    private void printBegunAgain(PrintStream out) {
        phases.stream()
                .filter(phase -> phase.starts() > 1)
                .forEach(phase -> out.printf(
                        "%nbegun again: %s; the bundler ended its first start before any class did%n", phase.name()));
    }

    private void printProved(PrintStream out) {
        if (proved > 0) {
            out.printf(
                    "%nleft out: %d classes that are recorded green with the same content; ./grundy test --all runs them%n",
                    proved);
        }
        if (unproved > 0) {
            out.printf(
                    "%nnot recorded green as they are: %d classes; ./grundy test --record records what is green%n",
                    unproved);
        }
    }

    private void printFailures(PrintStream out) {
        for (Phase phase : phases) {
            boolean isExplained = classes.stream()
                    .anyMatch(run ->
                            run.phase().equals(phase.name()) && !run.red().isEmpty());
            if (phase.exitCode() != 0 && !isExplained) {
                out.printf("%nred: %s ended with exit code %d%n", phase.name(), phase.exitCode());
                out.printf("    read %s%n", directory.resolve(phase.name() + ".log"));
            }
        }
        redAndHowOften().forEach((red, times) -> {
            out.printf("%nred: %s%s%n    %s%n", red.name(), times == 1 ? "" : ", " + times + " times", red.reason());
            out.printf("    run it alone: ./grundy test %s%n", red.name());
        });
        notFound().forEach(name -> out.printf("%nred: no test is called %s; check its class and method%n", name));
        if (tests() == 0) {
            out.printf("%nred: no test ran%n");
        }
    }

    /** A method is red as often as it is red with other values. */
    private Map<ClassRun.Red, Long> redAndHowOften() {
        return classes.stream()
                .flatMap(run -> run.red().stream())
                .collect(Collectors.groupingBy(red -> red, LinkedHashMap::new, Collectors.counting()));
    }

    /** Durations are in milliseconds; {@code proved} counts the classes that were left out. */
    record Json(List<PhaseJson> phases, List<ClassJson> classes, int proved) {
        record PhaseJson(String name, long wallMs, long cpuMs, int starts, int exitCode) {}

        record ClassJson(String phase, String name, int tests, long wallMs, long cpuMs, List<String> red) {}
    }

    void writeJson() throws IOException {
        Json json = new Json(
                phases.stream()
                        .map(phase -> new Json.PhaseJson(
                                phase.name(),
                                phase.wall().toMillis(),
                                phase.cpu().toMillis(),
                                phase.starts(),
                                phase.exitCode()))
                        .toList(),
                classes.stream()
                        .map(run -> new Json.ClassJson(
                                run.phase(),
                                run.className(),
                                run.tests(),
                                run.wall().toMillis(),
                                run.cpu().toMillis(),
                                run.red().stream().map(ClassRun.Red::name).toList()))
                        .toList(),
                proved);
        Files.writeString(directory.resolve("report.json"), ReportJson.line(json) + "\n");
    }

    private static String seconds(Duration duration) {
        return String.format(Locale.ROOT, "%.1f s", duration.toMillis() / 1e3);
    }
}
