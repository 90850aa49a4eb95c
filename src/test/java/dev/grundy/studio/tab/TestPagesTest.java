package dev.grundy.studio.tab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.studio.copy.StudioVisit;
import dev.grundy.testsupport.PostgresResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
    private static final String HASHES = "generators/hashes.json";
    private static final String SUBMISSIONS = "submissions/submissions.yaml";
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
    void aTestIsRenamedWhereverThePackageNamesIt() {
        eve.write(FILE, eve.raw(FILE) + "  invalid_input:\n    include: [random-small]\n");
        eve.write("data/secret/4-random-small.hint", "few stones\n");
        eve.write("data/secret/6-random-large-1.desc", "many stones\n");
        eve.write(HASHES, hashes("secret/4-random-small", "secret/5-random-medium", "secret/6-random-large-1"));
        eve.write(SUBMISSIONS, "# odd\naccepted/solution.cpp:\n  secret/4-random-small: {permitted: [AC]}\n");
        assertThat(eve.page("/tests")).contains("/tests?rename=secret%2Frandom-small#rename");
        assertThat(eve.page("/tests?rename=secret/random-small")).contains("Rename the tests", "hashes.json");
        long seen = eve.revision();
        eve.done("/tests/rename", Map.of("id", "secret/random-small", "revision", seen, "name", "few"));
        assertThat(eve.revision()).isEqualTo(seen + 1);
        assertThat(eve.raw(FILE))
                .contains("      - few: gen.cpp random 50 100 {seed}\n", "include: [\"few\"]")
                .doesNotContain("random-small");
        assertThat(eve.has("data/secret/4-random-small.hint")).isFalse();
        assertThat(eve.raw("data/secret/4-few.hint")).isEqualTo("few stones\n");
        assertThat(eve.raw(HASHES))
                .isEqualTo(hashes("secret/4-few", "secret/5-random-medium", "secret/6-random-large-1"));
        assertThat(eve.raw(SUBMISSIONS))
                .isEqualTo("# odd\naccepted/solution.cpp:\n  secret/4-few: {permitted: [AC]}\n");
        eve.done("/tests/rename", Map.of("id", "secret/random-large", "revision", seen, "name", "many"));
        assertThat(eve.raw("data/secret/6-many-1.desc")).isEqualTo("many stones\n");
        assertThat(eve.raw(HASHES)).contains("\"secret/6-many-1\"");
    }

    @Test
    void aNewNameInTheFormOfALineGoesEverywhereToo() {
        eve.write(HASHES, hashes("secret/2-nothing", "secret/4-random-small"));
        eve.done(
                "/tests/change",
                Map.of(
                        "id",
                        "secret/random-small",
                        "revision",
                        eve.revision(),
                        "name",
                        "few",
                        "command",
                        "gen.cpp random 5 10 {seed}",
                        "count",
                        "1"));
        assertThat(eve.raw(HASHES)).isEqualTo(hashes("secret/2-nothing", "secret/4-few"));
    }

    @Test
    void allFilesOfASampleAreRenamed() {
        eve.write("data/sample/own.in", "1\n0\n");
        eve.write("data/sample/own.ans", "Second\n");
        eve.write("data/sample/own.files/more.txt", "more\n");
        eve.write("data/sample/owner.in", "1\n0\n");
        eve.write(HASHES, hashes("sample/own", "sample/owner"));
        eve.done("/tests/rename", Map.of("id", "data/sample/own", "revision", eve.revision(), "name", "first"));
        assertThat(eve.has("data/sample/own.in")).isFalse();
        assertThat(eve.raw("data/sample/first.ans")).isEqualTo("Second\n");
        assertThat(eve.raw("data/sample/first.files/more.txt")).isEqualTo("more\n");
        assertThat(eve.has("data/sample/owner.in")).isTrue();
        assertThat(eve.raw(HASHES)).isEqualTo(hashes("sample/first", "sample/owner"));
    }

    @ParameterizedTest
    @CsvSource({
        "random-medium, There are tests of that name",
        "random-small, There are tests of that name",
        "'', A name has letters",
        "'a b', A name has letters",
        "../a, A name has letters",
        "a/b, A name has letters",
        "$0, A name has letters"
    })
    void aNameThatIsTakenOrNotAllowedIsRefused(String name, String said) {
        String before = eve.raw(FILE);
        assertThat(eve.refused(
                        "/tests/rename", Map.of("id", "secret/random-small", "revision", eve.revision(), "name", name)))
                .contains(said, "value=\"" + name + "\"");
        assertThat(eve.raw(FILE)).isEqualTo(before);
    }

    @Test
    void aNameThatFilesHaveAlreadyIsRefused() {
        eve.write("data/secret/4-few.hint", "of others\n");
        assertThat(rename("secret/random-small", "few")).contains("There are tests of that name");
    }

    /** Which of two hashes is meant, their names do not tell. */
    @Test
    void aNameThatLooksLikeAnotherTestsIsChangedByHand() {
        eve.write(FILE, eve.raw(FILE).replace("- random-medium:", "- random-large-1:"));
        eve.write(HASHES, hashes("secret/5-random-large-1", "secret/6-random-large-1", "secret/7-random-large-2"));
        String before = eve.raw(FILE);
        assertThat(rename("secret/random-large", "many")).contains("A form would lose something in this file");
        assertThat(eve.raw(FILE)).isEqualTo(before);
        assertThat(eve.raw(HASHES)).contains("6-random-large-1");
    }

    @Test
    void aTestThatIsGoneOrThatSomebodyHasChangedIsNotRenamed() {
        assertThat(rename("secret/never", "few")).contains("no longer exist");
        long seen = eve.revision();
        eve.write(FILE, eve.raw(FILE).replace("random 50 100", "random 51 100"));
        assertThat(eve.refused("/tests/rename", Map.of("id", "secret/random-small", "revision", seen, "name", "few")))
                .contains("Somebody has changed these tests meanwhile", "value=\"few\"");
        assertThat(eve.raw(FILE)).contains("random-small");
        assertThat(eve.get("/tests?rename=secret/never").statusCode()).isEqualTo(404);
    }

    private String rename(String id, String name) {
        return eve.refused("/tests/rename", Map.of("id", id, "revision", eve.revision(), "name", name));
    }

    private static String hashes(String... names) {
        return Stream.of(names)
                .map("    \"%s\" : {\"in\" : \"aa\", \"ans\" : \"bb\"}"::formatted)
                .collect(Collectors.joining(",\n", "{\n  \"tests\" : {\n", "\n  }\n}\n"));
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
    @ValueSource(strings = {"", "0", "-1", "1001", "99999999999", "many"})
    void theCountBesideAnInputHasTheSameBounds(String count) {
        assertThat(eve.refused(
                        "/tests/add",
                        Map.of("group", "secret", "name", "x", "command", "", "count", count, "input", "1\n0\n")))
                .contains("Write a whole number from 1 to 1000");
    }

    @Test
    void noTestGetsANameThatMakesAPathOfItsFilesTooLong() {
        eve.write("data/sample/own.in", "1\n0\n");
        eve.write("data/sample/own.files/" + "a".repeat(200), "more\n");
        assertThat(rename("data/sample/own", "b".repeat(100)))
                .contains("a path of more than 250 characters", "value=\"" + "b".repeat(100) + "\"");
        assertThat(eve.has("data/sample/own.in")).isTrue();
    }

    @Test
    void aSampleWhosePathHasNoRoomForItsAnswerIsRefused() {
        String id = "data/sample/" + "a".repeat(235);
        eve.write(id + ".in", "1\n0\n");
        Map<String, Object> fields = new HashMap<>(Map.of("id", id, "name", "a".repeat(235), "input", "1\n3\n"));
        fields.put("revision", eve.revision());
        eve.done("/tests/change", fields);
        assertThat(eve.raw(id + ".in")).isEqualTo("1\n3\n");
        fields.put("revision", eve.revision());
        fields.put("answer", "Second\n");
        assertThat(eve.refused("/tests/change", fields)).contains("a path of more than 250 characters", "Second");
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
