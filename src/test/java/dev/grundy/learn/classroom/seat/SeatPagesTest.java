package dev.grundy.learn.classroom.seat;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.people.subscription.Offers;
import dev.grundy.people.subscription.StripeResource;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.RememberingProfile;
import dev.grundy.testsupport.StripeStandIn;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Teachers buy seats at a provider's stand-in: a payment counts once, and only for a class that it fits. */
@QuarkusTest
@TestProfile(RememberingProfile.class)
@QuarkusTestResource(PostgresResource.class)
@QuarkusTestResource(value = StripeResource.class, restrictToAnnotatedClass = true)
class SeatPagesTest {
    private static final AtomicInteger EVENTS = new AtomicInteger();
    private static final String WORD = "zqboughtword";
    private static final Pattern END = Pattern.compile("name=\"end\" value=\"([0-9]+)\"");

    @Inject
    DataSource database;

    @Inject
    AheadClock clock;

    @Inject
    Offers offers;

    private final StripeStandIn stripe = StripeResource.standIn();
    private Visit tea;
    private Visit stu;
    private long id;
    private String page;
    private String problem;

    @BeforeEach
    void aClassWithAStudentAndAProProblem() {
        offers.refresh();
        tea = Visit.signedIn();
        stu = Visit.signedIn();
        Response made = tea.submit("/classes", Map.of("name", "Nim", "zone", "UTC"));
        Matcher address = Pattern.compile("/classes/([0-9]+)/").matcher(made.header("Location"));
        assertThat(address.find()).isTrue();
        id = Long.parseLong(address.group(1));
        page = "/classes/" + id + "/tier";
        problem = "/problems/"
                + PublishedProblem.addWithStatements(
                                database,
                                "bought-" + id,
                                Tier.PRO,
                                Map.of("en", "Everybody reads this.\n\nThe rest says " + WORD + ".\n"))
                        .slug();
        String code = Sql.of("select invite_code from classroom where id = :id")
                .on(database)
                .with("id", id)
                .one(row -> row.getString("invite_code"));
        stu.submit("/classes/join/" + code, Map.of()).then().statusCode(303);
    }

    @AfterEach
    void theProviderIsUpAndTheClockRight() {
        stripe.setDown(false);
        clock.reset();
    }

    @Test
    void aPaymentOfATeacherGivesTheMembersTheTier() {
        clock.advanceToNoon();
        assertThat(tea.get("/classes/" + id + "/settings").asString()).contains("href=\"" + page + "\"");
        assertThat(tea.get(page).asString().replace('\u00a0', ' '))
                .contains("The class has no tier.", "Pro: €5.00 a seat for 12 months, plus VAT", "value=\"2\"");
        Response handover = buy(Map.of("seats", "3"));
        assertThat(handover.statusCode()).isEqualTo(200);
        assertThat(handover.header("Refresh")).startsWith("0; url=" + stripe.address() + "/pay/cs_");
        JsonNode session = session();
        assertThat(session.at("/line_items/data/0/quantity").asInt()).isEqualTo(3);
        assertThat(session.at("/line_items/data/0/price/id").asText()).isEqualTo(StripeStandIn.PRO_SEAT);
        assertThat(session.get("invoiced").asBoolean()).isTrue();
        assertThat(reads(stu)).isFalse();

        pay();
        LocalDate last = lastOfAYear();
        assertThat(reads(stu)).isTrue();
        assertThat(reads(tea)).isTrue();
        assertThat(reads(Visit.signedIn())).isFalse();
        assertThat(lastDay()).isEqualTo(last);
        assertThat(tea.get(page).asString()).contains("2 of 3 seats used", "Buy more time");
        assertThat(tea.get("/subscribe").asString()).contains("By your classes").doesNotContain("is yours for good");
        assertThat(audit())
                .containsExactly("class-tier-bought - 3 " + session.get("id").asText());
    }

    @Test
    void aTeacherWhoComesBackIsThankedOrToldToWait() {
        buy(Map.of());
        URI back = URI.create(session().get("cancel_url").asText());
        assertThat(tea.get(back.getPath()).header("Location")).endsWith(page);
        assertThat(tea.get(page).asString()).contains("You turned round before paying");
        URI done = URI.create(session().get("success_url").asText());
        assertThat(tea.get(done.getPath() + "?" + done.getQuery()).header("Location"))
                .endsWith(page);
        assertThat(tea.get(page).asString()).contains("No payment has arrived yet");
        pay();
        tea.get(done.getPath() + "?" + done.getQuery()).then().statusCode(303);
        assertThat(tea.get(page).asString())
                .containsPattern("Thank you\\. The class has Pro until [^.]+\\. Seats: 5\\.");
    }

