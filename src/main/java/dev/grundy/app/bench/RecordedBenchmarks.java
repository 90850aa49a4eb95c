package dev.grundy.app.bench;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.grundy.app.bench.load.BenchmarkResult;
import dev.grundy.app.bench.load.GrowthCost;
import dev.grundy.base.kernel.UnusableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * The figures that the documents tell: {@code docs/benchmarks.json}, and the tables of {@code docs/benchmarks.md} that are made of it.
 * Figures of several days and machines may stand beside each other, so each says its own. Values of this class do not change.
 */
public final class RecordedBenchmarks {
    static final String FILE = "docs/benchmarks.json";
    static final String DOCUMENT = "docs/benchmarks.md";

    private static final String BEGIN = "<!-- written by ./grundy bench --record -->\n";
    private static final String END = "<!-- until here -->\n";
    private static final ObjectMapper JSON = JsonMapper.builder()
            .addModule(new JavaTimeModule())
            .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build();

    /** @param machine as {@link BenchMachine} describes it */
    record Recorded(LocalDate date, String machine, BenchmarkResult result) {
        boolean isOf(String bench) {
            return result.bench().equals(bench);
        }
    }

    private final List<Recorded> results;

    private RecordedBenchmarks(List<Recorded> results) {
        this.results = List.copyOf(results);
    }

    /**
     * Those of a checkout; none if it has no such file.
     *
     * @throws UnusableException if the file cannot be read, or is no record
     */
    public static RecordedBenchmarks read(Path checkout) {
        Path file = checkout.resolve(FILE);
        if (!Files.exists(file)) {
            return new RecordedBenchmarks(List.of());
        }
        try {
            return new RecordedBenchmarks(Arrays.asList(JSON.readValue(Files.readString(file), Recorded[].class)));
        } catch (JsonProcessingException e) {
            throw new UnusableException(file + " is no record of benchmarks: " + e.getOriginalMessage());
        } catch (IOException e) {
            throw new UnusableException(file + " cannot be read: " + e.getMessage());
        }
    }

    List<Recorded> results() {
        return results;
    }

    /** In the place of the older result of the same benchmark, or behind all others. */
    public RecordedBenchmarks with(LocalDate date, String machine, BenchmarkResult result) {
        Recorded now = new Recorded(date, machine, result);
        List<Recorded> all = new ArrayList<>(results);
        if (all.stream().anyMatch(old -> old.isOf(result.bench()))) {
            all.replaceAll(old -> old.isOf(result.bench()) ? now : old);
        } else {
            all.add(now);
        }
        return new RecordedBenchmarks(all);
    }

    /**
     * Writes the record, and the tables of the document.
     *
     * @throws UnusableException if either cannot be written, or the document has no place for tables
     */
    public void write(Path checkout) {
        Path document = checkout.resolve(DOCUMENT);
        try {
            String told = in(Files.readString(document));
            Files.writeString(checkout.resolve(FILE), JSON.writeValueAsString(results) + "\n");
            Files.writeString(document, told);
        } catch (IOException e) {
            throw new UnusableException("the figures cannot be recorded in " + document + ": " + e.getMessage());
        }
    }

    /** The text of the document with these tables instead of those that it has. */
    String in(String document) {
        int begin = document.indexOf(BEGIN);
        int end = document.indexOf(END);
        if (begin < 0 || end < begin) {
            throw new UnusableException(DOCUMENT + " has no lines " + BEGIN.strip() + " and " + END.strip()
                    + " between which tables could stand");
        }
        return document.substring(0, begin + BEGIN.length()) + tables() + document.substring(end);
    }

    /** One for each machine and day, in the order in which they were first recorded. */
    private String tables() {
        return results.stream()
                .map(RecordedBenchmarks::heading)
                .distinct()
                .map(this::tables)
                .collect(Collectors.joining("", "", "\n"));
    }

    private String tables(String heading) {
        Map<Boolean, List<BenchmarkResult>> ofGrowth = results.stream()
                .filter(one -> heading(one).equals(heading))
                .map(Recorded::result)
                .collect(Collectors.partitioningBy(result -> !result.growth().isEmpty()));
        return ratios(heading, Objects.requireNonNull(ofGrowth.get(false)))
                + growth(heading, Objects.requireNonNull(ofGrowth.get(true)));
    }

    private static String ratios(String heading, List<BenchmarkResult> results) {
        return results.isEmpty()
                ? ""
                : results.stream()
                        .map(RecordedBenchmarks::row)
                        .collect(Collectors.joining(
                                "",
                                "\n" + heading
                                        + ":\n\n| bench | min | median | max | detail |\n|---|--:|--:|--:|---|\n",
                                ""));
    }

    /** A column for each size. */
    private static String growth(String heading, List<BenchmarkResult> results) {
        return results.stream()
                .map(RecordedBenchmarks::sizes)
                .distinct()
                .map(sizes -> results.stream()
                        .filter(one -> sizes(one).equals(sizes))
                        .map(RecordedBenchmarks::growthRow)
                        .collect(Collectors.joining(
                                "",
                                "\n" + heading
                                        + ", milliseconds of CPU of server + database, queries, blocks:\n\n| bench | "
                                        + String.join(" | ", sizes) + " | factor of time, of blocks |\n|---|"
                                        + "---|".repeat(sizes.size()) + "--:|\n",
                                "")))
                .collect(Collectors.joining());
    }

    private static List<String> sizes(BenchmarkResult result) {
        return result.growth().stream().map(cost -> cost.population().inWords()).toList();
    }

    private static String growthRow(BenchmarkResult result) {
        return result.growth().stream()
                .map(GrowthCost::figures)
                .collect(Collectors.joining(" | ", "| " + result.bench() + " | ", " | " + result.factor() + " |\n"));
    }

    private static String heading(Recorded one) {
        return one.date() + ", " + one.machine();
    }

    private static String row(BenchmarkResult result) {
        return String.format(
                Locale.ROOT,
                "| %s | %.2f | %.2f | %.2f | %s |%n",
                result.bench(),
                result.ratioMin(),
                result.ratioMedian(),
                result.ratioMax(),
                result.detail());
    }
}
