package dev.grundy.studio.publication;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Offer;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.studio.verify.report.PackageReport;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Solving;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A working copy goes live, and what keeps it from that; what nodes do is played by the test. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class PublishPagesTest {
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final Pattern LISTED = Pattern.compile("<progress class=\"progress\" value=\"0\" max=\"(\\d+)\">");
    private static final Pattern HIDDEN = Pattern.compile("name=\"(revision|live)\" value=\"(\\d+)\"");

    @Inject
    DataSource database;

    @Inject
    WorkQueue queue;

    @TempDir
    Path directory;

    private Visit eve;
    private String name;
    private String slug;
    private String copy;

    @BeforeEach
    void anAdminWritesAProblem() {
        Sql.of("delete from work where kind in ('proof', 'judge')").on(database).update();
        eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        int number = COUNT.incrementAndGet();
        name = "PUB-" + number;
        slug = "published-" + number;
        copy = path(eve.submit("/admin/studio/new", Map.of("name", name, "slug", slug, "title", "Piles of " + number)));
    }

    @Test
    void whatNobodyProvedCannotBePublished() {
        assertThat(page())
                .contains("is not proved yet", "Prove this revision", "Nothing of this problem has been live");
        assertThat(press("1", "0").statusCode()).isEqualTo(303);
        assertThat(isServed()).isFalse();
        eve.submit(copy + "/prove", Map.of());
        assertThat(page()).contains("is being proved", copy + "/proofs/");
        press("1", "0");
        assertThat(isServed()).isFalse();
    }

    @Test
    void whatIsRedSaysEachRefusalWithItsCureAndItsLine() throws IOException {
        prove(false);
        assertThat(page())
                .contains("is red", "WRITE-ME &lt;the title&gt;", "write the title", "#check-nothing-left-to-write")
                .contains(copy + "/file?path=problem.yaml&amp;line=2", "problem.yaml:2")
                .doesNotContain("Publish this revision", "all is well here");
        press("1", "0");
        assertThat(isServed()).isFalse();
    }

    @Test
    void aFindingOfTheReportLeadsToItsLineInTheEditor() throws IOException {
        prove(false);
        String proof = page().replaceFirst("(?s).*href=\"(" + copy + "/proofs/\\d+)\".*", "$1");
        String link = proof.replaceAll(".*/", "") + "/file?path=problem.yaml&amp;line=2#line-2";
        assertThat(eve.get(proof).asString())
                .contains("href=\"" + link + "\">problem.yaml:2</a> WRITE-ME &lt;the title&gt;");
        assertThat(eve.get(proof + "/file?path=problem.yaml&line=2").header("Location"))
                .endsWith(copy + "/file?path=problem.yaml&line=2");
        assertThat(eve.get(proof + "/file?path=no.yaml&line=2").statusCode()).isEqualTo(404);
    }

    @Test
    void whatIsGreenIsServedAfterOnePress() throws IOException {
        prove(true);
        assertThat(eve.get("/problems/" + slug).statusCode()).isEqualTo(404);
        assertThat(page()).contains("is green", name, slug, "the problem is not served now");
        Response pressed = pressAsShown();
        assertThat(path(pressed)).isEqualTo(copy + "/publish");
        assertThat(page())
                .contains("Version 1 is live.", "This revision is live, as version 1", "from the studio", eve.name());
        assertThat(Visit.asGuest().get("/problems/" + slug).asString()).contains("Piles of");
        assertThat(eve.get("/admin/audit").asString())
                .contains("Version published", "Problem " + name, "&quot;revision&quot;");
    }

    @Test
    void listsCountWhatWasPublishedAtOnce() throws IOException {
        prove(true);
        long before = listed();
        pressAsShown();
        assertThat(listed()).isEqualTo(before + 1);
    }

    private long listed() {
        Matcher all = LISTED.matcher(eve.get("/problems").asString());
        assertThat(all.find()).isTrue();
        return Long.parseLong(all.group(1));
    }

    @Test
    void aServedProblemIsEditedAndPublishedAgain() throws IOException {
        prove(true);
        pressAsShown();
        eve.submit(copy + "/delete", Map.of("name", name)).then().statusCode(303);
        copy = path(eve.submit("/admin/problems/" + slug + "/copies", Map.of()));
        assertThat(page()).contains("This revision is live, as version 1");
        change("Edited where it is served.");
        prove(true);
        pressAsShown();
        assertThat(page()).contains("This revision is live, as version 2");
    }

    @Test
    void onlyTheRevisionThatWasProvedGoesLive() throws IOException {
        prove(true);
        String shown = page();
        change("More.");
        assertThat(pressAs(shown).statusCode()).isEqualTo(303);
        assertThat(page()).contains("Somebody has changed the problem meanwhile", "is not proved yet");
        assertThat(isServed()).isFalse();
    }

    @Test
    void aVersionThatWentLiveMeanwhileIsNotOverwrittenUnseen() throws IOException {
        prove(true);
        pressAsShown();
        change("Second.");
        prove(true);
        String shown = page();
        assertThat(shown).contains("Version 1, from the studio");
        Response first = pressAs(shown);
        change("Third.");
        prove(true);
        Response late = press(hidden(page(), "revision"), hidden(shown, "live"));
        assertThat(List.of(first.statusCode(), late.statusCode())).containsOnly(303);
        assertThat(page()).contains("Another version has gone live meanwhile", "Version 2, from the studio");
    }

    @Test
    void pressedTwiceAtOnceItIsOneVersion() throws Exception {
        prove(true);
        String shown = page();
        List<Callable<Integer>> presses = List.of(() -> press(shown), () -> press(shown));
        try (ExecutorService both = Executors.newFixedThreadPool(2)) {
            for (var press : both.invokeAll(presses)) {
                assertThat(press.get()).isEqualTo(303);
            }
        }
        long published = Sql.of("""
                select count(*) as n from publication n join problem p on p.id = n.problem_id where p.slug = :slug""").on(database).with("slug", slug).one(row -> row.getLong("n"));
        assertThat(published).isEqualTo(1);
    }

    @Test
    void namesOfAnotherProblemAreSaidBeforeAnybodyPresses() throws IOException {
        prove(true);
        pressAsShown();
        String other = path(eve.submit(
                "/admin/studio/new",
                Map.of("name", "PUB-9" + COUNT.incrementAndGet(), "slug", slug, "title", "Rival")));
        copy = other;
        prove(true);
        assertThat(page())
                .contains("belongs to another problem, whose problem_id is")
                .doesNotContain("Publish this revision");
        press(hidden(eve.get(copy).asString(), "revision"), "0");
        assertThat(eve.get("/problems/" + slug).asString()).doesNotContain("Rival");
    }

    @Test
    void aRevisionIsTriedOnWhatWasAcceptedAndNothingCounts() throws IOException {
        prove(true);
        assertThat(tryOut(hidden(page(), "revision"))).isEqualTo(copy + "/publish");
        assertThat(page()).contains("Nobody has solved");
        pressAsShown();
        Solving solving = new Solving(database);
        long accepted = solving.judge(eve.name(), name, "2026-01-01", "AC");
        solving.judge(eve.name(), name, "2026-01-02", "WA");
        change("Stricter.");
        String unproved = hidden(eve.get(copy).asString(), "revision");
        assertThat(tryOut(unproved)).isEqualTo(copy + "/publish");
        assertThat(shadows()).as("not proved").isEmpty();
        prove(true);

        String set = tryOut(hidden(page(), "revision"));

        assertThat(set).startsWith("/admin/rejudgings/");
        assertThat(shadows()).containsExactly(accepted + " by version 2, live false");
        assertThat(eve.get(set).asString())
                .contains("judged by version 2", "0 / 1")
                .doesNotContain("live now");
        Claim claim = queue.claim("test", List.of(new Offer("judge", "cpp")), Lane.Pace.NOW)
                .orElseThrow();
        String result = """
                {"verdict": "WA", "cpu_time_us": 1, "wall_time_us": 1, "memory_bytes": 1, "tests": [], "tests_planned": 1,
                 "searchable": false, "search_lane": 5}""";
        assertThat(queue.finish(claim.lease(), new Handler.Done(result, Duration.ZERO)))
                .isTrue();
        assertThat(eve.get(set).asString())
                .contains("1 / 1", "another verdict", "of a version that is not live")
                .doesNotContain("Let these verdicts count");
        assertThat(page()).contains("Version 1, from the studio");
        assertThat(tryOut("1")).as("an earlier revision").isEqualTo(copy + "/publish");
        assertThat(shadows()).hasSize(1);
    }

    @Test
    void whateverIsSentNothingBreaks() throws IOException {
        prove(true);
        for (Map<String, String> form : List.of(
                Map.<String, String>of(),
                Map.of("revision", "x", "live", "0"),
                Map.of("revision", "1", "live", "-1"),
                Map.of("revision", "1", "live", "99999999999999999999"))) {
            assertThat(eve.submit(copy + "/publish", form).statusCode())
                    .as("%s", form)
                    .isEqualTo(303);
        }
        assertThat(isServed()).isFalse();
        assertThat(eve.get("/admin/studio/999999999/publish").statusCode()).isEqualTo(404);
        Visit ada = Visit.signedIn();
        assertThat(ada.get(copy + "/publish").statusCode()).isEqualTo(404);
        assertThat(ada.submit(copy + "/publish", Map.of("revision", "1", "live", "0"))
                        .statusCode())
                .isEqualTo(404);
    }

    private String page() {
        return eve.get(copy + "/publish").asString();
    }

    private boolean isServed() {
        return Sql.of("select count(*) as n from problem where slug = :slug and published")
                        .on(database)
                        .with("slug", slug)
                        .one(row -> row.getLong("n"))
                > 0;
    }

    private String tryOut(String revision) {
        return path(eve.submit(copy + "/publish/try", Map.of("revision", revision)));
    }

    private List<String> shadows() {
        return Sql.of("""
                select j.submission_id || ' by version ' || v.number || ', live ' || j.live as shadow
                from rejudging_item i
                join judging j on j.id = i.shadow_id
                join package_version v on v.id = j.package_version_id
                join problem p on p.id = v.problem_id
                where p.slug = :slug order by j.id""").on(database).with("slug", slug).list(row -> row.getString("shadow"));
    }

    private Response pressAsShown() {
        return pressAs(page());
    }

    private Response pressAs(String shown) {
        return press(hidden(shown, "revision"), hidden(shown, "live"));
    }

    private Response press(String revision, String live) {
        return eve.submit(copy + "/publish", Map.of("revision", revision, "live", live));
    }

    private int press(String shown) {
        return eve.request()
                .formParam("revision", hidden(shown, "revision"))
                .formParam("live", hidden(shown, "live"))
                .post(copy + "/publish")
                .statusCode();
    }

    private void change(String line) {
        String practice = eve.get(copy + "/file/raw?path=practice.yaml").asString();
        String revision = hidden(eve.get(copy + "/file?path=practice.yaml").asString(), "revision");
        eve.submit(
                        copy + "/file",
                        Map.of("path", "practice.yaml", "revision", revision, "text", practice + "\n# " + line + "\n"))
                .then()
                .statusCode(303);
    }

    /** As a node would, for any package. */
    private void prove(boolean green) throws IOException {
        eve.submit(copy + "/prove", Map.of());
        Claim claim = queue.claim("test", List.of(new Offer("proof", "")), Lane.Pace.IDLE)
                .orElseThrow();
        Path place = Files.createTempDirectory(directory, "proved-");
        Path zip = Files.write(
                place.resolve("copy.zip"), eve.get(copy + "/archive.zip").asByteArray());
        ProblemPackage proved = new PackageReader().read(zip, place).orThrow();
        String report = ResultJson.write(report(proved, green));
        assertThat(queue.finish(claim.lease(), new Handler.Done(report, Duration.ZERO)))
                .isTrue();
    }

    private static PackageReport report(ProblemPackage proved, boolean green) {
        List<PackageReport.CheckJson> checks = List.of(
                new PackageReport.CheckJson("syntax", "ok", "every file is well-formed", "all is well here", List.of()),
                new PackageReport.CheckJson(
                        "nothing-left-to-write",
                        green ? "ok" : "error",
                        "no mark is left",
                        "1 mark",
                        green
                                ? List.of()
                                : List.of(new PackageReport.FindingJson(
                                        "error", "problem.yaml:2: WRITE-ME <the title>", "write the title"))));
        return new PackageReport(
                proved.name(),
                "A test",
                proved.hash().hex(),
                green,
                checks,
                List.of(),
                List.of(),
                null,
                0,
                new PackageReport.MutationJson(1, 0, 0, 0, 0, List.of()),
                1,
                null);
    }

    private static String hidden(String page, String field) {
        Matcher matcher = HIDDEN.matcher(page);
        while (matcher.find()) {
            if (matcher.group(1).equals(field)) {
                return matcher.group(2);
            }
        }
        throw new AssertionError("no field " + field + " on the page: " + page);
    }

    private static String path(Response answer) {
        assertThat(answer.statusCode()).isEqualTo(303);
        return answer.header("Location").replaceFirst("^https?://[^/]*", "");
    }
}
