package dev.grundy.browser;

import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.FileTree;
import dev.grundy.base.queue.Lane;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.FreePort;
import dev.grundy.testsupport.Inhabited;
import dev.grundy.testsupport.MadeClass;
import dev.grundy.testsupport.MadeGames;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.Product;
import dev.grundy.testsupport.SharedStore;
import dev.grundy.testsupport.TrialProvider;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Request;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.openqa.selenium.NoSuchSessionException;

/**
 * The built product with everybody of {@code people.yaml} in it, judging what they send. One serves all browser tests of a JVM:
 * a test that changes what others see makes itself a newcomer. Asked for as a parameter, see {@link OneSite}.
 */
final class Site implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(Site.class.getName());
    /** Newcomers come by the dozen, all from one address, and wait for no hash. */
    private static final Map<String, String> OPEN_DOORS = Map.of(
            "GRUNDY_ACCOUNT_BCRYPT_COST", "4",
            "GRUNDY_ACCOUNT_REGISTRATIONS_PER_ADDRESS", "100000",
            "GRUNDY_ACCOUNT_ATTEMPTS_PER_ADDRESS", "100000");

    /** Idle nodes draw theirs at random; that one of them draws one of these is as good as impossible. */
    private static final AtomicInteger SEED = new AtomicInteger(990_000);

    private static final Pattern SUBMISSION = Pattern.compile("\\{(\\w+):(\\d+)}");

    private final Product product;
    private final String home;
    private final DatabaseAddress address;
    private final DataSource database;
    private final Path data;
    private final TrialProvider provider;

    private Site(Product product, String home, DatabaseAddress address, Path data, TrialProvider provider) {
        this.product = product;
        this.home = home;
        this.address = address;
        this.database = MigratedDatabase.at(address);
        this.data = data;
        this.provider = provider;
    }

    static Site open() throws IOException, InterruptedException {
        int port = FreePort.find();
        DatabaseAddress address = MigratedDatabase.createAddress();
        Path data = Files.createTempDirectory(Path.of("target").toAbsolutePath(), "site-");
        SharedStore.linkInto(data);
        Map<String, String> environment = new HashMap<>(OPEN_DOORS);
        environment.put("GRUNDY_DATABASE_URL", url(address));
        environment.put(
                "GRUNDY_OPERATOR_PAGES",
                Path.of("src/test/resources/operator").toAbsolutePath().toString());
        // Pages look the same on hosts with more tools.
        environment.put("GRUNDY_JUDGE_LANGUAGES", "cpp,java,python,javascript,c");
        TrialProvider provider = new TrialProvider();
        environment.put("GRUNDY_OPENID_TRIAL_ISSUER", provider.issuer());
        environment.put("GRUNDY_OPENID_TRIAL_CLIENT_ID", TrialProvider.CLIENT);
        environment.put("GRUNDY_OPENID_TRIAL_CLIENT_SECRET", TrialProvider.SECRET);
        environment.put("GRUNDY_OPENID_TRIAL_LABEL", "Trial login");
        Product product =
                Product.start(environment, List.of("up", "--port", String.valueOf(port), "--data", data.toString()));
        try {
            product.outputUntil("Grundy is ready");
            Site site = new Site(product, "http://localhost:" + port, address, data, provider);
            askAt(site.home);
            new Inhabited(site.database, Instant.EPOCH).settle();
            site.stockUp();
            return site;
        } catch (InterruptedException | RuntimeException | AssertionError e) {
            product.close();
            provider.close();
            throw e;
        }
    }

    /** Address of the front page, without a slash at its end. */
    String home() {
        return home;
    }

    /** All that the product has logged. */
    String log() {
        return product.printed();
    }

    /** Where the product keeps its files. */
    Path data() {
        return data;
    }

    /** By which people may sign in here. */
    TrialProvider provider() {
        return provider;
    }

    /** For what no page tells; the product writes to it at the same time. */
    DataSource database() {
        return database;
    }

    /** By which another program of the product finds the database, as {@code GRUNDY_DATABASE_URL}. */
    String databaseUrl() {
        return url(address);
    }

    /** A browser that was never used before. */
    Chromium guest() {
        return Chromium.at(home);
    }

    /** As {@link #guest}, and it tells what it fetches. */
    Chromium guestTellingTraffic() {
        return Chromium.tellingTraffic(home);
    }

    /** A browser that was never used before, in which that person has just signed in. */
    Chromium browserOf(String name) {
        Chromium browser = guestAt("/sign-in");
        signIn(browser, name);
        return browser;
    }

    /** As {@link #browserOf}, and it tells what it fetches. */
    Chromium browserTellingTrafficOf(String name) {
        Chromium browser = guestTellingTraffic();
        browser.open("/sign-in");
        signIn(browser, name);
        return browser;
    }

    private void signIn(Chromium browser, String name) {
        Visit visit = visitOf(name);
        browser.setCookie("grundy_session", visit.cookie("grundy_session"));
        browser.setCookie("grundy_visitor", visit.cookie("grundy_visitor"));
    }

    /** That person, who has just signed in without a browser. */
    Visit visitOf(String name) {
        askAt(home);
        Visit visit = Visit.asGuest();
        visit.submit("/sign-in", Map.of("name", name, "password", Visit.password()))
                .then()
                .statusCode(303);
        Admins.admitIfAdmin(database, name);
        return visit;
    }

    /** A browser that ends by itself before it has shown anything says nothing about the site: another one is taken, once. */
    private Chromium guestAt(String path) {
        Chromium browser = guest();
        try {
            browser.open(path);
            return browser;
        } catch (NoSuchSessionException e) {
            LOG.log(System.Logger.Level.WARNING, "a browser has ended before it showed {0}; taking another", path);
            browser.close();
            Chromium another = guest();
            another.open(path);
            return another;
        }
    }

    /** Registers somebody new and answers the name. */
    String newcomer() {
        String name = "n" + UUID.randomUUID().toString().replace("-", "").substring(0, 15);
        askAt(home);
        Visit.register(name);
        return name;
    }

    /** With {ada:2} replaced by the number of the second submission of ada, which is judged when this returns. */
    String withNumbers(String path) {
        return SUBMISSION.matcher(path).replaceAll(found -> {
            long submission = Sql.of("""
                            select s.id from submission s join account a on a.id = s.account_id
                            where a.name = :name order by s.id offset :before limit 1""")
                    .on(database)
                    .with("name", found.group(1))
                    .with("before", Integer.parseInt(found.group(2)) - 1)
                    .one(row -> row.getLong(1));
            return Long.toString(submission);
        });
    }

    /** What a judge finds out about that person's programs after their verdicts comes before what waits of everybody else's. */
    void putFirst(String name) {
        Sql.of("""
                update work set lane = :first
                where state = 'queued' and kind = any (:kinds)
                    and account_id = (select id from account where name = :name)""")
                .on(database)
                .with("first", Lane.SEARCH.code())
                .with(
                        "kinds",
                        Arrays.stream(FindingKind.values())
                                .map(FindingKind::code)
                                .toArray(String[]::new))
                .with("name", name)
                .update();
    }

    /** A caller that asks for one need not wait until a node has nothing else to do. */
    private void stockUp() {
        // Two of each: somebody looks in two languages, and has none twice.
        instance("nim", 1, "1\n3\n1 2 4\n", "First 3 1\n");
        instance("nim", 1, "1\n3\n1 2 5\n", "First 3 2\n");
        String outcomes = "Draw\nDraw\nDraw\nWinning 3\nLosing 2\nWinning 1\nLosing 0\n";
        instance("draws-cyclic-graph", 1, "7 9\n0 1\n1 2\n2 0\n2 3\n3 2\n3 4\n4 5\n5 4\n5 6\n", outcomes);
        instance("draws-cyclic-graph", 1, "7 9\n1 2\n0 1\n2 0\n2 3\n3 2\n3 4\n4 5\n5 4\n5 6\n", outcomes);
        MadeGames.ofSights().forEach(game -> game.add(database, "1-19"));
        MadeGames.addPuzzleOfSights(database);
        MadeClass.ofSights(database);
        missed("stones-one-three-four", "2\n5\n6\n", "First\nFirst\n");
        rank();
    }

    /** A ranking that stays as it is: it counts as computed in an hour, so no node computes it while somebody looks. */
    private void rank() {
        Sql.of("""
                insert into ranking_time (computed_at) values (now() + interval '1 hour')
                on conflict (only_one) do update set computed_at = excluded.computed_at""").on(database).update();
        Sql.of("delete from ranking").on(database).update();
        Sql.of("""
                insert into ranking (account_id, list, number, place)
                select a.id, r.list, r.number, r.place
                from (values ('ada', 'solved', 12, 1), ('ben', 'solved', 7, 2), ('dan', 'solved', 7, 2), ('cyn', 'solved', 1, 4),
                             ('dan', 'puzzles', 1712, 1), ('ada', 'puzzles', 1604, 2)) r (name, list, number, place)
                join account a on a.name = r.name""").on(database).update();
    }

    /** A counterexample as a node would have found it that tries accepted programs on all small games: those sent in two languages fail on it. */
    private void missed(String slug, String input, String answer) {
        Sql.of("""
                insert into finding (kind, submission_id, package_version_id, language, source_hash, queued_at, finished_at, result)
                select 'scope', s.id, p.live_version_id, s.language, s.source_hash, now(), now(),
                       jsonb_build_object('outcome', 'wrong', 'tried', 7, 'games', 100, 'games_are', 'piles', 'games_german', 'Haufen',
                           'failure', jsonb_build_object('verdict', 'WA', 'input', cast(:input as text), 'expected', cast(:answer as text),
                                                         'output', 'Second', 'message', '', 'origin', ''))
                from submission s join problem p on p.id = s.problem_id
                where p.slug = :slug and s.language in ('javascript', 'python')""")
                .on(database)
                .with("slug", slug)
                .with("input", input)
                .with("answer", answer)
                .update();
    }

    /** An instance to be answered by hand, as an idle node would have made it; answers its address. */
    String instance(String slug, int level, String input, String answer) {
        int seed = SEED.incrementAndGet();
        int made = Sql.of("""
                insert into hand_instance (package_version_id, level, seed, input, answer, made_at)
                select live_version_id, cast(:level as smallint), :seed, :input, :answer, now() from problem where slug = :slug""")
                .on(database)
                .with("slug", slug)
                .with("level", level)
                .with("seed", seed)
                .with("input", input)
                .with("answer", answer)
                .update();
        if (made != 1) {
            throw new IllegalArgumentException("there is no problem " + slug);
        }
        return "/problems/" + slug + "/by-hand/" + level + "-" + seed;
    }

    @Override
    public void close() {
        try (provider;
                product) {
            product.stop();
            FileTree.delete(data);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "the data of the site stays behind", e);
        }
    }

    /** Also when another test of this JVM has asked elsewhere. */
    private static void askAt(String home) {
        Request.askAt(home);
    }

    private static String url(DatabaseAddress address) {
        return address.jdbcUrl().replaceFirst("//", "//" + address.user() + ":" + address.password() + "@");
    }
}
