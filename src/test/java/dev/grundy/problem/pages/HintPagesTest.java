package dev.grundy.problem.pages;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class HintPagesTest {
    private static final String STONES = "/problems/stones-one-three-four";
    private static final String HINTS = STONES + "/hints";
    private static final String FIRST = "Take pencil and paper";
    private static final String SECOND = "A pile is winning if some move";

    @Inject
    Catalogue catalogue;

    @BeforeEach
    void publish() {
        OwnProblems.loadInto(catalogue);
    }

    @Test
    void hintsOpenOneAfterTheOtherAndAreCounted() {
        Visit ada = Visit.signedIn();
        assertThat(ada.get(STONES).asString())
                .contains("0 of 4 open", "Open hint 1")
                .doesNotContain(FIRST);
        assertThat(ada.submit(HINTS, Map.of("number", "1")).statusCode()).isEqualTo(303);
        assertThat(ada.get(HINTS).asString())
                .contains(FIRST, "1 of 4 open", "Open hint 2")
                .doesNotContain(SECOND);
        assertThat(ada.get(STONES).asString()).as("on the statement's page too").contains(FIRST);
    }

    @ParameterizedTest
    @ValueSource(strings = {"2", "5", "0", "-1", "x", "", "99"})
    void noHintIsPassedOver(String number) {
        Visit ada = Visit.signedIn();
        ada.submit(HINTS, Map.of("number", number));
        assertThat(ada.get(HINTS).asString()).contains("0 of 4 open");
    }

    @Test
    void aSecondPressOpensNothingMore() {
        Visit ada = Visit.signedIn();
        ada.submit(HINTS, Map.of("number", "1"));
        ada.submit(HINTS, Map.of("number", "1"));
        assertThat(ada.get(HINTS).asString()).contains("1 of 4 open");
    }

    @Test
    void afterTheLastThereIsNothingToOpen() {
        Visit ada = Visit.signedIn();
        for (int number = 1; number <= 4; number++) {
            ada.submit(HINTS, Map.of("number", Integer.toString(number)));
        }
        assertThat(ada.get(HINTS).asString()).contains("4 of 4 open").doesNotContain("Open hint");
    }

    @Test
    void aScriptGetsTheHintsAlone() {
        Visit ada = Visit.signedIn();
        Response answer = ada.request()
                .header("X-Fragment", "true")
                .formParam("number", "1")
                .post(HINTS);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.asString()).contains(FIRST, "Open hint 2").doesNotContain("<html", "<h1");
    }

    @Test
    void aGuestReadsThemWithoutBeingCounted() {
        assertThat(Visit.asGuest().get(HINTS).asString())
                .contains(FIRST, SECOND, "hint--chained")
                .doesNotContain("Open hint");
        assertThat(Visit.asGuest().submit(HINTS, Map.of("number", "1")).statusCode())
                .isIn(302, 303, 401);
    }

    @Test
    void whoMayNotReadTheProblemReadsNoHint() {
        Visit ada = Visit.signedIn();
        assertThat(ada.get("/problems/token-walk-directed-graph/hints").statusCode())
                .isEqualTo(303);
        assertThat(ada.submit("/problems/token-walk-directed-graph/hints", Map.of("number", "1"))
                        .statusCode())
                .isEqualTo(403);
    }
}
