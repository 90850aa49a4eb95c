package dev.grundy.app.bench;

import dev.grundy.app.bench.load.BenchmarkResult;
import dev.grundy.app.bench.load.CpuShares;
import dev.grundy.app.bench.load.DatabaseWork;
import dev.grundy.app.bench.load.GrowthCost;
import dev.grundy.app.bench.load.HttpLoad;
import dev.grundy.app.bench.load.Population;
import dev.grundy.app.bench.load.QueueLoad;
import dev.grundy.app.bench.load.Seeding;
import dev.grundy.base.database.Sql;
import dev.grundy.base.queue.Claim;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import javax.sql.DataSource;

/**
 * The cost of pages, claims and verdicts with more and more people, problems and submissions, {@code growth}: as ratios to the first size. The
 * submissions of one person stay the same, and one problem gets a tenth of all submissions. Only the others grow.
 */
final class GrowthBench {
    /** The first size, and 10, 100 and 1,000 times of it. */
    static final List<Population> SIZES = List.of(
            new Population(100, 2, 500),
            new Population(1_000, 20, 5_000),
            new Population(10_000, 200, 50_000),
            new Population(100_000, 2_000, 500_000));

    private static final int OWN_SUBMISSIONS = 40;
    private static final int CONNECTIONS = 4;
    /** As many at each size, so that each of them has as much in the queue. */
    private static final int SENDERS = 50;
    /** Of so many people one waits for a verdict in {@code claim-of-many}. */
    private static final int PEOPLE_PER_WAITING = 20;

    private static final String ADMIN = "seed-2";
    private static final double NANOS_PER_MS = 1e6;

    /** The first in the list stays, and is judged for all that are seeded. */
    private static final Sql LEAVE_ONE = Sql.of("""
            update problem set published = false
            where published and id <> (select id from problem where published order by display_id limit 1)""");

    private static final Sql SHARE = Sql.of("""
            insert into account_share (account_id, since) select id, now() from account where name like 'seed-%5'""");
    private static final Sql COUNT_SHARES = Sql.of("analyze account_share");
    /** So that nothing of the filling is still written while pages are measured. */
    private static final Sql WRITE_ALL = Sql.of("checkpoint");

    private final DataSource database;
    private final int port;
    private final Consumer<String> progress;
    private final Pace pace;
    private final DatabaseWork work;

    /**
     * @param database of the server at that port, with the real problems; keeps what is written into it
     * @param progress is told what is being done
     */
    GrowthBench(DataSource database, int port, Consumer<String> progress, Pace pace) {
        this.database = database;
        this.port = port;
        this.progress = progress;
        this.pace = pace;
        this.work = new DatabaseWork(database);
    }

    /**
     * How long is measured.
     *
     * @param warmUp   of each page before the first size, so that no size pays for compiling
     * @param page     of each page with each size
     * @param judgings with each size
     */
    record Pace(Duration warmUp, Duration page, int judgings) {
        static final Pace USUAL = new Pace(Duration.ofSeconds(3), Duration.ofMillis(1_500), 600);
    }

    /** @param sizes the first is what the others are compared with */
    List<BenchmarkResult> measure(List<Population> sizes) {
        work.prepare();
        LEAVE_ONE.on(database).update();
        warmUp(sizes.getFirst());
        Map<String, List<GrowthCost>> costs = new LinkedHashMap<>();
        for (Population size : sizes) {
            progress.accept(size.inWords() + ": filling the database");
            Map<String, Page> pages = pages(fill(size));
            progress.accept(size.inWords() + ": measuring " + pages.size() + " pages");
            pages.forEach((name, page) -> {
                page.ask(pace.page().dividedBy(4));
                add(costs, name, cost(size, () -> page.ask(pace.page())));
            });
            progress.accept(size.inWords() + ": claiming and judging");
            judgings(size, costs);
        }
        return costs.entrySet().stream()
                .map(one -> BenchmarkResult.ofGrowth("growth-" + one.getKey(), one.getValue()))
                .toList();
    }

    /** Its rows are gone when the first size is measured. */
    private void warmUp(Population size) {
        Map<String, Page> pages = pages(fill(size));
        // At once: somebody who waits for the figures hears early of a page that is not there.
        pages.values().forEach(page -> page.load().get(page.address()));
        progress.accept("warming up " + pages.size() + " pages");
        pages.values().forEach(page -> page.ask(pace.warmUp()));
        judgings(size, new LinkedHashMap<>());
    }

    private record Browsers(HttpLoad reader, HttpLoad admin, HttpLoad guest) {}

    private record Page(HttpLoad load, String address) {
        /** How many answers came. */
        int ask(Duration time) {
            return load.run(address, CONNECTIONS, time).nanos().length;
        }
    }

