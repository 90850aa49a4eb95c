package dev.grundy.submission.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Offer;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.MailServer;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The question for an address on the page of somebody's first accepted program. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
@QuarkusTestResource(MailServer.class)
class AddressOfferTest {
    private static final String QUESTION = "action=\"/account/address-offer\"";

    @Inject
    DataSource database;

    @Inject
    WorkQueue queue;

    private PublishedProblem problem;
    private Visit ada;

    @BeforeEach
    void aProblemAndAPerson() {
        emptyTheQueue();
        problem = PublishedProblem.addWithPage(
                database, "offered-" + UUID.randomUUID().toString().substring(0, 8), Tier.FREE);
        ada = Visit.signedIn();
    }

    @AfterEach
    void emptyTheQueue() {
        Optional<Claim> claim = claim();
        while (claim.isPresent()) {
            claim = claim();
        }
    }

    @Test
    void theFirstAcceptedProgramAsksForAnAddressAndNoOther() {
        assertThat(shown(judged(Verdict.WA))).doesNotContain(QUESTION);
        String first = judged(Verdict.AC);
        String second = judged(Verdict.AC);
        assertThat(shown(first))
                .contains(QUESTION, "Add an address so that you can get back", "href=\"/account/email\"", "No, thanks");
        assertThat(shown(second)).doesNotContain(QUESTION);
        ada.prefer("de");
        assertThat(shown(first)).contains("Gib eine Adresse an", "Nein, danke");
    }

    @Test
    void thePartThatFollowsTheJudgingAsksToo() {
        assertThat(ada.get(judged(Verdict.AC) + "/status").asString()).contains(QUESTION);
    }

    @Test
    void whoDeclinesIsLedBackAndNotAskedAgain() {
        String page = judged(Verdict.AC);
        Response answer = ada.submit("/account/address-offer", Map.of("return", page));
        assertThat(answer.statusCode()).isEqualTo(303);
        assertThat(answer.header("Location").replaceFirst("^https?://[^/]+", ""))
                .isEqualTo(page);
        assertThat(shown(page)).doesNotContain(QUESTION);
        assertThat(shown(judged(Verdict.AC))).doesNotContain(QUESTION);
    }

    @Test
    void whoHasGivenAnAddressIsNotAsked() {
        ada.submit("/account/email", Map.of("address", ada.name() + "@offered.example", "current", Visit.password()))
                .then()
                .statusCode(303);
        assertThat(shown(judged(Verdict.AC))).doesNotContain(QUESTION);
    }

    @Test
    void anAdminIsNotAskedOnSomebodyElsesPage() {
        String page = judged(Verdict.AC);
        Visit admin = Visit.signedIn();
        Admins.admit(database, admin.name());
        assertThat(admin.get(page).then().statusCode(200).extract().asString()).doesNotContain(QUESTION);
    }

    @Test
    void aGuestDeclinesNothing() {
        assertThat(Visit.asGuest().submit("/account/address-offer", Map.of()).statusCode())
                .isIn(303, 401);
    }

    private String shown(String page) {
        return ada.get(page).then().statusCode(200).extract().asString();
    }

    private String judged(Verdict verdict) {
        String page = ada.submit(
                        "/problems/" + problem.slug() + "/submit", Map.of("language", "python", "source", "print(1)"))
                .header("Location")
                .replaceFirst("^https?://[^/]*", "");
        queue.finish(claim().orElseThrow().lease(), QueueSituation.judged(QueueSituation.result(verdict), false));
        return page;
    }

    private Optional<Claim> claim() {
        return queue.claim("test", List.of(new Offer("judge", "python")), Lane.Pace.NOW);
    }
}
