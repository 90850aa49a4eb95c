package dev.grundy.app.bench;

import dev.grundy.app.bench.load.BenchGame;
import dev.grundy.app.bench.load.BenchmarkResult;
import dev.grundy.app.bench.load.CpuShares;
import dev.grundy.app.bench.load.DatabaseWork;
import dev.grundy.app.bench.load.HttpLoad;
import dev.grundy.app.bench.load.HttpLoad.Answers;
import dev.grundy.app.bench.load.Population;
import dev.grundy.app.bench.load.Seeding;
import dev.grundy.base.database.Sql;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;

/**
 * The cost of pages on a server with much in its database, {@code pages-…}, {@code pages-5m-…} and {@code play-move}. Counts answers a second as a ratio to those of a
 * static file of the same server, asked for in turn. So 1 is as fast as a file. It also tells how long one waits, and what the database is asked.
 */
final class PagesBench {
    /** More than any machine has cores: what one waits is the queue's length. */
    private static final int CONNECTIONS = 64;

    /** As many as ask at the same instant on a good day: what one waits is the page's own time. */
    private static final int FEW_CONNECTIONS = 4;

    private static final int ROUNDS = 5;
    /** Of the CPU time of a round; with more, much of the page still runs without having been compiled. */
    private static final double MOST_COMPILING = 0.05;

    private static final int COUNTED = 20;
    private static final Pattern STYLES = Pattern.compile("/static/bundle/app-[A-Z0-9]+\\.css");

    private static final List<String> FOR_GUESTS = List.of("home", "list", "paths", "problem");

    private static final Sql ADDRESSES = Sql.of("""
            select max(s.id) as submission, (select slug from problem where published order by display_id limit 1) as slug,
                   (select max(id) from classroom) as class
            from submission s join account a on a.id = s.account_id where a.name = :name""");

    private final DataSource database;
    private final HttpLoad somebody;
    private final HttpLoad guest;
    private final Pace pace;
    private final DatabaseWork statements;

    /** @param somebody a browser that is signed in as {@link Seeding#BUSIEST} */
    PagesBench(DataSource database, HttpLoad somebody, HttpLoad guest, Pace pace) {
        this.database = database;
        this.somebody = somebody;
        this.guest = guest;
        this.pace = pace;
        this.statements = new DatabaseWork(database);
    }

    /**
     * How long is measured.
     *
     * @param warmUp answers before: what was seldom asked for is not compiled yet, and would be measured slower than it is
     * @param mostWarmRounds after which a page is measured that was answered less often, or is still not compiled
     */
    record Pace(Duration round, int warmUp, int mostWarmRounds) {
        static final Pace USUAL = new Pace(Duration.ofMillis(600), 3_000, 25);

        /** @param compiling share of the last round's CPU time */
        boolean isWarm(int rounds, int answered, double compiling) {
            return rounds >= mostWarmRounds || (answered >= warmUp && compiling <= MOST_COMPILING);
        }
    }

    /** @param name of the benchmark, with which its results begin: the same pages are measured with more and less data */
    List<BenchmarkResult> measure(String name) {
        String file = file();
        List<BenchmarkResult> results = new ArrayList<>();
        Map<String, String> pages = pages(database);
        // All of them, before the first is measured: pages share most of their code, and the first would pay for
        // compiling it.
        pages.values().forEach(address -> warmUp(somebody, address));
        pages.forEach((page, address) -> results.add(measure(name + "-" + page, somebody, address, file)));
        FOR_GUESTS.forEach(page ->
                results.add(measure(name + "-guest-" + page, guest, Objects.requireNonNull(pages.get(page)), file)));
        return results;
    }

    /** Once the database is filled with that population. */
    static PagesBench on(DataSource database, int port, Population population) {
        String token = Seeding.token();
        new Seeding(database).add(population, token);
        return new PagesBench(database, HttpLoad.signedIn(port, token), HttpLoad.guest(port), Pace.USUAL);
    }

    /** The page after a click on the board of a game that is prepared. */
    List<BenchmarkResult> measureMove() {
        return List.of(measure("play-move", somebody, BenchGame.add(database), file()));
    }

