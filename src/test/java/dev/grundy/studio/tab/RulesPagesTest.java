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

/** The tab of a game's rules. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class RulesPagesTest {
    private static final String YAML = "game/game.yaml";

    @Inject
    DataSource database;

    private StudioVisit eve;

    @BeforeEach
    void aCopy() {
        eve = StudioVisit.of(database);
    }

    @ParameterizedTest
    @CsvSource({"cpp, game/rules.cpp, game/state_graph.h", "python, game/rules.py, game/game.yaml"})
    void rulesBeginWithAnExampleAndGoWithAllOfTheirDirectory(String language, String file, String other) {
        assertThat(eve.page("/rules")).contains("The problem has no rules");
        eve.done("/rules/add", Map.of("language", language));
        assertThat(eve.raw(file)).contains("WRITE-ME");
        assertThat(eve.has(other)).isTrue();
        assertThat(eve.page("/rules"))
                .contains(file, "winner First Second", ">practice.yaml</a>")
                .doesNotContain("{'");
        assertThat(eve.page("")).contains("The package is read without a fault.");
        assertThat(eve.refused("/rules/add", Map.of("language", language)))
                .contains("There is a program for this already");
        long revision = eve.revision();
        eve.done("/rules/delete", Map.of("revision", revision));
        assertThat(eve.revision()).isEqualTo(revision + 1);
        assertThat(eve.has(file)).isFalse();
        assertThat(eve.has(other)).isFalse();
        eve.done("/rules/delete", Map.of("revision", revision + 1));
    }

    @Test
    void questionsAreAskedAnew() {
        eve.done("/rules/add", Map.of("language", "python"));
        long seen = eve.revision();
        eve.done("/rules", Map.of("revision", seen, "questions", "winner First Second\r\ngrundy\r\n\r\n"));
        assertThat(eve.raw(YAML)).contains("# WRITE-ME", "answer: [\"winner First Second\", \"grundy\"]");
        assertThat(eve.refused("/rules", Map.of("revision", seen, "questions", "distance")))
                .contains(
                        "Somebody has changed this to “winner First Second; grundy” meanwhile", "distance</textarea>");
        assertThat(eve.page("")).contains("The package is read without a fault.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " \n ", "a\u0000b"})
    void whatAsksNothingIsSaid(String questions) {
        eve.done("/rules/add", Map.of("language", "python"));
        assertThat(eve.refused("/rules", Map.of("revision", eve.revision(), "questions", questions)))
                .contains("Write at least one question");
    }

    @Test
    void rulesThatSomebodyHasChangedAreNotDeleted() {
        eve.done("/rules/add", Map.of("language", "cpp"));
        long seen = eve.revision();
        eve.write("game/rules.cpp", "// theirs\n");
        assertThat(eve.refused("/rules/delete", Map.of("revision", seen)))
                .contains("Somebody has changed the file since you opened it");
    }

    @Test
    void aLanguageWithoutAnExampleIsRefused() {
        assertThat(eve.refused("/rules/add", Map.of("language", "cobol"))).contains("Choose one of the list.");
    }
}
