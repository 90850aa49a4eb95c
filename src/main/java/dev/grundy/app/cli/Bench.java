package dev.grundy.app.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.grundy.app.bench.BenchMachine;
import dev.grundy.app.bench.Benchmark;
import dev.grundy.app.bench.Benchmarks;
import dev.grundy.app.bench.RecordedBenchmarks;
import dev.grundy.app.bench.load.BenchmarkResult;
import dev.grundy.app.cli.output.ExitCode;
import dev.grundy.app.cli.output.Foreseen;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./grundy bench [NAME…]}: what things cost, as ratios to bare runs made in the same minute. */
@Command(
        name = "bench",
        description = "Measure, as ratios to bare runs made in the same minute.",
        mixinStandardHelpOptions = true)
final class Bench implements Callable<Integer> {
    private static final String ROW = "| %-20s | %8s | %8s | %8s | %s |%n";

    @Parameters(
            arity = "0..*",
            paramLabel = "NAME",
            completionCandidates = Names.class,
            description = "One benchmark or several: ${COMPLETION-CANDIDATES}. Without a name, all up to wake.")
    private List<String> names = List.of();

    @Option(names = "--json", description = "Print one JSON object a line and nothing else.")
    private boolean json;

    @Option(
            names = "--record",
            description =
                    "Also write what was measured, with date and machine, into docs/benchmarks.json and docs/benchmarks.md."
                            + " Measure on an idle machine.")
    private boolean record;

    @Spec
    private CommandSpec spec;

    private final Clock clock;
    private final Path checkout;

    /** @param checkout the checkout with the documents that show the figures */
    Bench(Clock clock, Path checkout) {
        this.clock = clock;
        this.checkout = checkout;
    }

    @Override
    public Integer call() {
        List<Benchmark> chosen = Benchmarks.of(names);
        PrintWriter out = spec.commandLine().getOut();
        if (!json) {
            out.printf(ROW, "bench", "min", "median", "max", "detail");
            out.printf(ROW, "---", "--:", "--:", "--:", "---");
        }
        // Before the benchmarks keep the machine busy.
        String machine = record ? BenchMachine.describe() : "";
        boolean allRan = true;
        for (Benchmark benchmark : chosen) {
            List<BenchmarkResult> results = run(benchmark);
            allRan &= !results.isEmpty();
            results.forEach(result -> print(out, result));
            // At once: the whole takes minutes, and may be ended.
            if (record) {
                record(machine, results);
            }
        }
        return (allRan ? ExitCode.FINE : ExitCode.NOT).value();
    }

    private void record(String machine, List<BenchmarkResult> results) {
        RecordedBenchmarks recorded = RecordedBenchmarks.read(checkout);
        for (BenchmarkResult result : results) {
            recorded = recorded.with(LocalDate.now(clock), machine, result);
        }
        recorded.write(checkout);
    }

    /** A measurement that is not possible here, such as one of a language without its tool, is told and stops no other. The answer is empty then. */
    private List<BenchmarkResult> run(Benchmark benchmark) {
        try {
            return benchmark.run(text -> say(benchmark.name() + ": " + text));
        } catch (RuntimeException e) {
            if (!Foreseen.is(e)) {
                throw e;
            }
            say("bench " + benchmark.name() + ": " + e.getMessage());
            return List.of();
        }
    }

    private void say(String text) {
        PrintWriter err = spec.commandLine().getErr();
        err.println("grundy: " + text);
        err.flush();
    }

    /** For the help text. */
    static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Benchmarks.names(Benchmarks.all().stream()).iterator();
        }
    }

    private void print(PrintWriter out, BenchmarkResult result) {
        if (json) {
            out.println(toJson(result));
        } else {
            out.printf(
                    ROW,
                    result.bench(),
                    ratio(result.ratioMin()),
                    ratio(result.ratioMedian()),
                    ratio(result.ratioMax()),
                    result.detail());
        }
        out.flush();
    }

    private static String ratio(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }

    private static String toJson(BenchmarkResult result) {
        try {
            return JsonMapper.builder()
                    .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
                    .build()
                    .writeValueAsString(result);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a result must be fit for JSON", e);
        }
    }
}
