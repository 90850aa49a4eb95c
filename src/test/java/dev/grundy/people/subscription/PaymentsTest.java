package dev.grundy.people.subscription;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.people.security.EventFilter;
import dev.grundy.people.security.RecordedEvent;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import dev.grundy.people.subscription.CustomerRepository.Customer;
import dev.grundy.people.tier.Entitlement;
import dev.grundy.people.tier.EntitlementRepository;
import dev.grundy.people.tier.Entitlements;
import dev.grundy.people.tier.Right;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.StripeStandIn;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Request;
import dev.grundy.testsupport.http.Response;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Payments with a provider's stand-in: its events count, in any order. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
@QuarkusTestResource(value = StripeResource.class, restrictToAnnotatedClass = true)
class PaymentsTest {
    private static final AtomicInteger EVENTS = new AtomicInteger();
    private static final Duration DAY = Duration.ofDays(1);

    @TestHTTPResource("/")
    URI server;

    @Inject
    DataSource database;

    @Inject
    Entitlements entitlements;

    @Inject
    CustomerRepository customers;

    @Inject
    StripeProvider provider;

    @Inject
    Synchronising synchronising;

    @Inject
    Reconciliation reconciliation;

    @Inject
    Offers offers;

    @Inject
    SecurityLog log;

    @Inject
    Clock clock;

    private final StripeStandIn stripe = StripeResource.standIn();
    private Visit ada;
    private Customer customer;

    @BeforeEach
    void aCustomer() {
        Sql.of("delete from security_event where kind = 'payment-refused'")
                .on(database)
                .update();
        reconciliation.stop(new ShutdownEvent());
        offers.refresh();
        ada = Visit.signedIn();
        customer = newCustomer(ada);
    }

    @AfterEach
    void theProviderIsUp() {
        stripe.setDown(false);
        stripe.whileAsked(() -> {});
    }

    @Test
    void thePricesAreExplainedToEverybody() {
        PublishedProblem.add(database, "counted-" + EVENTS.incrementAndGet(), Tier.PRO);
        long problems = Sql.of("select count(*) as n from problem where published and tier = 'pro'")
                .on(database)
                .one(row -> row.getLong("n"));
        assertThat(Visit.asGuest().get("/subscribe").asString().replace('\u00a0', ' '))
                .contains("€5.00</strong> a year <span class=\"muted\">(€0.42 a month)")
                .contains(problems + (problems == 1 ? " problem" : " problems") + " of the tier Pro</a>")
                .contains("You can cancel at any time", "The operator decides on refunds");
    }

    @Test
    void whoPaysHasTheTierWhenTheProviderLeadsBack() {
        Visit ben = Visit.signedIn();
        assertThat(ben.get("/subscribe").asString())
                .contains("Subscribe: Basic, €5.00 a month", "Buy: Basic, €5.00 once, for good");
        Response handover = ben.submit("/subscribe", Map.of("price", StripeStandIn.MONTHLY_BASIC));
        assertThat(handover.statusCode()).isEqualTo(200);
        String pay = handover.header("Refresh").replaceFirst("0; url=", "");
        assertThat(pay).startsWith(stripe.address() + "/pay/cs_");
        assertThat(ben.get("/subscribe/done").header("Location")).endsWith("/subscribe");
        assertThat(tierOf(ben)).isEqualTo(Tier.FREE);

        stripe.complete(pay.substring(pay.lastIndexOf('/') + 1));
        assertThat(tell("checkout.session.completed", customerOf(ben).id())).isEqualTo(200);
        assertThat(tierOf(ben)).isEqualTo(Tier.BASIC);
        assertThat(ben.get("/subscribe").asString())
                .contains("is paid; the next payment is due on", "Manage payment", "Change to Pro")
                .doesNotContain("Subscribe: ");
        assertThat(ben.get("/account").asString())
                .contains("tier--basic", "next payment on ", "href=\"/subscribe/bills\"");
        assertThat(ben.get("/subscribe/bills").asString())
                .contains("€5.00", "paid", "VAT in it: €0.80", "BILL-in_sub_", "https://invoice.example/i/");
    }

    @Test
    void aPriceSaysOfTaxWhatTheProviderSays() {
        assertThat(Visit.asGuest().get("/subscribe").asString())
                .containsPattern("a year <[^\n]*including VAT")
                .containsPattern("once, for good <[^\n]*plus VAT")
                .doesNotContainPattern("a month <[^\n]*VAT");
    }

    @Test
    void billsAreTheLatestTwentyFourWithoutDraftsAndOnlyOnesOwn() {
        String subscription = stripe.subscribe(customer.id(), StripeStandIn.MONTHLY_BASIC, account(ada));
        for (int i = 1; i <= 30; i++) {
            stripe.billBefore(
                    subscription, i == 1 ? "draft" : i == 2 ? "open" : "paid", now().minus(DAY.multipliedBy(i)));
        }
        String page = ada.get("/subscribe/bills").asString();
        assertThat(page.split("See the bill", -1)).hasSize(24);
        assertThat(page).contains("not paid yet");
        assertThat(Visit.signedIn().get("/subscribe/bills").asString()).contains("You have no bills.");
    }

    @Test
    void billsOfAProviderThatIsAwayAreAClearMessage() {
        stripe.setDown(true);
        Response away = ada.get("/subscribe/bills");
        assertThat(away.statusCode()).isEqualTo(503);
        assertThat(away.asString()).contains("the bills cannot be shown").doesNotContain("You have no bills.");
        stripe.setDown(false);
        stripe.forget(customer.id());
        assertThat(ada.get("/subscribe/bills").asString()).contains("You have no bills.");
        for (int i = 0; i < 8; i++) {
            ada.get("/subscribe/bills");
        }
        assertThat(ada.get("/subscribe/bills").statusCode()).isEqualTo(429);
    }

