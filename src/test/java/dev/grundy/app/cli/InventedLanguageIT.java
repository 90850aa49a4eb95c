package dev.grundy.app.cli;

import static dev.grundy.testsupport.http.Request.given;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.grundy.testsupport.FreePort;
import dev.grundy.testsupport.Product;
import dev.grundy.testsupport.ReadyData;
import dev.grundy.testsupport.Script;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Request;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The built product with one more language in its {@code languages.yaml}, and no other file changed: it is offered everywhere. */
@Timeout(300)
class InventedLanguageIT {
    private static final Path CHECKOUT = Path.of("").toAbsolutePath();
    private static final Path BUILT = CHECKOUT.resolve("target/quarkus-app");
    private static final Path INVENTED = Path.of("src/test/resources/languages/invented");
    private static final Path LANGUAGES = Path.of("src/main/resources/languages.yaml");
    private static final Path PACKAGES = Path.of("src/main/sh/packages");
    private static final String PROBLEM = "stones-one-three-four";

    @TempDir
    Path home;

    @BeforeEach
    void copyTheProductWithOneMoreLanguage() throws IOException {
        String all = Files.readString(LANGUAGES) + Files.readString(INVENTED.resolve("tally.yaml"));
        Path app = Files.createDirectories(home.resolve("target/quarkus-app"));
        Files.copy(BUILT.resolve("quarkus-run.jar"), app.resolve("quarkus-run.jar"));
        Files.createSymbolicLink(app.resolve("lib"), BUILT.resolve("lib"));
        Files.createSymbolicLink(app.resolve("quarkus"), BUILT.resolve("quarkus"));
        Path jar = jarOfOurs();
        Path changed = Files.createDirectories(app.resolve("app")).resolve(jar.getFileName());
        Files.copy(jar, changed);
        try (FileSystem inside = FileSystems.newFileSystem(changed)) {
            Files.writeString(inside.getPath("languages.yaml"), all);
        }
        Files.createSymbolicLink(home.resolve("target/cell"), CHECKOUT.resolve("target/cell"));
        Files.createSymbolicLink(home.resolve("problems"), CHECKOUT.resolve("problems"));
        Path copied = home.resolve(LANGUAGES);
        Files.createDirectories(copied.getParent());
        Files.writeString(copied, all);
        Path script = home.resolve(PACKAGES);
        Files.createDirectories(script.getParent());
        Files.copy(PACKAGES, script, StandardCopyOption.COPY_ATTRIBUTES);
    }

    private static Path jarOfOurs() throws IOException {
        try (Stream<Path> files = Files.list(BUILT.resolve("app"))) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    @Test
    void theCommandLineJudgesItAndTellsOfIt() throws Exception {
        assertThat(say("doctor")).containsPattern("ok +Tally +\\S*awk, \\S*sed");
        assertThat(say(
                        "judge",
                        "GMT-001",
                        INVENTED.resolve("stones.tally").toAbsolutePath().toString()))
                .contains("AC (Accepted)");
        Path wrong = Files.writeString(home.resolve("wrong.tally"), "no bar here\n");
        assertThat(say("judge", "GMT-001", wrong.toString())).contains("CE (Compile error)");
        Process packages = new ProcessBuilder(home.resolve(PACKAGES).toString(), "tally").start();
        assertThat(new String(packages.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEqualTo("sed\nmawk\n");
    }

    @Test
    void pagesAndProgramsOfPeopleChooseIt() throws Exception {
        Path data = home.resolve("data");
        ReadyData.make(data);
        int port = FreePort.find();
        try (Product product = start(
                Map.of("GRUNDY_JUDGE_PREPARE", "false", "GRUNDY_JUDGE_LANGUAGES", "tally"),
                List.of("up", "--port", String.valueOf(port), "--data", data.toString()))) {
            product.outputUntil("Grundy is ready");
            Request.askAt("http://localhost:" + port);
            Visit ada = Visit.signedIn();
            assertThat(verdict(ada, submitted(ada))).isEqualTo("AC");
            awaitOffered();
            isInTheForm(ada);
            isKnownByItsText();
            assertThat(product.stop()).isZero();
        }
    }

    private static long submitted(Visit visit) throws IOException {
        return visit.request()
                .contentType("application/json")
                .body(Map.of(
                        "problem",
                        PROBLEM,
                        "language",
                        "tl",
                        "source",
                        Files.readString(INVENTED.resolve("stones.tally"))))
                .post("/api/v1/submissions")
                .then()
                .statusCode(201)
                .extract()
                .json()
                .getLong("id");
    }

    private static String verdict(Visit visit, long submission) {
        String address = "/api/v1/submissions/" + submission;
        String verdict = visit.get(address).json().getString("verdict");
        while (verdict == null) {
            verdict = visit.get(address).json().getString("verdict");
        }
        return verdict;
    }

    /** The node says what it found when it has tried all. */
    private static void awaitOffered() {
        List<String> ids = given().get("/api/v1/languages").json().getList("id", String.class);
        while (!ids.contains("tally")) {
            ids = given().get("/api/v1/languages").json().getList("id", String.class);
        }
        assertThat(ids).startsWith("cpp").endsWith("tally");
    }

    private static void isInTheForm(Visit visit) {
        String page = visit.get("/problems/" + PROBLEM + "?language=tally").asString();
        assertThat(page)
                .containsPattern(
                        "<option value=\"tally\" data-mode=\"python\" data-indent=\"3\" data-extensions=\"tally\"")
                .contains("| # Write your solution here.");
        assertThat(Visit.asGuest().get("/").asString()).contains("Tally. The verdict arrives");
    }

    private static void isKnownByItsText() throws IOException {
        Map<?, ?> signs = new ObjectMapper()
                .readValue(given().get("/languages/signs.json").asString(), Map.class);
        List<?> told = new Script("pasted.js", "languageOf")
                .call(List.of(List.of(Files.readString(INVENTED.resolve("stones.tally")), signs)));
        assertThat(told).singleElement().isEqualTo("tally");
    }

    private String say(String... arguments) throws Exception {
        try (Product product = start(Map.of(), List.of(arguments))) {
            return product.output();
        }
    }

    private Product start(Map<String, String> environment, List<String> arguments) throws IOException {
        return Product.start(home, environment, arguments);
    }
}