    /** The address of a static file. */
    private String file() {
        statements.prepare();
        Matcher styles = STYLES.matcher(guest.get("/sign-in"));
        if (!styles.find()) {
            throw new IllegalStateException("the sign-in page names no style sheet");
        }
        return styles.group();
    }

    /** The addresses of what is measured, by name. */
    static Map<String, String> pages(DataSource database) {
        return ADDRESSES.on(database).with("name", Seeding.BUSIEST).one(row -> {
            String problem = row.getString("slug");
            Map<String, String> pages = new TreeMap<>();
            pages.put("home", "/");
            pages.put("list", "/problems");
            pages.put("problem", "/problems/" + problem);
            pages.put("submissions", "/submissions");
            pages.put("submissions-of-problem", "/submissions?problem=" + problem);
            pages.put("submission", "/submissions/" + row.getLong("submission"));
            pages.put("class-results", "/classes/" + row.getLong("class") + "/results");
            pages.put("account", "/account");
            pages.put("status", "/status");
            pages.put("api-submissions", "/api/v1/submissions");
            pages.put("api-status", "/api/v1/status");
            pages.put("profile", "/people/" + Seeding.BUSIEST);
            pages.put("paths", "/paths");
            pages.put("sign-in", "/sign-in");
            return pages;
        });
    }

    private void warmUp(HttpLoad load, String page) {
        ProcessHandle server = statements.server();
        int answered = 0;
        double compiling = 1;
        for (int round = 0; !pace.isWarm(round, answered, compiling); round++) {
            CpuShares before = CpuShares.now(server);
            answered += load.run(page, CONNECTIONS, pace.round()).nanos().length;
            compiling = CpuShares.now(server).minus(before).compilerShare();
        }
    }

    private BenchmarkResult measure(String name, HttpLoad load, String page, String file) {
        warmUp(load, page);
        load.run(file, CONNECTIONS, pace.round());
        double[] ratios = new double[ROUNDS];
        List<Answers> answers = new ArrayList<>();
        List<Answers> ofFew = new ArrayList<>();
        double files = 0;
        ProcessHandle server = statements.server();
        CpuShares shares = CpuShares.none();
        for (int i = 0; i < ROUNDS; i++) {
            CpuShares before = CpuShares.now(server);
            Answers ofPage = load.run(page, CONNECTIONS, pace.round());
            shares = shares.plus(CpuShares.now(server).minus(before));
            Answers ofFile = load.run(file, CONNECTIONS, pace.round());
            answers.add(ofPage);
            ofFew.add(load.run(page, FEW_CONNECTIONS, pace.round()));
            files += ofFile.perSecond() / ROUNDS;
            ratios[i] = ofPage.perSecond() / ofFile.perSecond();
        }
        int all = answers.stream().mapToInt(round -> round.nanos().length).sum();
        return BenchmarkResult.of(
                name, ratios, detail(together(answers), together(ofFew), files) + asked(load, page) + shares.of(all));
    }

    private static Answers together(List<Answers> rounds) {
        long[] all = rounds.stream()
                .flatMapToLong(round -> java.util.Arrays.stream(round.nanos()))
                .sorted()
                .toArray();
        return new Answers(
                all, rounds.stream().mapToDouble(Answers::perSecond).average().orElseThrow());
    }

    private static String detail(Answers many, Answers few, double files) {
        return String.format(
                Locale.ROOT,
                "%.0f/s, a file %.0f/s; %.1f ms median, %.1f ms p95 with %d connections, %.1f and %.1f with %d",
                many.perSecond(),
                files,
                many.millis(0.5),
                many.millis(0.95),
                CONNECTIONS,
                few.millis(0.5),
                few.millis(0.95),
                FEW_CONNECTIONS);
    }

    private String asked(HttpLoad load, String page) {
        statements.forget();
        for (int i = 0; i < COUNTED; i++) {
            load.get(page);
        }
        DatabaseWork.Done done = statements.done();
        return String.format(
                Locale.ROOT,
                "; %.1f queries, %.0f blocks",
                (double) done.queries() / COUNTED,
                (double) done.blocks() / COUNTED);
    }
}