    @Test
    void whoHasASubscriptionIsLedToWhereItIsChanged() {
        stripe.subscribe(customer.id(), StripeStandIn.MONTHLY_BASIC, account(ada));
        Response handover = ada.submit("/subscribe", Map.of("price", StripeStandIn.YEARLY_PRO));
        assertThat(handover.header("Refresh")).endsWith("/pay/portal");
        assertThat(ada.submit("/subscribe/portal", Map.of()).header("Refresh")).endsWith("/pay/portal");
    }

    @Test
    void aChangeOfTierSaysItsCostBeforehand() {
        String subscription = stripe.subscribe(customer.id(), StripeStandIn.MONTHLY_BASIC, account(ada));
        assertThat(ada.get("/subscribe/change?tier=pro").header("Location")).endsWith("/subscribe");
        tell("customer.subscription.created", customer.id());
        assertThat(ada.get("/subscribe").asString()).contains("href=\"/subscribe/change?tier=pro\"");
        assertThat(ada.get("/subscribe/change?tier=pro").asString().replace('\u00a0', ' '))
                .contains("Today you pay €3.40. From ", " on you pay €5.00 a year.", "action=\"/subscribe/portal\"");
        assertThat(stripe.asked()).contains("POST /v1/invoices/create_preview");
        assertThat(ada.get("/subscribe/change?tier=basic").header("Location")).endsWith("/subscribe");

        stripe.set(
                subscription,
                Map.of(
                        "item.price",
                        Map.of(
                                "id",
                                "price_dear",
                                "unit_amount",
                                900,
                                "currency",
                                "eur",
                                "recurring",
                                Map.of("interval", "year", "interval_count", 1))));
        assertThat(ada.get("/subscribe/change?tier=pro").asString())
                .contains("Today you pay nothing. Your present tier stays until ");
    }

    @Test
    void aChangeOfTierIsPossibleWhileTheCostIsNotKnown() {
        stripe.subscribe(customer.id(), StripeStandIn.MONTHLY_BASIC, account(ada));
        tell("customer.subscription.created", customer.id());
        stripe.setDown(true);
        Response page = ada.get("/subscribe/change?tier=pro");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.asString())
                .contains("Stripe shows the exact amount before you pay.", "€5.00", "action=\"/subscribe/portal\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "?tier=", "?tier=gold", "?tier=free", "?tier=pro"})
    void whoHasNothingToChangeIsLedToTheTiers(String query) {
        assertThat(ada.get("/subscribe/change" + query).header("Location")).endsWith("/subscribe");
    }

    @Test
    void anEventThatComesTwiceIsDoneOnce() {
        stripe.subscribe(customer.id(), StripeStandIn.MONTHLY_BASIC, account(ada));
        String event = StripeStandIn.event(newEventId(), "customer.subscription.created", customer.id());
        assertThat(hear(event).asString()).contains("done");
        int asked = stripe.asked().size();
        assertThat(hear(event).asString()).contains("known");
        assertThat(stripe.asked()).hasSize(asked);
        assertThat(rights(ada)).isEqualTo(1);
    }

    @Test
    void theSameEventHeardTwiceAtOnceIsNotedOnce() {
        stripe.subscribe(customer.id(), StripeStandIn.MONTHLY_BASIC, account(ada));
        String event = StripeStandIn.event(newEventId(), "invoice.paid", customer.id());
        List<CompletableFuture<Integer>> answers = Stream.generate(
                        () -> CompletableFuture.supplyAsync(() -> hear(event).statusCode()))
                .limit(6)
                .toList();
        assertThat(answers.stream().map(CompletableFuture::join)).containsOnly(200);
        assertThat(events("event_id = '" + id(event) + "'")).isEqualTo(1);
        assertThat(rights(ada)).isEqualTo(1);
        assertThat(tierOf(ada)).isEqualTo(Tier.BASIC);
    }

    @Test
    void whatIsSoNowCountsWhateverTheOrderOfEvents() {
        String subscription = stripe.subscribe(customer.id(), StripeStandIn.MONTHLY_BASIC, account(ada));
        stripe.set(subscription, Map.of("status", "canceled", "ended_at", now()));
        tell("customer.subscription.deleted", customer.id());
        tell("customer.subscription.updated", customer.id());
        tell("customer.subscription.created", customer.id());
        assertThat(tierOf(ada)).isEqualTo(Tier.FREE);
    }

    @Test
    void anAnswerThatWasOvertakenIsNotWritten() {
        String subscription = stripe.subscribe(customer.id(), StripeStandIn.MONTHLY_BASIC, account(ada));
        AtomicInteger depth = new AtomicInteger();
        // The first was told of the subscription and asks on, when it changes and another is told and writes.
        stripe.whileAsked(() -> {
            if (depth.getAndIncrement() == 1) {
                stripe.set(subscription, Map.of("status", "incomplete"));
                synchronising.sync(customer);
            }
        });
        synchronising.sync(customer);
        assertThat(tierOf(ada)).isEqualTo(Tier.FREE);
    }

    @Test
    void anEventIsDoneWhenOthersOvertakeItEveryTime() {
        stripe.subscribe(customer.id(), StripeStandIn.MONTHLY_BASIC, account(ada));
        String event = StripeStandIn.event(newEventId(), "invoice.paid", customer.id());
        AtomicBoolean isAnother = new AtomicBoolean();
        stripe.whileAsked(() -> {
            if (isAnother.compareAndSet(false, true)) {
                synchronising.sync(customer);
                isAnother.set(false);
            }
        });
        assertThat(hear(event).statusCode()).isEqualTo(200);
        assertThat(events("event_id = '" + id(event) + "'")).isEqualTo(1);
        assertThat(tierOf(ada)).isEqualTo(Tier.BASIC);
    }

    @Test
    void whoComesBackAgainAndAgainIsLookedAtNoMore() {
        stripe.buyByBank(customer.id(), StripeStandIn.BASIC_FOR_GOOD, account(ada));
        for (int i = 0; i < 10; i++) {
            ada.get("/subscribe/done");
            assertThat(ada.get("/subscribe").asString()).contains("Your payment is on its way");
        }
        assertThat(ada.get("/subscribe/done").header("Location")).endsWith("/subscribe");
        assertThat(ada.get("/subscribe").asString()).contains("No payment has arrived yet");
    }

    @Test
    void nothingIsGrantedByWhatTheProviderDidNotSign() {
        stripe.subscribe(customer.id(), StripeStandIn.MONTHLY_BASIC, account(ada));
        String event = StripeStandIn.event(newEventId(), "invoice.paid", customer.id());
        Instant now = now();
        List<String> signatures = List.of(
                "",
                "t=1,v1=00",
                "nonsense",
                StripeStandIn.signature("whsec_of_another", now, event),
                StripeStandIn.signature(StripeStandIn.SECRET, now, event + " "),
                StripeStandIn.signature(StripeStandIn.SECRET, now.minus(Duration.ofMinutes(6)), event));
        assertThat(signatures).allSatisfy(signature -> {
            Response answer = hear(event, signature);
            assertThat(answer.statusCode()).isEqualTo(400);
            assertThat(answer.asString().strip().lines()).hasSize(1);
        });
        assertThat(refusals("the event is not signed with the secret of this address"))
                .isEqualTo(5);
        assertThat(refusals("the event was signed too long ago")).isEqualTo(1);
        assertThat(tierOf(ada)).isEqualTo(Tier.FREE);
        assertThat(events("event_id = '" + id(event) + "'")).isZero();
        assertThat(hear(event, StripeStandIn.signature(StripeStandIn.SECRET, now, event))
                        .statusCode())
                .as("the same, signed")
                .isEqualTo(200);
        assertThat(tierOf(ada)).isEqualTo(Tier.BASIC);
    }

    @Test
    void whatIsSignedAndNoEventIsRefused() {
        for (String body : List.of("", "{", "[]", "{\"id\": 1}", "{\"id\": \"evt\", \"type\": \"\"}", "null")) {
            assertThat(hear(body).statusCode()).as(body).isEqualTo(400);
        }
        assertThat(refusals("what is signed is no event")).isEqualTo(6);
    }

    @Test
    void tenMegabytesAreRefusedUnread() throws Exception {
        assertThat(sent("Content-Length: 10485760\r\n\r\n"))
                .startsWith("HTTP/1.1 413")
                .endsWith("at most 256 KiB\n");
        String chunk = "10000\r\n" + "x".repeat(0x10000) + "\r\n";
        assertThat(sent("Transfer-Encoding: chunked\r\n\r\n" + chunk.repeat(5)))
                .startsWith("HTTP/1.1 413")
                .endsWith("at most 256 KiB\n");
        assertThat(refusals("an event has at most 256 KiB")).isEqualTo(2);
    }

    @Test
    void anEventOfAStrangerChangesNothingAndIsKept() {
        Response answer = hear(StripeStandIn.event("evt_stranger", "invoice.paid", "cus_stranger"));
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.asString()).contains("of nobody here");
        assertThat(events("event_id = 'evt_stranger' and account_id is null")).isEqualTo(1);
        assertThat(refusals("the event is of nobody here: nothing is changed")).isEqualTo(1);
    }

