package dev.grundy.studio.archive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Offer;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.format.pack.Fault;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.studio.upload.UploadProgress;
import dev.grundy.studio.upload.UploadReport;
import dev.grundy.studio.upload.UploadRepository;
import dev.grundy.studio.upload.UploadStep;
import dev.grundy.studio.upload.UploadedFile;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.Zips;
import dev.grundy.testsupport.Zips.Entry;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** From a zip to a working copy, as an admin sees it; what a node finds is told by the tests. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class UploadPagesTest {
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final String UPLOADS = "/admin/studio/uploads";
    private static final String PARTS = "multipart/form-data; boundary=x";
    private static final String FORM = "application/x-www-form-urlencoded";
    private static final int PATIENCE_MS = 20_000;
    private static final byte[] ZIP = Zips.of(Entry.of("problem.yaml", "name: x\n"));

    @Inject
    DataSource database;

    @Inject
    WorkQueue queue;

    @Inject
    UploadRepository uploads;

    @TestHTTPResource
    URI server;

    private Visit eve;

    @BeforeEach
    void anAdmin() {
        eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        Sql.of("delete from work where kind = 'upload'").on(database).update();
    }

    @Test
    void whoWaitsSeesHowFarItIsAndThenWhatWasFound() {
        String page = sent("nim.zip", ZIP);
        assertThat(eve.get(page).asString())
                .contains("nim.zip", "Waits", "No judge is at work", "http-equiv=\"refresh\"", "data-live");
        Claim claim = claim();
        queue.report(claim.lease(), ResultJson.write(new UploadProgress(UploadStep.KEEP, 3, 7)));
        assertThat(eve.get(page).asString()).contains("Being read", "Its files are kept.", "max=\"7\"");
        finish(claim, UploadReport.of("Polygon full package", "nim", List.of(), List.of("a <loss>")), "problem.yaml");
        assertThat(eve.get(page).asString())
                .contains("Read without errors", "Polygon full package", "a &lt;loss&gt;", page + "/take")
                .doesNotContain("http-equiv");
        assertThat(eve.get(page + "/report").header("X-Live")).isEqualTo("done");
        assertThat(eve.get(UPLOADS).asString()).contains(page, "Read without errors");
    }

    @Test
    void aWriteUpInMarkdownIsTakenToBeRead() {
        assertThat(eve.get(UPLOADS).asString())
                .contains("accept=\".zip,application/zip,.md,text/markdown\"", "NAME.md");
        String page = sent("two-boats.md", "---\n".getBytes(StandardCharsets.UTF_8));
        assertThat(eve.get(page).asString()).contains("two-boats.md", "Waits");
    }

    @Test
    void theStreamTellsTheResultAndEnds() {
        String page = sent("nim.zip", ZIP);
        finish(claim(), UploadReport.of("ICPC", "nim", List.of(), List.of()), "problem.yaml");
        assertThat(eve.get(page + "/events").asString())
                .contains("event:fragment", "Read without errors", "event:done");
    }

    @Test
    void aBrokenPackageSaysWhatAndWhereAndTheCureAndCanBeMendedInTheStudio() {
        String page = sent("broken.zip", ZIP);
        Fault fault = new Fault(
                Fault.Severity.ERROR, "problem.yaml", OptionalInt.of(4), "time_limit is <many>", "write a number");
        finish(claim(), UploadReport.of(null, "broken", List.of(fault), List.of()), "problem.yaml");
        assertThat(eve.get(page).asString())
                .contains("Broken: see what is wrong", "problem.yaml:4", "time_limit is &lt;many&gt;", "write a number")
                .contains(page + "/take", "can be fixed there");
    }

    @Test
    void whatCouldNotBeUnpackedIsNothingToTake() {
        String page = sent("evil.zip", ZIP);
        Fault fault = new Fault(Fault.Severity.ERROR, ".", OptionalInt.empty(), "it holds a link", "pack the file");
        finish(claim(), UploadReport.of(null, null, List.of(fault), List.of()));
        assertThat(eve.get(page).asString())
                .contains("The package", "it holds a link", "Nothing of it can be taken")
                .doesNotContain(page + "/take");
        assertThat(eve.get(page + "/take").statusCode()).isEqualTo(404);
        assertThat(eve.submit(page + "/take", Map.of("name", "x")).statusCode()).isEqualTo(404);
    }

    @Test
    void afterThreeTriesTheFaultIsToldAndIsOurs() {
        String page = sent("nim.zip", ZIP);
        for (int attempt = 0; attempt < WorkQueue.TRIES; attempt++) {
            queue.fail(claim().lease(), "the disk <broke>");
        }
        assertThat(eve.get(page).asString()).contains("Not read: our fault", "the disk &lt;broke&gt;");
    }

    @Test
    void anUploadBecomesANewProblemThatIsProvedAsAnyOther() {
        String page = sent("nim.zip", ZIP);
        String name = "UPL-" + COUNT.incrementAndGet();
        finish(claim(), UploadReport.of("ICPC", name, List.of(), List.of()), "problem.yaml", "data/sample/1.in");
        assertThat(eve.get(page + "/take").asString()).contains("value=\"" + name + "\"");
        assertThat(eve.submit(page + "/take", Map.of("name", "../x")).statusCode())
                .isEqualTo(422);
        String copy = path(eve.submit(page + "/take", Map.of("name", name)));
        assertThat(eve.get(copy + "/file/raw?path=data/sample/1.in").asString()).isEqualTo("data/sample/1.in");
        assertThat(eve.get(copy).asString()).contains("Prove this revision");
        assertThat(eve.get(page).asString()).contains("href=\"" + copy + "\"");
        assertThat(eve.submit(page + "/take", Map.of("name", name)).asString()).contains("is being written already");
        assertThat(eve.get("/admin/audit?action=package-uploaded&person=" + eve.name())
                        .asString())
                .contains("nim.zip", "Package uploaded");
        assertThat(eve.get("/admin/audit?action=upload-taken&person=" + eve.name())
                        .asString())
                .contains("Upload taken into the studio");
    }

    @Test
    void anUploadBecomesTheNextRevisionOfACopyUnlessSomebodyChangedItMeanwhile() {
        String name = "UPL-" + COUNT.incrementAndGet();
        String first = sent("one.zip", ZIP);
        finish(claim(), UploadReport.of("ICPC", name, List.of(), List.of()), "problem.yaml", "old.txt", "same.txt");
        String copy = path(eve.submit(first + "/take", Map.of("name", name)));
        String id = copy.replaceAll(".*/", "");
        String second = sent("two.zip", ZIP);
        Claim claim = claim();
        uploads.keep(claim.lease(), new UploadedFile("problem.yaml", new byte[] {'n', 'e', 'w'}, false));
        finish(claim, UploadReport.of("ICPC", name, List.of(), List.of()), "added.txt", "same.txt");

        String compare = second + "/compare?copy=" + id;
        assertThat(eve.get(second + "/take").asString()).contains(name + "</option>");
        assertThat(eve.get(compare).asString())
                .contains(
                        "One file is changed",
                        "One file is new",
                        "One file is in the studio alone",
                        "One file is alike");
        assertThat(eve.submit(copy + "/files", Map.of("path", "meanwhile.txt")).statusCode())
                .isEqualTo(303);
        Response late = eve.submit(second + "/compare", Map.of("copy", id, "revision", "1"));
        assertThat(late.statusCode()).isEqualTo(409);
        assertThat(late.asString()).contains("Somebody has changed the problem", "2 files are in the studio alone");

        assertThat(path(eve.submit(second + "/compare", Map.of("copy", id, "revision", "2", "others", "stay"))))
                .isEqualTo(copy);
        assertThat(raw(copy, "problem.yaml")).isEqualTo("new");
        assertThat(raw(copy, "old.txt")).isEqualTo("old.txt");
        assertThat(raw(copy, "added.txt")).isEqualTo("added.txt");
        eve.submit(second + "/compare", Map.of("copy", id, "revision", "3", "others", "alone"));
        assertThat(eve.get(copy + "/file/raw?path=old.txt").statusCode()).isEqualTo(404);
        assertThat(eve.get(compare).asString()).contains("All 3 files are alike");
    }

    @Test
    void whatIsNoZipOrNothingIsRefusedAtOnce() {
        assertThat(post("x.zip", "not a zip".getBytes(StandardCharsets.UTF_8)).asString())
                .contains("This is neither a zip archive nor a markdown document");
        assertThat(post("x.zip", new byte[0]).asString())
                .contains("Choose a zip or a markdown document that is not empty");
        assertThat(eve.submit(UPLOADS, Map.of()).asString())
                .contains("Choose a zip or a markdown document that is not empty");
    }

    @Test
    void aNameOfAStrangerIsShownAsALineAndNeverUsed() {
        String page = sent("..\\..\\evil<b>.zip", ZIP);
        assertThat(eve.get(page).asString()).contains("evil&lt;b&gt;.zip").doesNotContain("<b>");
    }

    @Test
    void twoAtOnceByTheSamePersonAreTwo() throws Exception {
        Callable<Response> send = () -> eve.request()
                .multiPart("zip", "nim.zip", ZIP, "application/zip")
                .post(UPLOADS);
        try (ExecutorService people = Executors.newFixedThreadPool(2)) {
            List<Future<Response>> both = people.invokeAll(List.of(send, send));
            assertThat(path(both.get(0).get())).isNotEqualTo(path(both.get(1).get()));
        }
        assertThat(claim().subject()).isNotEqualTo(claim().subject());
    }

    @Test
    void othersAreToldThatThereIsNothing() {
        String page = sent("nim.zip", ZIP);
        finish(claim(), UploadReport.of("ICPC", "nim", List.of(), List.of()), "problem.yaml");
        Visit ada = Visit.signedIn();
        for (String address : List.of("", "/report", "/events", "/take", "/compare?copy=1")) {
            assertThat(ada.get(page + address).statusCode()).as(address).isEqualTo(404);
            assertThat(Visit.asGuest().get(page + address).statusCode())
                    .as(address)
                    .isEqualTo(404);
        }
        assertThat(ada.get(UPLOADS).statusCode()).isEqualTo(404);
        assertThat(ada.submit(page + "/take", Map.of("name", "x")).statusCode()).isEqualTo(404);
        assertThat(ada.request()
                        .multiPart("zip", "nim.zip", ZIP, "application/zip")
                        .post(UPLOADS)
                        .statusCode())
                .isEqualTo(404);
    }

    /** Sixty megabytes are announced, and nobody who may not send them is waited for. */
    @Test
    void aStrangersUploadIsRefusedUnread() throws IOException {
        assertThat(statusOf(UPLOADS, PARTS, "Content-Length: 60000000\r\n\r\n--x\r\n"))
                .contains(" 404 ");
    }

    @Test
    void aBodyAboveTheLimitIsRefusedUnread() throws IOException {
        assertThat(statusOf(UPLOADS, PARTS, "Content-Length: 70000000\r\n\r\n")).contains(" 413 ");
        assertThat(statusOf("/admin/studio/new", FORM, "Content-Length: 600000\r\n\r\n"))
                .as("another address")
                .contains(" 413 ");
    }

    @Test
    void aBodyThatAnnouncesNothingIsCounted() throws IOException {
        // Many fields, each of which would do.
        String chunk = "10000\r\n&a=" + "x".repeat(0x10000 - 3) + "\r\n";
        assertThat(statusOf("/sign-in", FORM, "Transfer-Encoding: chunked\r\n\r\n" + chunk.repeat(9)))
                .contains(" 413 ");
    }

    @Test
    void uploadsBeyondTheMostGoTheOldestFirst() {
        String oldest = sent("oldest.zip", ZIP);
        finish(claim(), UploadReport.of("ICPC", "nim", List.of(), List.of()), "problem.yaml");
        Sql.of("update upload set received_at = received_at - interval '31 days' where id = :id")
                .on(database)
                .with("id", Long.parseLong(oldest.replaceAll(".*/", "")))
                .update();
        sent("next.zip", ZIP);
        assertThat(eve.get(oldest).statusCode()).isEqualTo(404);
    }

    private String statusOf(String path, String type, String rest) throws IOException {
        try (Socket socket = new Socket(server.getHost(), server.getPort())) {
            // A server that waits for the body is a red test, and none that hangs.
            socket.setSoTimeout(PATIENCE_MS);
            socket.getOutputStream()
                    .write(("POST " + path + " HTTP/1.1\r\nHost: localhost\r\n" + "Content-Type: " + type + "\r\n"
                                    + rest)
                            .getBytes(StandardCharsets.US_ASCII));
            return new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII))
                    .readLine();
        }
    }

    private String sent(String name, byte[] zip) {
        return path(post(name, zip));
    }

    private Response post(String name, byte[] zip) {
        return eve.request().multiPart("zip", name, zip, "application/zip").post(UPLOADS);
    }

    private static String path(Response answer) {
        assertThat(answer.statusCode()).as(answer.asString()).isEqualTo(303);
        return answer.header("Location").replaceFirst("^https?://[^/]*", "");
    }

    private String raw(String copy, String path) {
        return eve.get(copy + "/file/raw?path=" + path).asString();
    }

    private Claim claim() {
        return queue.claim("test", List.of(new Offer("upload", "")), Lane.Pace.NOW)
                .orElseThrow();
    }

    /** @param files each holds its path */
    private void finish(Claim claim, UploadReport report, String... files) {
        for (String file : files) {
            uploads.keep(claim.lease(), new UploadedFile(file, file.getBytes(StandardCharsets.UTF_8), false));
        }
        assertThat(queue.finish(claim.lease(), new Handler.Done(UploadRepository.written(report), Duration.ZERO)))
                .isTrue();
    }
}
