package dev.grundy.problem.solutions;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Tier;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class SharedSolutionPagesTest {
    private static final AtomicInteger COUNT = new AtomicInteger();

    @Inject
    DataSource database;

    private PublishedProblem problem;
    private String page;
    private Visit ada;
    private Visit ben;

    @BeforeEach
    void publish() {
        ada = Visit.signedIn();
        ben = Visit.signedIn();
        problem = PublishedProblem.addWithPage(database, "shared-" + COUNT.incrementAndGet(), Tier.FREE);
        page = "/problems/" + problem.slug() + "/solutions";
    }

    @Test
    void whoHasNotSolvedTheProblemSeesNoSolution() {
        long hers = accepted(ada, "print(1)", 10, 10);
        ada.submit(page + "/" + hers, Map.of("share", "yes"));
        assertThat(ben.get(page).asString()).contains("Solve the problem first").doesNotContain(ada.name());
        assertThat(ben.get(page + "/" + hers).statusCode()).isEqualTo(403);
        assertThat(Visit.asGuest().get(page).statusCode()).isIn(302, 303, 401);
    }

    @Test
    void onlyWhatIsSharedIsSeenAndItCanBeTakenBack() {
        long hers = accepted(ada, "print('hers')", 10, 10);
        accepted(ben, "print('his')", 10, 10);
        assertThat(ben.get(page).asString()).contains("Nobody shares");
        assertThat(ben.get(page + "/" + hers).statusCode()).isEqualTo(404);

        ada.submit(page + "/" + hers, Map.of("share", "yes"));
        assertThat(ben.get(page).asString()).contains(ada.name());
        assertThat(ben.get(page + "/" + hers).asString()).contains("print(&#39;hers&#39;)", ada.name());

        ada.submit(page + "/" + hers, Map.of("share", "no"));
        assertThat(ben.get(page).asString()).contains("Nobody shares");
        assertThat(ben.get(page + "/" + hers).statusCode()).isEqualTo(404);
    }

    @Test
    void anEmptyListSpeaksOfALanguageWhereOneIsChosen() {
        accepted(ben, "print('his')", 10, 10);
        for (String any : List.of(page, page + "?language=", page + "?language=nonsense")) {
            assertThat(ben.get(any).asString()).as(any).contains("Nobody shares a program yet.");
        }
        assertThat(ben.get(page + "?language=java").asString())
                .contains("Nobody shares a program in this language yet.");
        ben.prefer("de");
        assertThat(ben.get(page).asString()).contains("Noch teilt niemand ein Programm.");
    }

    @Test
    void onesOwnCanBeReadUnshared() {
        long hers = accepted(ada, "print('hers')", 10, 10);
        assertThat(ada.get(page + "/" + hers).statusCode()).isEqualTo(200);
    }

    @Test
    void whoSharesAllSharesWhatComes() {
        accepted(ben, "print('his')", 10, 10);
        ada.submit(page, Map.of("share", "yes"));
        long hers = accepted(ada, "print('later')", 10, 10);
        assertThat(ben.get(page + "/" + hers).statusCode()).isEqualTo(200);
        ada.submit(page, Map.of("share", "no"));
        assertThat(ben.get(page + "/" + hers).statusCode()).isEqualTo(404);
    }

    @Test
    void whatStaysSharedWhenOneWayIsTakenBackIsSaid() {
        accepted(ben, "print('his')", 10, 10);
        long hers = accepted(ada, "print('hers')", 10, 10);
        ada.submit(page + "/" + hers, Map.of("share", "yes"));
        ada.submit(page, Map.of("share", "yes"));
        ada.submit(page, Map.of("share", "no"));
        assertThat(ben.get(page + "/" + hers).statusCode()).isEqualTo(200);
        assertThat(ada.get(page).asString()).contains("Those that you shared one by one stay shared: 1.");
        ada.submit(page, Map.of("share", "yes"));
        ada.submit(page + "/" + hers, Map.of("share", "no"));
        assertThat(ben.get(page + "/" + hers).statusCode()).isEqualTo(200);
        assertThat(ada.get(page).asString()).contains("It stays shared");
        ada.submit(page, Map.of("share", "no"));
        assertThat(ada.get(page).asString()).contains("It is no longer shared.");
        assertThat(ben.get(page + "/" + hers).statusCode()).isEqualTo(404);
    }

    @Test
    void nobodySharesAnothersProgram() {
        long hers = accepted(ada, "print('hers')", 10, 10);
        accepted(ben, "print('his')", 10, 10);
        assertThat(ben.submit(page + "/" + hers, Map.of("share", "yes")).statusCode())
                .isEqualTo(404);
        assertThat(ben.get(page).asString()).contains("Nobody shares");
    }

    @Test
    void theSameProgramIsListedOnce() {
        accepted(ben, "print('same')", 10, 10);
        accepted(ada, "print('same')", 10, 10);
        ada.submit(page, Map.of("share", "yes"));
        ben.submit(page, Map.of("share", "yes"));
        String list = ada.get(page).asString();
        assertThat(list.split("<th scope=\"row\">", -1)).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource({"time, fast", "memory, lean", "length, a", "nonsense, fast"})
    void theLeastByTheChosenMeasureComesFirst(String sort, String first) {
        long fast = accepted(ada, "print('fast program')", 1, 90);
        long lean = accepted(ada, "print('lean program')", 90, 1);
        long brief = accepted(ada, "print()", 50, 50);
        ada.submit(page, Map.of("share", "yes"));
        long expected = Map.of("fast", fast, "lean", lean, "a", brief).get(first);
        String list = ada.get(page + "?sort=" + sort + "&language=").asString();
        assertThat(list.replaceFirst("(?s).*?<th scope=\"row\"><a href=\"", "")).startsWith(page + "/" + expected);
        assertThat(ada.get(page + "?language=java").asString()).contains("Nobody shares");
    }

    /** An accepted program, as a node writes it. */
    private long accepted(Visit person, String source, long cpuMillis, long mebibytes) {
        byte[] bytes = source.getBytes(StandardCharsets.UTF_8);
        long account = Sql.of("select id from account where name = :name")
                .on(database)
                .with("name", person.name())
                .one(row -> row.getLong("id"));
        long submission = Sql.of("""
                insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
                values (:account, :problem, 'python', :source, :hash, now()) returning id""")
                .on(database)
                .with("account", account)
                .with("problem", problem.id())
                .with("source", bytes)
                .with("hash", ContentHash.of(bytes).hex())
                .one(row -> row.getLong("id"));
        Sql.of("""
                insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at, finished_at,
                                     verdict, cpu_time_us, wall_time_us, memory_bytes, tests)
                values (:submission, 1, true, :version, :account, 7, now(), now(), 'AC', :cpu, :cpu, :memory, '[]')""")
                .on(database)
                .with("submission", submission)
                .with("version", problem.versionId())
                .with("account", account)
                .with("cpu", cpuMillis * 1_000)
                .with("memory", mebibytes << 20)
                .update();
        Sql.of("""
                insert into user_problem (account_id, problem_id, first_attempted_at, solved_at, solved_by)
                values (:account, :problem, now(), now(), :submission) on conflict do nothing""")
                .on(database)
                .with("account", account)
                .with("problem", problem.id())
                .with("submission", submission)
                .update();
        return submission;
    }
}
