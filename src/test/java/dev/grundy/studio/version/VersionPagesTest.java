package dev.grundy.studio.version;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.FileTree;
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
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class VersionPagesTest {
    private static final String PAGE = "/admin/problems/stones-one-three-four/versions";
    private static final Pattern LIVE = Pattern.compile("name=\"live\" value=\"(\\d+)\"");

    @Inject
    Catalogue catalogue;

    @Inject
    DataSource database;

    @TempDir
    Path directory;

    private Visit eve;
    private Path root;

    @BeforeEach
    void aProblemOfTwoVersions() throws IOException {
        eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        root = directory.resolve("GMT-001");
        FileTree.copy(Path.of("problems/GMT-001"), root);
        catalogue.load(directory);
        Path statement = root.resolve("statement/problem.en.md");
        Files.writeString(
                statement, Files.readString(statement).replaceFirst("title: .*", "title: \"Renamed <stones>\""));
        Files.write(root.resolve("attachments/odd.bin"), new byte[] {0, 1, 2});
        Files.delete(root.resolve("attachments/starter.py"));
        catalogue.load(directory);
    }

    @AfterEach
    void forget() {
        EmptiedCatalogue.in(database);
    }

    @Test
    void bothAreListedAndExactlyOneIsLive() {
        String page = eve.get(PAGE).asString();
        assertThat(page).contains("Version 1", "Version 2", "from the directory", "/versions/1/restore");
        assertThat(page.split("live now", -1)).hasSize(2);
        assertThat(page).doesNotContain("/versions/2/restore");
        assertThat(eve.get("/admin/problems").asString()).contains(PAGE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"?from=1&to=2", "?from=2&to=1"})
    void whatDiffersStandsFileByFileTheOlderOnTheLeft(String two) {
        String page = eve.get(PAGE + "/compare" + two).asString();
        assertThat(page)
                .contains("version 1 and version 2", "3 files differ.")
                .contains("attachments/odd.bin", "added", "the file is no text")
                .contains("attachments/starter.py", "removed")
                .contains("statement/problem.en.md", "changed", "&lt;stones&gt;")
                .doesNotContain("generators.yaml", "<stones>");
        assertThat(page.indexOf("Version 1</th>")).isPositive().isLessThan(page.indexOf("Version 2</th>"));
    }

    @Test
    void anOlderVersionIsLiveAgainWithItsReasonAndTheDirectoryLeavesIt() {
        Response restored = restore("1", "the new title is <wrong>", live());
        assertThat(restored.statusCode()).isEqualTo(303);
        assertThat(eve.get(PAGE).asString())
                .contains(
                        "Version 1 is live again.",
                        "an older version again",
                        "the new title is &lt;wrong&gt;",
                        eve.name());
        catalogue.load(directory);
        assertThat(title()).as("after the directory is read again").isNotEqualTo("Renamed <stones>");
        assertThat(Visit.asGuest().get("/problems/stones-one-three-four").asString())
                .doesNotContain("Renamed");
        assertThat(eve.get("/admin/audit").asString())
                .contains("Older version made live again", "Problem GMT-001", "the new title is &lt;wrong&gt;");
    }

    @Test
    void withoutAReasonNothingHappens() {
        Response refused = restore("1", "  ", live());
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("Say why, in a few words.");
        assertThat(title()).isEqualTo("Renamed <stones>");
    }

    @Test
    void whatWentLiveMeanwhileIsNotOverwrittenUnseen() {
        String seen = live();
        restore("1", "first", seen);
        restore("2", "second", seen);
        assertThat(eve.get(PAGE).asString()).contains("Another version has gone live meanwhile");
        assertThat(title()).isNotEqualTo("Renamed <stones>");
        restore("1", "again", live());
        assertThat(eve.get(PAGE).asString()).contains("It is live already.");
    }

    @Test
    void whateverIsAskedNothingBreaks() {
        for (String two :
                new String[] {"", "?from=1", "?from=1&to=1", "?from=1&to=99", "?from=x&to=-1", "?from=99999999999&to=1"
                }) {
            assertThat(eve.get(PAGE + "/compare" + two).statusCode()).as(two).isEqualTo(303);
        }
        assertThat(eve.get(PAGE + "/9/restore").statusCode()).isEqualTo(404);
        assertThat(restore("9", "x", live()).statusCode()).isEqualTo(404);
        assertThat(restore("1", "x", "x").statusCode()).isEqualTo(303);
        assertThat(eve.get("/admin/problems/no-such-problem/versions").statusCode())
                .isEqualTo(404);
        assertThat(title()).isEqualTo("Renamed <stones>");
        Visit ada = Visit.signedIn();
        assertThat(ada.get(PAGE).statusCode()).isEqualTo(404);
        assertThat(ada.submit(PAGE + "/1/restore", Map.of("reason", "x", "live", live()))
                        .statusCode())
                .isEqualTo(404);
    }

    private Response restore(String number, String reason, String live) {
        return eve.submit(PAGE + "/" + number + "/restore", Map.of("reason", reason, "live", live));
    }

    private String live() {
        Matcher live = LIVE.matcher(eve.get(PAGE + "/1/restore").asString());
        assertThat(live.find()).isTrue();
        return live.group(1);
    }

    private String title() {
        return Sql.of("select title from problem where slug = 'stones-one-three-four'")
                .on(database)
                .one(row -> row.getString("title"));
    }
}