    @Test
    void anEventWaitsWhileTheProviderCannotBeAsked() {
        stripe.subscribe(customer.id(), StripeStandIn.MONTHLY_BASIC, account(ada));
        String event = StripeStandIn.event(newEventId(), "invoice.paid", customer.id());
        stripe.setDown(true);
        assertThat(hear(event).statusCode()).isEqualTo(503);
        assertThat(events("event_id = '" + id(event) + "'")).isZero();
        stripe.setDown(false);
        assertThat(hear(event).statusCode()).isEqualTo(200);
        assertThat(tierOf(ada)).isEqualTo(Tier.BASIC);
    }

    @Test
    void anEventIsNotedTogetherWithWhatComesOfItOrNotAtAll() {
        String subscription = stripe.subscribe(customer.id(), StripeStandIn.MONTHLY_BASIC, account(ada));
        String event = StripeStandIn.event(newEventId(), "invoice.paid", customer.id());
        stripe.set(subscription, Map.of("item.price", Map.of("id", "price\0", "object", "price")));
        assertThat(hear(event).statusCode()).as("the database takes no NUL").isEqualTo(503);
        assertThat(events("event_id = '" + id(event) + "'")).isZero();
        assertThat(rights(ada)).isZero();

        stripe.set(subscription, Map.of("item.price", Map.of("id", StripeStandIn.MONTHLY_BASIC, "object", "price")));
        assertThat(hear(event).statusCode()).as("sent again").isEqualTo(200);
        assertThat(events("event_id = '" + id(event) + "'")).isEqualTo(1);
        assertThat(tierOf(ada)).isEqualTo(Tier.BASIC);
    }

    @Test
    void aFailedPaymentIsBorneForFifteenDays() {
        String subscription = stripe.subscribe(customer.id(), StripeStandIn.MONTHLY_BASIC, account(ada));
        Instant billed = now().minus(DAY.multipliedBy(3));
        stripe.set(
                subscription,
                Map.of(
                        "status",
                        "past_due",
                        "start_date",
                        now().minus(DAY.multipliedBy(40)),
                        "invoice.status",
                        "open",
                        "invoice.created",
                        billed));
        tell("invoice.payment_failed", customer.id());
        assertThat(right(ada).tier()).isEqualTo(Tier.BASIC);
        assertThat(right(ada).until()).isEqualTo(billed.plus(DAY.multipliedBy(15)));
        assertThat(ada.get("/subscribe").asString()).contains("the last payment failed");
        assertThat(ada.get("/account").asString()).contains("payment failed; stays until");

        stripe.set(subscription, Map.of("invoice.created", now().minus(DAY.multipliedBy(16))));
        tell("invoice.payment_failed", customer.id());
        assertThat(tierOf(ada)).isEqualTo(Tier.FREE);
    }

