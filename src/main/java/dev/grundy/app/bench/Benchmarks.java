package dev.grundy.app.bench;

import dev.grundy.app.bench.load.BenchDatabase;
import dev.grundy.app.bench.load.BenchmarkResult;
import dev.grundy.app.bench.load.MeasuredLanguages;
import dev.grundy.app.bench.load.Population;
import dev.grundy.base.kernel.LoopbackPort;
import dev.grundy.base.kernel.Places;
import dev.grundy.base.kernel.Scratch;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.judge.host.JavaHomes;
import dev.grundy.judge.judging.LocalJudge;
import dev.grundy.judge.sandbox.Cells;
import dev.grundy.judge.sandbox.command.Store;
import dev.grundy.judge.sandbox.host.CellsConfig;
import dev.grundy.judge.sandbox.host.Host;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

/** All benchmarks, in the order in which they are run. */
public final class Benchmarks {
    /** Rows written into a table in the transaction that made it need not go to the write-ahead log as well. */
    private static final Map<String, String> FILLED_FAST = Map.of("wal_level", "minimal", "max_wal_senders", "0");

    /** The server counts statements, and what they read. */
    private static final Map<String, String> COUNTED = Map.of("shared_preload_libraries", "pg_stat_statements");

    private static final String PAGES = "pages";
    private static final String PAGES_5M = "pages-5m";

    private static final List<String> JUDGED_PROBLEMS = List.of("GMT-001", "GMT-003");

    private Benchmarks() {}

    public static List<Benchmark> all() {
        return Stream.of(
                        usual(),
                        Stream.of(
                                Benchmark.onRequest("judge-tiny", Benchmarks::judgeTiny),
                                Benchmark.onRequest("search-wait", Benchmarks::searchWait),
                                Benchmark.several("first-verdict", Benchmarks::firstVerdict),
                                Benchmark.ofPages(
                                        PAGES, progress -> pages(Population.SMALL, bench -> bench.measure(PAGES))),
                                Benchmark.ofPages(
                                        PAGES_5M,
                                        progress -> pages(Population.LARGE, bench -> bench.measure(PAGES_5M))),
                                Benchmark.ofPages(
                                        "play-move", progress -> pages(Population.SMALL, PagesBench::measureMove)),
                                Benchmark.ofPages("growth", Benchmarks::growth)),
                        Arrays.stream(FastStartBench.Way.values())
                                .map(way -> Benchmark.onRequest(way.bench(), () -> fastStart(way))))
                .flatMap(all -> all)
                .toList();
    }

    private static Stream<Benchmark> usual() {
        Stream<Benchmark> cells = Stream.of(
                Benchmark.usual("cell", () -> cell(CellBench::backToBack)),
                Benchmark.usual("cell-single", () -> cell(CellBench::single)));
        Stream<Benchmark> verdicts = MeasuredLanguages.LANGUAGES.stream()
                .map(language -> Benchmark.usual("verdict-" + language, () -> verdict(language)));
        return Stream.of(cells, verdicts, others()).flatMap(all -> all);
    }

    private static Stream<Benchmark> others() {
        return Stream.of(
                Benchmark.usual("run", Benchmarks::run),
                Benchmark.usual("judgings", Benchmarks::judgings),
                Benchmark.usual("game-solve", () -> new GameSolveBench().measure()),
                Benchmark.usual("queue-1", () -> queue(1)),
                Benchmark.usual("queue-2", () -> queue(2)),
                Benchmark.usual("queue-4", () -> queue(4)),
                Benchmark.usual("queue-8", () -> queue(8)),
                Benchmark.usual("queue-10m", Benchmarks::history),
                Benchmark.usual(
                        "wake",
                        () -> BenchDatabase.with((address, database) -> new WakeBench(address, database).measure())));
    }

    /**
     * Those that somebody asks for.
     *
     * @param names none for the usual ones
     * @throws UnusableException if there is none of a name, or if no process can measure them together
     */
    public static List<Benchmark> of(List<String> names) {
        if (names.isEmpty()) {
            return all().stream().filter(Benchmark::usual).toList();
        }
        List<Benchmark> chosen = names.stream().map(Benchmarks::of).toList();
        List<String> alone = names(chosen.stream().filter(Benchmark::alone));
        if (alone.size() > 1) {
            throw new UnusableException(
                    "one process cannot measure " + String.join(" and ", alone) + ": run ./grundy bench once for each");
        }
        return chosen;
    }

