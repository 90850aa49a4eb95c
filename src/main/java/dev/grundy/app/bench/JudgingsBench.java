package dev.grundy.app.bench;

import dev.grundy.app.bench.load.BareTools;
import dev.grundy.app.bench.load.BenchCatalogue;
import dev.grundy.app.bench.load.BenchNode;
import dev.grundy.app.bench.load.BenchmarkResult;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.queue.FairShare;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.format.language.Language;
import dev.grundy.judge.sandbox.host.CellsConfig;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.workshop.Workshop;
import dev.grundy.problem.catalogue.CatalogueRepository;
import dev.grundy.problem.catalogue.PackageCache;
import dev.grundy.submission.verdict.JudgingRepository;
import dev.grundy.submission.verdict.NewJudging;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import javax.sql.DataSource;

/**
 * The throughput of one node, {@code judgings}: accepted solutions of real problems in every offered language, no source twice. Each goes from the
 * queue through the workers to the written verdict. The ratio is to the time that the bare tools need for the same sources and inputs one after the
 * other. The same with fewer cells shows how the rate grows with them, and the same in the same cells alone what queue and database cost.
 */
public final class JudgingsBench {
    private static final int LEAST_ROUNDS = 3;
    private static final int MOST_ROUNDS = 5;
    private static final Duration TIME = Duration.ofSeconds(60);
    private static final double NANOS_PER_SECOND = 1e9;

    private static final Sql SUBMIT = Sql.of("""
            insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
            values (:account, :problem, :language, :source, :hash, now()) returning id""");

    private final DataSource database;
    private final WorkQueue queue;
    private final JudgingRepository judgings;
    private final PackageCache packages;
    private final CellsConfig cells;
    private final Path directory;
    private final long account;
    private final List<BenchCatalogue.Published> problems;
    private final AtomicInteger sources = new AtomicInteger();

    /** One submission of the load, but for what makes its source a new one. */
    private record Load(BenchCatalogue.Published published, Language language, String source) {}

    /**
     * @param database migrated, of its own; keeps what is written into it
     * @param problems directories of packages with an accepted {@code solution} in every offered language
     * @param directory where the bare tools work and packages are unpacked
     */
    public JudgingsBench(DataSource database, List<Path> problems, CellsConfig cells, Path directory) {
        this.database = database;
        this.cells = cells;
        this.directory = directory;
        this.queue = new WorkQueue(database, Clock.systemUTC(), FairShare.DEFAULT);
        this.judgings = new JudgingRepository(database, queue);
        this.packages =
                new PackageCache(directory.resolve("packages"), new CatalogueRepository(database, Clock.systemUTC()));
        BenchCatalogue catalogue = new BenchCatalogue(database);
        this.account = catalogue.addAccount();
        this.problems = problems.stream().map(catalogue::publish).toList();
    }

    public BenchmarkResult measure() {
        List<BenchNode> nodes = new ArrayList<>();
        try {
            for (int count = cells.cores().size(); count >= 1; count /= 2) {
                nodes.add(new BenchNode(cells.withCores(cells.cores().subList(0, count)), queue, judgings, packages));
            }
            return measure(nodes);
        } finally {
            nodes.forEach(BenchNode::close);
        }
    }

    /** @param nodes the one with all cells first */
    private BenchmarkResult measure(List<BenchNode> nodes) {
        BenchNode whole = nodes.getFirst();
        for (int half = 0; half < problems.size(); half++) {
            seconds(whole, mix(whole, half));
        }
        Map<Integer, Rate> rates = new TreeMap<>();
        Rate cellsAlone = Rate.NONE;
        List<Double> ratios = new ArrayList<>();
        long end = System.nanoTime() + TIME.toNanos();
        for (int round = 0; round < LEAST_ROUNDS || (round < MOST_ROUNDS && System.nanoTime() < end); round++) {
            double bare = bareSeconds(whole.workshop(), mix(whole, round))
                    / whole.languages().size();
            for (BenchNode node : nodes) {
                Rate rate = rate(node, round);
                rates.merge(node.cells(), rate, Rate::plus);
                if (node == whole) {
                    ratios.add(rate.secondsEach() / bare);
                    cellsAlone = cellsAlone.plus(cellsAlone(node, round));
                }
            }
        }
        return BenchmarkResult.of(
                "judgings", ratios.stream().mapToDouble(Double::doubleValue).toArray(), detail(rates, cellsAlone));
    }