    @Test
    void oneDebtIsBorneOnceHoweverManyBillsFollow() {
        String subscription = stripe.subscribe(customer.id(), StripeStandIn.MONTHLY_BASIC, account(ada));
        Instant owedSince = now().minus(DAY.multipliedBy(12));
        stripe.billBefore(subscription, "open", now().minus(DAY.multipliedBy(80)));
        stripe.billBefore(subscription, "paid", now().minus(DAY.multipliedBy(50)));
        stripe.billBefore(subscription, "open", owedSince);
        stripe.set(
                subscription,
                Map.of(
                        "status",
                        "past_due",
                        "start_date",
                        now().minus(DAY.multipliedBy(90)),
                        "invoice.status",
                        "open",
                        "invoice.amount_paid",
                        0,
                        "invoice.created",
                        now().minus(DAY)));
        tell("invoice.payment_failed", customer.id());
        assertThat(right(ada).until()).isEqualTo(owedSince.plus(DAY.multipliedBy(15)));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whomTheProviderKnowsNoMorePaysAnew(boolean isDeleted) {
        stripe.subscribe(customer.id(), StripeStandIn.MONTHLY_BASIC, account(ada));
        if (isDeleted) {
            stripe.delete(customer.id());
        } else {
            stripe.forget(customer.id());
        }
        Response portal = ada.submit("/subscribe/portal", Map.of());
        assertThat(portal.statusCode()).isEqualTo(303);
        assertThat(ada.get("/subscribe").asString()).contains("no longer knows you");

        Response handover = ada.submit("/subscribe", Map.of("price", StripeStandIn.MONTHLY_BASIC));
        assertThat(handover.statusCode()).isEqualTo(200);
        String made = customerOf(ada).id();
        assertThat(made).isNotEqualTo(customer.id());
        stripe.complete(stripe.lastSession(made).get("id").asText());
        tell("checkout.session.completed", made);
        assertThat(tierOf(ada)).isEqualTo(Tier.BASIC);
    }

    @Test
    void whoLeavesWhileTheFirstPaymentIsOpenedIsNobodysCustomer() {
        Visit ben = Visit.signedIn();
        AtomicInteger gone = new AtomicInteger();
        int before = stripe.customers().size();
        stripe.whileAsked(() -> {
            if (stripe.asked().getLast().equals("POST /v1/customers") && gone.getAndIncrement() == 0) {
                ben.submit("/account/delete", Map.of("current", Visit.password()));
            }
        });
        Response answer = ben.submit("/subscribe", Map.of("price", StripeStandIn.MONTHLY_BASIC));
        assertThat(answer.statusCode()).isIn(302, 303, 401);
        assertThat(gone.get()).isEqualTo(1);
        assertThat(stripe.customers()).hasSize(before);
    }

    @Test
    void whoLeavesWhileTheWayToPayIsOpenedPaysNothing() {
        Visit ben = Visit.signedIn();
        stripe.whileAsked(() -> {
            if (stripe.asked().getLast().equals("POST /v1/checkout/sessions")) {
                ben.submit("/account/delete", Map.of("current", Visit.password()));
            }
        });
        int before = stripe.customers().size();
        ben.submit("/subscribe", Map.of("price", StripeStandIn.MONTHLY_BASIC));
        stripe.whileAsked(() -> {});
        reconciliation.turn();
        assertThat(stripe.customers()).hasSize(before);
    }

    @Test
    void whoPaysGoesOnWhereTheyCameFrom() {
        Visit ben = Visit.signedIn();
        assertThat(ben.get("/subscribe?return=%2Fproblems%3Ftopic%3Dnim").asString())
                .contains("name=\"return\" value=\"/problems?topic=nim\"");
        ben.submit("/subscribe", Map.of("price", StripeStandIn.MONTHLY_BASIC, "return", "/problems?topic=nim"));
        JsonNode session = stripe.lastSession(customerOf(ben).id());
        assertThat(session.get("cancel_url").asText())
                .endsWith("/subscribe/cancelled?return=%2Fproblems%3Ftopic%3Dnim");
        assertThat(ben.get("/subscribe/cancelled?return=%2Fproblems").header("Location"))
                .endsWith("/subscribe?return=%2Fproblems");
        stripe.complete(session.get("id").asText());
        String done = session.get("success_url").asText();
        assertThat(ben.get(done.substring(done.indexOf("/subscribe"))).header("Location"))
                .endsWith("/problems?topic=nim");
        assertThat(ben.get("/problems").asString()).containsPattern("Thank you\\. You have Basic until .*renewed then");
    }

    @ParameterizedTest
    @ValueSource(strings = {"//elsewhere.example/", "https://elsewhere.example/", "/\\elsewhere.example", "x"})
    void whoPaysIsLedToNoOtherSite(String next) {
        ada.submit("/subscribe", Map.of("price", StripeStandIn.MONTHLY_BASIC, "return", next));
        assertThat(stripe.lastSession(customer.id()).get("success_url").asText())
                .endsWith("/subscribe/done");
        stripe.subscribe(customer.id(), StripeStandIn.MONTHLY_BASIC, account(ada));
        String done = "/subscribe/done?return=" + URLEncoder.encode(next, StandardCharsets.UTF_8);
        assertThat(ada.get(done).header("Location")).endsWith("/subscribe");
    }

    @Test
    void whatIsNotSignedIsLimitedByAddressAndWhatIsComesThrough() throws Exception {
        String event = StripeStandIn.event(newEventId(), "invoice.paid", customer.id());
        try (HttpClient stranger = HttpClient.newBuilder()
                .localAddress(InetAddress.getByName("127.0.0.7"))
                .build()) {
            for (int i = 0; i < WebhookReceiver.MOST_UNSIGNED; i++) {
                assertThat(post(stranger, event, "t=1,v1=00").statusCode()).isEqualTo(400);
            }
            long told = refusals();
            HttpResponse<String> refused = post(stranger, event, "t=1,v1=00");
            assertThat(refused.statusCode()).isEqualTo(429);
            assertThat(refused.headers().firstValue("Retry-After")).isPresent();
            assertThat(refusals()).isEqualTo(told);
            assertThat(post(stranger, event, StripeStandIn.signature(StripeStandIn.SECRET, now(), event))
                            .statusCode())
                    .isEqualTo(200);
        }
        assertThat(hear(event, "t=1,v1=00").statusCode())
                .as("from another address")
                .isEqualTo(400);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"t=abc", "t=", "t=1.5", "t==", "v1", "t", "t=,v1=", "=,=", ",", "t=99999999999999999999,v1=00"})
    void aHeaderThatIsNoSignatureIsUnsignedAndCounted(String signature) throws Exception {
        String event = StripeStandIn.event(newEventId(), "invoice.paid", customer.id());
        try (HttpClient stranger = HttpClient.newBuilder()
                .localAddress(InetAddress.getByName("127.0.1." + (1 + EVENTS.incrementAndGet() % 250)))
                .build()) {
            HttpResponse<String> refused = post(stranger, event, signature);
            assertThat(refused.statusCode()).isEqualTo(400);
            assertThat(refused.body()).contains("is not signed");
        }
        assertThat(refusals("the event is not signed with the secret of this address"))
                .isEqualTo(1);
    }