    @Test
    void aPaymentThatIsToldOfAgainAndAgainCountsOnce() {
        clock.advanceToNoon();
        buy(Map.of());
        pay();
        String event = StripeStandIn.event(eventId(), "checkout.session.completed", customer());
        assertThat(hear(event)).isEqualTo(200);
        assertThat(hear(event)).isEqualTo(200);
        assertThat(tell("invoice.paid")).isEqualTo(200);
        List<CompletableFuture<Integer>> more = Stream.generate(
                        () -> CompletableFuture.supplyAsync(() -> tell("checkout.session.completed")))
                .limit(4)
                .toList();
        assertThat(more.stream().map(CompletableFuture::join)).containsOnly(200);
        assertThat(lastDay()).isEqualTo(lastOfAYear());
        assertThat(audit()).hasSize(1);
    }

    @Test
    void thePaymentForTheSameSeatsAddsTimeAtTheEnd() {
        clock.advanceToNoon();
        buy(Map.of());
        pay();
        clock.advance(Duration.ofDays(5));
        LocalDate first = lastDay();
        buy(Map.of());
        pay();
        assertThat(lastDay()).isEqualTo(first.plusDays(1).plusMonths(12).minusDays(1));
        assertThat(audit()).hasSize(2);
    }

    @Test
    void anotherTierOrNumberOfSeatsIsRefusedBeforePayingWhileATierRuns() {
        buy(Map.of());
        pay();
        int asked = stripe.asked().size();
        for (Map<String, String> other :
                List.of(Map.of("seats", "6"), Map.of("seats", "4"), Map.of("price", StripeStandIn.BASIC_SEAT))) {
            Response refused = buy(other);
            assertThat(refused.statusCode()).as("%s", other).isEqualTo(422);
            assertThat(refused.asString()).contains("when the present tier has ended", "Nothing was paid.");
        }
        assertThat(stripe.asked()).hasSize(asked);
        Sql.of("update classroom_tier set valid_until = now() - interval '1 day' where classroom_id = :id")
                .on(database)
                .with("id", id)
                .update();
        assertThat(buy(Map.of("seats", "2", "price", StripeStandIn.BASIC_SEAT)).statusCode())
                .isEqualTo(200);
    }

    @Test
    void aPageThatWasOpenAllTheWhileOpensNoSecondPayment() {
        Map<String, String> form = form(Map.of());
        tea.submit(page, form).then().statusCode(200);
        stripe.complete(session().get("id").asText());
        // The provider has told nothing yet: the form asks.
        tea.submit(page, form).then().statusCode(303);
        assertThat(tea.get(page).asString())
                .contains("The tier of the class changed after you opened this page", "2 of 5 seats used");
        assertThat(stripe.openSessions(customer())).isEmpty();
    }

    @Test
    void moneyThatIsOnItsWayGivesNothingUntilItArrives() {
        buy(Map.of());
        String payment = stripe.payByBank(session().get("id").asText());
        assertThat(tell("checkout.session.completed")).isEqualTo(200);
        assertThat(reads(stu)).isFalse();
        assertThat(audit()).isEmpty();
        assertThat(isAwaited()).as("the account may not end meanwhile").isTrue();
        stripe.set(payment, Map.of("payment_status", "paid"));
        assertThat(tell("checkout.session.async_payment_succeeded")).isEqualTo(200);
        assertThat(reads(stu)).isTrue();
        assertThat(isAwaited()).isFalse();
    }

    @Test
    void moneyThatNeverCameIsAwaitedNoLonger() {
        buy(Map.of());
        String payment = stripe.payByBank(session().get("id").asText());
        assertThat(tell("checkout.session.completed")).isEqualTo(200);
        stripe.set(payment, Map.of("payment.status", "requires_payment_method"));
        assertThat(tell("checkout.session.async_payment_failed")).isEqualTo(200);
        assertThat(isAwaited()).isFalse();
        assertThat(reads(stu)).isFalse();
    }

