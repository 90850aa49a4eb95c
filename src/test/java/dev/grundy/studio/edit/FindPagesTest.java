package dev.grundy.studio.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.studio.copy.StudioVisit;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A text in all files of a copy. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class FindPagesTest {
    private static final String FIRST = "notes/first.txt";
    private static final String SECOND = "notes/second.txt";
    private static final int LONGEST_FILE = 1 << 17;

    @Inject
    DataSource database;

    private StudioVisit eve;

    @BeforeEach
    void aCopyWithNotes() {
        eve = StudioVisit.of(database);
        eve.write(FIRST, "a lump of stones\nno more\ntwo lumps, one Lump\n");
        eve.write(SECOND, "the last lump\n");
    }

    @Test
    void theFilesLeadToThePage() {
        assertThat(eve.page("/files")).contains(eve.copy() + "/find\"");
        assertThat(eve.page("/find")).contains("Text to find", "name=\"case\" value=\"yes\" checked");
    }

    @Test
    void hitsAreShownByFileWithLineAndWhatStandsAround() {
        assertThat(found(Map.of("text", "lump", "case", "yes")))
                .contains(
                        "3 hits in 2 files",
                        "path=notes%2Ffirst.txt&amp;line=1\">notes/first.txt:1</a> <code>a <mark>lump</mark> of stones",
                        "notes/first.txt:3</a> <code>two <mark>lump</mark>s, one Lump",
                        "notes/second.txt:1</a> <code>the last <mark>lump</mark></code>")
                .doesNotContain("<mark>Lump</mark>", "first.txt:2");
        assertThat(found(Map.of("text", "lump"))).contains("4 hits in 2 files", "<mark>Lump</mark>");
    }

    @Test
    void aTextIsNoExpressionAndNoMarkup() {
        eve.write(SECOND, "a.c <b> $1 \\1 [x]\nabc\n");
        assertThat(found(Map.of("text", "a.c", "case", "yes"))).contains("<mark>a.c</mark>", "1 hit in 1 file");
        assertThat(found(Map.of("text", "<b> $1"))).contains("<mark>&lt;b&gt; $1</mark>");
        replaced(Map.of("text", "$1 \\1 [x]", "replacement", "$0 \\2", "in", "all"));
        assertThat(eve.raw(SECOND)).isEqualTo("a.c <b> $0 \\2\nabc\n");
    }

    @Test
    void allHitsAreReplacedAsOneRevision() {
        long seen = eve.revision();
        assertThat(replaced(Map.of("text", "lump", "case", "yes", "replacement", "pile", "in", "all")))
                .contains("Hits replaced: 3, files changed: 2. The change is revision " + (seen + 1) + ".");
        assertThat(eve.revision()).isEqualTo(seen + 1);
        assertThat(eve.raw(FIRST)).isEqualTo("a pile of stones\nno more\ntwo piles, one Lump\n");
        assertThat(eve.raw(SECOND)).isEqualTo("the last pile\n");
    }

    @Test
    void anEmptyReplacementTakesTheTextOut() {
        replaced(Map.of("text", "the last ", "replacement", "", "in", "all"));
        assertThat(eve.raw(SECOND)).isEqualTo("lump\n");
    }

    @Test
    void filesThatAreNotTickedStayAsTheyAre() {
        replaced(Map.of("text", "lump", "replacement", "pile", "in", "ticked", "file", List.of(SECOND)));
        assertThat(eve.raw(FIRST)).contains("a lump of stones");
        assertThat(eve.raw(SECOND)).isEqualTo("the last pile\n");
    }

    @Test
    void filesThatNoFormCanHoldAreLeftOutAndNamed() {
        eve.posted()
                .multiPart("file", "lump.bin", "lump\0".getBytes(StandardCharsets.UTF_8))
                .multiPart("directory", "notes")
                .post(eve.copy() + "/files/upload");
        eve.posted()
                .multiPart(
                        "file", "long.txt", "lump ".repeat(LONGEST_FILE / 5 + 1).getBytes(StandardCharsets.UTF_8))
                .multiPart("directory", "notes")
                .post(eve.copy() + "/files/upload");
        assertThat(found(Map.of("text", "lump", "case", "yes")))
                .contains("3 hits in 2 files", "2 files were left out", ">notes/lump.bin</a>", ">notes/long.txt</a>");
        replaced(Map.of("text", "lump", "replacement", "pile", "in", "all"));
        assertThat(eve.raw("notes/lump.bin")).isEqualTo("lump\0");
    }

    @Test
    void linesOfTwoHundredHitsAreShownAndAllAreReplaced() {
        eve.write(FIRST, "lump\n".repeat(300));
        String page = found(Map.of("text", "lump"));
        assertThat(page).contains("301 hits in 2 files", "The lines of the first 200 hits are shown");
        assertThat(page.split("<mark>", -1)).hasSize(201);
        assertThat(page).contains("value=\"" + SECOND + "\"");
        replaced(Map.of("text", "lump", "replacement", "pile", "in", "all"));
        assertThat(eve.raw(FIRST)).isEqualTo("pile\n".repeat(300));
        assertThat(eve.raw(SECOND)).isEqualTo("the last pile\n");
    }

    @Test
    void ofALongLineWhatStandsNearIsShown() {
        eve.write(FIRST, "x".repeat(50_000) + "needle" + "y".repeat(50_000) + "\n");
        assertThat(found(Map.of("text", "needle")))
                .contains("<code>…" + "x".repeat(80) + "<mark>needle</mark>" + "y".repeat(80) + "…</code>");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a\nb", "a\0b", "a\u001bb", "\uFEFF"})
    void whatCannotBeFoundIsRefused(String text) {
        long seen = eve.revision();
        assertThat(refused("/find", Map.of("text", text, "replacement", "kept so")))
                .contains("field__error", "kept so");
        assertThat(refused("/find/replace", Map.of("text", text, "replacement", "kept so", "in", "all")))
                .contains("field__error", "kept so");
        assertThat(eve.revision()).isEqualTo(seen);
    }

    @Test
    void tenThousandCharactersAreRefusedAndStayInTheField() {
        String text = "x".repeat(10_000);
        assertThat(refused("/find", Map.of("text", text)))
                .contains("at most 200 characters; these are 10,000", "value=\"" + text + "\"");
        assertThat(refused("/find/replace", Map.of("text", "lump", "replacement", text, "in", "all")))
                .contains("at most 200 characters; these are 10,000", "value=\"" + text + "\"", "hits in 2 files");
    }

    @Test
    void nothingFoundIsSaid() {
        assertThat(found(Map.of("text", "no such words", "replacement", "kept so")))
                .contains("No hit in no file", "No file holds this text", "kept so");
        assertThat(refused("/find/replace", Map.of("text", "no such words", "replacement", "kept so", "in", "all")))
                .contains("No file holds this text", "kept so");
    }

    @Test
    void withoutATickNothingIsReplaced() {
        assertThat(refused("/find/replace", Map.of("text", "lump", "replacement", "pile", "in", "ticked")))
                .contains("Tick the files", "value=\"pile\"");
    }

    @Test
    void theSameTextIsNoChange() {
        assertThat(refused("/find/replace", Map.of("text", "lump", "case", "yes", "replacement", "lump", "in", "all")))
                .contains("stands there already");
    }

    @Test
    void hitsThatSomebodyHasChangedMeanwhileAreNotReplaced() {
        long seen = eve.revision();
        eve.write(SECOND, "the very last lump\n");
        Map<String, Object> fields =
                Map.of("text", "lump", "replacement", "pile", "in", "all", "revision", String.valueOf(seen));
        String page = refused("/find/replace", fields);
        assertThat(page)
                .contains("Somebody has changed these files meanwhile", "value=\"pile\"", "the very last <mark>lump")
                .contains("name=\"revision\" value=\"" + (seen + 1) + "\"");
        assertThat(eve.raw(FIRST)).contains("a lump of stones");
        eve.done(
                "/find/replace",
                Map.of(
                        "text",
                        "lump",
                        "replacement",
                        "pile",
                        "in",
                        "ticked",
                        "file",
                        List.of(FIRST),
                        "revision",
                        seen));
        assertThat(eve.raw(FIRST)).contains("a pile of stones");
        assertThat(eve.raw(SECOND)).isEqualTo("the very last lump\n");
    }

    @Test
    void aTickedFileThatHoldsNoHitIsSaid() {
        assertThat(refused(
                        "/find/replace",
                        Map.of("text", "lump", "replacement", "pile", "in", "ticked", "file", List.of("problem.yaml"))))
                .contains("Somebody has changed these files meanwhile");
    }

    /** Each letter would become 200: no such file is built. */
    @Test
    void aFileThatWouldGrowTooLongIsNamed() {
        eve.write(FIRST, "q".repeat(LONGEST_FILE / 2) + "\n");
        assertThat(refused(
                        "/find/replace",
                        Map.of("text", "q", "case", "yes", "replacement", "p".repeat(200), "in", "all")))
                .contains("With this text, notes/first.txt would be too long");
        assertThat(eve.raw(FIRST)).startsWith("qqq");
    }

    private String found(Map<String, Object> fields) {
        Response page = eve.posted().formParams(fields).post(eve.copy() + "/find");
        assertThat(page.statusCode()).isEqualTo(200);
        return page.asString().replaceAll("\\s+", " ");
    }

    private String refused(String below, Map<String, Object> fields) {
        return eve.refused(below, seen(fields));
    }

    /** The page that it leads to. */
    private String replaced(Map<String, Object> fields) {
        eve.done("/find/replace", seen(fields));
        return eve.page("/find");
    }

    private Map<String, Object> seen(Map<String, Object> fields) {
        Map<String, Object> all = new HashMap<>(fields);
        all.computeIfAbsent("revision", unused -> eve.revision());
        return all;
    }
}
