package dev.grundy.people.tier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.result.Counterexample;
import dev.grundy.judge.result.FirstFailure;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.judge.result.SearchFinding;
import dev.grundy.people.api.token.Scope;
import dev.grundy.people.tier.PremiumProblem.Part;
import dev.grundy.testsupport.MadeGames;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Program;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import dev.grundy.testsupport.run.Slow;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.vertx.ext.web.Router;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/**
 * Asks every address, as every reader who might get more than their tier allows. It looks for words that stand only in
 * paid texts. An address that {@code addresses.yaml} does not describe fails.
 */
@Slow("every address is asked by every kind of reader")
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class LeakTest {
    private static final Map<String, Asking> ASKINGS = Asking.all();

    @Inject
    Router router;

    @Inject
    BeanManager beans;

    @Inject
    DataSource database;

    @Inject
    Entitlements entitlements;

    @Inject
    Clock clock;

    private static List<PremiumProblem> problems = List.of();
    private static Somebody payer;

    /**
     * Who asks.
     *
     * @param program with a token of theirs, for all that tokens are for; empty for nobody's
     * @param names   what stands for what in {@code addresses.yaml}
     */
    private record Somebody(Visit visit, Optional<Program> program, Tier tier, Map<String, String> names) {
        boolean mayRead(PremiumProblem problem) {
            return tier.includes(problem.tier());
        }
    }

    @BeforeEach
    void twoPremiumProblemsAndSomebodyWhoPays() {
        if (problems.isEmpty()) {
            problems = Stream.of(Tier.BASIC, Tier.PRO)
                    .map(tier -> PremiumProblem.publish(database, tier))
                    .toList();
            problems.forEach(this::addInstance);
            problems.forEach(this::addGame);
            payer = somebody(Tier.PRO, Duration.ofDays(30));
        }
    }

    @AfterAll
    static void forget() {
        problems = List.of();
    }

    @Test
    void everyAddressIsDescribed() {
        Set<String> undescribed = new TreeSet<>(Addresses.all(router, beans));
        undescribed.removeAll(ASKINGS.keySet());
        assertThat(undescribed)
                .as("say in src/test/resources/tier/addresses.yaml with what these are asked, so that they are walked")
                .isEmpty();
    }

    @Test
    void everyDescriptionIsOfAnAddress() {
        assertThat(ASKINGS.keySet()).isSubsetOf(Addresses.all(router, beans));
    }

    /** Else the others' silence would mean nothing. */
    @Test
    void whoPaysHearsEveryWord() {
        Set<String> heard = walk(payer);
        assertThat(problems)
                .allSatisfy(
                        problem -> assertThat(heard).containsAll(problem.words().values()));
    }

    /** Before the subscriber goes through all addresses, some of which revoke tokens. Else a program's silence would mean nothing: over the API go statements and one's own verdicts. */
    @Order(1)
    @Test
    void aProgramOfWhoPaysHearsOfEachProblem() {
        Set<String> heard = ASKINGS.values().stream()
                .filter(Asking::isOfTheApi)
                .flatMap(asking -> problems.stream().flatMap(problem -> told(payer, asking, problem)))
                .collect(Collectors.toSet());
        assertThat(problems)
                .allSatisfy(problem -> assertThat(heard)
                        .contains(
                                problem.word(Part.STATEMENT),
                                problem.word(Part.TEST),
                                problem.word(Part.COUNTEREXAMPLE)));
    }

    @Test
    void aGuestHearsNothing() {
        assertThat(walk(new Somebody(Visit.asGuest(), Optional.empty(), Tier.FREE, payer.names())))
                .isEmpty();
    }

    @Test
    void whoNeverPaidHearsNothing() {
        Visit visit = Visit.signedIn();
        assertThat(walk(new Somebody(visit, program(visit), Tier.FREE, of(visit, payer.names()))))
                .isEmpty();
    }

    /** With programs, notes, sessions and opened hints of the time when it was all open. */
    @Test
    void whoPaidOnceHearsNothing() {
        Somebody paid = somebody(Tier.PRO, Duration.ofDays(30));
        entitlements.revokeAll(accountOf(paid.visit()), clock.instant());
        assertThat(walk(new Somebody(paid.visit(), paid.program(), Tier.FREE, paid.names())))
                .isEmpty();
    }

    @Test
    void whoPaysForLessHearsNothingOfMore() {
        Somebody basic = somebody(Tier.BASIC, Duration.ofDays(30));
        PremiumProblem more = problems.getLast();
        assertThat(walk(basic)).doesNotContainAnyElementsOf(more.words().values());
    }

    /** The words that some answer held. What signs out is asked last, and as a program before anything. */
    private Set<String> walk(Somebody somebody) {
        Stream<String> told = ASKINGS.values().stream()
                .filter(Asking::isOfTheApi)
                .flatMap(asking -> problems.stream().flatMap(problem -> told(somebody, asking, problem)));
        Stream<String> shown = ASKINGS.values().stream()
                .flatMap(asking -> problems.stream().flatMap(problem -> shown(somebody, asking, problem)));
        return Stream.concat(told, shown).collect(Collectors.toSet());
    }

    /** What a page says. */
    private Stream<String> shown(Somebody somebody, Asking asking, PremiumProblem problem) {
        Map<String, String> names = names(somebody, problem);
        return asking.addresses(names).stream()
                .flatMap(address ->
                        heard(somebody, asking.method() + " " + address, asking.ask(somebody.visit(), address, names)));
    }

    /** What a program is told. */
    private Stream<String> told(Somebody somebody, Asking asking, PremiumProblem problem) {
        Map<String, String> names = names(somebody, problem);
        return somebody.program().stream()
                .flatMap(program -> asking.addresses(names).stream().flatMap(address -> {
                    Response answer = asking.ask(program, address, names);
                    assertThat(answer.statusCode())
                            .as("%s %s with a token", asking.method(), address)
                            .isNotEqualTo(401);
                    return heard(somebody, asking.method() + " " + address + " with a token", answer);
                }));
    }

    private static Map<String, String> names(Somebody somebody, PremiumProblem problem) {
        Map<String, String> names = new HashMap<>(somebody.names());
        names.putAll(Map.of(
                "slug", problem.slug(),
                "submission", names.get("submission-" + problem.slug()),
                "accepted", names.get("accepted-" + problem.slug()),
                "foreign", payer.names().get("submission-" + problem.slug()),
                "solution", payer.names().get("accepted-" + problem.slug()),
                "statement-word", problem.word(Part.STATEMENT).substring(0, 8)));
        return names;
    }

    /** The words in an answer; none of them may be of a problem that is shut to them. */
    private static Stream<String> heard(Somebody somebody, String asked, Response answer) {
        assertThat(answer.statusCode()).as(asked).isLessThan(500);
        String all = Asking.heard(answer);
        Set<String> heard = problems.stream()
                .flatMap(one -> one.words().values().stream())
                .filter(all::contains)
                .collect(Collectors.toSet());
        problems.stream()
                .filter(one -> !somebody.mayRead(one))
                .forEach(shut -> assertThat(heard)
                        .as("%s as %s", asked, somebody.visit().name())
                        .doesNotContainAnyElementsOf(shut.words().values()));
        return heard.stream();
    }

    /** Has the tier, and has done what can be done with it. */
    private Somebody somebody(Tier tier, Duration forSoLong) {
        Visit visit = Visit.signedIn();
        Instant now = clock.instant();
        entitlements.grant(new Entitlement(accountOf(visit), tier, now, now.plus(forSoLong)), now);
        Map<String, String> names = new HashMap<>();
        for (PremiumProblem problem : problems) {
            String page = "/problems/" + problem.slug();
            boolean pays = tier == Tier.PRO && payer == null;
            String wrong = pays ? "wrong, and paid for" : "wrong";
            long failed = send(visit, problem, new Sent(Verdict.WA, wrong, pays ? problem.word(Part.TEST) : "own"));
            addCounterexample(failed, pays ? problem.word(Part.COUNTEREXAMPLE) : "own");
            names.put("submission-" + problem.slug(), String.valueOf(failed));
            names.put(
                    "accepted-" + problem.slug(),
                    String.valueOf(send(
                            visit, problem, new Sent(Verdict.AC, pays ? problem.word(Part.SOLUTION) : "own", ""))));
            if (tier.includes(problem.tier())) {
                does(visit, page + "/hints", Map.of("number", "1"));
                does(visit, page + "/session", Map.of("do", "begin"));
                does(visit, page + "/solutions", Map.of("share", "yes"));
                does(visit, "/notebook/notes/" + problem.slug(), Map.of("text", "my own words"));
            }
        }
        return new Somebody(visit, program(visit), tier, of(visit, names));
    }

    private static void does(Visit visit, String address, Map<String, String> fields) {
        assertThat(visit.submit(address, fields).statusCode()).as(address).isEqualTo(303);
    }

    private static Optional<Program> program(Visit visit) {
        return Optional.of(
                Program.of(visit, Stream.of(Scope.values()).map(Scope::code).toArray(String[]::new)));
    }

    private Map<String, String> of(Visit visit, Map<String, String> names) {
        Map<String, String> all = new HashMap<>(names);
        all.put("person", visit.name());
        Sql.of("select id from practice_session where account_id = :account order by id desc limit 1")
                .on(database)
                .with("account", accountOf(visit))
                .find(row -> row.getString("id"))
                .ifPresent(session -> all.put("session", session));
        return all;
    }

    private void addInstance(PremiumProblem problem) {
        Sql.of("""
                insert into hand_instance (package_version_id, level, seed, input, answer, made_at, given_at)
                values (:version, 1, 7, :input, 'First', now(), now())""")
                .on(database)
                .with("version", problem.published().versionId())
                .with("input", "1\n" + problem.word(Part.INSTANCE) + "\n")
                .update();
    }

    private void addGame(PremiumProblem problem) {
        String graph = "state-graph 1 impartial\nstarts 0\nN " + problem.word(Part.GAME)
                + "\n> 1 take 1\nN 1\n> 2 take 1\nN 0\n= -1\nend 3\n";
        for (String name : List.of("sample-1", "1-1")) {
            MadeGames.add(database, problem.published().versionId(), name, "2\n", graph, 3);
        }
    }

    /** Like programs fail alike: one search explains all that are the same. */
    private void addCounterexample(long submission, String input) {
        Counterexample found = new Counterexample(Verdict.WA, input, "1", "2", "", "gen.cpp 1");
        Sql.of("""
                insert into finding (kind, submission_id, package_version_id, language, source_hash, queued_at, finished_at, result)
                select 'search', s.id, j.package_version_id, s.language, s.source_hash, now(), now(), cast(:found as jsonb)
                from submission s join judging j on j.submission_id = s.id where s.id = :submission
                on conflict do nothing""")
                .on(database)
                .with("submission", submission)
                .with("found", ResultJson.write(SearchFinding.of(9, found, null)))
                .update();
    }

    /**
     * A program and what came of it.
     *
     * @param prints what it prints
     * @param input  of the test that it failed on; empty where it failed on none
     */
    private record Sent(Verdict verdict, String prints, String input) {}

    private long send(Visit visit, PremiumProblem problem, Sent sent) {
        Verdict verdict = sent.verdict();
        byte[] source = ("print('" + sent.prints() + "')").getBytes(StandardCharsets.UTF_8);
        long account = accountOf(visit);
        long submission = Sql.of("""
                insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
                values (:account, :problem, 'python', :source, :hash, now()) returning id""")
                .on(database)
                .with("account", account)
                .with("problem", problem.published().id())
                .with("source", source)
                .with("hash", ContentHash.of(source).hex())
                .one(row -> row.getLong("id"));
        Optional<FirstFailure> failure = verdict == Verdict.AC
                ? Optional.empty()
                : Optional.of(new FirstFailure("secret/1", verdict, sent.input(), "", "", ""));
        Sql.of("""
                insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at, finished_at,
                                     verdict, cpu_time_us, wall_time_us, memory_bytes, tests, first_failure)
                values (:submission, 1, true, :version, :account, 7, now(), now(), :verdict, 1000, 1000, 1000000, '[]',
                        cast(:failure as jsonb))""")
                .on(database)
                .with("submission", submission)
                .with("version", problem.published().versionId())
                .with("account", account)
                .with("verdict", verdict.name())
                .with("failure", failure.map(ResultJson::write).orElse(null))
                .update();
        Sql.of("""
                insert into user_problem (account_id, problem_id, first_attempted_at) values (:account, :problem, now())
                on conflict do nothing""")
                .on(database)
                .with("account", account)
                .with("problem", problem.published().id())
                .update();
        Sql.of("""
                update user_problem set solved_at = now(), solved_by = :submission
                where account_id = :account and problem_id = :problem and :verdict = 'AC'""")
                .on(database)
                .with("submission", submission)
                .with("account", account)
                .with("problem", problem.published().id())
                .with("verdict", verdict.name())
                .update();
        return submission;
    }

    private long accountOf(Visit visit) {
        return new EntitlementRepository(database).accountNamed(visit.name()).orElseThrow();
    }
}