    @Test
    void whateverStandsInTheHeaderOfASignatureIsNoFaultOfOurs() throws Exception {
        String event = StripeStandIn.event(newEventId(), "invoice.paid", customer.id());
        Random random = new Random(24);
        String[] pieces = {
            "t", "v1", "v0", "=", ",", "1", "-1", "1.5", "abc", " ", "\t", "é", "00", ";", "0x1", "9".repeat(30)
        };
        try (HttpClient stranger = HttpClient.newBuilder()
                .localAddress(InetAddress.getByName("127.0.2.1"))
                .build()) {
            for (int i = 0; i < 200; i++) {
                String signature = random.ints(1 + random.nextInt(8), 0, pieces.length)
                        .mapToObj(piece -> pieces[piece])
                        .collect(Collectors.joining());
                assertThat(post(stranger, event, signature.strip()).statusCode())
                        .as(signature)
                        .isEqualTo(i < WebhookReceiver.MOST_UNSIGNED ? 400 : 429);
            }
        }
    }

    @Test
    void ofManyCheckoutsThatAreOpenedAtOnceOneStaysOpenAndAllAreLedThere() {
        int many = 6;
        CountDownLatch asking = new CountDownLatch(many);
        stripe.whileAsked(question -> {
            if (question.equals("POST /v1/checkout/sessions")) {
                asking.countDown();
                await(asking);
            }
        });
        List<CompletableFuture<Response>> all = Stream.generate(() -> CompletableFuture.supplyAsync(
                        () -> ada.request()
                                .formParam("price", StripeStandIn.MONTHLY_BASIC)
                                .post("/subscribe"),
                        Thread::startVirtualThread))
                .limit(many)
                .toList();
        assertThat(all).allSatisfy(one -> assertThat(one.join().statusCode()).isEqualTo(200));
        List<String> open = stripe.openSessions(customer.id());
        assertThat(open).hasSize(1);
        assertThat(all)
                .anySatisfy(one -> assertThat(one.join().header("Refresh")).endsWith("/pay/" + open.getFirst()));
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(1, TimeUnit.MINUTES)).as("all asked").isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private long refusals() {
        return Sql.of("select coalesce(sum(times), 0) as refusals from security_event where kind = 'payment-refused'")
                .on(database)
                .one(row -> row.getLong("refusals"));
    }

