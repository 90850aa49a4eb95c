package dev.grundy.people.subscription.renewal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.people.email.AccountNotice;
import dev.grundy.people.mail.Outbox;
import dev.grundy.people.mail.PostedLetter;
import dev.grundy.people.subscription.Offers;
import dev.grundy.people.subscription.StripeResource;
import dev.grundy.people.suspension.Suspension;
import dev.grundy.people.suspension.SuspensionRepository;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.MailServer;
import dev.grundy.testsupport.Mailbox;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.StripeStandIn;
import dev.grundy.testsupport.Visit;
import dev.grundy.web.frame.PageLanguage;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The mails before a subscription renews and before a tier ends. Days are counted from the start of each test. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
@QuarkusTestResource(MailServer.class)
@QuarkusTestResource(value = StripeResource.class, restrictToAnnotatedClass = true)
class RenewalMailTest {
    private static final String RENEWS = "Your tier Pro renews on ";
    private static final String ENDS = "Your tier Pro ends on ";
    private static final int YEAR = 365;

    @Inject
    DataSource database;

    @Inject
    AheadClock clock;

    @Inject
    RenewalRound round;

    @Inject
    RenewalMailWriter writer;

    @Inject
    SuspensionRepository suspensions;

    @Inject
    Outbox outbox;

    @Inject
    Offers offers;

    private Visit ada;
    private Mailbox mailbox;
    private Instant start;

    @BeforeEach
    void aPerson() {
        offers.refresh();
        start = clock.instant().truncatedTo(ChronoUnit.SECONDS);
        ada = Visit.signedIn();
        mailbox = new Mailbox(ada.name() + "@renewal.example");
    }

    @AfterEach
    void putTheClockBack() {
        clock.reset();
    }

    @Test
    void aYearThatRenewsIsToldOfOnceSevenDaysBefore() {
        confirm();
        pay("active", 0, YEAR, true);
        moveTo(YEAR - 8);
        round.round();
        assertThat(posted()).isZero();
        moveTo(YEAR - 6);
        round.round();
        round.round();
        Mailbox.Mail mail = mailbox.next();
        moveTo(YEAR - 1);
        round.round();

        assertThat(mail.subject()).startsWith(RENEWS);
        assertThat(mail.text().replace('\u00a0', ' '))
                .contains("The price is €5.00 a year, including VAT.", "https://judge.example/subscribe");
        assertThat(posted()).isEqualTo(1);
        assertThatNextIsTheMarker();
    }

    @Test
    void theNextPeriodHasItsOwnMail() {
        confirm();
        String id = pay("active", 0, YEAR, true);
        moveTo(YEAR - 3);
        round.round();
        assertThat(mailbox.next().subject()).startsWith(RENEWS);
        period(id, YEAR, 2 * YEAR);
        moveTo(2 * YEAR - 3);
        round.round();

        assertThat(mailbox.next().subject()).startsWith(RENEWS);
        assertThat(posted()).isEqualTo(2);
    }

    @Test
    void twoNodesThatLookAtOnceSendOne() throws Exception {
        confirm();
        pay("active", 0, YEAR, true);
        moveTo(YEAR - 3);
        Callable<Void> node = () -> {
            round.round();
            return null;
        };
        try (ExecutorService nodes = Executors.newFixedThreadPool(4)) {
            for (Future<Void> done : nodes.invokeAll(Collections.nCopies(4, node))) {
                done.get();
            }
        }

        assertThat(mailbox.next().subject()).startsWith(RENEWS);
        assertThatNextIsTheMarker();
    }

    @Test
    void aMonthThatRenewsIsNoNewsAndTheEndOfATrialIs() {
        confirm();
        String id = pay("active", 0, 30, true);
        moveTo(27);
        round.round();
        assertThat(posted()).isZero();
        state(id, "trialing");
        round.round();
        assertThat(mailbox.next().subject()).startsWith(RENEWS);
    }

