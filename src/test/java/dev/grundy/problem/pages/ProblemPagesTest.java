package dev.grundy.problem.pages;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.people.tier.Entitlement;
import dev.grundy.people.tier.EntitlementRepository;
import dev.grundy.people.tier.Entitlements;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.RawHttp;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import dev.grundy.testsupport.run.Slow;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow("every page of every problem is read")
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class ProblemPagesTest {
    /** Words and numbers of GMT-002 that only its statement, its samples, its editorial or its drawings have. */
    private static final List<String> SECRETS =
            List.of("Constraints", "Sample input", "100000", "www.w3.org/2000/svg", "CPU time", "name=\"source\"");

    private static final String FREE = "/problems/stones-one-three-four";
    private static final String PREMIUM = "/problems/token-walk-directed-graph";

    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    @Inject
    Entitlements entitlements;

    @Inject
    EntitlementRepository repository;

    @Inject
    Clock clock;

    @TestHTTPResource("/")
    URI server;

    @BeforeEach
    void publish() {
        OwnProblems.loadInto(catalogue);
    }

    @Test
    void everybodyReadsAFreeProblem() {
        String page = Visit.asGuest().get(FREE).asString();
        assertThat(page)
                .contains(
                        "Stones 1-3-4",
                        "Constraints",
                        "<math",
                        "Sample input 1",
                        "of CPU time",
                        "256 MiB of memory",
                        "Hint 1");
        assertThat(page).as("a guest may write, and is asked in").contains("Sign in to submit", "name=\"source\"");
    }

    @Test
    void whoIsSignedInGetsAFormThatSubmitsToThisProblem() {
        String page = Visit.signedIn().get(FREE).asString();
        assertThat(page)
                .contains(
                        "action=\"" + FREE + "/submit\"",
                        "name=\"source\"",
                        "name=\"language\"",
                        "enctype=\"multipart/form-data\"");
    }

    @Test
    void everyTabHasTheSameHeadWithTheProblemsBesideItForReadersFromTheList() {
        Visit visit = Visit.signedIn();
        assertThat(visit.get("/problems").asString()).contains("href=\"" + FREE + "?order=number\"");
        for (String tab : List.of("", "/editorial", "/submissions")) {
            assertThat(visit.get(FREE + tab).asString()).as(tab).doesNotContain("rel=\"next\"");
            assertThat(visit.get(FREE + tab + "?order=number").asString())
                    .as(tab)
                    .contains("href=\"/problems/token-walk-directed-graph?order=number\" rel=\"next\"")
                    .contains("href=\"" + FREE + "/submissions?order=number\"", "<h1>Stones 1-3-4</h1>")
                    .contains("name=\"source\"", "aria-current=\"page\"")
                    .doesNotContain("rel=\"prev\"");
        }
        assertThat(entitled().get(PREMIUM + "?order=number").asString())
                .contains("href=\"" + FREE + "?order=number\" rel=\"prev\"", "rel=\"next\"");
    }

    @Test
    void aSlugInCapitalLettersLeadsToTheProblem() {
        Response led = Visit.asGuest().get(FREE.replace("stones", "STONES"));
        assertThat(led.statusCode()).isIn(301, 302, 303, 307, 308);
        assertThat(led.header("Location")).endsWith(FREE);
    }

    @Test
    void aDisplayIdLeadsToTheProblemWhateverItsCase() {
        assertThat(Visit.asGuest().get("/problems/gmt-001").header("Location")).endsWith(FREE);
    }

    @Test
    void aPackageWithoutFrontMatterOrStatementHasAPage(@TempDir Path problems) throws IOException {
        others(problems);
        catalogue.load(problems);

        Response page = Visit.asGuest().get("/problems/bmb-017");

        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.asString()).contains("Sum", "Sample input 1");
    }

    @Test
    void aStatementThatCannotBeRenderedIsShownAsItsSource(@TempDir Path problems) throws IOException {
        Path root = others(problems);
        Files.createDirectories(root.resolve("statement"));
        Files.writeString(
                root.resolve("statement/problem.en.md"), "*a **b ".repeat(20_000) + "deep" + " b** a*".repeat(20_000));
        catalogue.load(problems);

        for (int visit = 0; visit < 2; visit++) {
            Response page = Visit.asGuest().get("/problems/bmb-017");
            assertThat(page.statusCode()).isEqualTo(200);
            assertThat(page.asString()).contains("This text is shown as its source: it is nested");
        }
    }

    private static Path others(Path problems) throws IOException {
        Path root = problems.resolve("BMB-017");
        for (String file : List.of("sample/1.in", "sample/1.ans", "secret/1.in", "secret/1.ans")) {
            Files.createDirectories(root.resolve("data").resolve(file).getParent());
            Files.writeString(root.resolve("data").resolve(file), "1\n");
        }
        Files.writeString(
                root.resolve("problem.yaml"),
                "problem_format_version: 2025-09\nname: {en: Sum}\nuuid: 6c0c5a3e-3f6c-4c55-9f39-0d4b31c5f3b2\n");
        return root;
    }

    @Test
    void whoHasNotTheTierSeesTheTeaser() {
        for (Visit visit : List.of(Visit.asGuest(), Visit.signedIn())) {
            Response response = visit.get(PREMIUM);
            assertThat(response.statusCode()).isEqualTo(200);
            assertThat(response.asString())
                    .contains(
                            "Token Walk on Directed Graph",
                            "Medium",
                            "Graph Theory",
                            "Two players push one token",
                            "belongs to the Basic tier")
                    .doesNotContain(SECRETS);
        }
    }

    @Test
    void whoHasTheTierReadsEverything() {
        Visit visit = entitled();
        assertThat(visit.get(PREMIUM).asString()).contains("Constraints", "Sample input 1", "name=\"source\"");
        Response image = visit.get(PREMIUM + "/statement/real-world-scenario.svg");
        assertThat(image.statusCode()).isEqualTo(200);
        assertThat(image.contentType()).startsWith("image/svg+xml");
        assertThat(image.header("Content-Security-Policy")).contains("sandbox", "default-src 'none'");
        assertThat(image.header("X-Content-Type-Options")).isEqualTo("nosniff");
    }

    @Test
    void anImageIsAskedForAgainSoThatItEndsWithTheTier() {
        String address = PREMIUM + "/statement/real-world-scenario.svg";
        Visit visit = entitled();
        Response image = visit.get(address);
        assertThat(image.header("Cache-Control")).isEqualTo("private, no-cache");
        Response again =
                visit.request().header("If-None-Match", image.header("ETag")).get(address);
        assertThat(again.statusCode()).isEqualTo(304);
        assertThat(again.header("Cache-Control")).isEqualTo("private, no-cache");
        entitlements.revokeAll(accountOf(visit), clock.instant());
        Response afterwards =
                visit.request().header("If-None-Match", image.header("ETag")).get(address);
        assertThat(afterwards.statusCode()).isNotEqualTo(304).isNotEqualTo(200);
    }

    @Test
    void aTierThatEndedOpensNothing() {
        Visit visit = Visit.signedIn();
        Instant now = Instant.parse("2026-01-01T00:00:00Z");
        entitlements.grant(new Entitlement(accountOf(visit), Tier.PRO, now, now.plusSeconds(60)), now);
        assertThat(visit.get(PREMIUM).asString())
                .contains("belongs to the Basic tier")
                .doesNotContain(SECRETS);
    }

    static Stream<String> protectedAddresses() {
        String problem = PREMIUM;
        List<String> plain = List.of(
                "",
                "/statement/real-world-scenario.svg",
                "/editorial",
                "/editorial/algorithm-visualization.svg",
                "/submit",
                "/submissions");
        return plain.stream()
                .flatMap(part -> Stream.of(
                        problem + part,
                        problem + part + ";x=1",
                        problem + ";x=1" + part,
                        problem + part + "%3Bx=1",
                        problem + "%3Bx=1" + part,
                        problem + part + "/",
                        problem + "/" + part,
                        problem + "/." + part,
                        problem + "/x/.." + part,
                        problem + "/%2e" + part,
                        "//problems/token-walk-directed-graph" + part,
                        "/./problems/token-walk-directed-graph" + part,
                        "/problems//token-walk-directed-graph" + part,
                        "/problems/%74oken-walk-directed-graph" + part,
                        "/PROBLEMS/token-walk-directed-graph" + part,
                        "/problems/Token-Walk-Directed-Graph" + part,
                        "/problems/GMT-002" + part,
                        problem + part + "?x=1",
                        problem + part + "%20",
                        problem + part + "%00",
                        problem + part + ".html",
                        problem + part + "#x"));
    }

    @ParameterizedTest
    @MethodSource("protectedAddresses")
    void noAddressOpensAPremiumProblem(String address) {
        RawHttp.Answer answer = new RawHttp(server).send("GET " + address + " HTTP/1.1");
        assertThat(answer.status()).isLessThan(500);
        assertThat(answer.body()).doesNotContain(SECRETS);
        RawHttp.Answer signedIn = new RawHttp(server)
                .send("GET " + address + " HTTP/1.1\nCookie: grundy_session="
                        + Visit.signedIn().cookie("grundy_session"));
        assertThat(signedIn.status()).isLessThan(500);
        assertThat(signedIn.body()).doesNotContain(SECRETS);
    }

    @Test
    void whoHasNotTheTierCannotGiveUpEither() {
        Visit visit = Visit.signedIn();
        visit.submit(PREMIUM + "/unlock", Map.of()).then().statusCode(403);
        visit.get(PREMIUM + "/editorial").then().statusCode(303);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "problem.en.md",
                "../problem.yaml",
                "..%2fproblem.yaml",
                "%2e%2e/problem.yaml",
                "../submissions/accepted/solution.cpp",
                "nothing.svg",
                ".svg",
                "%2fetc%2fpasswd",
                "x%5c..%5cy.svg"
            })
    void besideAStatementOnlyImagesAreServed(String name) {
        RawHttp.Answer answer = new RawHttp(server).send("GET " + FREE + "/statement/" + name + " HTTP/1.1");
        assertThat(answer.status()).isIn(400, 404);
    }

    @Test
    void anEditorialStaysShutUntilTheProblemIsSolved() {
        Visit visit = Visit.signedIn();
        assertThat(visit.get(FREE + "/editorial").asString())
                .contains("opens when you have solved")
                .doesNotContain("Proof");
        visit.get(FREE + "/editorial/algorithm-visualization.svg").then().statusCode(403);
        solve(visit);
        assertThat(visit.get(FREE + "/editorial").asString()).contains("Proof");
        visit.get(FREE + "/editorial/algorithm-visualization.svg").then().statusCode(200);
        assertThat(visit.get("/problems").asString()).contains("status--solved");
    }

    @Test
    void givingUpOpensTheEditorial() {
        Visit visit = Visit.signedIn();
        visit.submit(FREE + "/unlock", Map.of()).then().statusCode(303);
        visit.submit(FREE + "/unlock", Map.of()).then().statusCode(303);
        assertThat(visit.get(FREE + "/editorial").asString()).contains("Proof", "is open to you from now on");
    }

    @Test
    void aGuestsEditorialIsShut() {
        assertThat(Visit.asGuest().get(FREE + "/editorial").asString())
                .contains("Sign in")
                .doesNotContain("Proof");
        assertThat(Visit.asGuest().submit(FREE + "/unlock", Map.of()).statusCode())
                .isEqualTo(401);
    }

    @Test
    void anUnknownProblemIsNotFound() {
        Visit.asGuest().get("/problems/no-such-problem").then().statusCode(404);
    }

    private Visit entitled() {
        Visit visit = Visit.signedIn();
        Instant start = Instant.parse("2026-01-01T00:00:00Z");
        entitlements.grant(new Entitlement(accountOf(visit), Tier.BASIC, start, Instant.MAX), start);
        return visit;
    }

    private long accountOf(Visit visit) {
        return repository.accountNamed(visit.name()).orElseThrow();
    }

    private void solve(Visit visit) {
        long problem = Sql.of("select id from problem where display_id = 'GMT-001'")
                .on(database)
                .one(row -> row.getLong("id"));
        long submission = Sql.of("""
                insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
                values (:account, :problem, 'cpp', 'x', repeat('0', 64), '2026-01-01') returning id""")
                .on(database)
                .with("account", accountOf(visit))
                .with("problem", problem)
                .one(row -> row.getLong("id"));
        Sql.of("""
                insert into user_problem (account_id, problem_id, first_attempted_at, solved_at, solved_by)
                values (:account, :problem, '2026-01-01', '2026-01-01', :submission)""")
                .on(database)
                .with("account", accountOf(visit))
                .with("problem", problem)
                .with("submission", submission)
                .update();
    }
}