    /** With many cells the load is larger, or most of them would have nothing to do. */
    private Rate rate(BenchNode node, int half) {
        List<Load> load = load(node, half);
        return new Rate(load.size(), seconds(node, load));
    }

    private List<Load> load(BenchNode node, int half) {
        int times = Math.max(1, node.cells() / 2);
        return Collections.nCopies(times, mix(node, half)).stream()
                .flatMap(List::stream)
                .toList();
    }

    /** The same judgings in as many cells, without queue and database. */
    private Rate cellsAlone(BenchNode node, int half) {
        List<JudgingRequest> requests =
                load(node, half).stream().map(this::request).toList();
        long start = System.nanoTime();
        node.judge(requests);
        return new Rate(requests.size(), (System.nanoTime() - start) / NANOS_PER_SECOND);
    }

    private JudgingRequest request(Load load) {
        Source source = Source.single(load.language(), fresh(load));
        return JudgingRequest.of(load.published().problem(), source, load.language(), sources.get());
    }

    /** Each language once, on the problems in turn; the next half has the others. */
    private List<Load> mix(BenchNode node, int half) {
        List<Load> mix = new ArrayList<>();
        for (Language language : node.languages()) {
            BenchCatalogue.Published published = problems.get((half + mix.size()) % problems.size());
            mix.add(new Load(published, language, published.accepted(language)));
        }
        return mix;
    }

    private double seconds(BenchNode node, List<Load> mix) {
        List<Long> submissions = mix.stream().map(this::submit).toList();
        long start = System.nanoTime();
        for (int i = 0; i < submissions.size(); i++) {
            long submission = submissions.get(i);
            judgings.queue(
                    new NewJudging(submission, true, mix.get(i).published().version(), submission, Lane.SUBMIT));
        }
        node.workOff(submissions.size());
        return (System.nanoTime() - start) / NANOS_PER_SECOND;
    }

    private long submit(Load load) {
        byte[] source = fresh(load).getBytes(StandardCharsets.UTF_8);
        return SUBMIT.on(database)
                .with("account", account)
                .with("problem", load.published().id())
                .with("language", load.language().id())
                .with("source", source)
                .with("hash", ContentHash.of(source).hex())
                .one(row -> row.getLong("id"));
    }

    /** A source that was never compiled. */
    private String fresh(Load load) {
        return load.language().lineComment() + " " + sources.incrementAndGet() + " " + System.nanoTime() + "\n"
                + load.source();
    }

    private double bareSeconds(Workshop workshop, List<Load> mix) {
        BareTools tools = new BareTools(workshop.toolchains(), directory);
        return mix.stream()
                        .map(load -> tools.time(
                                load.language(),
                                load.source(),
                                BareTools.inputs(load.published().problem(), 1, workshop)))
                        .reduce(Duration.ZERO, Duration::plus)
                        .toNanos()
                / NANOS_PER_SECOND;
    }

    private String detail(Map<Integer, Rate> rates, Rate cellsAlone) {
        List<String> grown = new ArrayList<>();
        rates.forEach((count, rate) -> grown.add(String.format(
                Locale.ROOT, "%.2f judgings/s with %d cell%s", 1 / rate.secondsEach(), count, count == 1 ? "" : "s")));
        String names =
                problems.stream().map(published -> published.problem().name()).collect(Collectors.joining(" and "));
        double ofCells = cellsAlone.secondsEach()
                / Objects.requireNonNull(rates.get(cells.cores().size())).secondsEach();
        return String.format(
                Locale.ROOT,
                "%s, %.2f of what its cells do without queue and database; %s in all languages, time against the bare tools",
                String.join(", ", grown),
                ofCells,
                names);
    }

    /** Judgings and the time they took, over several measurements. */
    private record Rate(int judgings, double seconds) {
        static final Rate NONE = new Rate(0, 0);

        double secondsEach() {
            return seconds / judgings;
        }

        Rate plus(Rate other) {
            return new Rate(judgings + other.judgings, seconds + other.seconds);
        }
    }
}