    @Test
    void aCancelledSubscriptionIsToldOfBeforeItEnds() {
        confirm();
        pay("active", 0, 30, false);
        moveTo(27);
        round.round();
        round.round();

        Mailbox.Mail mail = mailbox.next();
        assertThat(mail.subject()).startsWith(ENDS);
        assertThat(mail.text()).contains("The subscription is cancelled").contains("https://judge.example/subscribe");
        assertThatNextIsTheMarker();
    }

    @ParameterizedTest
    @ValueSource(strings = {"grant", "code"})
    void aGivenTierIsToldOfBeforeItEnds(String source) {
        confirm();
        give("pro", source, 0, 90);
        moveTo(82);
        round.round();
        assertThat(posted()).isZero();
        moveTo(84);
        round.round();
        round.round();

        assertThat(mailbox.next().text()).contains("It was given for a limited time");
        assertThatNextIsTheMarker();
    }

    @Test
    void anEndIsNoNewsWhereTheTierGoesOnOrWasGivenForLessThanAWeek() {
        confirm();
        give("pro", "code", 0, 5);
        moveTo(1);
        round.round();
        assertThat(posted()).isZero();
        give("basic", "grant", 0, 90);
        give("pro", "grant", 90, 200);
        moveTo(84);
        round.round();
        assertThat(posted()).isZero();
    }

    @Test
    void aLowerTierThatLastsLongerKeepsNobodyFromTheMail() {
        confirm();
        give("pro", "grant", 0, 90);
        give("basic", "grant", 0, 200);
        moveTo(84);
        round.round();

        assertThat(mailbox.next().subject()).startsWith(ENDS);
    }

    @Test
    void theMailComesInTheLanguageOfTheAccount() {
        confirm();
        ada.submit("/account/language", Map.of("language", "de"));
        pay("active", 0, YEAR, true);
        moveTo(YEAR - 3);
        round.round();

        Mailbox.Mail mail = mailbox.next();
        assertThat(mail.subject()).startsWith("Dein Zugang Pro verlängert sich am ");
        assertThat(mail.text().replace('\u00a0', ' '))
                .startsWith("Hallo " + ada.name() + ",")
                .contains("Der Preis ist 5,00 € im Jahr, inkl. MwSt.", "Abo verwalten oder kündigen");
    }

    @Test
    void withoutALanguageOfTheAccountTheOneOfTheCheckoutCounts() {
        confirm();
        give("pro", "grant", 0, 90);
        Sql.of("""
                insert into payment_customer (account_id, customer_id, created_at, language)
                values (:account, :customer, :now, 'de')""")
                .on(database)
                .with("account", account())
                .with("customer", "cus_of_" + ada.name())
                .with("now", start)
                .update();
        moveTo(84);
        round.round();

        assertThat(mailbox.next().subject()).startsWith("Dein Zugang Pro endet am ");
    }

    @Test
    void anUnconfirmedAddressGetsNoneUntilItIsConfirmed() {
        give("pro", "grant", 0, 90);
        ada.submit("/account/email", Map.of("address", mailbox.address(), "current", Visit.password()));
        mailbox.next();
        moveTo(84);
        round.round();
        assertThat(posted()).isZero();

        // The link has become too old with the clock.
        Sql.of("update account_email set confirmed = true where account_id = :account")
                .on(database)
                .with("account", account())
                .update();
        round.round();
        assertThat(mailbox.next().subject()).startsWith(ENDS);
    }

    @Test
    void aSuspendedPersonGetsNone() {
        confirm();
        give("pro", "grant", 0, 90);
        moveTo(84);
        suspensions.put(account(), new Suspension("noise", clock.instant(), Optional.empty()));
        round.round();
        assertThat(posted()).isZero();
    }