    private Browsers fill(Population size) {
        // Verdicts and languages go by the number: that of somebody's submissions must not be a multiple of theirs.
        int every = size.submissions() / OWN_SUBMISSIONS / 10 * 10 + 1;
        Seeding seeding = new Seeding(
                database,
                new Seeding.Spread(
                        "case when n %% %1$d = 0 then 1 else 2 + (n * 7919) %% (cardinality(people.ids) - 1) end"
                                .formatted(every),
                        "case when n %% %1$d = 0 then 1 + n / %1$d %% 2 when n / 5 %% 10 = 0 then 1 else 1 + (n * 31 + n / 1000) %% cardinality(problems.ids) end"
                                .formatted(every)));
        seeding.remove();
        String reader = Seeding.token();
        seeding.add(new Population(size.people(), size.problems() - 1, size.submissions()), reader);
        SHARE.on(database).update();
        String admin = Seeding.token();
        seeding.admit(ADMIN, admin);
        COUNT_SHARES.on(database).update();
        WRITE_ALL.on(database).update();
        return new Browsers(HttpLoad.signedIn(port, reader), HttpLoad.signedIn(port, admin), HttpLoad.guest(port));
    }

    private Map<String, Page> pages(Browsers browsers) {
        Map<String, String> known = PagesBench.pages(database);
        String problem = Objects.requireNonNull(known.get("problem"));
        String administered = "/admin" + problem;
        Map<String, Page> pages = new TreeMap<>();
        known.forEach((name, address) -> pages.put(name, new Page(browsers.reader(), address)));
        Map.of(
                        "list-search", "/problems?text=seeded+game",
                        "list-solvers", "/problems?sort=solvers",
                        "api-search", "/api/v1/problems?text=seeded+game",
                        "solutions", problem + "/solutions",
                        "problem-submissions", problem + "/submissions",
                        "practice", "/practice",
                        "notebook", "/notebook",
                        "api-progress", "/api/v1/progress")
                .forEach((name, address) -> pages.put(name, new Page(browsers.reader(), address)));
        Map.of(
                        "home", "/",
                        "list", "/problems",
                        "search", "/problems?text=seeded+game",
                        "problem", problem,
                        "paths", "/paths",
                        "feed", "/feed.xml",
                        "sitemap", "/sitemap-0.xml")
                .forEach((name, address) -> pages.put("guest-" + name, new Page(browsers.guest(), address)));
        Map.of(
                        "status",
                        "/admin/status",
                        "people",
                        "/admin/people",
                        "people-search",
                        "/admin/people?text=seed-9",
                        "person",
                        "/admin/people/" + Seeding.BUSIEST,
                        "quality",
                        administered + "/quality",
                        "counterexamples",
                        administered + "/quality/counterexamples",
                        "solves",
                        administered + "/solves",
                        "metrics",
                        "/q/metrics")
                .forEach((name, address) -> pages.put("admin-" + name, new Page(browsers.admin(), address)));
        return pages;
    }

    private void judgings(Population size, Map<String, List<GrowthCost>> costs) {
        QueueLoad queue = QueueLoad.ofSeeded(database, Math.min(SENDERS, size.people()));
        List<Long> sent = queue.submissions(pace.judgings());
        add(costs, "submit", cost(size, () -> {
            queue.queue(sent);
            return sent.size();
        }));
        List<Claim> claims = new ArrayList<>();
        add(costs, "claim", cost(size, () -> claim(queue, claims)));
        add(costs, "verdict", cost(size, () -> {
            claims.forEach(queue::finish);
            return claims.size();
        }));
        QueueLoad crowd = QueueLoad.ofSeeded(database, size.people());
        crowd.queue(crowd.submissions(pace.judgings() + size.people() / PEOPLE_PER_WAITING));
        add(costs, "claim-of-many", cost(size, () -> claim(crowd, new ArrayList<>())));
    }

    private int claim(QueueLoad queue, List<Claim> claims) {
        for (int i = 0; i < pace.judgings(); i++) {
            queue.claim().ifPresent(claims::add);
        }
        return claims.size();
    }

    /** @param times does what costs, and answers how often */
    private GrowthCost cost(Population size, IntSupplier times) {
        ProcessHandle server = work.server();
        work.forget();
        CpuShares before = CpuShares.now(server);
        double done = times.getAsInt();
        CpuShares spent = CpuShares.now(server).minus(before);
        DatabaseWork.Done asked = work.done();
        return new GrowthCost(
                size,
                spent.server() / NANOS_PER_MS / done,
                spent.database() / NANOS_PER_MS / done,
                asked.queries() / done,
                asked.blocks() / done);
    }

    private static void add(Map<String, List<GrowthCost>> costs, String name, GrowthCost cost) {
        costs.computeIfAbsent(name, key -> new ArrayList<>()).add(cost);
    }
}
