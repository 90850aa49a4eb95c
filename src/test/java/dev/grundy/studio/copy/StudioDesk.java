package dev.grundy.studio.copy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Offer;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.studio.verify.report.PackageReport;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What people do in the studio, and what nodes answer, for tests that are about who may. */
public final class StudioDesk {
    static final String TEST = "secret/1";

    private static final String HIDDEN = "name=\"%s\" value=\"(\\d+)\"";

    private StudioDesk() {}

    /** A new problem of the form; answers its address. */
    public static String begun(Visit visit, String name, String slug) {
        return path(visit.submit("/admin/studio/new", Map.of("name", name, "slug", slug, "title", "Piles of " + name)));
    }

    /** Changes a file of the copy. */
    public static void change(Visit visit, String copy, String line) {
        String practice = visit.get(copy + "/file/raw?path=practice.yaml").asString();
        String revision = hidden(visit.get(copy + "/file?path=practice.yaml").asString(), "revision");
        visit.submit(
                        copy + "/file",
                        Map.of("path", "practice.yaml", "revision", revision, "text", practice + "\n# " + line + "\n"))
                .then()
                .statusCode(303);
    }

    /** Has the copy proved and answers as a node would that finds everything green; answers the proof's address. */
    public static String proved(Visit visit, String copy, WorkQueue queue, Path directory) throws IOException {
        String proof = path(visit.submit(copy + "/prove", Map.of()));
        Claim claim = queue.claim("test", List.of(new Offer("proof", "")), Lane.Pace.IDLE)
                .orElseThrow();
        Path place = Files.createTempDirectory(directory, "proved-");
        Path zip = Files.write(
                place.resolve("copy.zip"), visit.get(copy + "/archive.zip").asByteArray());
        ProblemPackage problem = new PackageReader().read(zip, place).orThrow();
        assertThat(queue.finish(claim.lease(), new Handler.Done(ResultJson.write(green(problem)), Duration.ZERO)))
                .isTrue();
        return proof;
    }

    private static PackageReport green(ProblemPackage problem) {
        return new PackageReport(
                problem.name(),
                "A test",
                problem.hash().hex(),
                true,
                List.of(new PackageReport.CheckJson(
                        "syntax", "ok", "every file is well-formed", "all is well", List.of())),
                List.of(TEST),
                List.of(),
                null,
                0,
                new PackageReport.MutationJson(1, 0, 0, 0, 0, List.of()),
                1,
                null);
    }

    /** The value of a hidden field of a page. */
    public static String hidden(String page, String field) {
        Matcher matcher = Pattern.compile(HIDDEN.formatted(field)).matcher(page);
        assertThat(matcher.find()).as("field " + field + " on " + page).isTrue();
        return matcher.group(1);
    }

    /** Where the answer leads. */
    public static String path(Response answer) {
        assertThat(answer.statusCode()).as(answer.asString()).isEqualTo(303);
        return answer.header("Location").replaceFirst("^https?://[^/]*", "");
    }
}
