package dev.grundy.studio.version;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.FileTree;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.tree.Archive;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.EmptiedCatalogue;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A problem that came from the directory is edited in the studio. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class LiveCopyPagesTest {
    private static final String PROBLEM = "/problems/stones-one-three-four";
    private static final String COPIES = "/admin" + PROBLEM + "/copies";
    private static final String STATEMENT = "statement/problem.en.md";

    @Inject
    Catalogue catalogue;

    @Inject
    DataSource database;

    @TempDir
    Path directory;

    private Visit eve;
    private Path root;

    @BeforeEach
    void aProblemOfTheDirectory() throws IOException {
        forget();
        eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        root = Files.createDirectory(directory.resolve("packages")).resolve("GMT-001");
        FileTree.copy(Path.of("problems/GMT-001"), root);
        Files.createDirectories(root.resolve("attachments"));
        Files.write(root.resolve("attachments/odd.bin"), new byte[] {0, 1, 2, -1});
        catalogue.load(root.getParent());
    }

    @AfterEach
    void forget() {
        Sql.of("delete from working_copy where name = 'GMT-001'").on(database).update();
        EmptiedCatalogue.in(database);
    }

    @Test
    void theCopyHasEveryFileOfTheLiveVersionAndNoOther() throws IOException {
        String copy = edit();
        assertThat(eve.get(copy).asString()).contains("This working copy has the files of version 1.");
        Path zip = Files.write(
                directory.resolve("copy.zip"), eve.get(copy + "/archive.zip").asByteArray());
        assertThat(files(Archive.unpack(zip, directory))).isEqualTo(files(root));
        assertThat(eve.get(COPIES + copy.substring(copy.lastIndexOf('/'))).asString())
                .contains("No file differs.");
    }

    @Test
    void problemVersionsAndPackagesLeadToIt() {
        String form = "action=\"" + COPIES + "\"";
        assertThat(eve.get(PROBLEM).asString()).contains(form, "Edit in the studio");
        assertThat(eve.get("/admin" + PROBLEM + "/versions").asString())
                .contains(form)
                .doesNotContain(COPIES + "/");
        assertThat(eve.get("/admin/problems").asString()).contains("form" + form);
        assertThat(Visit.signedIn().get(PROBLEM).asString()).doesNotContain("/copies", "Edit in the studio");
        String copy = edit();
        assertThat(eve.get("/admin" + PROBLEM + "/versions").asString())
                .contains(COPIES + copy.substring(copy.lastIndexOf('/')));
    }

    @Test
    void whatWasChangedStandsBesideTheLiveVersionAndIsKeptByASecondPress() {
        String copy = edit();
        change(copy, "A <new> last line.");
        assertThat(edit()).isEqualTo(copy);
        assertThat(eve.get(copy).asString()).contains("GMT-001 is being written already. Nothing was changed.");
        assertThat(eve.get(COPIES + copy.substring(copy.lastIndexOf('/'))).asString())
                .contains("GMT-001: version 1 and the working copy", "One file differs.", STATEMENT)
                .contains("A &lt;new&gt; last line.")
                .doesNotContain("<new>", "generators.yaml");
    }

    @Test
    void twoWhoPressAtOnceAreLedToOneCopy() throws Exception {
        List<Callable<String>> presses = List.of(this::edit, this::edit, this::edit, this::edit);
        try (ExecutorService all = Executors.newFixedThreadPool(presses.size())) {
            assertThat(all.invokeAll(presses).stream()
                            .map(one -> one.resultNow())
                            .distinct())
                    .hasSize(1);
        }
    }

    @Test
    void aFileThatTheStudioCannotHoldIsSaid() throws IOException {
        Files.write(root.resolve("attachments/large.bin"), new byte[(4 << 20) + 1]);
        catalogue.load(root.getParent());
        assertThat(path(eve.submit(COPIES, Map.of()))).isEqualTo("/admin" + PROBLEM + "/versions");
        assertThat(eve.get("/admin" + PROBLEM + "/versions").asString()).contains("The file is too large.");
    }

    @Test
    void nobodyButAnAdminGetsThere() {
        String copy = edit();
        String changes = COPIES + copy.substring(copy.lastIndexOf('/'));
        Visit ada = Visit.signedIn();
        assertThat(ada.submit(COPIES, Map.of()).statusCode()).isEqualTo(404);
        assertThat(ada.get(changes).statusCode()).isEqualTo(404);
        assertThat(eve.get(COPIES + "/999999999").statusCode()).isEqualTo(404);
        assertThat(eve.submit("/admin/problems/no-such-problem/copies", Map.of())
                        .statusCode())
                .isEqualTo(404);
    }

    private String edit() {
        return path(eve.submit(COPIES, Map.of()));
    }

    private void change(String copy, String line) {
        String text = eve.get(copy + "/file/raw?path=" + STATEMENT).asString();
        eve.submit(copy + "/file", Map.of("path", STATEMENT, "revision", "1", "text", text + "\n" + line + "\n"))
                .then()
                .statusCode(303);
    }

    private static String path(Response response) {
        assertThat(response.statusCode()).isEqualTo(303);
        return java.net.URI.create(response.header("Location")).getPath();
    }

    /** Path to content, and whether the file may be executed. A recorded proof belongs to the directory and to no version. */
    private static Map<String, String> files(Path root) throws IOException {
        Map<String, String> all = new TreeMap<>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(Files::isRegularFile)
                    .filter(file -> !file.endsWith(ProblemPackage.PROOF))
                    .toList()) {
                all.put(
                        root.relativize(file).toString(),
                        HexFormat.of().formatHex(Files.readAllBytes(file)) + " " + Files.isExecutable(file));
            }
        }
        return all;
    }
}
