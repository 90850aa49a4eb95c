package dev.grundy.studio.tab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.studio.copy.StudioVisit;
import dev.grundy.testsupport.PostgresResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The tab of what accepts outputs and inputs. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class ValidatorPagesTest {
    private static final String GENERATORS = "generators/generators.yaml";
    private static final String SETTINGS = "test_group.yaml: {output_validator_args: [case_sensitive]}";

    @Inject
    DataSource database;

    private StudioVisit eve;

    @BeforeEach
    void aCopy() {
        eve = StudioVisit.of(database);
    }

    @Test
    void theDefaultComparisonShowsItsSettingsAndTakesOthers() {
        assertThat(eve.page("/validators")).contains("name=\"case\" value=\"yes\" checked");
        String before = eve.raw(GENERATORS);
        eve.done("/validators/default", Map.of("revision", 1, "relative", "1e-6", "absolute", "1e-6"));
        assertThat(eve.raw(GENERATORS))
                .isEqualTo(before.replace(
                        SETTINGS, "test_group.yaml: {output_validator_args: [\"float_tolerance\", \"1e-6\"]}"));
        assertThat(eve.page("/validators")).contains("name=\"relative\" type=\"text\" value=\"1e-6\"");
        assertThat(eve.page("")).contains("The package is read without a fault.");
        eve.done("/validators/default", Map.of("revision", eve.revision()));
        assertThat(eve.raw(GENERATORS)).isEqualTo(before.replace(SETTINGS, "test_group.yaml: {}"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"lots", "-1", "1e999", "NaN", "1,5", "0x1"})
    void whatIsNoToleranceIsSaid(String typed) {
        assertThat(eve.refused("/validators/default", Map.of("revision", 1, "relative", typed)))
                .contains("Write a number of at least 0", "value=\"" + typed + "\"");
    }

    @ParameterizedTest
    @CsvSource({"cpp, output_validator/check.cpp", "python, output_validator/check.py"})
    void aCheckerBeginsWithAnExample(String language, String file) {
        eve.done("/validators/program", Map.of("kind", "checker", "language", language));
        assertThat(eve.raw(file)).contains("WRITE-ME");
        assertThat(eve.raw(GENERATORS)).contains("test_group.yaml: {}");
        assertThat(eve.page("/validators")).contains(file, "A checker of the problem’s own");
        assertThat(eve.page("")).contains("The package is read without a fault.");
        assertThat(eve.refused("/validators/program", Map.of("kind", "checker", "language", language)))
                .contains("There is a program for this already");
    }

    @Test
    void anInteractorMakesTheProblemInteractiveAndGoesAgainInOneRevision() {
        String before = eve.raw("problem.yaml");
        eve.done("/validators/program", Map.of("kind", "interactor", "language", "cpp"));
        assertThat(eve.raw("problem.yaml")).isEqualTo(before.replace("pass-fail", "interactive"));
        assertThat(eve.has("output_validator/referee.h")).isTrue();
        eve.done("/validators/words", Map.of("revision", eve.revision(), "words", "judge_wins  fast"));
        assertThat(eve.raw(GENERATORS)).contains("{output_validator_args: [\"judge_wins\", \"fast\"]}");
        long revision = eve.revision();
        eve.done("/validators/default", Map.of("revision", revision, "case", "yes"));
        assertThat(eve.revision()).isEqualTo(revision + 1);
        assertThat(eve.raw("problem.yaml")).isEqualTo(before);
        assertThat(eve.has("output_validator/interact.cpp")).isFalse();
        assertThat(eve.raw(GENERATORS)).contains("{output_validator_args: [\"case_sensitive\"]}");
        assertThat(eve.page("")).contains("The package is read without a fault.");
    }

    @Test
    void aCheckerThatSomebodyHasChangedIsNotDeleted() {
        eve.done("/validators/program", Map.of("kind", "checker", "language", "python"));
        long seen = eve.revision();
        eve.write("output_validator/check.py", "print('theirs')\n");
        assertThat(eve.refused("/validators/default", Map.of("revision", seen)))
                .contains("Somebody has changed the file since you opened it");
        assertThat(eve.has("output_validator/check.py")).isTrue();
    }

    @Test
    void whatTwoSetDifferentlyIsSaid() {
        eve.done("/validators/default", Map.of("revision", 1, "space", "yes"));
        assertThat(eve.refused("/validators/default", Map.of("revision", 1, "absolute", "0.5")))
                .contains("Somebody has changed this to “space_change_sensitive” meanwhile");
        eve.done("/validators/default", Map.of("revision", 1, "space", "yes"));
    }

    @Test
    void settingsThatAFormCannotChangeLeadToTheirLine() {
        eve.write(
                "data/test_group.yaml",
                "# ours\noutput_validator_args:\n  - case_sensitive  # as the statement says\n  - float_tolerance\n  - 0.5\n");
        assertThat(eve.refused("/validators/default", Map.of("revision", eve.revision(), "space", "yes")))
                .contains("A form would lose something in this file", "test_group.yaml&amp;line=");
        assertThat(eve.raw("data/test_group.yaml")).contains("# as the statement says");
    }

    @ParameterizedTest
    @CsvSource({"cpp, input_validators/second/validate.cpp", "python, input_validators/second.py"})
    void inputValidatorsAreAddedAndDeleted(String language, String file) {
        eve.done("/validators/input", Map.of("name", "second", "language", language));
        assertThat(eve.raw(file)).contains("WRITE-ME");
        assertThat(eve.page("")).contains("The package is read without a fault.");
        assertThat(eve.refused("/validators/input", Map.of("name", "second", "language", language)))
                .contains("There is a file or a directory of that name already.");
        String program = language.equals("cpp") ? "input_validators/second" : file;
        eve.done("/validators/input/delete", Map.of("program", program, "revision", eve.revision()));
        assertThat(eve.has(file)).isFalse();
        assertThat(eve.refused("/validators/input/delete", Map.of("program", program, "revision", 1)))
                .contains("no longer exists");
    }

    @Test
    void inputValidatorsAreToldSomething() {
        eve.done("/validators/input/words", Map.of("revision", 1, "words", "--most 5"));
        assertThat(eve.raw(GENERATORS))
                .contains("{output_validator_args: [case_sensitive], input_validator_args: [\"--most\", \"5\"]}");
        assertThat(eve.refused("/validators/input/words", Map.of("revision", eve.revision(), "words", "ü")))
                .contains("printable ASCII");
    }

    /** The name alone would fit, and the path of its file does not. */
    @ParameterizedTest
    @ValueSource(strings = {"cpp", "python"})
    void noValidatorGetsANameThatMakesItsPathTooLong(String language) {
        assertThat(eve.refused("/validators/input", Map.of("name", "a".repeat(231), "language", language)))
                .contains("is not too long", "a".repeat(231));
    }

    @Test
    void aFileOfTheNameOfADirectoryIsNoValidator() {
        eve.write("output_validator", "a note\n");
        eve.write("input_format_validators", "a note\n");
        assertThat(eve.page("/validators")).contains("name=\"case\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"../up", "a/b", "", "-x", "a b"})
    void noValidatorGetsANameThatIsNone(String name) {
        assertThat(eve.refused("/validators/input", Map.of("name", name, "language", "cpp")))
                .contains("A name has letters");
    }
}
