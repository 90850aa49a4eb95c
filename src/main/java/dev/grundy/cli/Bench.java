package dev.grundy.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.grundy.kernel.BenchmarkResult;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./grundy bench [NAME]}: what things cost, as ratios to bare runs made in the same minute. */
@Command(
        name = "bench",
        description = "Measure, as ratios to bare runs made in the same minute.",
        mixinStandardHelpOptions = true)
final class Bench implements Callable<Integer> {
    private static final String ROW = "| %-20s | %8s | %8s | %8s | %s |%n";

    @Parameters(index = "0", arity = "0..1", paramLabel = "NAME", description = "One benchmark (default: all).")
    private @Nullable String name;

    @Option(names = "--json", description = "Print one JSON object a line and nothing else.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        List<Benchmark> chosen = Benchmarks.all().stream().filter(benchmark -> name == null || benchmark.name().equals(name)).toList();
        if (chosen.isEmpty()) {
            throw new UnusableException("there is no benchmark '" + name + "'; there are "
                    + String.join(", ", Benchmarks.all().stream().map(Benchmark::name).toList()));
        }
        PrintWriter out = spec.commandLine().getOut();
        if (!json) {
            out.printf(ROW, "bench", "min", "median", "max", "detail");
            out.printf(ROW, "---", "--:", "--:", "--:", "---");
        }
        for (Benchmark benchmark : chosen) {
            print(out, benchmark.run());
        }
        return ExitCode.FINE.value();
    }

    private void print(PrintWriter out, BenchmarkResult result) {
        if (json) {
            out.println(toJson(result));
        } else {
            out.printf(ROW, result.bench(), ratio(result.ratioMin()), ratio(result.ratioMedian()), ratio(result.ratioMax()), result.detail());
        }
        out.flush();
    }

    private static String ratio(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }

    private static String toJson(BenchmarkResult result) {
        try {
            return JsonMapper.builder().propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE).build().writeValueAsString(result);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a result must be fit for JSON", e);
        }
    }
}
