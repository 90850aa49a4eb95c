package dev.grundy.studio.tab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.studio.copy.StudioVisit;
import dev.grundy.testsupport.PostgresResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.HashMap;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The tab of samples and of what tests are made from. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class TestPagesTest {
    private static final String FILE = "generators/generators.yaml";
    private static final String FIRST =
            "      - first-piles: {in: \"4\\n0\\n1\\n2\\n3\\n\", ans: \"Second\\nFirst\\nFirst\\nSecond\\n\"}\n";

    @Inject
    DataSource database;

    private StudioVisit eve;

    @BeforeEach
    void aCopy() {
        eve = StudioVisit.of(database);
    }

    @Test
    void samplesAndLinesAreListed() {
        assertThat(eve.page("/tests"))
                .contains(
                        "first-piles",
                        "Second\nFirst\nFirst\nSecond",
                        "gen.cpp random 50 100 {seed}",
                        "8 tests with the samples",
                        "generators.yaml&amp;line=8",
                        "generators/gen.cpp");
    }

    @Test
    void aSampleIsAddedChangedAndDeleted() {
        String before = eve.raw(FILE);
        eve.done("/tests/add", Map.of("group", "sample", "name", "empty", "input", "1\r\n0", "answer", "Second"));
        assertThat(eve.raw(FILE))
                .isEqualTo(before.replace(FIRST, FIRST + "      - empty: {in: \"1\\n0\\n\", ans: \"Second\\n\"}\n"));
        assertThat(eve.page("")).contains("The package is read without a fault.");
        eve.done(
                "/tests/change",
                Map.of(
                        "id",
                        "sample/empty",
                        "revision",
                        eve.revision(),
                        "name",
                        "one",
                        "input",
                        "1\n1\n",
                        "answer",
                        ""));
        assertThat(eve.raw(FILE)).isEqualTo(before.replace(FIRST, FIRST + "      - one: {in: \"1\\n1\\n\"}\n"));
        eve.done("/tests/delete", Map.of("id", "sample/one", "revision", eve.revision()));
        assertThat(eve.raw(FILE)).isEqualTo(before);
        assertThat(eve.refused("/tests/delete", Map.of("id", "sample/one", "revision", eve.revision())))
                .contains("These tests no longer exist");
    }

    @Test
    void aSampleOfAnInteractiveProblemSaysWhatBothSay() {
        assertThat(eve.page("/tests")).doesNotContain("name=\"interaction\"");
        eve.write("problem.yaml", eve.raw("problem.yaml").replace("type: pass-fail", "type: interactive"));
        assertThat(eve.page("/tests")).contains("name=\"interaction\"");
        Map<String, Object> sample = Map.of("group", "sample", "name", "talk", "input", "1\n0");
        assertThat(eve.refused("/tests/add", with(sample, "<1\n2\n"))).contains("Begin each line with", "&lt;1\n2");
        eve.done("/tests/add", with(sample, "<1\n>2\n"));
        assertThat(eve.raw(FILE)).contains("- talk: {in: \"1\\n0\\n\", interaction: \"<1\\n>2\\n\"}");
        assertThat(eve.page("/tests")).contains("&lt;1\n&gt;2");
    }

    private static Map<String, Object> with(Map<String, Object> fields, String interaction) {
        Map<String, Object> more = new HashMap<>(fields);
        more.put("interaction", interaction);
        return more;
    }

    @Test
    void aLineOfTestsIsAddedChangedAndDeleted() {
        String before = eve.raw(FILE);
        eve.done(
                "/tests/add",
                Map.of(
                        "group",
                        "secret",
                        "name",
                        "more",
                        "command",
                        "gen.cpp random 9 9 {seed}",
                        "count",
                        "3",
                        "input",
                        ""));
        assertThat(eve.raw(FILE))
                .isEqualTo(before + "      - more: {generate: \"gen.cpp random 9 9 {seed}\", count: 3}\n");
        assertThat(eve.page("")).contains("The package is read without a fault.");
        eve.done(
                "/tests/change",
                Map.of(
                        "id",
                        "secret/random-large",
                        "revision",
                        1,
                        "name",
                        "random-large",
                        "command",
                        "gen.cpp random {{t_max}} {{n_max}} {seed}",
                        "count",
                        "4"));
        assertThat(eve.raw(FILE)).contains("{n_max}} {seed}\", count: 4}");
        eve.done(
                "/tests/change",
                Map.of(
                        "id",
                        "secret/random-small",
                        "revision",
                        eve.revision(),
                        "name",
                        "small",
                        "command",
                        "gen.cpp random 5 10 {seed}",
                        "count",
                        "1"));
        assertThat(eve.raw(FILE)).contains("      - small: \"gen.cpp random 5 10 {seed}\"\n");
        eve.done("/tests/delete", Map.of("id", "secret/more", "revision", eve.revision()));
        assertThat(eve.raw(FILE)).doesNotContain("more");
        assertThat(eve.page("")).contains("The package is read without a fault.");
    }

    @Test
    void linesThatTwoChangeAreMergedUnlessTheyAreTheSame() {
        eve.done(
                "/tests/change",
                Map.of(
                        "id",
                        "secret/random-small",
                        "revision",
                        1,
                        "name",
                        "random-small",
                        "command",
                        "gen.cpp random 1 1 {seed}",
                        "count",
                        "1"));
        eve.done(
                "/tests/change",
                Map.of(
                        "id",
                        "secret/random-medium",
                        "revision",
                        1,
                        "name",
                        "random-medium",
                        "command",
                        "gen.cpp random 2 2 {seed}",
                        "count",
                        "1"));
        assertThat(eve.refused(
                        "/tests/change",
                        Map.of(
                                "id",
                                "secret/random-small",
                                "revision",
                                1,
                                "name",
                                "random-small",
                                "command",
                                "gen.cpp random 3 3 {seed}",
                                "count",
                                "1")))
                .contains("Somebody has changed these tests meanwhile", "gen.cpp random 3 3 {seed}");
        assertThat(eve.raw(FILE)).contains("random 1 1", "random 2 2").doesNotContain("random 3 3");
    }

    @Test
    void samplesThatAreFilesAreChangedAsFiles() {
        eve.write("data/sample/own.in", "1\n0\n");
        eve.write("data/sample/own.ans", "Second\n");
        assertThat(eve.page("/tests")).contains("data/sample/own.in");
        long seen = eve.revision();
        eve.done(
                "/tests/change",
                Map.of(
                        "id",
                        "data/sample/own",
                        "revision",
                        seen,
                        "name",
                        "first",
                        "input",
                        "1\n3\n",
                        "answer",
                        "Second\n"));
        assertThat(eve.revision()).isEqualTo(seen + 1);
        assertThat(eve.raw("data/sample/first.in")).isEqualTo("1\n3\n");
        assertThat(eve.has("data/sample/own.in")).isFalse();
        eve.done("/tests/delete", Map.of("id", "data/sample/first", "revision", eve.revision()));
        assertThat(eve.has("data/sample/first.ans")).isFalse();
    }

    @Test
    void aTestWithACommentInsideIsChangedInItsFile() {
        eve.write(
                FILE,
                eve.raw(FILE)
                        .replace(
                                "      - random-small:",
                                "      - odd:\n          # why\n          copy: x\n      - random-small:"));
        assertThat(eve.page("/tests")).contains("Written in a way that is changed in the file.");
        assertThat(eve.get("/tests?test=secret/odd").statusCode()).isEqualTo(404);
        assertThat(eve.refused("/tests/delete", Map.of("id", "secret/odd", "revision", eve.revision())))
                .contains("no longer exist");
    }

    @ParameterizedTest
    @CsvSource({
        "'', gen.cpp x, 1, A name has letters",
        "'a b', gen.cpp x, 1, A name has letters",
        "../a, gen.cpp x, 1, A name has letters",
        "a, '', 1, Write a program and its arguments",
        "a, gen.cpp x, 0, Write a whole number from 1 to 1000",
        "a, gen.cpp x, 1001, Write a whole number from 1 to 1000",
        "a, gen.cpp x, many, Write a whole number from 1 to 1000",
        "random-small, gen.cpp x, 1, There are tests of that name in this group already"
    })
    void whatIsWrongWithALineIsSaid(String name, String command, String count, String said) {
        assertThat(eve.refused(
                        "/tests/add",
                        Map.of("group", "secret", "name", name, "command", command, "count", count, "input", "")))
                .contains(said, "value=\"" + name + "\"", "value=\"" + count + "\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a\u0000b"})
    void whatIsNoInputIsSaid(String input) {
        assertThat(eve.refused(
                        "/tests/add", Map.of("group", "sample", "name", "x", "input", input, "answer", "kept so")))
                .contains("kept so", "field__error");
    }

    @Test
    void testsOfNoGroupAreRefused() {
        assertThat(eve.refused(
                        "/tests/add",
                        Map.of(
                                "group",
                                "secret/../../x",
                                "name",
                                "x",
                                "command",
                                "gen.cpp x",
                                "count",
                                "1",
                                "input",
                                "")))
                .contains("Choose one of the list.");
    }

    @Test
    void aFileThatIsNoYamlIsLeftAlone() {
        eve.write(FILE, "data: [\n");
        assertThat(eve.page("/tests")).contains("This file cannot be read; fix it first:");
        assertThat(eve.refused("/tests/add", Map.of("group", "sample", "name", "x", "input", "1", "answer", "")))
                .contains("A form would lose something in this file");
        assertThat(eve.raw(FILE)).isEqualTo("data: [\n");
    }
}
