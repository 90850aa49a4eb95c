package dev.grundy.problem.list;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class ProblemListPagesTest {
    private static final Pattern NEXT = Pattern.compile("href=\"([^\"]*)\" rel=\"next\"");

    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    @BeforeEach
    void publish() {
        OwnProblems.loadInto(catalogue);
    }

    @Test
    void showsTitlesInTheOrderOfIds() {
        assertThat(shown("/problems?text=gmt-0")).containsSubsequence("GMT-001", "GMT-002", "GMT-011");
    }

    @ParameterizedTest
    @CsvSource({
        "difficulty=Easy, GMT-001, GMT-002",
        "difficulty=easy, GMT-001, GMT-002",
        "tier=basic, GMT-002, GMT-001",
        "tier=free, GMT-001, GMT-002",
        "topic=Graph+Theory, GMT-002, GMT-001",
        "tag=dag, GMT-002, GMT-001",
        "text=STONES, GMT-001, GMT-002",
        "text=gmt-002, GMT-002, GMT-001",
        "text=gmt14, GMT-014, GMT-001",
        "text=GMT+14, GMT-014, GMT-001",
        "text=14, GMT-014, GMT-001",
        "text=walk+token, GMT-002, GMT-001",
        "text=trebelcross, GMT-012, GMT-001",
        "text=stairacse+nim, GMT-016, GMT-001",
        "text=divisr, GMT-005, GMT-001",
        "text=spragu+grundy, GMT-012, GMT-001",
        "editorial=yes, GMT-001, LONG-100",
    })
    void filtersByItsAddress(String query, String there, String notThere) {
        assertThat(shown("/problems?" + query)).contains(there).doesNotContain(notThere);
    }

    @ParameterizedTest
    @ValueSource(strings = {"difficulty=nonsense", "tier=", "status=solved%27", "after=", "unknown=1", "page=-1"})
    void leavesNonsenseOutOfAccount(String query) {
        assertThat(shown("/problems?text=gmt-0&" + query)).contains("GMT-001");
    }

    @Test
    void aSearchFindsNothingOfWhatOnlyTheStatementSays() {
        assertThat(shown("/problems?text=Constraints")).isEmpty();
    }

    @Test
    void whatTheTitleSaysStandsBeforeWhatOnlyTheSummarySays() {
        assertThat(shown("/problems?text=nim")).startsWith("GMT-014").contains("GMT-016");
        assertThat(shown("/problems?text=game+on")).startsWith("GMT-013");
    }

    @Test
    void sortsAsTheAddressSays() {
        // Other tests of this database solved something too.
        Sql.of("delete from user_problem").on(database).update();
        assertThat(shown("/problems?text=gmt-0&sort=difficulty"))
                .startsWith("GMT-005")
                .endsWith("GMT-013");
        Visit ada = Visit.signedIn();
        solve(ada, "GMT-009", "2026-01-03");
        Visit bob = Visit.signedIn();
        solve(bob, "GMT-009", "2026-01-04");
        tries(bob, "GMT-010", "2026-01-04");
        assertThat(shown("/problems?text=gmt-0&sort=solvers")).startsWith("GMT-009");
        List<String> acceptance = shown("/problems?text=gmt-0&sort=acceptance");
        assertThat(acceptance).startsWith("GMT-009").containsSubsequence("GMT-010", "GMT-011");
        assertThat(ada.get("/problems?text=gmt-009").asString())
                .containsPattern("100 %</td>\\s*<td class=\"problem-row__number\">2</td>");
        assertThat(ada.get("/problems?text=gmt-010").asString())
                .containsPattern(">0 %</td>\\s*<td class=\"problem-row__number\">0</td>");
    }

    @Test
    void countsEqualARecount() {
        Visit ada = Visit.signedIn();
        solve(ada, "GMT-003", "2026-01-03");
        tries(ada, "GMT-004", "2026-01-03");
        Sql.of("delete from user_problem where account_id = (select id from account where name = :name)")
                .on(database)
                .with("name", ada.name())
                .update();
        Visit bob = Visit.signedIn();
        tries(bob, "GMT-003", "2026-01-03");
        assertThat(Sql.of("""
                select p.display_id from problem p
                left join problem_count c on c.problem_id = p.id
                left join (select problem_id, count(*) as tried, count(solved_at) as solved
                           from user_problem group by problem_id) u on u.problem_id = p.id
                where coalesce(c.tried, 0) <> coalesce(u.tried, 0) or coalesce(c.solved, 0) <> coalesce(u.solved, 0)""").on(database).list(row -> row.getString("display_id")))
                .isEmpty();
    }

    @Test
    void topicsCanBeHiddenAndThatIsRemembered() {
        Visit guest = Visit.asGuest();
        assertThat(guest.get("/problems").asString()).contains("class=\"topic\"", "Hide topics");
        assertThat(guest.submit("/problems/topics", Map.of("topics", "hidden", "return", "/problems?text=nim"))
                        .then()
                        .statusCode(303)
                        .extract()
                        .header("Location"))
                .endsWith("/problems?text=nim");
        assertThat(guest.get("/problems").asString())
                .doesNotContain("class=\"topic\"")
                .contains("Show topics");
        guest.submit("/problems/topics", Map.of("topics", "shown")).then().statusCode(303);
        assertThat(guest.get("/problems").asString()).contains("class=\"topic\"");
    }

    @Test
    void aSelfWrittenPlaceIsLeftOutOfAccountOrHonoured() {
        assertThat(shown("/problems?text=gmt-0&after=NaN~GMT-001")).contains("GMT-001");
        assertThat(shown("/problems?text=gmt-0&after=Infinity~x")).contains("GMT-001");
        assertThat(shown("/problems?text=gmt-0&after=1e308~")).isEmpty();
    }

    @Test
    void wildcardsAreOrdinaryCharacters() {
        assertThat(shown("/problems?text=%25")).isEmpty();
        assertThat(shown("/problems?text=_")).isEmpty();
    }

    @Test
    void statusIsThePersonsOwn() {
        assertThat(shown("/problems?status=solved")).isEmpty();
        assertThat(shown("/problems?status=new")).contains("GMT-001");
    }

    @Test
    void aSolveAfterGivingUpCreditIsShownAsSuch() {
        Visit ada = Visit.signedIn();
        solve(ada, "GMT-001", "2026-01-03");
        assertThat(ada.get("/problems?text=gmt-001").asString())
                .contains("status--solved")
                .doesNotContain("status--assisted");
        unlock(ada, "GMT-001", "2026-01-04");
        assertThat(ada.get("/problems?text=gmt-001").asString())
                .contains("status--solved")
                .doesNotContain("status--assisted");
        unlock(ada, "GMT-001", "2026-01-02");
        String list = ada.get("/problems?text=gmt-001").asString();
        assertThat(list)
                .contains("status--assisted", "Solved after the editorial", "1 of ", "1 of them after the editorial");
        assertThat(ids(ada.get("/problems?status=solved").asString())).doesNotContain("GMT-001");
        assertThat(ids(ada.get("/problems?status=assisted").asString())).containsExactly("GMT-001");
    }

    @Test
    void aRandomProblemIsUnsolvedReadableAndFitsTheFilters() {
        Visit ada = Visit.signedIn();
        assertThat(ada.get("/problems/random?text=gmt-001").header("Location"))
                .endsWith("/problems/stones-one-three-four");
        assertThat(ada.get("/problems/random?text=gmt-002").header("Location")).endsWith("/problems?text=gmt-002");
        solve(ada, "GMT-001", "2026-01-03");
        Response none = ada.get("/problems/random?text=gmt-001");
        assertThat(none.header("Location")).endsWith("/problems?text=gmt-001");
        assertThat(ada.get("/problems?text=gmt-001").asString()).contains("No unsolved problem");
    }

    private void solve(Visit person, String displayId, String day) {
        Sql.of("""
                with sent as (
                    insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
                    select a.id, p.id, 'python', 'x', repeat('0', 64), cast(:day as timestamptz)
                    from account a, problem p where a.name = :name and p.display_id = :problem
                    returning id, account_id, problem_id, submitted_at)
                insert into user_problem (account_id, problem_id, first_attempted_at, solved_at, solved_by)
                select account_id, problem_id, submitted_at, submitted_at, id from sent""")
                .on(database)
                .with("day", day)
                .with("name", person.name())
                .with("problem", displayId)
                .update();
    }

    private void tries(Visit person, String displayId, String day) {
        Sql.of("""
                insert into user_problem (account_id, problem_id, first_attempted_at)
                select a.id, p.id, cast(:day as timestamptz)
                from account a, problem p where a.name = :name and p.display_id = :problem""")
                .on(database)
                .with("day", day)
                .with("name", person.name())
                .with("problem", displayId)
                .update();
    }

    private void unlock(Visit person, String displayId, String day) {
        Sql.of("""
                insert into editorial_unlock (account_id, problem_key, unlocked_at)
                select a.id, p.problem_key, cast(:day as timestamptz)
                from account a, problem p where a.name = :name and p.display_id = :problem
                on conflict (account_id, problem_key) do update set unlocked_at = excluded.unlocked_at""")
                .on(database)
                .with("day", day)
                .with("name", person.name())
                .with("problem", displayId)
                .update();
    }

    @ParameterizedTest
    @EnumSource(ProblemSort.class)
    void aLongListComesInPagesThatMissAndRepeatNothing(ProblemSort order) {
        String sort = order.code();
        for (int i = 100; i < 220; i++) {
            Sql.of("""
                    insert into problem (problem_key, display_id, slug, title, summary, difficulty, difficulty_score, topics,
                                         tags, premium, tier, published, created_at, updated_at)
                    select 'long-' || :n, 'LONG-' || :n, 'long-' || :n, 'Long list', '', null, 0, '{}', '{long}', false, 'free',
                           false, '2026-01-01', '2026-01-01' on conflict do nothing""").on(database).with("n", i).update();
        }
        publishLongList();
        List<String> all = new ArrayList<>();
        String address = "/problems?tag=long&sort=" + sort;
        while (address != null) {
            String page = Visit.asGuest().get(address).asString();
            all.addAll(ids(page));
            Matcher next = NEXT.matcher(page);
            address = next.find() ? next.group(1).replace("&amp;", "&") : null;
        }
        assertThat(all).hasSize(120).doesNotHaveDuplicates().isSorted();
    }

    @Test
    void aTitleCannotBecomeMarkup() {
        Sql.of("update problem set title = '<script>alert(1)</script>' where display_id = 'GMT-011'")
                .on(database)
                .update();
        assertThat(Visit.asGuest().get("/problems").asString())
                .doesNotContain("<script>alert")
                .contains("&lt;script&gt;");
    }

    private void publishLongList() {
        Sql.of("""
                insert into package_version (problem_id, number, content_hash, archive, created_at)
                select id, 1, repeat('0', 64), '', '2026-01-01' from problem where display_id like 'LONG-%'
                on conflict do nothing""").on(database).update();
        Sql.of("""
                update problem p set published = true, live_version_id = v.id
                from package_version v where v.problem_id = p.id and p.display_id like 'LONG-%'""").on(database).update();
    }

    private static List<String> shown(String address) {
        return ids(Visit.asGuest().get(address).then().statusCode(200).extract().asString());
    }

    private static List<String> ids(String page) {
        return Pattern.compile("<td class=\"problem-row__id\">([^<]*)<")
                .matcher(page)
                .results()
                .map(result -> result.group(1))
                .toList();
    }
}