    @Test
    void nothingIsWrittenOfWhatChangedMeanwhile() {
        confirm();
        String id = pay("active", 0, YEAR, true);
        moveTo(YEAR - 3);
        PostedLetter renewal = letter(RenewalMailKind.RENEWAL, id);
        PostedLetter end = letter(RenewalMailKind.END, id);
        assertThat(writer.write(renewal)).isPresent();
        assertThat(writer.write(end)).isEmpty();

        Sql.of("update subscription set renews_at = null where subscription_id = :id")
                .on(database)
                .with("id", id)
                .update();
        assertThat(writer.write(renewal)).isEmpty();
        assertThat(writer.write(end)).isPresent();
        suspensions.put(account(), new Suspension("noise", clock.instant(), Optional.empty()));
        assertThat(writer.write(end)).isEmpty();
    }

    private PostedLetter letter(RenewalMailKind kind, String subscription) {
        long entitlement = Sql.of("select id from entitlement where source_ref = :id")
                .on(database)
                .with("id", subscription)
                .one(row -> row.getLong("id"));
        return new PostedLetter(
                1,
                kind.letter(),
                Optional.of(account()),
                String.valueOf(entitlement),
                PageLanguage.ENGLISH,
                clock.instant(),
                1);
    }

    /** A subscription to Pro with its right, as a round of synchronising leaves them; its id. */
    private String pay(String state, int from, int to, boolean goesOn) {
        String id = "sub_of_" + ada.name();
        Sql.of("""
                insert into subscription (subscription_id, account_id, price_id, tier, state, started_at, period_started_at, renews_at, ends_at, seen_at)
                values (:id, :account, :price, 'pro', :state, :from, :from, :renews, :until, :from)""")
                .on(database)
                .with("id", id)
                .with("account", account())
                .with("price", StripeStandIn.YEARLY_PRO)
                .with("state", state)
                .with("from", day(from))
                .with("renews", goesOn ? day(to) : null)
                .with("until", goesOn ? day(to + 15) : day(to))
                .update();
        entitle("pro", "payment", id, from, goesOn ? to + 15 : to);
        return id;
    }

    private void give(String tier, String source, int from, int to) {
        entitle(tier, source, null, from, to);
    }

    private void entitle(String tier, String source, String payment, int from, int to) {
        Sql.of("""
                insert into entitlement (account_id, tier, valid_from, valid_until, source, source_ref, granted_at)
                values (:account, :tier, :from, :until, :source, :payment, :given)""")
                .on(database)
                .with("account", account())
                .with("tier", tier)
                .with("from", day(from))
                .with("until", day(to))
                .with("source", source)
                .with("payment", payment)
                .with("given", start)
                .update();
    }

    private void period(String id, int from, int to) {
        Sql.of("update subscription set period_started_at = :from, renews_at = :to where subscription_id = :id")
                .on(database)
                .with("id", id)
                .with("from", day(from))
                .with("to", day(to))
                .update();
    }

    private void state(String id, String state) {
        Sql.of("update subscription set state = :state where subscription_id = :id")
                .on(database)
                .with("id", id)
                .with("state", state)
                .update();
    }

    private long posted() {
        return Sql.of("""
                select count(*) as n from renewal_mail r join entitlement e on e.id = r.entitlement_id
                where e.account_id = :account""").on(database).with("account", account()).one(row -> row.getLong("n"));
    }

    /** Mails leave in their order: what was posted before this would come before it. */
    private void assertThatNextIsTheMarker() {
        outbox.post(AccountNotice.PASSWORD_CHANGED.kind(), Optional.of(account()), "", PageLanguage.ENGLISH);
        assertThat(mailbox.next().subject()).contains("password");
    }

    private void confirm() {
        ada.submit("/account/email", Map.of("address", mailbox.address(), "current", Visit.password()))
                .then()
                .statusCode(303);
        ada.submit(mailbox.next().link(), Map.of()).then().statusCode(303);
    }

    private long account() {
        return Sql.of("select id from account where name = :name")
                .on(database)
                .with("name", ada.name())
                .one(row -> row.getLong("id"));
    }

    private Instant day(int number) {
        return start.plus(Duration.ofDays(number));
    }

    private void moveTo(int day) {
        clock.advance(Duration.between(clock.instant(), day(day)));
    }
}