    private static HttpResponse<String> post(HttpClient client, String event, String signature) throws Exception {
        return client.send(
                HttpRequest.newBuilder(URI.create(Request.home() + "/payment/events"))
                        .header("Stripe-Signature", signature)
                        .POST(HttpRequest.BodyPublishers.ofString(event))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
    }

    @Test
    void whoseFirstPaymentNeverCameHasNothing() {
        String subscription = stripe.subscribe(customer.id(), StripeStandIn.MONTHLY_BASIC, account(ada));
        stripe.set(subscription, Map.of("status", "incomplete", "invoice.status", "open"));
        tell("customer.subscription.created", customer.id());
        assertThat(tierOf(ada)).isEqualTo(Tier.FREE);
        assertThat(rights(ada)).isZero();
        assertThat(ada.get("/subscribe").asString()).contains("waits for its first payment");
    }

    @Test
    void moneyThatIsOnItsWayGivesNothingYetAndIsNotAskedForTwice() {
        String checkout = stripe.buyByBank(customer.id(), StripeStandIn.BASIC_FOR_GOOD, account(ada));
        assertThat(ada.get("/subscribe/done").header("Location")).endsWith("/subscribe");
        assertThat(ada.get("/subscribe").asString())
                .contains("Your payment is on its way", "opens when your payment has arrived")
                .doesNotContain("Buy: Basic");
        assertThat(tierOf(ada)).isEqualTo(Tier.FREE);
        assertThat(ada.submit("/subscribe", Map.of("price", StripeStandIn.BASIC_FOR_GOOD))
                        .statusCode())
                .as("from a page that was open all the while")
                .isEqualTo(303);
        assertThat(ada.get("/subscribe").asString()).contains("You have that already, or have just paid for it");

        stripe.set(checkout, Map.of("payment_status", "paid"));
        tell("checkout.session.async_payment_succeeded", customer.id());
        assertThat(right(ada)).isEqualTo(new Right(Tier.BASIC, Instant.MAX));
    }

    @Test
    void moneyThatNeverCameIsForgotten() {
        String checkout = stripe.buyByBank(customer.id(), StripeStandIn.BASIC_FOR_GOOD, account(ada));
        tell("checkout.session.completed", customer.id());
        stripe.set(checkout, Map.of("payment.status", "requires_payment_method"));
        tell("checkout.session.async_payment_failed", customer.id());
        assertThat(tierOf(ada)).isEqualTo(Tier.FREE);
        assertThat(ada.get("/subscribe").asString())
                .contains("Buy: Basic, €5.00 once, for good")
                .doesNotContain("opens when your payment has arrived");
    }

    @Test
    void whoTurnsRoundBeforePayingIsToldThatNothingWasPaid() {
        ada.submit("/subscribe", Map.of("price", StripeStandIn.MONTHLY_BASIC));
        String back = stripe.lastSession(customer.id()).get("cancel_url").asText();
        assertThat(ada.get(URI.create(back).getPath()).header("Location")).endsWith("/subscribe");
        assertThat(ada.get("/subscribe").asString()).contains("You turned round before paying. Nothing was paid");
    }

    @Test
    void theProviderSpeaksTheReadersLanguage() {
        ada.submit("/account/language", Map.of("language", "de"));
        ada.submit("/subscribe", Map.of("price", StripeStandIn.MONTHLY_BASIC));
        assertThat(stripe.lastSession(customer.id()).get("locale").asText()).isEqualTo("de");
        assertThat(ada.get("/subscribe").asString()).contains("Abonnieren: Basis, 5,00\u00a0€ im Monat");
    }

    @Test
    void whatManyCheckoutsLaterIsStillThereIsKept() {
        stripe.buyOnce(customer.id(), StripeStandIn.BASIC_FOR_GOOD, account(ada));
        for (int i = 0; i < 100; i++) {
            String later = stripe.buyOnce(customer.id(), StripeStandIn.BASIC_FOR_GOOD, account(ada));
            stripe.set(later, Map.of("charge.refunded", true));
        }
        tell("checkout.session.completed", customer.id());
        assertThat(rights(ada)).isEqualTo(1);
        assertThat(subscriptions("account_id = " + account(ada))).isEqualTo(101);
        assertThat(right(ada)).isEqualTo(new Right(Tier.BASIC, Instant.MAX));
    }

    @Test
    void ofTwoCustomersThatAreMadeAtOnceOneStays() {
        Visit ben = Visit.signedIn();
        AtomicInteger made = new AtomicInteger();
        stripe.whileAsked(() -> {
            if (stripe.asked().getLast().equals("POST /v1/customers") && made.getAndIncrement() == 0) {
                ben.submit("/subscribe", Map.of("price", StripeStandIn.MONTHLY_BASIC));
            }
        });
        String first = ben.submit("/subscribe", Map.of("price", StripeStandIn.MONTHLY_BASIC))
                .header("Refresh");
        assertThat(first).isNotNull();
        assertThat(made.get()).isEqualTo(2);
        assertThat(stripe.asked())
                .filteredOn(asked -> asked.startsWith("DELETE /v1/customers/"))
                .isNotEmpty();
        assertThat(stripe.knows(customerOf(ben).id())).isTrue();
    }

    @Test
    void whoCancelsKeepsTheTierUntilWhatIsPaidIsOver() {
        String subscription = stripe.subscribe(customer.id(), StripeStandIn.MONTHLY_BASIC, account(ada));
        Instant end = now().plus(DAY.multipliedBy(12));
        stripe.set(subscription, Map.of("cancel_at_period_end", true, "item.current_period_end", end));
        tell("customer.subscription.updated", customer.id());
        assertThat(right(ada)).isEqualTo(new Right(Tier.BASIC, end));
        assertThat(ada.get("/subscribe").asString()).contains("is cancelled and ends on");
    }

    @Test
    void aHigherPriceIsAHigherTier() {
        String subscription = stripe.subscribe(customer.id(), StripeStandIn.MONTHLY_BASIC, account(ada));
        tell("customer.subscription.created", customer.id());
        String another = stripe.subscribe("cus_nobody", StripeStandIn.YEARLY_PRO, "0");
        assertThat(another).isNotEqualTo(subscription);
        stripe.set(subscription, Map.of("item.price", Map.of("id", StripeStandIn.YEARLY_PRO, "object", "price")));
        tell("customer.subscription.updated", customer.id());
        assertThat(tierOf(ada)).isEqualTo(Tier.PRO);
        assertThat(rights(ada)).isEqualTo(1);
    }

    @Test
    void aPriceThatIsNotConfiguredGivesNothing() {
        stripe.subscribe(customer.id(), "price_of_something_else_month", account(ada));
        assertThat(tell("customer.subscription.created", customer.id())).isEqualTo(200);
        assertThat(tierOf(ada)).isEqualTo(Tier.FREE);
    }

    @Test
    void whatIsBoughtForGoodStaysUntilTheMoneyIsGivenBack() {
        String checkout = stripe.buyOnce(customer.id(), StripeStandIn.BASIC_FOR_GOOD, account(ada));
        tell("checkout.session.completed", customer.id());
        assertThat(right(ada)).isEqualTo(new Right(Tier.BASIC, Instant.MAX));
        assertThat(ada.get("/subscribe").asString()).contains("is yours for good");
        stripe.set(checkout, Map.of("charge.refunded", true));
        tell("charge.refunded", customer.id());
        assertThat(tierOf(ada)).isEqualTo(Tier.FREE);
    }

    @Test
    void whatWasBoughtUnderAnotherLoginMovesNowhere() {
        Visit ben = Visit.signedIn();
        Customer his = newCustomer(ben);
        String checkout = stripe.buyOnce(customer.id(), StripeStandIn.BASIC_FOR_GOOD, account(ada));
        tell("checkout.session.completed", customer.id());
        // Somebody moves it to another customer with the provider.
        stripe.set(checkout, Map.of("customer", his.id()));
        tell("checkout.session.completed", his.id());
        assertThat(tierOf(ben)).isEqualTo(Tier.FREE);
        // And says that it was sold to that one.
        stripe.set(checkout, Map.of("client_reference_id", account(ben)));
        tell("checkout.session.completed", his.id());
        assertThat(tierOf(ben)).isEqualTo(Tier.FREE);
        assertThat(tierOf(ada)).isEqualTo(Tier.BASIC);
    }

    /** With the provider it stays sold to the account that there was then. */
    @Test
    void whatIsPaidGoesOnForTheAccountThatTheBuyersBecamePartOf() {
        Visit ben = Visit.signedIn();
        String subscription = stripe.subscribe(customer.id(), StripeStandIn.MONTHLY_BASIC, account(ada));
        tell("customer.subscription.created", customer.id());
        for (String statement : List.of(
                "insert into merged_account (merged_id, name, account_id, merged_at) select :ada, 'was-' || :ada, :ben, now()",
                "update payment_customer set account_id = :ben where account_id = :ada",
                "update subscription set account_id = :ben where account_id = :ada",
                "update entitlement set account_id = :ben where account_id = :ada")) {
            Sql.of(statement)
                    .on(database)
                    .with("ada", Long.parseLong(account(ada)))
                    .with("ben", Long.parseLong(account(ben)))
                    .update();
        }
        assertThat(tell("customer.subscription.updated", customer.id())).isEqualTo(200);
        assertThat(tierOf(ben)).isEqualTo(Tier.BASIC);
        stripe.set(subscription, Map.of("status", "canceled", "ended_at", now()));
        assertThat(tell("customer.subscription.deleted", customer.id())).isEqualTo(200);
        assertThat(tierOf(ben)).isEqualTo(Tier.FREE);
        assertThat(refusals()).isZero();
    }

    @Test
    void aGrantIsTheOperatorsAndStays() {
        entitlements.grant(new Entitlement(Long.parseLong(account(ada)), Tier.PRO, now(), Instant.MAX), now());
        String subscription = stripe.subscribe(customer.id(), StripeStandIn.MONTHLY_BASIC, account(ada));
        tell("customer.subscription.created", customer.id());
        stripe.set(subscription, Map.of("status", "canceled", "ended_at", now()));
        tell("customer.subscription.deleted", customer.id());
        assertThat(tierOf(ada)).isEqualTo(Tier.PRO);
        entitlements.revokeAll(Long.parseLong(account(ada)), now());
        assertThat(tierOf(ada)).isEqualTo(Tier.FREE);
    }

    @Test
    void aLostEventIsMadeUpForAndOnesTroubleKeepsNoOtherFromItsTurn() {
        Visit ben = Visit.signedIn();
        Customer his = newCustomer(ben);
        stripe.subscribe(his.id(), StripeStandIn.MONTHLY_BASIC, account(ben));
        String subscription = stripe.subscribe(customer.id(), StripeStandIn.MONTHLY_BASIC, account(ada));
        stripe.set(subscription, Map.of("items", Map.of("data", List.of())));
        assertThat(reconciliation.reconcile()).isEqualTo(1);
        assertThat(tierOf(ben)).isEqualTo(Tier.BASIC);
        assertThat(tierOf(ada)).isEqualTo(Tier.FREE);
        int asked = stripe.asked().size();
        stripe.set(subscription, Map.of("customer", "cus_nobody"));
        assertThat(reconciliation.reconcile()).isZero();
        assertThat(stripe.asked()).as("only who failed is asked for again").hasSize(asked + 2);
    }

    @Test
    void whomTheProviderForgotHasNothingMore() {
        stripe.subscribe(customer.id(), StripeStandIn.MONTHLY_BASIC, account(ada));
        tell("customer.subscription.created", customer.id());
        stripe.forget(customer.id());
        tell("customer.deleted", customer.id());
        assertThat(tierOf(ada)).isEqualTo(Tier.FREE);
        assertThat(ada.get("/subscribe").asString()).contains("ended on");
    }

    @Test
    void whoLeavesPaysNoMore() {
        stripe.subscribe(customer.id(), StripeStandIn.MONTHLY_BASIC, account(ada));
        tell("customer.subscription.created", customer.id());
        ada.submit("/account/delete", Map.of("current", Visit.password()));
        assertThat(customers.ofId(customer.id())).as("the account is gone").isEmpty();
        stripe.setDown(true);
        assertThatThrownBy(reconciliation::turn).isInstanceOf(IllegalStateException.class);
        stripe.setDown(false);
        reconciliation.turn();
        assertThat(stripe.knows(customer.id())).isFalse();
        int asked = stripe.asked().size();
        reconciliation.turn();
        assertThat(stripe.asked()).hasSize(asked);
    }

    @Test
    void noTransactionIsOpenWhileTheProviderIsAsked() {
        AtomicLong open = new AtomicLong();
        stripe.whileAsked(() -> open.addAndGet(openTransactions()));
        ada.submit("/subscribe", Map.of("price", StripeStandIn.MONTHLY_BASIC));
        tell("invoice.paid", customer.id());
        ada.get("/subscribe/done");
        assertThat(stripe.asked()).isNotEmpty();
        assertThat(open.get()).isZero();
    }

    @Test
    void aProviderThatIsAwayIsSaidSoAndNothingElseIsHarmed() {
        stripe.setDown(true);
        Response answer = ada.submit("/subscribe", Map.of("price", StripeStandIn.MONTHLY_BASIC));
        assertThat(answer.statusCode()).isEqualTo(503);
        assertThat(answer.header("Retry-After")).isEqualTo("60");
        assertThat(answer.asString()).contains("Nothing was paid and nothing changed");
        assertThat(ada.get("/subscribe").statusCode()).isEqualTo(200);
        assertThat(ada.get("/subscribe/done").statusCode()).isEqualTo(303);
    }

    @Test
    void whatIsNotSoldIsRefusedAndWhoAsksTooOftenWaits() {
        assertThat(ada.submit("/subscribe", Map.of("price", "price_made_up")).statusCode())
                .isEqualTo(422);
        Visit guest = Visit.asGuest();
        assertThat(guest.submit("/subscribe", Map.of("price", StripeStandIn.MONTHLY_BASIC))
                        .statusCode())
                .isIn(302, 303, 401);
        for (int i = 0; i < 10; i++) {
            ada.submit("/subscribe/portal", Map.of()).then().statusCode(200);
        }
        Response wait = ada.submit("/subscribe/portal", Map.of());
        assertThat(wait.statusCode()).isEqualTo(429);
        assertThat(Integer.parseInt(wait.header("Retry-After"))).isBetween(1, 600);
    }

    @Test
    void theTeaserLeadsToWhereItIsSold() {
        String slug = "sold-" + EVENTS.incrementAndGet();
        PublishedProblem.addWithPage(database, slug, Tier.BASIC);
        assertThat(ada.get("/problems/" + slug).asString())
                .contains("href=\"/subscribe?return=%2Fproblems%2F" + slug + "\"", "See what Basic costs");
    }

    private Customer newCustomer(Visit visit) {
        long account = Long.parseLong(account(visit));
        customers.add(new Customer(account, provider.createCustomer(account, visit.name())));
        return customerOf(visit);
    }

    private Customer customerOf(Visit visit) {
        return customers.ofAccount(Long.parseLong(account(visit))).orElseThrow();
    }

    private String account(Visit visit) {
        return String.valueOf(
                new EntitlementRepository(database).accountNamed(visit.name()).orElseThrow());
    }

    private int tell(String kind, String customer) {
        return hear(StripeStandIn.event(newEventId(), kind, customer)).statusCode();
    }

    private Response hear(String event) {
        return hear(event, StripeStandIn.signature(StripeStandIn.SECRET, now(), event));
    }

    private Response hear(String event, String signature) {
        return Visit.asGuest()
                .request()
                .header("Stripe-Signature", signature)
                .contentType("application/json")
                .body(event.getBytes(StandardCharsets.UTF_8))
                .post("/payment/events");
    }

    private static String newEventId() {
        return "evt_" + EVENTS.incrementAndGet();
    }

    private static String id(String event) {
        return event.replaceFirst(".*?\"id\":\"(evt_\\d+)\".*", "$1");
    }

    private Tier tierOf(Visit visit) {
        return right(visit).tier();
    }

    private Right right(Visit visit) {
        return entitlements.rightOf(Long.parseLong(account(visit)), clock.instant());
    }

    private long rights(Visit visit) {
        return Sql.of("select count(*) as rights from entitlement where account_id = :account")
                .on(database)
                .with("account", Long.parseLong(account(visit)))
                .one(row -> row.getLong("rights"));
    }

    private long subscriptions(String condition) {
        return Sql.of("select count(*) as subscriptions from subscription where " + condition)
                .on(database)
                .one(row -> row.getLong("subscriptions"));
    }

    private long events(String condition) {
        return Sql.of("select count(*) as events from payment_event where " + condition)
                .on(database)
                .one(row -> row.getLong("events"));
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.SECONDS);
    }

