package dev.grundy.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.FreePort;
import dev.grundy.testsupport.Product;
import dev.grundy.testsupport.ReadyData;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The built product: a running one is backed up, and another goes on from there. */
class BackupIT {
    private static final String READY = "Grundy is ready";
    private static final String ADMIN = "Made the account admin";
    private static final Map<String, String> SETTINGS =
            Map.of("GRUNDY_WEB_ADDRESS", "https://judge.example", "GRUNDY_MAIL_PASSWORD", "hushed");

    @TempDir
    Path directory;

    @Test
    void whatRanHereGoesOnThere() throws Exception {
        Path file = directory.resolve("grundy.backup");
        ReadyData.make(directory.resolve("here"));
        try (Product first = up(directory.resolve("here"))) {
            assertThat(first.outputUntil(READY)).contains(ADMIN);
            assertThat(run(0, "backup", file, "here"))
                    .contains("copying the database", "copying the packages", "left out: setting GRUNDY_MAIL_PASSWORD")
                    .containsPattern("wrote .*grundy.backup, [0-9.]+ MiB: schema [0-9]{3}, [0-9]+ rows");
            assertThat(run(2, "restore", file, "here")).contains("in use by another Grundy");
            assertThat(first.stop()).isZero();
        }
        assertThat(run(2, "restore", file, "here")).contains("is not empty");
        assertThat(run(0, "restore", file, "there"))
                .contains(
                        "restored what was there at",
                        "restored-settings.env",
                        "not in the backup: setting GRUNDY_MAIL_PASSWORD")
                .doesNotContain("hushed");
        assertThat(directory.resolve("there/restored-settings.env"))
                .hasContent("export GRUNDY_JUDGE_PREPARE='false'\nexport GRUNDY_WEB_ADDRESS='https://judge.example'");
        int port = FreePort.find();
        try (Product second = up(directory.resolve("there"), port, "all")) {
            assertThat(second.outputUntil(READY)).doesNotContain(ADMIN);
            assertThat(get(port, "/problems/nim")).contains("Nim");
            assertThat(second.stop()).isZero();
        }
    }

    /** The kept database of the release before: what somebody stored then, they find now. */
    @Test
    void aDatabaseOfTheReleaseBeforeGoesOn() throws Exception {
        assertThat(run(
                        0,
                        "restore",
                        Path.of("src/test/resources/release/V180.backup").toAbsolutePath(),
                        "old"))
                .contains("schema 180");
        int port = FreePort.find();
        try (Product now = up(directory.resolve("old"), port, "web")) {
            now.outputUntil(READY);
            assertThat(get(port, "/submissions")).contains("Nim — “heaps”");
            assertThat(get(port, "/submissions/1")).contains("Nim — “heaps”").contains("int main()");
            assertThat(get(port, "/submissions/2")).contains("sample/1");
            assertThat(get(port, "/notebook")).contains("Mine");
            for (String path :
                    List.of("/", "/problems", "/practice", "/account", "/account/security", "/people/ada", "/status")) {
                assertThat(get(port, path)).as(path).isNotEmpty();
            }
            assertThat(now.stop()).isZero();
        }
    }

    @Test
    void aRestorationThatFailsLeavesNoServerBehind() throws Exception {
        Path file = Files.writeString(directory.resolve("no.backup"), "PK");
        assertThat(run(2, "restore", file, "there")).contains("is no backup of Grundy, or not whole");
        assertThat(directory.resolve("there")).doesNotExist();
    }

    private String run(int exitCode, String verb, Path file, String data) throws Exception {
        List<String> arguments =
                List.of(verb, file.toString(), "--data", directory.resolve(data).toString());
        try (Product product = Product.start(SETTINGS, arguments)) {
            assertThat(product.exitCode()).as(product.output()).isEqualTo(exitCode);
            return product.output();
        }
    }

    private static Product up(Path data) throws IOException {
        return up(data, FreePort.find(), "all");
    }

    private static Product up(Path data, int port, String role) throws IOException {
        return Product.start(
                SETTINGS, List.of("up", "--port", String.valueOf(port), "--data", data.toString(), "--role", role));
    }

    /** As who is signed in in the kept database; a guest elsewhere. */
    private static String get(int port, String path) throws Exception {
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<String> answer = client.send(
                    HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
                            .header("Cookie", "grundy_session=" + "a".repeat(43))
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
            assertThat(answer.statusCode()).as(path).isEqualTo(200);
            return answer.body();
        }
    }
}
