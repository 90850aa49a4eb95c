package dev.grundy.testsupport.content;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.testsupport.content.TestContent.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TestContentTest {
    @TempDir
    Path checkout;

    @BeforeEach
    void aCheckout() throws IOException {
        write(
                "src/main/java/a/Judge.java",
                "package a;\nclass Judge { Walls walls; String example = \"a name such as GMT-002\"; String languages = \"/languages.yaml\"; String page = \"/other/1\"; }");
        write("src/main/java/a/Walls.java", "package a;\nclass Walls {}");
        write("src/main/java/a/Page.java", "package a;\nclass Page {}");
        write("src/test/java/a/JudgeTest.java", """
                package a;
                @Tag("sandbox")
                class JudgeTest {
                    Judge judge;
                    Path cases = Path.of("src/test/resources/cases");
                    Path one = Path.of("problems", "GMT-001");
                    String table = "tables";
                    String page = "/pages/own";
                    String shape = "shapes/tri" + "angle.in";
                }
                """);
        write("src/test/java/a/EveryProblemTest.java", """
                package a;
                @Slow("walks all")
                class EveryProblemTest {
                    Path all = Path.of("problems");
                    String name = "GMT-001";
                    Path tables = Path.of("target/classes/db/migration");
                }
                """);
        write("src/main/resources/languages.yaml", "python");
        write("src/main/resources/templates/page.html", "<p>");
        write("src/main/resources/web/app.js", "1");
        write("src/main/resources/messages/web/frame.properties", "a=b");
        write("src/test/resources/cases/one.in", "1");
        write("src/test/resources/other/one.in", "1");
        write("src/test/resources/tables/one.in", "1");
        write("src/test/resources/pages/one.in", "1");
        write("src/test/resources/shapes/triangle.in", "1");
        write("src/main/c/cell/cell.c", "int main;");
        write("pom.xml", "<project>");
        write("migrations/V1__a.sql", "create");
        write("problems/common/referee.h", "int r;");
        write("problems/GMT-001/problem.yaml", "name: one");
        write("problems/GMT-002/problem.yaml", "name: two");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "src/test/java/a/JudgeTest.java",
                "src/main/java/a/Judge.java",
                "src/main/java/a/Walls.java",
                "src/main/resources/languages.yaml",
                "src/test/resources/cases/one.in",
                "src/test/resources/cases/new.in",
                "src/test/resources/shapes/triangle.in",
                "src/main/c/cell/cell.c",
                "pom.xml",
                "problems/common/referee.h",
                "problems/GMT-001/problem.yaml",
                "problems/GMT-001/data/new.in"
            })
    void whatATestNeedsChangesItsContent(String path) throws IOException {
        assertThat(changes("a.JudgeTest", path)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "src/main/java/a/Page.java",
                "src/test/java/a/EveryProblemTest.java",
                "src/main/resources/templates/page.html",
                "src/main/resources/web/app.js",
                "src/main/resources/messages/web/frame.properties",
                "src/test/resources/other/one.in",
                "src/test/resources/tables/one.in",
                "src/test/resources/pages/one.in",
                "src/test/resources/run/proved.txt",
                "migrations/V1__a.sql",
                "problems/GMT-002/problem.yaml",
                "README.md",
                "target/classes/a/Judge.class"
            })
    void whatATestDoesNotNeedChangesNothing(String path) throws IOException {
        assertThat(changes("a.JudgeTest", path)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"src/test/resources/run/proved.txt", "src/test/resources/browser/seen.json"})
    void aRecordOfRunsIsNoContent(String path) throws IOException {
        write("src/test/java/a/RecordTest.java", """
                package a;
                @Slow("reads a record")
                class RecordTest {
                    String record = "%s";
                }
                """.formatted(path));

        assertThat(changes("a.RecordTest", path)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"problems/GMT-002/problem.yaml", "problems/GMT-003/problem.yaml", "migrations/V2__b.sql"})
    void aTestThatWalksADirectoryNeedsAllOfIt(String path) throws IOException {
        assertThat(changes("a.EveryProblemTest", path)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "src/main/java/a/Page.java",
                "src/main/resources/templates/page.html",
                "src/main/resources/messages/web/frame.properties",
                "src/test/java/a/PagesTest.java",
                "src/test/java/a/TestBean.java",
                "migrations/V1__a.sql",
                "problems/GMT-002/problem.yaml",
                "pom.xml",
                "grundy"
            })
    void whatRunsTheProductNeedsAllOfIt(String path) throws IOException {
        writeApplication();

        assertThat(changes("a.PagesTest", path)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "src/test/java/a/EveryProblemTest.java",
                "src/test/resources/cases/one.in",
                "src/test/resources/run/proved.txt",
                "README.md",
                "docs/solving.md"
            })
    void whatRunsTheProductNeedsNoOtherTestAndNoDocument(String path) throws IOException {
        writeApplication();

        assertThat(changes("a.PagesTest", path)).isFalse();
    }

    private void writeApplication() throws IOException {
        write("src/test/java/a/PagesTest.java", "package a;\n@QuarkusTest\nclass PagesTest {}");
        write("src/test/java/a/TestBean.java", "package a;\n@ApplicationScoped\nclass TestBean {}");
    }

    @Test
    void aContentIsTheSameInAnotherDirectory() throws IOException {
        ContentHash here = content("a.JudgeTest");
        Path other = checkout.resolve("other");
        Files.createDirectories(other);
        for (String top : new String[] {"src", "problems", "migrations", "pom.xml"}) {
            Files.move(checkout.resolve(top), other.resolve(top));
        }

        assertThat(new TestContent(other).all()).containsEntry("a.JudgeTest", here);
    }

    @Test
    void fastClassesAndThoseThatAreLeftOutAnywayDoNotCount() throws IOException {
        write("src/test/java/a/FastTest.java", "package a;\nclass FastTest { Slow slow; }");
        write("src/test/java/a/StartIT.java", "package a;\nclass StartIT {}");
        writeApplication();
        write(
                "src/test/java/a/ChaosTest.java",
                "package a;\n@Tag(\"sandbox\")\n@AllOnly(\"rare\")\nclass ChaosTest {}");

        TestContent content = new TestContent(checkout);
        assertThat(content.all()).containsOnlyKeys("a.EveryProblemTest", "a.JudgeTest", "a.PagesTest", "a.StartIT");
        assertThat(content.all().keySet().stream().map(content::kind))
                .containsExactly(Kind.CELLS, Kind.CELLS, Kind.APPLICATION, Kind.PROCESS);
    }

    @Test
    void testsOfTheWallsAndThoseThatSaySoAreForEveryRun() throws IOException {
        TestContent ours = new TestContent(Path.of(""));

        assertThat(ours.isForEveryRun("dev.grundy.judge.sandbox.HostileTest")).isTrue();
        assertThat(ours.isForEveryRun("dev.grundy.studio.verify.SampledProofsTest"))
                .isTrue();
        assertThat(ours.isForEveryRun("dev.grundy.judge.judging.JudgeTest")).isFalse();
    }

    @Test
    void testsOfTheJudgeNeedTheJudgeAndNoPage() throws IOException {
        TestContent ours = new TestContent(Path.of("").toAbsolutePath());

        assertThat(ours.all()).hasSizeGreaterThan(30);
        assertThat(ours.filesOf("dev.grundy.judge.judging.JudgeTest"))
                .contains(
                        "pom.xml",
                        "src/main/c/cell/cell.c",
                        "src/main/resources/languages.yaml",
                        "src/test/resources/judging/sum/package/problem.yaml")
                .noneMatch(path -> path.contains("/templates/")
                        || path.startsWith("src/test/resources/hostile")
                        || path.startsWith("problems/GMT"));
    }

    private boolean changes(String test, String path) throws IOException {
        ContentHash before = content(test);
        Path file = checkout.resolve(path);
        write(path, (Files.exists(file) ? Files.readString(file) : "") + "\n");
        return !content(test).equals(before);
    }

    private ContentHash content(String test) throws IOException {
        return Objects.requireNonNull(new TestContent(checkout).all().get(test), test);
    }

    private void write(String path, String text) throws IOException {
        Path file = checkout.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