    /** Those in which something of ours was asked last; other features open some for a moment at any time. */
    private long openTransactions() {
        return Sql.of("""
                select count(*) as open from pg_stat_activity
                where datname = current_database() and state like 'idle in transaction%'
                    and query ~ 'payment|subscription|entitlement|account'""").on(database).one(row -> row.getLong("open"));
    }

    /** Refusals of that kind that the log of security events has from this host since the test began. */
    private int refusals(String detail) {
        return log
                .list(
                        new EventFilter(Optional.empty(), Optional.of(SecurityEvent.PAYMENT_REFUSED), Long.MAX_VALUE),
                        100)
                .stream()
                .filter(event ->
                        event.detail().equals(detail) && !event.address().isEmpty())
                .mapToInt(RecordedEvent::times)
                .sum();
    }

    /** The answer to a request of which nothing more is sent. */
    private String sent(String headersAndBody) throws IOException {
        try (Socket socket = new Socket(server.getHost(), server.getPort())) {
            socket.setSoTimeout(120_000); // a guard only
            OutputStream request = socket.getOutputStream();
            request.write(("POST /payment/events HTTP/1.1\r\nHost: localhost\r\n" + headersAndBody)
                    .getBytes(StandardCharsets.US_ASCII));
            request.flush();
            StringBuilder answer = new StringBuilder();
            InputStream bytes = socket.getInputStream();
            while (!answer.toString().endsWith("KiB\n")) {
                int letter = bytes.read();
                if (letter == -1) {
                    break;
                }
                answer.append((char) letter);
            }
            return answer.toString();
        }
    }
}