    private static Benchmark of(String name) {
        return all().stream()
                .filter(benchmark -> benchmark.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new UnusableException(
                        "there is no benchmark '" + name + "'; there are " + String.join(", ", names(all().stream()))));
    }

    public static List<String> names(Stream<Benchmark> benchmarks) {
        return benchmarks.map(Benchmark::name).toList();
    }

    private static BenchmarkResult queue(int workers) {
        return BenchDatabase.with(
                (address, database) -> new QueueBench(database, QueueBench.USUAL_ROUND).workers(workers));
    }

    private static List<BenchmarkResult> pages(
            Population population, Function<PagesBench, List<BenchmarkResult>> measurement) {
        return BenchDatabase.with(
                COUNTED,
                (address, database) ->
                        PagesRun.with(address, port -> measurement.apply(PagesBench.on(database, port, population))));
    }

    private static List<BenchmarkResult> growth(Consumer<String> progress) {
        progress.accept("starting a database and a server");
        return BenchDatabase.with(
                COUNTED,
                (address, database) -> PagesRun.with(
                        address,
                        port -> new GrowthBench(database, port, progress, GrowthBench.Pace.USUAL)
                                .measure(GrowthBench.SIZES)));
    }

    /** Two servers, so that neither keeps the other's pages in its memory. */
    private static BenchmarkResult history() {
        return BenchDatabase.with(
                FILLED_FAST,
                (fullAddress, full) -> BenchDatabase.with(
                        FILLED_FAST,
                        (emptyAddress, empty) -> new HistoryBench(full, empty, HistoryBench.USUAL_ROUND)
                                .measure(HistoryBench.TEN_MILLION)));
    }

    private static BenchmarkResult verdict(String language) {
        try (Scratch scratch = Scratch.make();
                LocalJudge judge = LocalJudge.open(Places.cellRunner(), directory())) {
            judge.workshop().warmUp();
            return new VerdictBench(judge.workshop(), scratch.directory()).run(language);
        }
    }

    private static BenchmarkResult judgeTiny() {
        try (Scratch scratch = Scratch.make();
                LocalJudge judge = LocalJudge.open(Places.cellRunner(), directory())) {
            return new JudgeTinyBench(judge.workshop(), scratch.directory()).measure();
        }
    }

    private static BenchmarkResult fastStart(FastStartBench.Way way) {
        CellsConfig config = cells(JavaHomes.outsideOfUsr());
        try (Scratch scratch = Scratch.make();
                Cells cells = new Cells(config)) {
            return new FastStartBench(cells, config.store(), scratch.directory().resolve("problem")).run(way);
        }
    }

    private static BenchmarkResult run() {
        return BenchDatabase.with((address, database) -> {
            try (Scratch scratch = Scratch.make()) {
                return new RunBench(address, database, Places.home().resolve("problems/GMT-003"), scratch.directory())
                        .measure(cells(JavaHomes.outsideOfUsr()));
            }
        });
    }

    private static BenchmarkResult searchWait() {
        return BenchDatabase.with((address, database) -> {
            try (Scratch scratch = Scratch.make()) {
                return new SearchWaitBench(
                                address, database, Places.home().resolve("problems/GMT-003"), scratch.directory())
                        .measure(cells(JavaHomes.outsideOfUsr()));
            }
        });
    }

    private static List<BenchmarkResult> firstVerdict() {
        try (Scratch data = Scratch.make()) {
            return new FirstVerdictBench(data.directory(), LoopbackPort.free()).measure();
        }
    }

    private static BenchmarkResult judgings() {
        List<Path> problems = JUDGED_PROBLEMS.stream()
                .map(Places.home().resolve("problems")::resolve)
                .toList();
        return BenchDatabase.with((address, database) -> {
            try (Scratch scratch = Scratch.make()) {
                return new JudgingsBench(database, problems, cells(JavaHomes.outsideOfUsr()), scratch.directory())
                        .measure();
            }
        });
    }

    private static BenchmarkResult cell(Function<CellBench, BenchmarkResult> measure) {
        try (CellBench bench = new CellBench(
                cells(List.of()), Objects.requireNonNull(Places.cellRunner().getParent()))) {
            return measure.apply(bench);
        }
    }

    private static CellsConfig cells(List<Path> toolRoots) {
        return Host.look(Places.cellRunner())
                .config(new Store(directory().resolve("store")), directory().resolve("run"), toolRoots);
    }

    private static Path directory() {
        return Places.cache().resolve("bench");
    }
}
