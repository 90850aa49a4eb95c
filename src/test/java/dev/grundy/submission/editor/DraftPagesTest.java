package dev.grundy.submission.editor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Code is never lost, as far as the server keeps it. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class DraftPagesTest {
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final String TEXT = "print('<half> a thought')";
    private static final String SHOWN = "print(&#39;&lt;half&gt; a thought&#39;)";

    @Inject
    DataSource database;

    private String page;
    private Visit ada;

    @BeforeEach
    void aProblemAndAPerson() {
        page = "/problems/"
                + PublishedProblem.addWithPage(database, "draft-" + COUNT.incrementAndGet(), Tier.FREE)
                        .slug();
        ada = Visit.signedIn();
    }

    @Test
    void whatIsSavedLiesInTheEditorOfEveryTabWithoutAnyScript() {
        assertThat(save(ada, "python", TEXT, 0).statusCode()).isEqualTo(200);
        for (String tab : List.of("", "/editorial", "/submissions")) {
            assertThat(ada.get(page + tab).asString())
                    .as(tab)
                    .contains(SHOWN, "name=\"version\" value=\"1\"")
                    .containsPattern("value=\"python\"[^>]* selected");
        }
    }

    @Test
    void itIsNobodyElses() {
        save(ada, "python", TEXT, 0);
        assertThat(Visit.signedIn().get(page).asString()).doesNotContain("half");
        assertThat(Visit.asGuest().get(page).asString()).doesNotContain("half");
        assertThat(save(Visit.asGuest(), "python", TEXT, 0).statusCode()).isEqualTo(401);
    }

    @Test
    void eachLanguageHasItsOwn() {
        save(ada, "python", TEXT, 0);
        save(ada, "cpp", "int main() {}", 0);
        assertThat(ada.get(page).asString()).contains("int main() {}").doesNotContain(SHOWN);
        assertThat(ada.get(page + "?language=python").asString()).contains(SHOWN);
        assertThat(ada.get(page + "/draft?language=python").json().getString("source"))
                .isEqualTo(TEXT);
        assertThat(ada.get(page + "/draft?language=java").json().getInt("version"))
                .isZero();
    }

    @Test
    void whoHasNotSeenTheLatestIsShownItAndWritesOverNothing() {
        save(ada, "python", "first", 0);
        assertThat(save(ada, "python", "second", 1).json().getInt("version")).isEqualTo(2);
        Response late = save(ada, "python", "from the other device", 1);
        assertThat(late.statusCode()).isEqualTo(409);
        assertThat(late.json().getString("source")).isEqualTo("second");
        assertThat(late.json().getInt("version")).isEqualTo(2);
        assertThat(save(ada, "python", "from a new device", 0).statusCode()).isEqualTo(409);
        assertThat(ada.get(page).asString()).contains("second").doesNotContain("device<");
        assertThat(save(ada, "python", "second", 1).json().getInt("version"))
                .as("the same text is no other")
                .isEqualTo(2);
    }

    @Test
    void aFormsLineEndsMakeNoOtherText() {
        save(ada, "python", "a\nb\n", 0);
        ada.submit(page + "/submit", Map.of("language", "python", "source", "a\r\nb\r\n", "version", "1"))
                .then()
                .statusCode(303);
        assertThat(save(ada, "python", "a\nb\nc", 1).statusCode()).isEqualTo(200);
    }

    @Test
    void theLanguageWrittenInLastIsChosenOnEveryProblem() {
        save(ada, "java", "class Main {}", 0);
        String another = PublishedProblem.addWithPage(database, "draft-" + COUNT.incrementAndGet(), Tier.FREE)
                .slug();
        assertThat(ada.get("/problems/" + another).asString()).containsPattern("value=\"java\"[^>]* selected");
    }

    @Test
    void whatIsSentIsKeptWhateverComesOfIt() {
        submit(ada, TEXT);
        submit(ada, "two");
        assertThat(submit(ada, "three").statusCode()).isEqualTo(429);
        assertThat(ada.get(page).asString())
                .as("made from no version: the first one stays until it is saved over")
                .contains(SHOWN);
        assertThat(ada.get(page + "/draft?language=python").json().getString("submitted"))
                .isEqualTo("two");
    }

    @Test
    void aTextTooLargeIsRefusedAndTheDraftStays() {
        save(ada, "python", TEXT, 0);
        assertThat(save(ada, "python", "x".repeat(65_537), 1).statusCode()).isEqualTo(422);
        assertThat(ada.get(page).asString()).contains(SHOWN);
    }

    @Test
    void thereIsAnEndToTheNumberOfDrafts() {
        save(ada, "python", TEXT, 0);
        Sql.of("""
                insert into draft (account_id, problem_id, language, source, version, updated_at)
                select account_id, problem_id, 'l' || n, 'x', 1, '2020-01-01'
                from draft, generate_series(1, 999) n where problem_id = (select id from problem where slug = :slug)""")
                .on(database)
                .with("slug", page.substring("/problems/".length()))
                .update();
        assertThat(save(ada, "cpp", TEXT, 0).statusCode()).isEqualTo(422);
        assertThat(save(ada, "cpp", TEXT, 1).statusCode())
                .as("a version that never was")
                .isEqualTo(422);
        assertThat(save(ada, "python", "print(2)", 1).statusCode()).isEqualTo(200);
    }

    @Test
    void whatHasNoPlaceIsNotFound() {
        assertThat(save(ada, "cobol", TEXT, 0).statusCode()).isEqualTo(404);
        assertThat(ada.get("/problems/nothing/draft?language=python").statusCode())
                .isEqualTo(404);
        assertThat(ada.get(page + "/draft").statusCode()).isEqualTo(404);
        assertThat(save(ada, "python", "a\0b", 0).statusCode()).isEqualTo(200);
    }

    @Test
    void whoIsSignedOutByNowGetsTheTextBackBesideTheStatement() {
        Visit gone = Visit.asGuest();
        Response refused = submit(gone, TEXT);
        assertThat(refused.statusCode()).isEqualTo(401);
        assertThat(refused.asString()).contains(SHOWN, "Sample input 1", "href=\"/sign-in?return=" + page + "\"");
    }

    @Test
    void whoHasNotTheTierAnyMoreGetsTheTextBackToo() {
        String premium = PublishedProblem.addWithPage(database, "draft-" + COUNT.incrementAndGet(), Tier.PRO)
                .slug();
        Response refused = ada.submit(
                "/problems/" + premium + "/submit", Map.of("language", "python", "source", TEXT, "version", "0"));
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(refused.asString()).contains(SHOWN).doesNotContain("Sample input");
    }

    private Response submit(Visit visit, String source) {
        return visit.submit(page + "/submit", Map.of("language", "python", "source", source));
    }

    private Response save(Visit visit, String language, String source, int version) {
        return visit.submit(page + "/draft", Map.of("language", language, "source", source, "version", version));
    }
}
