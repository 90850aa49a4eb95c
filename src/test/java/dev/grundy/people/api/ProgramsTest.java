package dev.grundy.people.api;

import static dev.grundy.testsupport.http.Request.given;
import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Program;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Solving;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Json;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a program can do with the API, from a list of problems to its owner's progress. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class ProgramsTest {
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final String SECRET = "Only subscribers read this sentence.";

    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    private Visit ada;
    private Program program;

    @BeforeEach
    void aProgramOfSomebody() {
        OwnProblems.loadInto(catalogue);
        ada = Visit.signedIn();
        program = Program.of(ada, "problems:read", "submissions:write", "progress:read");
    }

    @Test
    void aTokenTellsWhoseItIsAndHowFarItReaches() {
        Json told = Program.of(ada, "progress:read").get("/api/v1/token").json();
        assertThat(told.getString("owner")).isEqualTo(ada.name());
        assertThat(told.getString("name")).isEqualTo("a program");
        assertThat(told.getList("scopes")).containsExactly("progress:read");
        assertThat(told.getString("expires_at")).isNotBlank();
        assertThat(given().get("/api/v1/token").statusCode()).isEqualTo(401);
    }

    @Test
    void theListIsThatOfThePageAndItsPagesAreWholeAndWithoutRepetition() {
        for (int i = 0; i < 60; i++) {
            PublishedProblem.add(database, "listed-" + COUNT.incrementAndGet(), Tier.FREE);
        }
        List<String> slugs = new ArrayList<>();
        String next = "/api/v1/problems?sort=newest";
        while (next != null) {
            Json page = program.request().get(next).json();
            slugs.addAll(page.getList("items.slug", String.class));
            next = page.getString("next");
        }
        long published = Sql.of("select count(*) as n from problem where published")
                .on(database)
                .one(row -> row.getLong("n"));
        assertThat(slugs).doesNotHaveDuplicates().hasSize((int) published);
    }

    @Test
    void filtersAreThoseOfThePage() {
        new Solving(database).solve(ada.name(), "GMT-005", "2026-01-04");
        assertThat(program.get("/api/v1/problems?status=solved").json().getList("items.display_id"))
                .containsExactly("GMT-005");
        assertThat(program.get("/api/v1/problems?text=gmt14").json().getList("items.display_id"))
                .containsExactly("GMT-014");
        assertThat(program.get("/api/v1/problems?tier=basic&difficulty=hard")
                        .json()
                        .getList("items.tier"))
                .isNotEmpty()
                .containsOnly("basic");
    }

    @ParameterizedTest
    @CsvSource({"difficulty, hardest", "tier, gold", "status, done", "sort, best", "after, x", "editorial, maybe"})
    void aFilterThatThereIsNotIsToldInsteadOfLeftOut(String filter, String value) {
        Response answer = program.get("/api/v1/problems?" + filter + "=" + value);
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.json().getList("errors.field")).containsExactly(filter);
    }

    @Test
    void whatSomebodySolvedIsToldToTheScopeForItAlone() {
        new Solving(database).solve(ada.name(), "GMT-005", "2026-01-04");
        Program reader = Program.of(ada, "problems:read");
        assertThat(program.get("/api/v1/problems/nim").json().getString("status"))
                .isNotNull();
        assertThat(reader.get("/api/v1/problems/nim").json().getString("status"))
                .isNull();
        assertThat(reader.get("/api/v1/problems").json().getList("items.status"))
                .containsOnlyNulls();
        Response refused = reader.get("/api/v1/problems?status=solved");
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(refused.json().getString("type")).isEqualTo("/api/v1/errors/insufficient-scope");
        assertThat(refused.header("WWW-Authenticate"))
                .isEqualTo("Bearer realm=\"grundy\", error=\"insufficient_scope\", scope=\"progress:read\"");
        assertThat(reader.get("/api/v1/progress").statusCode()).isEqualTo(403);
    }

    @Test
    void aStatementIsForWhoMayReadItAndItsSamplesToo() {
        Json nim = given().get("/api/v1/problems/nim").json();
        assertThat(nim.getBoolean("readable")).isTrue();
        assertThat(nim.getString("statement.html")).contains("<");
        assertThat(nim.getList("statement.samples.input")).isNotEmpty();
        assertThat(program.get("/api/v1/problems/" + nim.getString("display_id"))
                        .json()
                        .getString("slug"))
                .isEqualTo("nim");
    }

    @Test
    void aStatementOfAHigherTierIsForNobodyElse() {
        String slug = "premium-" + COUNT.incrementAndGet();
        PublishedProblem.addWithStatements(database, slug, Tier.PRO, Map.of("en", SECRET));
        for (Response answer :
                List.of(given().get("/api/v1/problems/" + slug), program.get("/api/v1/problems/" + slug))) {
            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.json().getBoolean("readable")).isFalse();
            assertThat(answer.asString()).doesNotContain(SECRET).doesNotContain("statement");
        }
        Response sent = program.post(
                "/api/v1/submissions",
                "{\"problem\":\"" + slug + "\",\"language\":\"python\",\"source\":\"print(1)\"}");
        assertThat(sent.json().getString("type")).isEqualTo("/api/v1/errors/tier-too-low");
        Response run =
                program.post("/api/v1/runs", "{\"problem\":\"" + slug + "\",\"language\":\"python\",\"source\":\"x\"}");
        assertThat(run.json().getString("type")).isEqualTo("/api/v1/errors/tier-too-low");
        assertThat(List.of(sent, run))
                .extracting(refused -> refused.json().getString("detail"))
                .containsOnly("This problem asks for the tier Pro.");
        entitle(Tier.PRO);
        assertThat(program.get("/api/v1/problems/" + slug).asString()).contains(SECRET);
        entitle(Tier.BASIC);
        assertThat(program.get("/api/v1/problems/" + slug).asString()).doesNotContain(SECRET);
    }

    @Test
    void languagesAreThoseThatPagesOffer() {
        assertThat(given().get("/api/v1/languages").json().getList("id"))
                .containsExactly("cpp", "java", "python", "javascript", "c");
    }

    @Test
    void aRunIsQueuedSeenByItsOwnerAloneAndEnded() {
        String made = program.post(
                        "/api/v1/runs",
                        "{\"problem\":\"nim\",\"language\":\"python\",\"source\":\"print(1)\",\"inputs\":[\"1\\n\"]}")
                .then()
                .statusCode(201)
                .extract()
                .header("Location");
        String address = made.substring(made.indexOf("/api/"));
        assertThat(program.get(address).json().getString("state")).isEqualTo("queued");
        assertThat(Program.of(Visit.signedIn(), "submissions:write")
                        .get(address)
                        .statusCode())
                .isEqualTo(404);
        assertThat(Program.of(ada, "progress:read").get(address).statusCode()).isEqualTo(403);
        assertThat(program.post(address + "/abort", "").json().getString("state"))
                .isEqualTo("aborted");
        assertThat(program.post(address + "/abort", "").statusCode()).isEqualTo(409);
        assertThat(program.get(address + "/events").asString())
                .contains("event:state", "\"state\":\"aborted\"", "event:done");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"problem\":\"nim\",\"language\":\"cobol\",\"source\":\"x\"} | language",
                "{\"problem\":\"nim\",\"language\":\"python\",\"source\":\"\"} | source",
                "{\"problem\":\"nim\",\"language\":\"python\",\"source\":\"x\",\"samples\":false} | inputs",
                "{\"problem\":\"nim\",\"language\":\"python\",\"source\":\"x\",\"inputs\":[null]} | inputs",
                "{\"problem\":\"nim\",\"language\":\"python\",\"source\":\"x\",\"inputs\":\"1\"} | inputs",
                "{\"problem\":\"nim\",\"language\":\"python\",\"source\":\"x\",\"inputs\":[{}]} | inputs[0]",
                "{\"problem\":\"nim\",\"language\":\"python\",\"source\":\"x\",\"samples\":\"perhaps\"} | samples"
            })
    void aRunThatCannotBeNamesTheField(String body, String field) {
        Response answer = program.post("/api/v1/runs", body);
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.json().getList("errors.field")).containsExactly(field);
    }

    @Test
    void inputsForAProgramThatTheJudgeTalksWithAreRefusedInsteadOfLeftOut(@TempDir Path directory) throws Exception {
        String slug = "talk-" + COUNT.incrementAndGet();
        PublishedProblem.addPackage(database, slug, Tier.FREE, interactive(directory.resolve(slug)));
        String run = "{\"problem\":\"" + slug + "\",\"language\":\"python\",\"source\":\"x\"%s}";
        Response refused = program.post("/api/v1/runs", run.formatted(",\"inputs\":[\"1\\n\"]"));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.json().getList("errors.field")).containsExactly("inputs");
        assertThat(refused.json().getString("detail"))
                .isEqualTo(
                        "The judge talks with the program here: it runs on samples alone. Leave your own inputs out.");
        program.post("/api/v1/runs", run.formatted("")).then().statusCode(201);
        program.post("/api/v1/runs", run.formatted(",\"inputs\":[\" \"]"))
                .then()
                .statusCode(201);
    }

    private static Path interactive(Path root) throws IOException {
        Map<String, String> files = Map.of(
                "problem.yaml",
                "problem_format_version: 2025-09\nname: {en: Talk}\ntype: interactive\nuuid: 6f1f4f0e-8f5c-4c55-9d25-7e8d1f0b7a11\n",
                "data/sample/1.in",
                "1\n",
                "data/secret/1.in",
                "1\n",
                "output_validator/talk.py",
                "raise SystemExit(42)\n");
        for (Map.Entry<String, String> file : files.entrySet()) {
            Path path = root.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
        }
        return root;
    }

    @Test
    void runsAreLimitedWithAWordOnWhenToComeBack() {
        String run = "{\"problem\":\"nim\",\"language\":\"python\",\"source\":\"print(1)\"}";
        program.post("/api/v1/runs", run).then().statusCode(201);
        program.post("/api/v1/runs", run).then().statusCode(201);
        Response third = program.post("/api/v1/runs", run);
        assertThat(third.statusCode()).isEqualTo(429);
        assertThat(Integer.parseInt(third.header("Retry-After"))).isPositive();
        assertThat(third.json().getString("type")).isEqualTo("/api/v1/errors/too-many-requests");
    }

    @Test
    void aDisplayIdDoesForSubmittingToo() {
        program.post("/api/v1/submissions", "{\"problem\":\"GMT-001\",\"language\":\"python\",\"source\":\"print(1)\"}")
                .then()
                .statusCode(201);
    }

    @Test
    void progressIsOnesOwn() {
        new Solving(database).solve(ada.name(), "GMT-005", "2026-01-04");
        Json own = program.get("/api/v1/progress").json();
        assertThat(own.getString("name")).isEqualTo(ada.name());
        assertThat(own.getInt("solved")).isEqualTo(1);
        assertThat(own.getList("lately.display_id")).containsExactly("GMT-005");
        assertThat(own.getInt("streak.longest")).isEqualTo(1);
        assertThat(Program.of(Visit.signedIn(), "progress:read")
                        .get("/api/v1/progress")
                        .json()
                        .getInt("solved"))
                .isZero();
    }

    private void entitle(Tier tier) {
        Sql.of("delete from entitlement where account_id = (select id from account where name = :name)")
                .on(database)
                .with("name", ada.name())
                .update();
        Sql.of("""
                insert into entitlement (account_id, tier, valid_from, valid_until, source, granted_at)
                select id, :tier, now() - interval '1 hour', now() + interval '1 hour', 'grant', now() from account where name = :name""")
                .on(database)
                .with("tier", tier.code())
                .with("name", ada.name())
                .update();
    }
}
