package dev.grundy.studio.tab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.studio.copy.StudioVisit;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.http.Response;
import dev.grundy.web.frame.Texts;
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

/** The tab of a working copy's programs. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class SolutionPagesTest {
    private static final String PARITY = "wrong_answer/parity.py";
    private static final String YAML = "submissions/submissions.yaml";
    private static final String GENERATORS = "generators/generators.yaml";

    @Inject
    DataSource database;

    private StudioVisit eve;

    @BeforeEach
    void aCopy() {
        eve = StudioVisit.of(database);
    }

    @Test
    void everyProgramIsListedWithWhatIsExpectedOfIt() {
        assertThat(eve.page("/solutions"))
                .contains(
                        "accepted/solution.cpp",
                        PARITY,
                        "time_limit_exceeded/no_memory.cpp",
                        "Wrong answer: some test WA, the others AC",
                        "<td>Python",
                        "<td>C++");
    }

    @Test
    void aProgramThatIsExpectedToFailOtherwiseMoves() {
        long before = eve.revision();
        String source = eve.raw("submissions/" + PARITY);
        eve.done(
                "/solutions/change",
                Map.of("program", PARITY, "revision", before, "folder", "rejected", "name", "even.py"));
        assertThat(eve.raw("submissions/rejected/even.py")).isEqualTo(source);
        assertThat(eve.has("submissions/" + PARITY)).isFalse();
        assertThat(eve.revision()).isEqualTo(before + 1);
        assertThat(eve.has(YAML)).isFalse();
    }

    @Test
    void moreThatIsExpectedGoesIntoSubmissionsYamlInTheSameRevision() {
        eve.write(
                YAML,
                "# ours\n" + PARITY + ":  # the naive one\n  message: differs\n\"*/solution.*\": {authors: Eve}\n");
        long before = eve.revision();
        assertThat(eve.page("/solutions")).contains("<q>differs</q>", "submissions/submissions.yaml:4");
        eve.done(
                "/solutions/change",
                Map.of(
                        "program",
                        PARITY,
                        "revision",
                        before,
                        "folder",
                        "rejected",
                        "name",
                        "parity.py",
                        "permitted",
                        List.of("WA", "AC"),
                        "message",
                        "differs",
                        "time-limit",
                        "false"));
        assertThat(eve.revision()).isEqualTo(before + 1);
        assertThat(eve.raw(YAML))
                .isEqualTo("# ours\nrejected/parity.py:  # the naive one\n  message: differs\n  permitted: [AC, WA]\n"
                        + "  use_for_time_limit: false\n\"*/solution.*\": {authors: Eve}\n");
        assertThat(eve.page("")).contains("The package is read without a fault.");
    }

    @Test
    void aWrongIdeaIsSaidInBothLanguages() {
        eve.done("/solutions/change", parity("idea-en", "counts in pairs", "idea-de", "in Paaren zählt"));
        assertThat(eve.raw(YAML)).contains("idea: {en: \"counts in pairs\", de: \"in Paaren zählt\"}");
        assertThat(eve.page("/solutions")).contains("<span lang=\"en\">counts in pairs</span>");
        assertThat(eve.page("")).contains("The package is read without a fault.");
        eve.done("/solutions/change", parity("idea-en", "counts in pairs", "idea-de", ""));
        assertThat(eve.raw(YAML)).contains("idea: \"counts in pairs\"");
        eve.done("/solutions/change", parity());
        assertThat(eve.raw(YAML)).doesNotContain("idea");
    }

    @Test
    void oneLanguageOfAnIdeaChangesInItsLine() {
        eve.write(YAML, PARITY + ":\n  idea:  # ours\n    en: counts\n    de: zählt  # so\n");
        eve.done("/solutions/change", parity("idea-en", "counts", "idea-de", "in Paaren zählt"));
        assertThat(eve.raw(YAML))
                .isEqualTo(PARITY + ":\n  idea:  # ours\n    en: counts\n    de: \"in Paaren zählt\"  # so\n");
    }

    @Test
    void anIdeaIsOneLineAndNotGermanAlone() {
        assertThat(eve.refused("/solutions/change", parity("idea-de", "in Paaren zählt")))
                .contains("The English words are needed", "value=\"in Paaren zählt\"");
        assertThat(eve.refused("/solutions/change", parity("idea-en", "x".repeat(201))))
                .contains("One line of at most 200 characters.");
        assertThat(eve.has(YAML)).isFalse();
    }

    @Test
    void whatIsAcceptedHasNoWrongIdea() {
        assertThat(eve.refused(
                        "/solutions/change", parity("folder", "accepted", "idea-en", "counts", "idea-de", "zählt")))
                .contains("An accepted program has no wrong idea", "value=\"counts\"");
        assertThat(eve.has(YAML)).isFalse();
    }

    private Map<String, Object> parity(String... more) {
        Map<String, Object> fields = new HashMap<>(
                Map.of("program", PARITY, "revision", eve.revision(), "folder", "wrong_answer", "name", "parity.py"));
        for (int i = 0; i < more.length; i += 2) {
            fields.put(more[i], more[i + 1]);
        }
        return fields;
    }

    @Test
    void theReferenceSolverKeepsItsTests() {
        eve.done(
                "/solutions/change",
                Map.of("program", "accepted/solution.cpp", "revision", 1, "folder", "accepted", "name", "best.cpp"));
        assertThat(eve.raw(GENERATORS)).contains("solution: /submissions/accepted/best.cpp\n");
        assertThat(eve.page("")).contains("The package is read without a fault.");
        assertThat(eve.refused("/solutions/delete", Map.of("program", "accepted/best.cpp", "revision", eve.revision())))
                .contains("Name another reference solver first", GENERATORS + ":2");
    }

    @Test
    void aProgramIsDeletedWithWhatIsSaidOfIt() {
        eve.write(YAML, PARITY + ": {message: differs}\naccepted/solution.py: {model_solution: true}\n");
        eve.done("/solutions/delete", Map.of("program", PARITY, "revision", eve.revision()));
        assertThat(eve.has("submissions/" + PARITY)).isFalse();
        assertThat(eve.raw(YAML)).isEqualTo("accepted/solution.py: {model_solution: true}\n");
        assertThat(eve.refused("/solutions/delete", Map.of("program", PARITY, "revision", eve.revision())))
                .contains("no longer exists");
    }

    @Test
    void aProgramThatSomebodyHasChangedSinceIsNotDeleted() {
        long seen = eve.revision();
        eve.write("submissions/" + PARITY, "print(1)\n");
        assertThat(eve.refused("/solutions/delete", Map.of("program", PARITY, "revision", seen)))
                .contains("Somebody has changed the file since you opened it");
    }

    @Test
    void whatTwoExpectDifferentlyIsSaid() {
        Map<String, ?> first = Map.of(
                "program", PARITY, "revision", 1, "folder", "wrong_answer", "name", "parity.py", "message", "one");
        Map<String, ?> second = Map.of(
                "program", PARITY, "revision", 1, "folder", "wrong_answer", "name", "parity.py", "message", "other");
        eve.done("/solutions/change", first);
        assertThat(eve.refused("/solutions/change", second))
                .contains("Somebody has changed what is expected of it meanwhile", "value=\"other\"");
        assertThat(eve.raw(YAML)).contains("message: \"one\"");
    }

    @Test
    void aProgramIsAddedFromTheEditor() {
        eve.done(
                "/solutions/add",
                Map.of("name", "greedy", "language", "python", "folder", "wrong_answer", "text", "print('u')\r\n"));
        assertThat(eve.raw("submissions/wrong_answer/greedy.py")).isEqualTo("print('u')\n");
        assertThat(eve.page("/solutions")).contains("wrong_answer/greedy.py");
    }

    @Test
    void aProgramIsAddedFromAFile() {
        byte[] source = "int main() {}\n".getBytes(StandardCharsets.UTF_8);
        StudioVisit.location(eve.posted()
                .multiPart("name", "")
                .multiPart("language", "python")
                .multiPart("folder", "run_time_error")
                .multiPart("text", "")
                .multiPart("file", "C:\\tmp\\crash.cpp", source)
                .post(eve.copy() + "/solutions/add"));
        assertThat(eve.raw("submissions/run_time_error/crash.cpp")).isEqualTo("int main() {}\n");
    }

    @Test
    void aMisencodedProgramIsRefusedWithItsPlaceAndNotAdded() {
        Response refused = eve.posted()
                .multiPart("name", "")
                .multiPart("language", "python")
                .multiPart("folder", "accepted")
                .multiPart("text", "")
                .multiPart("file", "caf.py", "# caf\u00e9\n".getBytes(StandardCharsets.ISO_8859_1))
                .post(eve.copy() + "/solutions/add");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains(Texts.of("file-misencoded", "caf.py", 1, 6, 6, "0xE9"));
        assertThat(eve.has("submissions/accepted/caf.py")).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"../up.py", "a/b.py", ".py", "-x.py", "a b.py", "solution.cpp"})
    void noProgramGetsANameThatIsNoneOrTaken(String name) {
        assertThat(eve.refused(
                        "/solutions/add",
                        Map.of("name", name, "language", "python", "folder", "accepted", "text", "typed in vain")))
                .contains("typed in vain", "field__error");
    }

    @Test
    void noProgramGetsANameThatMakesAPathOfItsFilesTooLong() {
        String file = "submissions/accepted/many/" + "a".repeat(220) + ".py";
        eve.write(file, "print(1)\n");
        assertThat(eve.refused(
                        "/solutions/change",
                        Map.of(
                                "program",
                                "accepted/many",
                                "revision",
                                eve.revision(),
                                "folder",
                                "accepted",
                                "name",
                                "as-many-as-there-are")))
                .contains("is not too long", "value=\"as-many-as-there-are\"");
        assertThat(eve.has(file)).isTrue();
    }

    @Test
    void whatIsNoYamlIsNotWrittenOver() {
        eve.write(YAML, "- a list\n");
        assertThat(eve.refused(
                        "/solutions/change",
                        Map.of("program", PARITY, "revision", eve.revision(), "folder", "rejected", "name", "x.py")))
                .contains("A form would lose something in this file", YAML);
        assertThat(eve.raw(YAML)).isEqualTo("- a list\n");
        assertThat(eve.has("submissions/" + PARITY)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"?program=none", "?program=accepted", "?program=%00"})
    void aProgramThatIsNotThereHasNoForm(String query) {
        assertThat(eve.get("/solutions" + query).statusCode()).isIn(400, 404);
    }

    @Test
    void whatIsChosenIsOneOfTheList() {
        assertThat(eve.refused(
                        "/solutions/change",
                        Map.of("program", PARITY, "revision", 1, "folder", "../../x", "name", "parity.py")))
                .contains("Choose one of the list.");
    }
}
