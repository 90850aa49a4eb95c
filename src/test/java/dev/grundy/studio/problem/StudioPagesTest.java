package dev.grundy.studio.problem;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.read.PackageReader;
import dev.grundy.format.template.PackageTemplate;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Request;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A problem that is written in the browser, from the form to the zip. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class StudioPagesTest {
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final int PATIENCE_MS = 20_000;
    private static final String STATEMENT = "statement/problem.en.md";
    private static final Pattern REVISION = Pattern.compile("name=\"revision\" value=\"(\\d+)\"");
    private static final Pattern TEXTAREA = Pattern.compile("<textarea[^>]*>\n(.*?)</textarea>", Pattern.DOTALL);

    @Inject
    DataSource database;

    @TestHTTPResource
    URI server;

    @TempDir
    Path directory;

    private Visit eve;

    @BeforeEach
    void anAdmin() {
        eve = Visit.signedIn();
        Admins.admit(database, eve.name());
    }

    @Test
    void aNewProblemIsReadWithoutAFaultAndComesAsAZip() throws IOException {
        String copy = created("STU-" + COUNT.incrementAndGet(), "two-piles", "Two \"piles\"");
        assertThat(eve.get(copy).asString())
                .contains(
                        "The package is read without a fault.",
                        "value=\"Two &quot;piles&quot;\"",
                        "value=\"two-piles\"");
        assertThat(eve.get("/admin/studio").asString()).contains(copy);

        Response zip = eve.get(copy + "/archive.zip");
        assertThat(zip.contentType()).startsWith("application/zip");
        assertThat(zip.header("Content-Disposition")).contains("attachment");
        Path archive = Files.write(directory.resolve("copy.zip"), zip.asByteArray());
        PackageReading reading = new PackageReader().read(archive, directory);
        assertThat(reading.faults()).isEmpty();
        assertThat(reading.orThrow().frontMatter().title()).isEqualTo("Two \"piles\"");
        assertThat(eve.get(copy + "/archive.zip").asByteArray())
                .as("the same files, the same bytes")
                .isEqualTo(zip.asByteArray());
    }

    @Test
    void whatTheTemplateLeftToTheAuthorIsNamedWithALinkToEachLine() {
        String copy = created("STU-" + COUNT.incrementAndGet(), "two-piles", "Two piles");
        String general = eve.get(copy).asString();
        assertThat(general)
                .containsPattern("[0-9]+ places are still to be written")
                .doesNotContain("class=\"studio-fine\"");
        Matcher place = Pattern.compile(
                        "href=\"(" + copy + "/file\\?path=" + STATEMENT.replace("/", "%2F") + "&amp;line=(\\d+))\"")
                .matcher(general);
        assertThat(place.find()).isTrue();
        String editor = eve.get(place.group(1).replace("&amp;", "&")).asString();
        assertThat(raw(copy, STATEMENT).lines().toList().get(Integer.parseInt(place.group(2)) - 1))
                .contains(PackageTemplate.MARK);
        assertThat(editor)
                .contains("To do in this file", place.group(1))
                .containsPattern("[0-9]+ more things to do in other files");
        assertThat(eve.get(copy + "/statement").asString()).contains("To do in this file", place.group(1));
    }

    @Test
    void whereNothingIsLeftAndNothingWrongThePageSaysSo() {
        String copy = created("STU-" + COUNT.incrementAndGet(), "two-piles", "Two piles");
        Pattern.compile("href=\"" + copy + "/file\\?path=([^\"&]+)&amp;line=")
                .matcher(eve.get(copy).asString())
                .results()
                .map(found -> URLDecoder.decode(found.group(1), StandardCharsets.UTF_8))
                .distinct()
                .forEach(path -> write(
                                copy,
                                path,
                                revision(copy, path),
                                raw(copy, path).replace(PackageTemplate.MARK, "written"))
                        .then()
                        .statusCode(303));
        assertThat(eve.get(copy).asString())
                .contains("class=\"studio-fine\"", "The package is read without a fault.")
                .doesNotContain("still to be written");
        assertThat(eve.get(copy + "/file?path=" + STATEMENT).asString()).doesNotContain("To do in this file");
    }

    @ParameterizedTest
    @CsvSource({
        "abc-001, two-piles, Two piles, Write capital letters",
        "../ABC-1, two-piles, Two piles, Write capital letters",
        "ABC-001, Two Piles, Two piles, Write 1 to 80 lower-case letters",
        "ABC-001, two-piles, '', Write a title of one line"
    })
    void whatIsWrongWithTheFormIsSaidAtTheField(String name, String slug, String title, String said) {
        Response refused = eve.submit("/admin/studio/new", Map.of("name", name, "slug", slug, "title", title));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains(said, "value=\"" + slug + "\"");
    }

    @Test
    void theSameFormSentTwiceMakesOneProblem() {
        String name = "STU-" + COUNT.incrementAndGet();
        created(name, "two-piles", "Two piles");
        Response again =
                eve.submit("/admin/studio/new", Map.of("name", name, "slug", "two-piles", "title", "Two piles"));
        assertThat(again.statusCode()).isEqualTo(422);
        assertThat(again.asString()).contains("is being written already");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "/new", "/1", "/1/files", "/1/statement", "/1/file?path=problem.yaml", "/1/archive.zip"})
    void nobodyElseSeesAnything(String page) {
        Visit ada = Visit.signedIn();
        assertThat(ada.get("/admin/studio" + page).statusCode()).isIn(403, 404);
        assertThat(Visit.asGuest().get("/admin/studio" + page).statusCode()).isIn(303, 401, 404);
    }

    @Test
    void aTextIsWrittenAndReadBackAsItIs() {
        String copy = created();
        String text = "line one\r\n\r\n  </textarea> & \"quoted\" ü ✓\r\n";
        assertThat(write(copy, "generators/gen.cpp", revision(copy, "generators/gen.cpp"), text)
                        .statusCode())
                .isEqualTo(303);
        assertThat(raw(copy, "generators/gen.cpp")).isEqualTo(text.replace("\r\n", "\n"));
        assertThat(eve.get(copy + "/file?path=generators/gen.cpp").asString())
                .contains("  &lt;/textarea&gt; &amp; &quot;quoted&quot; ü ✓");
    }

    @Test
    void aFaultIsListedAndLeadsToItsLine() {
        String copy = created();
        String yaml = raw(copy, "problem.yaml").replace("type: pass-fail", "type: pass-or-fail");
        write(copy, "problem.yaml", revision(copy, "problem.yaml"), yaml);
        assertThat(eve.get(copy).asString())
                .contains(copy + "/file?path=problem.yaml&amp;line=4", "problem.yaml:4")
                .doesNotContain("is read without a fault");
    }

    @Test
    void twoChangesOfOneFileAreMerged() {
        String copy = created();
        long seen = revision(copy, STATEMENT);
        String before = raw(copy, STATEMENT);
        String theirs = before.replace("## Problem", "## The problem");
        String mine = before + "\nOne line more.\n";
        assertThat(write(copy, STATEMENT, seen, theirs).statusCode()).isEqualTo(303);

        Response both = write(copy, STATEMENT, seen, mine);
        assertThat(both.statusCode()).isEqualTo(409);
        assertThat(both.asString()).contains("Both changes fit together", "saved meanwhile");
        String merged = unescaped(first(TEXTAREA, both.asString()));
        assertThat(merged).contains("## The problem", "One line more.");
        assertThat(raw(copy, STATEMENT)).as("nothing is written yet").isEqualTo(theirs);

        assertThat(write(copy, STATEMENT, Long.parseLong(first(REVISION, both.asString())), merged)
                        .statusCode())
                .isEqualTo(303);
        assertThat(raw(copy, STATEMENT))
                .isEqualTo(before.replace("## Problem", "## The problem") + "\nOne line more.\n");
    }

    @Test
    void twoChangesOfOneLineStandBesideEachOther() {
        String copy = created();
        long seen = revision(copy, "problem.yaml");
        String before = raw(copy, "problem.yaml");
        write(copy, "problem.yaml", seen, before.replace("pass-fail", "scoring"));
        Response both = write(copy, "problem.yaml", seen, before.replace("pass-fail", "interactive"));
        assertThat(both.statusCode()).isEqualTo(409);
        assertThat(both.asString()).contains("In one place both changed the same lines");
        assertThat(unescaped(first(TEXTAREA, both.asString())))
                .contains("<<<<<<< yours\ntype: interactive\n=======\ntype: scoring\n>>>>>>> saved meanwhile");
    }

    @Test
    void theSameTextSentTwiceIsSavedOnce() {
        String copy = created();
        long seen = revision(copy, STATEMENT);
        assertThat(write(copy, STATEMENT, seen, "# New\n").statusCode()).isEqualTo(303);
        long then = revision(copy, STATEMENT);
        assertThat(write(copy, STATEMENT, seen, "# New\n").statusCode()).isEqualTo(303);
        assertThat(revision(copy, STATEMENT)).isEqualTo(then);
    }

    @Test
    void ofTwoWhoSaveAtOnceOneIsToldOfTheOther() throws InterruptedException, ExecutionException {
        String copy = created();
        long seen = revision(copy, STATEMENT);
        List<Callable<Integer>> saves = List.of(
                () -> write(copy, STATEMENT, seen, "# One\n").statusCode(),
                () -> write(copy, STATEMENT, seen, "# Other\n").statusCode());
        try (ExecutorService both = Executors.newFixedThreadPool(2)) {
            var answers = both.invokeAll(saves);
            assertThat(List.of(answers.get(0).get(), answers.get(1).get())).containsExactlyInAnyOrder(303, 409);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../up",
                "a/../b",
                "/etc/passwd",
                "a//b",
                ".hidden",
                "a b",
                "a\u0000b",
                "a\\b",
                "-x",
                "ü.md",
                "a/",
                "."
            })
    void noFileGetsANameThatLeadsElsewhere(String path) {
        String copy = created();
        Response refused = eve.submit(copy + "/files", Map.of("path", path));
        assertThat(refused.statusCode()).isIn(400, 422);
        Response renamed = eve.submit(copy + "/file/rename", Map.of("path", "problem.yaml", "target", path));
        assertThat(renamed.statusCode()).isIn(400, 422);
        assertThat(eve.get(copy + "/file?path=problem.yaml").statusCode()).isEqualTo(200);
    }

    @Test
    void aNameOfThreeHundredLettersIsRefused() {
        String copy = created();
        Response refused = eve.submit(copy + "/files", Map.of("path", "a".repeat(300)));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("at most 250 characters");
    }

    @Test
    void noPathIsBothAFileAndADirectory() {
        String copy = created();
        assertThat(eve.submit(copy + "/files", Map.of("path", "generators")).asString())
                .contains("There is a file or a directory of that name already.");
        assertThat(eve.submit(copy + "/files", Map.of("path", "problem.yaml/x")).asString())
                .contains("A part of that path is a file");
        assertThat(eve.submit(copy + "/file/rename", Map.of("path", "problem.yaml", "target", "problem.yaml/x"))
                        .asString())
                .contains("A part of that path is a file");
    }

    @Test
    void aFileIsAddedRenamedAndDeleted() {
        String copy = created();
        String added = location(eve.submit(copy + "/files", Map.of("path", "submissions/accepted/other.py")));
        assertThat(eve.get(added).statusCode()).isEqualTo(200);
        String renamed = location(eve.submit(
                copy + "/file/rename",
                Map.of("path", "submissions/accepted/other.py", "target", "submissions/other.py")));
        assertThat(eve.get(added).statusCode()).isEqualTo(404);
        long seen = Long.parseLong(first(REVISION, eve.get(renamed).asString()));
        write(copy, "submissions/other.py", seen, "print(1)\n");
        Response tooLate = eve.submit(
                copy + "/file/delete", Map.of("path", "submissions/other.py", "revision", String.valueOf(seen)));
        assertThat(tooLate.statusCode()).isEqualTo(422);
        assertThat(tooLate.asString()).contains("Somebody has changed the file since you opened it");
        long now = revision(copy, "submissions/other.py");
        assertThat(eve.submit(
                                copy + "/file/delete",
                                Map.of("path", "submissions/other.py", "revision", String.valueOf(now)))
                        .statusCode())
                .isEqualTo(303);
        assertThat(eve.get(renamed).statusCode()).isEqualTo(404);
    }

    @Test
    void aBinaryFileIsUploadedDownloadedAndReplaced() {
        String copy = created();
        byte[] bytes = {0, 1, (byte) 0xff, '\r', '\n'};
        String address = location(posted().multiPart("directory", "data/sample/")
                .multiPart("file", "C:\\tmp\\odd.bin", bytes)
                .post(copy + "/files/upload"));
        assertThat(address).endsWith("data%2Fsample%2Fodd.bin");
        assertThat(eve.get(address).asString()).contains("is no text that can be edited here");
        Response raw = eve.get(copy + "/file/raw?path=data/sample/odd.bin");
        assertThat(raw.asByteArray()).isEqualTo(bytes);
        assertThat(raw.header("Content-Disposition")).startsWith("attachment");
        assertThat(raw.contentType()).startsWith("application/octet-stream");
        byte[] other = {1, 2};
        assertThat(posted().multiPart("path", "data/sample/odd.bin")
                        .multiPart("revision", String.valueOf(revision(copy, "data/sample/odd.bin")))
                        .multiPart("file", "x", other)
                        .post(copy + "/file/replace")
                        .statusCode())
                .isEqualTo(303);
        assertThat(eve.get(copy + "/file/raw?path=data/sample/odd.bin").asByteArray())
                .isEqualTo(other);
    }

    @Test
    void aFileMayBeAsLargeAsTheSettingSaysAndNoLarger() {
        String copy = created("STU-" + COUNT.incrementAndGet(), "large-files", "Large files");
        assertThat(sent(copy, "large.in", new byte[4 << 20]).statusCode()).isEqualTo(303);
        assertThat(eve.get(copy + "/file/raw?path=data/large.in").asByteArray()).hasSize(4 << 20);
        assertThat(sent(copy, "larger.in", new byte[(4 << 20) + 1]).asString()).contains("The file is too large.");
    }

    private Response sent(String copy, String name, byte[] file) {
        return posted().multiPart("directory", "data")
                .multiPart("file", name, file)
                .post(copy + "/files/upload");
    }

    @Test
    void aBodyOfTwentyMebibytesIsRefusedUnread() throws IOException {
        try (Socket socket = new Socket(server.getHost(), server.getPort())) {
            // A server that waits for the body is a red test, and none that hangs.
            socket.setSoTimeout(PATIENCE_MS);
            socket.getOutputStream()
                    .write(bytes("POST /admin/studio/1/files/upload HTTP/1.1\r\nHost: localhost\r\n"
                            + "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 20971520\r\n\r\n"));
            byte[] answer = socket.getInputStream().readNBytes("HTTP/1.1 413".length());
            assertThat(new String(answer, StandardCharsets.US_ASCII)).isEqualTo("HTTP/1.1 413");
        }
    }

    @Test
    void thePreviewIsWhatThePageWillShow() {
        String copy = created();
        String text =
                raw(copy, STATEMENT).replace("## Problem", "## Seen *before* it is saved <script>alert(1)</script>");
        Response preview = posted().header("X-Fragment", "preview")
                .multiPart("path", STATEMENT)
                .multiPart("revision", "1")
                .multiPart("text", text)
                .post(copy + "/statement/preview");
        assertThat(preview.statusCode()).isEqualTo(200);
        assertThat(preview.asString())
                .contains("Seen <em>before</em> it is saved", "<math")
                .doesNotContain("<script>", "<html", "{{");
        assertThat(raw(copy, STATEMENT)).contains("## Problem");
    }

    @Test
    void anImageOfThePreviewRunsNothing() {
        String copy = created();
        drawing(copy, "first.svg", "<rect width='1' height='1'/>");
        String text = raw(copy, STATEMENT) + "\n![a drawing](first.svg)\n";
        write(copy, STATEMENT, revision(copy, STATEMENT), text);
        assertThat(eve.get(copy + "/statement").asString()).contains("src=\"" + copy + "/beside/statement/first.svg\"");
        Response image = eve.get(copy + "/beside/statement/first.svg");
        assertThat(image.contentType()).startsWith("image/svg+xml");
        assertThat(image.header("Content-Security-Policy")).contains("default-src 'none'", "sandbox");
        assertThat(image.header("X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(eve.get(copy + "/beside/statement/problem.en.md").statusCode())
                .isEqualTo(404);
        drawing(copy, "second.svg", "<script>alert(1)</script>");
        assertThat(eve.get(copy + "/beside/statement/second.svg").statusCode()).isEqualTo(404);
        assertThat(eve.get(copy).asString()).contains("the element &lt;script&gt; is not allowed in a drawing");
    }

    private void drawing(String copy, String name, String inside) {
        byte[] svg = ("<svg xmlns='http://www.w3.org/2000/svg'>" + inside + "</svg>").getBytes(StandardCharsets.UTF_8);
        location(posted().multiPart("directory", "statement")
                .multiPart("file", name, svg)
                .post(copy + "/files/upload"));
    }

    @Test
    void theFormOfLimitsKeepsWhatItDoesNotKnow() {
        String copy = created();
        String before = raw(copy, "problem.yaml");
        Response saved = eve.submit(
                copy,
                Map.of(
                        "revision",
                        "1",
                        "title",
                        "Three: piles",
                        "memory",
                        "512",
                        "topics",
                        "Nim, Sums",
                        "subscription-tier",
                        "pro"));
        assertThat(saved.statusCode()).isEqualTo(303);
        assertThat(raw(copy, "problem.yaml")).isEqualTo(before.replace("memory: 256", "memory: 512"));
        assertThat(raw(copy, STATEMENT))
                .contains(
                        "title: \"Three: piles\"",
                        "topics: [\"Nim\", \"Sums\"]",
                        "premium: true",
                        "subscription_tier: pro");
        assertThat(eve.get(copy).asString()).contains("The package is read without a fault.");
    }

    @Test
    void fieldsThatTwoChangedDifferentlyAreShown() {
        String copy = created();
        assertThat(eve.submit(copy, Map.of("revision", "1", "memory", "512")).statusCode())
                .isEqualTo(303);
        assertThat(eve.submit(copy, Map.of("revision", "1", "time-limit", "3", "memory", "256"))
                        .statusCode())
                .as("another field, and the memory as it was seen")
                .isEqualTo(303);
        assertThat(raw(copy, "problem.yaml")).contains("memory: 512").contains("time_limit: 3");
        Response refused = eve.submit(copy, Map.of("revision", "1", "memory", "128"));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("Somebody has changed this to “512” meanwhile", "value=\"128\"");
        assertThat(eve.submit(copy, Map.of("revision", "1", "memory", "lots")).asString())
                .contains("MiB, a whole number.");
    }

    @Test
    void aPageWhoseValuesAreNoLongerKnownOverwritesNothing() {
        String copy = created();
        eve.submit(copy, Map.of("revision", "1", "memory", "512")).then().statusCode(303);
        Sql.of("delete from working_file_past where working_copy_id = :copy")
                .on(database)
                .with("copy", Long.parseLong(copy.substring(copy.lastIndexOf('/') + 1)))
                .update();
        Response refused = eve.submit(copy, Map.of("revision", "1", "title", "Mine", "memory", "256"));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString())
                .contains("Somebody has changed this to “512” meanwhile", "value=\"256\"", "value=\"Mine\"");
        assertThat(raw(copy, "problem.yaml")).contains("memory: 512");
        assertThat(raw(copy, STATEMENT)).doesNotContain("Mine");
    }

    @Test
    void aProblemIsDeletedByItsNameAlone() {
        String name = "STU-" + COUNT.incrementAndGet();
        String copy = created(name, "two-piles", "Two piles");
        assertThat(eve.submit(copy + "/delete", Map.of("name", "STU")).statusCode())
                .isEqualTo(422);
        assertThat(eve.submit(copy + "/delete", Map.of("name", name)).statusCode())
                .isEqualTo(303);
        assertThat(eve.get(copy).statusCode()).isEqualTo(404);
        assertThat(write(copy, "problem.yaml", 1, "x").statusCode()).isEqualTo(404);
    }

    @Test
    void whatIsProvedIsTheRevisionThatWasThere() {
        String copy = created();

        String proof = location(eve.submit(copy + "/prove", Map.of()));

        assertThat(proof).startsWith(copy + "/proofs/");
        assertThat(location(eve.submit(copy + "/prove", Map.of()))).isEqualTo(proof);
        write(copy, STATEMENT, revision(copy, STATEMENT), raw(copy, STATEMENT) + "\nMore.\n");
        assertThat(location(eve.submit(copy + "/prove", Map.of()))).isNotEqualTo(proof);
        assertThat(eve.get(proof).asString()).contains(", revision 1");
    }

    @Test
    void whatIsSavedToADeletedFileComesBackToItsWriter() {
        String copy = created();
        long seen = revision(copy, "practice.yaml");
        eve.submit(copy + "/file/delete", Map.of("path", "practice.yaml", "revision", String.valueOf(seen)));
        Response refused = write(copy, "practice.yaml", seen, "my long text");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("The file no longer exists", "my long text");
    }

    private String created() {
        return created("STU-" + COUNT.incrementAndGet(), "two-piles", "Two piles");
    }

    private String created(String name, String slug, String title) {
        return location(eve.submit("/admin/studio/new", Map.of("name", name, "slug", slug, "title", title)));
    }

    private static String location(Response response) {
        assertThat(response.statusCode()).as(response.asString()).isEqualTo(303);
        return response.header("Location").replaceFirst("^https?://[^/]*", "");
    }

    private Response write(String copy, String path, long revision, String text) {
        return posted().multiPart("path", path)
                .multiPart("revision", String.valueOf(revision))
                .multiPart("text", text)
                .post(copy + "/file");
    }

    private Request posted() {
        return eve.request();
    }

    private long revision(String copy, String path) {
        return Long.parseLong(
                first(REVISION, eve.get(copy + "/file?path=" + path).asString()));
    }

    private String raw(String copy, String path) {
        return new String(eve.get(copy + "/file/raw?path=" + path).asByteArray(), StandardCharsets.UTF_8);
    }

    private static String first(Pattern pattern, String page) {
        Matcher matcher = pattern.matcher(page);
        assertThat(matcher.find()).as(page).isTrue();
        return matcher.group(1);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String unescaped(String html) {
        return html.replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&#39;", "'")
                .replace("&amp;", "&");
    }
}