    @Test
    void moneyThatWasGivenBackBeforeGivesNothing() {
        buy(Map.of());
        stripe.set(session().get("id").asText(), Map.of("charge.refunded", true));
        pay();
        assertThat(reads(stu)).isFalse();
    }

    @Test
    void anArchivedClassBuysNothingAndHasThePaidTierWhenItIsRestored() {
        buy(Map.of());
        String form = "/classes/" + id + "/settings/";
        tea.submit(form + "archive", Map.of()).then().statusCode(303);
        assertThat(tea.get(page).asString())
                .contains("Restore it under Settings")
                .doesNotContain("name=\"price\"");
        Response refused = tea.submit(page, Map.of("price", StripeStandIn.PRO_SEAT, "seats", "5", "end", "0"));
        assertThat(refused.statusCode()).isEqualTo(422);
        pay();
        assertThat(reads(stu)).isFalse();
        tea.submit(form + "restore", Map.of()).then().statusCode(303);
        assertThat(reads(stu)).isTrue();
    }

    @Test
    void aPaymentForAClassThatIsGoneIsToldToTheOperator() {
        buy(Map.of());
        tea.submit("/classes/" + id + "/settings/delete", Map.of("confirmed", "Nim"))
                .then()
                .statusCode(303);
        pay();
        assertThat(tell("invoice.paid")).isEqualTo(200);
        assertThat(refusals()).isEqualTo(1);
        assertThat(audit()).isEmpty();
    }

    @Test
    void aPaymentForAClassThatGotAnotherTierMeanwhileChangesNothing() {
        buy(Map.of());
        Visit eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        eve.submit(
                        "/admin/classes/" + id,
                        Map.of("tier", "basic", "seats", "9", "until", "2098-01-31", "note", "invoice 7"))
                .then()
                .statusCode(303);
        pay();
        assertThat(lastDay()).isEqualTo(LocalDate.of(2098, 1, 31));
        assertThat(refusals()).isEqualTo(1);
        assertThat(reads(stu)).isFalse();
    }

    @Test
    void aFormThatIsWrongComesBackAsItWasTyped() {
        for (Map<String, String> wrong : List.of(
                Map.of("seats", "0"),
                Map.of("seats", "201"),
                Map.of("seats", "many"),
                Map.of("seats", ""),
                Map.of("seats", "-1"),
                Map.of("price", "price_made_up"),
                Map.of("price", StripeStandIn.BASIC_FOR_GOOD))) {
            Map<String, String> typed = form(wrong);
            Response refused = tea.submit(page, typed);
            assertThat(refused.statusCode()).as("%s", wrong).isEqualTo(422);
            assertThat(refused.asString())
                    .as("%s", wrong)
                    .contains("aria-invalid", "value=\"" + typed.get("seats") + "\"");
            if (!wrong.containsKey("price")) {
                assertThat(refused.asString()).contains("value=\"" + StripeStandIn.PRO_SEAT + "\" selected");
            }
        }
        assertThat(tea.submit(page, Map.of()).statusCode()).isEqualTo(422);
        assertThat(tea.submit(page, form(Map.of("end", "never"))).statusCode())
                .as("not what the page showed")
                .isEqualTo(303);
    }

    @Test
    void nobodyButATeacherOfTheClassFindsThePage() {
        Visit other = Visit.signedIn();
        other.submit("/classes", Map.of("name", "Other", "zone", "UTC")).then().statusCode(303);
        for (Visit visit : List.of(stu, other)) {
            assertThat(visit.get(page).statusCode()).isEqualTo(404);
            assertThat(visit.get(page + "/done").statusCode()).isEqualTo(404);
            assertThat(visit.get(page + "/cancelled").statusCode()).isEqualTo(404);
            assertThat(visit.submit(page, form(Map.of())).statusCode()).isEqualTo(404);
        }
        assertThat(tea.get("/classes/999999999999/tier").statusCode()).isEqualTo(404);
        assertThat(Visit.asGuest().get(page).statusCode()).isIn(302, 303);
    }

