package dev.grundy.studio.quality;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.test.AnswerSource;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.result.Counterexample;
import dev.grundy.judge.result.FirstFailure;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the fixed tests of a problem miss becomes one of them, once, or is dismissed. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class CounterexamplePagesTest {
    private static final String INPUT = "3\n0 1\n";

    @Inject
    DataSource database;

    @TempDir
    Path directory;

    private Visit eve;
    private PublishedProblem problem;
    private String name;
    private String page;

    @BeforeEach
    void aProblem() {
        eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        served(Map.of());
    }

    @Test
    void whatNothingIsKnownOfSaysSo() {
        assertThat(shown()).contains("Nothing is known that the fixed tests miss");
        assertThat(eve.get(quality()).asString()).contains("No counterexample is proposed", page);
    }

    @Test
    void eachInputIsProposedOnceWithItsAnswerAndAllWhoFailOnIt() {
        long one = smallGame(INPUT, "Second\n", Verdict.WA);
        long other = smallGame(INPUT, "Second\n", Verdict.RTE);
        smallGame("9 <b>\n", "First\n", Verdict.WA);
        String page = shown();
        assertThat(page)
                .contains("2 programs fail on it", "One program fails on it", "found among all small games")
                .contains("/submissions/" + one + "\"", "/submissions/" + other + "\"", eve.name())
                .contains("<pre tabindex=\"0\">3\n0 1\n</pre>", "Second", "9 &lt;b&gt;");
        assertThat(page.indexOf("0 1")).as("most programs first").isLessThan(page.indexOf("9 &lt;b&gt;"));
        assertThat(eve.get(quality()).asString()).contains("2 counterexamples are no fixed tests yet");
    }

    @Test
    void aFreshTestIsProposedOrWhatTheSearchMadeOfIt() {
        long found = freshTest("fresh/1", "7654321\n", Verdict.WA);
        assertThat(shown()).contains("found as a fresh test", "7654321");
        search(found, "5\n");
        assertThat(shown())
                .contains("search for the smallest failing input", "<pre tabindex=\"0\">5\n</pre>")
                .doesNotContain("7654321");
        freshTest("secret/1", "9876543\n", Verdict.WA);
        assertThat(shown()).as("a fixed test caught it").doesNotContain("9876543");
    }

    @Test
    void takenInItIsASecretTestOfAWorkingCopyThatIsWhatIsLive() throws IOException {
        long submission = smallGame(INPUT, "Second\n", Verdict.WA);
        String copy = path(take(INPUT));
        assertThat(copy).matches("/admin/studio/[0-9]+");
        assertThat(eve.get(copy).asString()).contains("It is the test secret/counterexample-1 now", name);
        ProblemPackage made = read(copy);
        assertThat(made.tests().secrets())
                .extracting(TestCase::name)
                .containsExactly("secret/1", "secret/counterexample-1");
        assertThat(raw(copy, "data/secret/counterexample-1.in")).isEqualTo(INPUT);
        assertThat(raw(copy, "data/secret/counterexample-1.ans")).isEqualTo("Second\n");
        assertThat(made.tests().secrets().getLast().notes().description().orElseThrow())
                .contains("by trying accepted programs on all small games", "submission " + submission);
        assertThat(shown())
                .contains("In the problem in progress", "secret/counterexample-1", copy + "/publish")
                .contains("Nothing is known that the fixed tests miss");
        assertThat(eve.get("/admin/audit").asString())
                .contains("Counterexample taken in", "Problem " + name, hash(INPUT), "secret/counterexample-1");
    }

    @Test
    void thePinnedHashesOfThePackageKnowItToo() {
        served(Map.of("generators/hashes.json", "{\"tests\": {\"secret/1\": {\"in\": \"a\", \"ans\": \"b\"}}}"));
        smallGame(INPUT, "Second\n", Verdict.WA);
        String copy = path(take(INPUT));
        assertThat(raw(copy, "generators/hashes.json").replaceAll("\\s+", ""))
                .isEqualTo(
                        "{\"tests\":{\"secret/1\":{\"in\":\"a\",\"ans\":\"b\"},\"secret/counterexample-1\":{\"in\":\""
                                + hash(INPUT) + "\",\"ans\":\"" + hash("Second\n") + "\"}}}");
    }

    @Test
    void aStrategyProblemsGameBecomesATestWithoutAnAnswer() throws IOException {
        served(PublishedProblem.addPackage(database, newSlug(), Tier.BASIC, Path.of("problems/GMT-019")));
        String game = "1\n4\n3 1 2 2\n";
        smallGame(game, "", Verdict.WA);
        assertThat(shown())
                .contains("<pre tabindex=\"0\">" + game + "</pre>", ">Take it in<")
                .doesNotContain("Right answer");
        String copy = path(take(game));
        assertThat(read(copy).tests().secrets()).last().satisfies(test -> {
            assertThat(test.name()).isEqualTo("secret/counterexample-1");
            assertThat(test.answer())
                    .isInstanceOfSatisfying(
                            AnswerSource.Given.class,
                            given -> assertThat(given.file().text()).isEmpty());
        });
        assertThat(raw(copy, "generators/hashes.json").replaceAll("\\s+", ""))
                .contains("\"secret/counterexample-1\":{\"in\":\"" + hash(game) + "\",\"ans\":\"" + hash("") + "\"}");
    }

    @Test
    void whereSecretTestsAreInGroupsItIsInTheOneThatIsChosen() throws IOException {
        served(Map.of(
                "data/secret/large/1.in", "8\n",
                "data/secret/large/1.ans", "1\n",
                "data/secret/small/1.in", "2\n",
                "data/secret/small/1.ans", "1\n"));
        smallGame(INPUT, "x\n", Verdict.WA);
        smallGame("4\n", "x\n", Verdict.WA);
        smallGame("5\n", "x\n", Verdict.WA);
        assertThat(shown()).contains("<option>secret/large</option>", "<option selected>secret/small</option>");
        take(INPUT, "secret/large");
        take("4\n", "");
        String copy = path(take("5\n", "../../escape"));
        assertThat(read(copy).tests().secrets())
                .extracting(TestCase::name)
                .contains(
                        "secret/large/counterexample-1",
                        "secret/small/counterexample-1",
                        "secret/small/counterexample-2");
    }

    @Test
    void theSameTwiceIsThereOnce() {
        smallGame(INPUT, "Second\n", Verdict.WA);
        String copy = path(take(INPUT));
        assertThat(path(take(INPUT))).as("it is no longer proposed").isEqualTo(page);
        eve.submit(copy + "/file/delete", Map.of("path", "data/secret/counterexample-1.yaml", "revision", "9"));
        assertThat(eve.get(copy).asString()).doesNotContain("counterexample-2");
    }

    @Test
    void twoAdminsAtOnceAddItOnceAndTwoOthersBoth() throws Exception {
        smallGame(INPUT, "Second\n", Verdict.WA);
        smallGame("4\n", "First\n", Verdict.WA);
        smallGame("5\n", "First\n", Verdict.WA);
        Visit bob = Visit.signedIn();
        Admins.admit(database, bob.name());
        List<Callable<Response>> presses = new ArrayList<>();
        for (Visit admin : List.of(eve, bob)) {
            for (String input : List.of(INPUT, "4\n", "5\n")) {
                presses.add(
                        () -> admin.request().formParam("input", hash(input)).post(page + "/take"));
            }
        }
        try (ExecutorService all = Executors.newFixedThreadPool(presses.size())) {
            for (var press : all.invokeAll(presses)) {
                assertThat(press.get().statusCode()).isEqualTo(303);
            }
        }
        List<String> inputs = Sql.of("""
                select convert_from(f.content, 'UTF8') as input from working_copy c join working_file f on f.working_copy_id = c.id
                where c.name = :name and f.path like 'data/secret/counterexample-%.in'""").on(database).with("name", name).list(row -> row.getString("input"));
        assertThat(inputs).containsExactlyInAnyOrder(INPUT, "4\n", "5\n");
    }

    @Test
    void whatIsEditedMeanwhileStays() {
        smallGame(INPUT, "Second\n", Verdict.WA);
        smallGame("4\n", "First\n", Verdict.WA);
        String copy = path(take(INPUT));
        eve.submit(copy + "/files", Map.of("path", "data/secret/counterexample-2.ans"));
        eve.submit(copy + "/file", Map.of("path", "problem.yaml", "revision", "9", "text", "not: [yaml"));
        assertThat(path(take("4\n"))).isEqualTo(copy);
        assertThat(raw(copy, "problem.yaml")).isEqualTo("not: [yaml");
        assertThat(raw(copy, "data/secret/counterexample-2.ans"))
                .as("somebody's own")
                .isEmpty();
        assertThat(raw(copy, "data/secret/counterexample-3.in")).isEqualTo("4\n");
    }

    @Test
    void takenOutOfTheCopyOrWithTheCopyItIsProposedAgain() {
        smallGame(INPUT, "Second\n", Verdict.WA);
        String copy = path(take(INPUT));
        eve.submit(copy + "/delete", Map.of("name", name));
        assertThat(shown()).contains("One program fails on it").doesNotContain("In the problem in progress");
    }

    @Test
    void aFixedTestOfWhatIsLiveIsNotProposed() {
        smallGame("1\n", "1\n", Verdict.WA);
        assertThat(shown()).contains("Nothing is known that the fixed tests miss");
        assertThat(path(take("1\n"))).isEqualTo(page);
    }

    @Test
    void aWorkingCopyOfAnotherProblemIsLeftAlone() {
        smallGame(INPUT, "Second\n", Verdict.WA);
        String copy = path(eve.submit(
                "/admin/studio/new", Map.of("name", "MISS-1", "slug", "another-" + problem.id(), "title", "Another")));
        Sql.of("update working_copy set name = :name where id = :id")
                .on(database)
                .with("name", name)
                .with("id", Long.parseLong(copy.replaceAll(".*/", "")))
                .update();
        Response refused = take(INPUT);
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("has another problem_id");
        assertThat(eve.get(copy + "/files").asString()).doesNotContain("counterexample-1");
        eve.submit(copy + "/delete", Map.of("name", name));
    }

    @Test
    void whatWasCutCannotBeTakenIn() {
        smallGame("1 2 3\n… (5 KiB more)", "Second\n", Verdict.WA);
        assertThat(shown()).contains("only its beginning was kept").doesNotContain(">Take it in<");
        assertThat(path(take("1 2 3\n… (5 KiB more)"))).isEqualTo(page);
        assertThat(shown()).contains("is no longer proposed");
    }

    @Test
    void dismissedItIsGoneWithItsReasonUntilItIsProposedAgain() {
        smallGame(INPUT, "Second\n", Verdict.WA);
        assertThat(path(dismiss(INPUT, "too <large>\r\nanyway"))).isEqualTo(page);
        assertThat(shown())
                .contains("<q>too &lt;large&gt; anyway</q>", "Nothing is known that the fixed tests miss")
                .doesNotContain(">Take it in<");
        assertThat(path(dismiss(INPUT, "again"))).isEqualTo(page);
        assertThat(shown()).contains("is no longer proposed").doesNotContain("<q>again</q>");
        assertThat(path(take(INPUT))).isEqualTo(page);
        assertThat(eve.get("/admin/audit").asString()).contains("Counterexample dismissed", "too &lt;large&gt; anyway");
        assertThat(path(eve.submit(page + "/again", Map.of("input", hash(INPUT)))))
                .isEqualTo(page);
        assertThat(shown()).contains(">Take it in<");
        eve.submit(page + "/again", Map.of("input", hash(INPUT)));
        assertThat(shown()).contains("is no longer proposed");
    }

    @Test
    void withoutAReasonOrWithAnEndlessOneItStaysAndWhatWasTypedComesBack() {
        smallGame(INPUT, "Second\n", Verdict.WA);
        assertThat(dismiss(INPUT, " \n ").statusCode()).isEqualTo(422);
        Response refused = dismiss(INPUT, "because <i> ".repeat(60));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("Say why in at most 500", "because &lt;i&gt; because");
        assertThat(shown()).contains(">Take it in<");
    }

    @Test
    void madeUpInputsAndOtherPeopleFindNothing() {
        smallGame(INPUT, "Second\n", Verdict.WA);
        for (String input : List.of("", "x", "\0", "0".repeat(64), "0".repeat(100_000))) {
            for (String form : List.of("take", "dismiss", "again")) {
                assertThat(path(eve.submit(page + "/" + form, Map.of("input", input, "reason", "r"))))
                        .as("%s %.20s", form, input)
                        .isEqualTo(page);
            }
        }
        Visit moderator = Visit.signedIn();
        Admins.appoint(database, moderator.name(), "moderator");
        assertThat(moderator.get(page).statusCode()).isEqualTo(404);
        assertThat(moderator
                        .submit(page + "/take", Map.of("input", hash(INPUT)))
                        .statusCode())
                .isEqualTo(404);
        assertThat(Visit.asGuest().get(page).statusCode()).isEqualTo(404);
    }

    @Test
    void aProblemThatIsServedNoMoreIsNotFound() {
        smallGame(INPUT, "Second\n", Verdict.WA);
        Sql.of("update problem set published = false where id = :id")
                .on(database)
                .with("id", problem.id())
                .update();
        assertThat(eve.get(page).statusCode()).isEqualTo(404);
        assertThat(take(INPUT).statusCode()).isEqualTo(404);
        assertThat(dismiss(INPUT, "gone").statusCode()).isEqualTo(404);
    }

    private void served(Map<String, String> files) {
        served(PublishedProblem.addWithFiles(database, newSlug(), Tier.BASIC, files));
    }

    private static String newSlug() {
        return "miss-" + UUID.randomUUID().toString().substring(0, 8);
    }

    private void served(PublishedProblem added) {
        problem = added;
        name = problem.slug().toUpperCase(Locale.ROOT);
        page = quality() + "/counterexamples";
    }

    private String quality() {
        return "/admin/problems/" + problem.slug() + "/quality";
    }

    private String shown() {
        return eve.get(page).asString();
    }

    private Response take(String input) {
        return take(input, "");
    }

    private Response take(String input, String group) {
        return eve.submit(page + "/take", Map.of("input", hash(input), "group", group));
    }

    private Response dismiss(String input, String reason) {
        return eve.submit(page + "/dismiss", Map.of("input", hash(input), "reason", reason));
    }

    private String raw(String copy, String path) {
        return eve.get(copy + "/file/raw?path=" + path).asString();
    }

    private ProblemPackage read(String copy) throws IOException {
        Path place = Files.createTempDirectory(directory, "copy-");
        Path zip = Files.write(
                place.resolve("copy.zip"), eve.get(copy + "/archive.zip").asByteArray());
        return new PackageReader().read(zip, place).orThrow();
    }

    private static String hash(String text) {
        return ContentHash.of(text.getBytes(StandardCharsets.UTF_8)).hex();
    }

    private static String path(Response answer) {
        assertThat(answer.statusCode()).as(answer.asString()).isEqualTo(303);
        return answer.header("Location").replaceFirst("^https?://[^/]*", "");
    }

    private long smallGame(String input, String expected, Verdict verdict) {
        long submission = submission("AC", null);
        Sql.of("""
                insert into finding (kind, submission_id, package_version_id, language, source_hash, queued_at, finished_at, result)
                select 'scope', id, :version, language, source_hash, now(), now(),
                       jsonb_build_object('outcome', 'wrong', 'failure', cast(:failure as jsonb))
                from submission where id = :submission""")
                .on(database)
                .with("version", problem.versionId())
                .with("failure", failure(input, expected, verdict))
                .with("submission", submission)
                .update();
        return submission;
    }

    private long freshTest(String test, String input, Verdict verdict) {
        return submission("WA", ResultJson.write(new FirstFailure(test, verdict, input, "1\n", "2\n", "")));
    }

    private void search(long submission, String input) {
        Sql.of("""
                insert into finding (kind, submission_id, package_version_id, language, source_hash, queued_at, finished_at, result)
                select 'search', id, :version, language, source_hash, now(), now(),
                       jsonb_build_object('outcome', 'found', 'failure', cast(:failure as jsonb))
                from submission where id = :submission""")
                .on(database)
                .with("version", problem.versionId())
                .with("failure", failure(input, "1\n", Verdict.WA))
                .with("submission", submission)
                .update();
    }

    private static String failure(String input, String expected, Verdict verdict) {
        return ResultJson.write(new Counterexample(verdict, input, expected, "out", "", "gen 1"));
    }

    private long submission(String verdict, @Nullable String firstFailure) {
        return Sql.of("""
                with sent as (
                    insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
                    select id, :problem, 'cpp', 'x', :hash, now() from account where name = :name returning id, account_id)
                insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at, finished_at, verdict,
                                     cpu_time_us, wall_time_us, memory_bytes, tests, first_failure)
                select id, 1, true, :version, account_id, 4711, now(), now(), :verdict, 1000, 1, 1, '[]', cast(:failure as jsonb) from sent
                returning submission_id""")
                .on(database)
                .with("problem", problem.id())
                .with("version", problem.versionId())
                .with("hash", hash(UUID.randomUUID().toString()))
                .with("name", eve.name())
                .with("verdict", verdict)
                .with("failure", firstFailure)
                .one(row -> row.getLong("submission_id"));
    }
}
