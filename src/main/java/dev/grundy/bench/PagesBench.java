package dev.grundy.bench;

import dev.grundy.bench.HttpLoad.Answers;
import dev.grundy.database.Sql;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;

/**
 * What pages cost a server with much in its database, {@code pages-…}: answers a second as a ratio to those of a static file of
 * the same server, asked for in turn, so that 1 is as fast as a file; how long one waits; what the database is asked.
 */
final class PagesBench {
    private static final int CONNECTIONS = 64;
    private static final int ROUNDS = 5;
    private static final Duration ROUND = Duration.ofMillis(600);
    private static final Duration WARM_UP = Duration.ofSeconds(3);
    private static final int COUNTED = 20;
    private static final Pattern STYLES = Pattern.compile("/static/bundle/app-[A-Z0-9]+\\.css");

    private static final Sql FORGET = Sql.of("select pg_stat_statements_reset()");
    private static final Sql COUNT = Sql.of("""
            select coalesce(sum(calls) filter (where query !~* '^(begin|commit|rollback|set) ?'), 0) as calls,
                   coalesce(sum(shared_blks_hit + shared_blks_read), 0) as blocks
            from pg_stat_statements
            where dbid = (select oid from pg_database where datname = current_database()) and query !~ 'pg_stat_statements'""");
    private static final Sql ADDRESSES = Sql.of("""
            select max(s.id) as submission, (select slug from problem where published order by display_id limit 1) as slug
            from submission s join account a on a.id = s.account_id where a.name = :name""");

    private final DataSource database;
    private final HttpLoad load;
    private final Duration round;

    /** @param load of somebody who is signed in as {@link Seeding#BUSIEST} */
    PagesBench(DataSource database, HttpLoad load, Duration round) {
        this.database = database;
        this.load = load;
        this.round = round;
    }

    PagesBench(DataSource database, HttpLoad load) {
        this(database, load, ROUND);
    }

    List<BenchmarkResult> measure() {
        Sql.of("create extension if not exists pg_stat_statements").on(database).update();
        Matcher styles = STYLES.matcher(load.get("/sign-in"));
        if (!styles.find()) {
            throw new IllegalStateException("the sign-in page names no style sheet");
        }
        List<BenchmarkResult> results = new ArrayList<>();
        pages().forEach((name, address) -> results.add(measure("pages-" + name, address, styles.group())));
        return results;
    }

    private Map<String, String> pages() {
        return ADDRESSES.on(database).with("name", Seeding.BUSIEST).one(row -> {
            String problem = row.getString("slug");
            Map<String, String> pages = new TreeMap<>();
            pages.put("home", "/");
            pages.put("list", "/problems");
            pages.put("problem", "/problems/" + problem);
            pages.put("submissions", "/submissions");
            pages.put("submissions-of-problem", "/submissions?problem=" + problem);
            pages.put("submission", "/submissions/" + row.getLong("submission"));
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

    private BenchmarkResult measure(String name, String page, String file) {
        load.run(page, CONNECTIONS, round.multipliedBy(WARM_UP.toMillis() / ROUND.toMillis()));
        load.run(file, CONNECTIONS, round);
        double[] ratios = new double[ROUNDS];
        List<Answers> answers = new ArrayList<>();
        double files = 0;
        for (int i = 0; i < ROUNDS; i++) {
            Answers ofPage = load.run(page, CONNECTIONS, round);
            Answers ofFile = load.run(file, CONNECTIONS, round);
            answers.add(ofPage);
            files += ofFile.perSecond() / ROUNDS;
            ratios[i] = ofPage.perSecond() / ofFile.perSecond();
        }
        return BenchmarkResult.of(name, ratios, detail(answers, files) + asked(page));
    }

    private static String detail(List<Answers> rounds, double files) {
        long[] all = rounds.stream()
                .flatMapToLong(round -> java.util.Arrays.stream(round.nanos()))
                .sorted()
                .toArray();
        Answers together = new Answers(
                all, rounds.stream().mapToDouble(Answers::perSecond).average().orElseThrow());
        return String.format(
                Locale.ROOT,
                "%.0f/s, a file %.0f/s; %.1f ms median, %.1f ms p95 with %d connections",
                together.perSecond(),
                files,
                together.millis(0.5),
                together.millis(0.95),
                CONNECTIONS);
    }

    private String asked(String page) {
        FORGET.on(database).find(row -> true);
        for (int i = 0; i < COUNTED; i++) {
            load.get(page);
        }
        return COUNT.on(database)
                .one(row -> String.format(
                        Locale.ROOT,
                        "; %.1f queries, %.0f blocks",
                        row.getDouble("calls") / COUNTED,
                        row.getDouble("blocks") / COUNTED));
    }
}
