package dev.grundy.studio.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Offer;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.studio.proof.ProofRepository;
import dev.grundy.studio.verify.mutation.Survivor;
import dev.grundy.studio.verify.report.PackageReport;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** An admin says of planted faults why they are none; what a node proves is played by the test. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class FaultPagesTest {
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final String LINE = "if low < high:";
    private static final List<Survivor> SURVIVORS = List.of(
            new Survivor("solution.py", 3, "comparison", LINE, "if low <= high:"),
            new Survivor("solution.py", 3, "comparison", LINE, "if low > high:"),
            new Survivor("solution.py", 9, "number", "gone = 1", "gone = 2"));

    @Inject
    DataSource database;

    @Inject
    WorkQueue queue;

    private Visit eve;
    private String copy;
    private String page;

    @BeforeEach
    void aRevisionWithFaultsThatNoTestFinds() {
        Sql.of("delete from work where kind = 'proof'").on(database).update();
        eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        int number = COUNT.incrementAndGet();
        copy = path(eve.submit(
                "/admin/studio/new",
                Map.of("name", "FLT-" + number, "slug", "faults-" + number, "title", "Faults of " + number)));
        eve.submit(copy + "/files", Map.of("path", "submissions/accepted/other.py"));
        write("submissions/accepted/other.py", 2, "low, high = 1, 2\n\n    " + LINE + "\n        pass\n");
        String proof = path(eve.submit(copy + "/prove", Map.of()));
        queue.finish(
                queue.claim("test", List.of(new Offer("proof", "")), Lane.Pace.IDLE)
                        .orElseThrow()
                        .lease(),
                new Handler.Done(ProofRepository.written(report(), Map.of()), Duration.ZERO));
        assertThat(proof).startsWith(copy + "/proofs/");
        assertThat(eve.get(proof).asString()).contains(copy + "/faults/");
        page = copy + "/faults/" + proof.replaceAll(".*/", "");
    }

    @Test
    void aReasonIsWrittenIntoTheCopyAndNextToTheFault() {
        assertThat(eve.get(page).asString())
                .contains(
                        "<ins>if low &lt;= high:</ins>", "id=\"reason-1\"", "id=\"reason-2\"", "is no longer in any of")
                .doesNotContain("id=\"reason-3\"");
        assertThat(path(say("1", "equal ones\r\n are <one>"))).isEqualTo(page);
        assertThat(eve.get(page).asString())
                .contains("<q>equal ones are &lt;one&gt;</q>", "id=\"reason-2\"")
                .doesNotContain("id=\"reason-1\"");
        assertThat(mutants())
                .contains("from: \"if low < high:\"", "to: \"if low <= high:\"", "reason: \"equal ones are <one>\"");
        say("2", "never asked");
        assertThat(mutants()).contains("equal ones", "never asked");
    }

    @Test
    void saidTwiceItIsThereOnce() {
        say("1", "equal");
        assertThat(path(say("1", "really equal"))).isEqualTo(page);
        assertThat(eve.get(page).asString()).contains("says that already");
        assertThat(mutants()).containsOnlyOnce("- from").doesNotContain("really");
    }

    @Test
    void twoAtOnceAreBothThereOrOneIsShownBoth() {
        List<Response> answers = Stream.of("1", "2")
                .map(number -> CompletableFuture.supplyAsync(() -> say(number, "because of " + number)))
                .toList()
                .stream()
                .map(CompletableFuture::join)
                .toList();
        for (int i = 0; i < answers.size(); i++) {
            String reason = "because of " + (i + 1);
            if (answers.get(i).statusCode() == 303) {
                assertThat(mutants()).contains(reason);
            } else {
                assertThat(answers.get(i).asString())
                        .as("nothing typed is lost")
                        .contains(reason);
            }
        }
        assertThat(answers).anyMatch(answer -> answer.statusCode() == 303);
    }

    @Test
    void aReasonThatIsNoneIsRefusedAndKept() {
        assertThat(say("1", " \n ").asString()).contains("Say why the program is right");
        Response long_ = say("2", "x <i> ".repeat(200));
        assertThat(long_.statusCode()).isEqualTo(422);
        assertThat(long_.asString()).contains("At most 1,000 letters", "x &lt;i&gt; x", "id=\"reason-2-note\"");
        assertThat(eve.get(copy + "/file?path=mutants.yaml").statusCode()).isEqualTo(404);
    }

    @Test
    void aFileThatNothingCanBeAddedToIsNamedAndTheReasonComesBack() {
        eve.submit(copy + "/files", Map.of("path", "mutants.yaml"));
        write("mutants.yaml", 4, "equivalent: [\n");
        assertThat(eve.get(page).asString()).contains("cannot be read", "/file?path=mutants.yaml");
        Response refused = say("1", "my reason");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(mutants()).contains("equivalent: [").doesNotContain("my reason");
    }

    @Test
    void madeUpAddressesAndOtherPeopleFindNothing() {
        for (String number : List.of("0", "4", "-1", "", "x", "99999999999")) {
            assertThat(say(number, "why").statusCode()).as(number).isEqualTo(404);
        }
        for (String address :
                List.of(copy + "/faults/999999999", copy + "/faults/0", "/admin/studio/999999999/faults/1")) {
            assertThat(eve.get(address).statusCode()).as(address).isEqualTo(404);
        }
        Visit ada = Visit.signedIn();
        assertThat(ada.get(page).statusCode()).isEqualTo(404);
        assertThat(ada.submit(page, Map.of("number", "1", "reason", "mine")).statusCode())
                .isEqualTo(404);
        assertThat(eve.get(page).asString()).contains("id=\"reason-1\"");
    }

    private Response say(String number, String reason) {
        return eve.submit(page, Map.of("number", number, "reason", reason));
    }

    private void write(String path, int revision, String text) {
        path(eve.submit(copy + "/file", Map.of("path", path, "revision", String.valueOf(revision), "text", text)));
    }

    private String mutants() {
        return eve.get(copy + "/file/raw?path=mutants.yaml").asString();
    }

    private static String path(Response answer) {
        assertThat(answer.statusCode()).as(answer.asString()).isEqualTo(303);
        return answer.header("Location").replaceFirst("^https?://[^/]*", "");
    }

    private static PackageReport report() {
        return new PackageReport(
                "FLT",
                "Faults",
                "0".repeat(64),
                false,
                List.of(),
                List.of(),
                List.of(),
                1.5,
                10,
                new PackageReport.MutationJson(0.25, 4, 1, 0, 9, SURVIVORS),
                3.5,
                null);
    }
}