    @Test
    void aSuspendedTeacherBuysNothing() {
        Map<String, String> form = form(Map.of());
        Visit eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        eve.submit("/admin/suspensions", Map.of("name", tea.name(), "reason", "spam"))
                .then()
                .statusCode(303);
        assertThat(tea.get(page).asString()).contains("The class has no tier.").doesNotContain("name=\"price\"");
        int asked = stripe.asked().size();
        assertThat(tea.submit(page, form).statusCode()).isEqualTo(403);
        assertThat(stripe.asked()).hasSize(asked);
    }

    @Test
    void aProviderThatIsAwayIsSaidSoAndATeacherWhoAsksTooOftenWaits() {
        Map<String, String> form = form(Map.of("seats", "7"));
        stripe.setDown(true);
        Response away = tea.submit(page, form);
        assertThat(away.statusCode()).isEqualTo(503);
        assertThat(away.asString()).contains("Nothing was paid and nothing changed", "value=\"7\"");
        for (int i = 0; i < 9; i++) {
            tea.submit(page, form).then().statusCode(503);
        }
        Response wait = tea.submit(page, form);
        assertThat(wait.statusCode()).isEqualTo(429);
        assertThat(wait.asString()).contains("value=\"7\"");
    }

    @Test
    void thePageSpeaksGerman() {
        tea.prefer("de");
        assertThat(tea.get(page).asString().replace('\u00a0', ' '))
                .contains("Die Klasse hat keinen Zugang.", "Pro: 5,00 € je Platz für 12 Monate");
    }

    private Response buy(Map<String, String> fields) {
        return tea.submit(page, form(fields));
    }

    /** As the page has it now. */
    private Map<String, String> form(Map<String, String> fields) {
        Matcher end = END.matcher(tea.get(page).asString());
        Map<String, String> form = new HashMap<>(Map.of("price", StripeStandIn.PRO_SEAT, "seats", "5"));
        form.put("end", end.find() ? end.group(1) : "");
        form.putAll(fields);
        return form;
    }

    private void pay() {
        stripe.complete(session().get("id").asText());
        assertThat(tell("checkout.session.completed")).isEqualTo(200);
    }

    private JsonNode session() {
        return stripe.lastSession(customer());
    }

    private String customer() {
        return Sql.of("""
                select customer_id from payment_customer where account_id = (select id from account where name = :name)""").on(database).with("name", tea.name()).one(row -> row.getString("customer_id"));
    }

    private boolean isAwaited() {
        return Sql.of("select awaits_seats from payment_customer where customer_id = :customer")
                .on(database)
                .with("customer", customer())
                .one(row -> row.getBoolean("awaits_seats"));
    }

    private int tell(String kind) {
        return hear(StripeStandIn.event(eventId(), kind, customer()));
    }

    private int hear(String event) {
        return Visit.asGuest()
                .request()
                .header("Stripe-Signature", StripeStandIn.signature(StripeStandIn.SECRET, clock.instant(), event))
                .contentType("application/json")
                .body(event.getBytes(StandardCharsets.UTF_8))
                .post("/payment/events")
                .statusCode();
    }

    private static String eventId() {
        return "evt_seats_" + EVENTS.incrementAndGet();
    }

    private boolean reads(Visit visit) {
        return visit.get(problem).asString().contains(WORD);
    }

    /** Of twelve months that begin tomorrow. */
    private LocalDate lastOfAYear() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC)
                .plusDays(1)
                .plusMonths(12)
                .minusDays(1);
    }

    private LocalDate lastDay() {
        return Sql.of("select valid_until from classroom_tier where classroom_id = :id")
                .on(database)
                .with("id", id)
                .one(row -> LocalDate.ofInstant(Sql.instant(row, "valid_until"), ZoneOffset.UTC)
                        .minusDays(1));
    }

    private long refusals() {
        return Sql.of("""
                select coalesce(sum(times), 0) as refusals from security_event
                where kind = 'payment-refused' and account_id = (select id from account where name = :name)""").on(database).with("name", tea.name()).one(row -> row.getLong("refusals"));
    }

    private List<String> audit() {
        return Sql.of("""
                select action || ' ' || coalesce(before ->> 'seats', '-') || ' ' || (after ->> 'seats') || ' ' || reason as line
                from audit_entry where subject_kind = 'classroom' and subject_id = cast(:id as text)
                    and action = 'class-tier-bought' order by id""").on(database).with("id", String.valueOf(id)).list(row -> row.getString("line"));
    }
}
