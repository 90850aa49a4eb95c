package dev.grundy.people.credential;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.MailServer;
import dev.grundy.testsupport.Mailbox;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Program;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A forgotten password, replaced by a link in a mail. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
@QuarkusTestResource(MailServer.class)
class ResetTest {
    private static final String NEW_PASSWORD = "quite another one";

    @Inject
    DataSource database;

    @Inject
    AheadClock clock;

    private Visit ada;
    private Mailbox mailbox;
    private Visit guest;

    @BeforeEach
    void adaHasAnAddress() {
        ada = Visit.signedIn();
        mailbox = new Mailbox(ada.name() + "@reset.example");
        guest = Visit.asGuest();
        ada.submit("/account/email", Map.of("address", mailbox.address(), "current", Visit.password()));
        ada.submit(mailbox.next().link(), Map.of()).then().statusCode(303);
    }

    @AfterEach
    void putBackWhatWasMoved() {
        clock.reset();
        mailbox.open();
    }

    @Test
    void theLinkLetsANewPasswordBeChosenAndEndsEverySignIn() {
        String link = linkFor(ada.name());
        guest.get(link).then().statusCode(200);
        guest.get(link).then().statusCode(200);
        Response done = guest.submit(link, Map.of("password", NEW_PASSWORD));

        assertThat(done.statusCode()).isEqualTo(303);
        assertThat(done.header("Location")).endsWith("/sign-in");
        ada.get("/account").then().statusCode(303);
        signIn(Visit.password()).then().statusCode(422);
        signIn(NEW_PASSWORD).then().statusCode(303);
        assertThat(mailbox.next().subject()).isEqualTo("Your password at https://judge.example was changed");
    }

    @Test
    void programsWithATokenAreShutOutToo() {
        Program program = Program.of(ada, "progress:read");
        assertThat(program.get("/api/v1/submissions").statusCode()).isEqualTo(200);
        guest.submit(linkFor(ada.name()), Map.of("password", NEW_PASSWORD))
                .then()
                .statusCode(303);

        assertThat(program.get("/api/v1/submissions").asString()).contains("The token was revoked.");
        signIn(NEW_PASSWORD).then().statusCode(303);
    }

    @Test
    void theLogTellsWhoAskedAndThatItWasUsed() {
        guest.submit(linkFor(ada.name()), Map.of("password", NEW_PASSWORD));
        Visit again = Visit.asGuest();
        again.submit("/sign-in", Map.of("name", ada.name(), "password", NEW_PASSWORD));

        assertThat(again.get("/account/security").asString())
                .containsSubsequence("Password changed by a link", "New password asked for by e-mail");
    }

    @Test
    void theAddressInWhateverCaseDoesAsWell() {
        assertThat(linkFor(mailbox.address().toUpperCase(java.util.Locale.ROOT)))
                .startsWith("/new-password/");
    }

    @Test
    void blanksAndTheDomainsOwnLettersDoAsWell() {
        mailbox = new Mailbox(ada.name() + "@xn--mnchen-3ya.example");
        ada.submit(
                        "/account/email",
                        Map.of("address", " " + ada.name() + "@münchen.example ", "current", Visit.password()))
                .then()
                .statusCode(303);
        ada.submit(mailbox.next().link(), Map.of()).then().statusCode(303);
        assertThat(linkFor(ada.name() + "@MÜNCHEN.example ")).startsWith("/new-password/");
    }

    @Test
    void aLinkIsGoodOnceAndWithItAllOthersEnd() {
        String first = linkFor(ada.name());
        String second = linkFor(ada.name());
        guest.submit(first, Map.of("password", NEW_PASSWORD)).then().statusCode(303);

        Response again = guest.submit(first, Map.of("password", "a third one, longer"));
        assertThat(again.statusCode()).isEqualTo(410);
        assertThat(again.asString()).contains("This link is no longer valid");
        guest.submit(second, Map.of("password", "a third one, longer")).then().statusCode(410);
        signIn(NEW_PASSWORD).then().statusCode(303);
    }

    @Test
    void aLinkIsGoodForAnHour() {
        String link = linkFor(ada.name());
        clock.advance(Duration.ofMinutes(61));

        guest.get(link).then().statusCode(410);
        guest.submit(link, Map.of("password", NEW_PASSWORD)).then().statusCode(410);
        signIn(Visit.password()).then().statusCode(303);
    }

    @Test
    void aLinkIsNotGoodAfterTheAddressWasRemoved() {
        String link = linkFor(ada.name());
        ada.submit("/account/email/remove", Map.of("current", Visit.password()))
                .then()
                .statusCode(303);

        guest.submit(link, Map.of("password", NEW_PASSWORD)).then().statusCode(410);
        signIn(Visit.password()).then().statusCode(303);
    }

    @Test
    void aLinkIsNotGoodAfterThePasswordWasChangedOtherwise() {
        String link = linkFor(ada.name());
        ada.submit("/account/password", Map.of("current", Visit.password(), "password", NEW_PASSWORD))
                .then()
                .statusCode(303);

        guest.submit(link, Map.of("password", "a third one, longer")).then().statusCode(410);
        signIn(NEW_PASSWORD).then().statusCode(303);
        assertThat(mailbox.next().subject()).isEqualTo("Your password at https://judge.example was changed");
    }

    @Test
    void aPasswordThatWillNotDoLeavesTheLinkGood() {
        String link = linkFor(ada.name());
        Response refused = guest.submit(link, Map.of("password", "short"));

        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("A password has at least 10 characters.");
        guest.submit(link, Map.of("password", NEW_PASSWORD)).then().statusCode(303);
    }

    @ParameterizedTest
    @ValueSource(strings = {"nonsense", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "%27%20or%201"})
    void aMadeUpLinkIsRefused(String token) {
        guest.get("/new-password/" + token).then().statusCode(410);
        guest.submit("/new-password/" + token, Map.of("password", NEW_PASSWORD))
                .then()
                .statusCode(410);
    }

    @Test
    void theLinkThatConfirmsAnAddressChoosesNoPassword() {
        Mailbox other = new Mailbox("other-" + mailbox.address());
        ada.submit("/account/email", Map.of("address", other.address(), "current", Visit.password()));
        String token = other.next().link().replaceFirst(".*/", "");

        guest.submit("/new-password/" + token, Map.of("password", NEW_PASSWORD))
                .then()
                .statusCode(410);
    }

    @Test
    void knownAndUnknownNamesAndAddressesLookTheSame() {
        String known = ask(ada.name());

        assertThat(ask("nobody-at-all")).isEqualTo(known);
        assertThat(ask(mailbox.address())).isEqualTo(known);
        assertThat(ask("nobody@reset.example")).isEqualTo(known);
        assertThat(ask(Visit.signedIn().name())).as("has no address").isEqualTo(known);
    }

    /** What is written before the answer, which is what takes time. */
    @Test
    void knownAndUnknownNamesAreTheSameWork() {
        long before = rows();
        ask(ada.name());
        long known = rows() - before;
        before = rows();
        ask("nobody-" + UUID.randomUUID().toString().substring(0, 8));

        assertThat(rows() - before).isEqualTo(known).isEqualTo(4);
    }

    @Test
    void nobodyIsSentAMailWhoConfirmedNoAddress() {
        Visit ben = Visit.signedIn();
        Mailbox bens = new Mailbox(ben.name() + "@reset.example");
        ben.submit("/account/email", Map.of("address", bens.address(), "current", Visit.password()));
        ask(ben.name());
        ask(bens.address());
        ask(ada.name());

        assertThat(bens.next().subject()).contains("Confirm");
        assertThat(mailbox.next().subject()).startsWith("A new password");
        assertThat(Sql.of("""
                        select count(*) from mail_link l join account a on a.id = l.account_id
                        where a.name = :name and l.purpose = 'reset'""").on(database).with("name", ben.name()).<Long>one(row -> row.getLong(1)))
                .isZero();
    }

    @Test
    void aMailThatTheServerDoesNotTakeForLongComesInTheEnd() {
        mailbox.shut();
        ask(ada.name());
        mailbox.awaitRefusal();
        // The rest after each try is twice the one before: the sixth try is within the hour of the first.
        for (int tries = 1; tries <= 6; tries++) {
            awaitTries(tries);
            clock.advance(Duration.ofMinutes(Math.min(30, 1 << (tries - 1))));
        }
        mailbox.open();

        guest.submit(mailbox.next().link(), Map.of("password", NEW_PASSWORD))
                .then()
                .statusCode(303);
    }

    /** A try may also fail before the server hears of the mail, so tries are counted where they begin. */
    private void awaitTries(int tries) {
        Sql begun = Sql.of("""
                select coalesce(max(o.tries), 0) from outbox o join account a on a.id = o.account_id where a.name = :name""");
        while (begun.on(database).with("name", ada.name()).<Integer>one(row -> row.getInt(1)) < tries) {
            Thread.onSpinWait();
        }
    }

    @Test
    void whoAsksAgainAndAgainHasToWaitWhetherThereIsSuchANameOrNot() {
        String nobody = "nobody-" + UUID.randomUUID().toString().substring(0, 8);
        for (String who : new String[] {nobody, ada.name()}) {
            for (int i = 0; i < 5; i++) {
                guest.submit("/forgotten-password", Map.of("who", who)).then().statusCode(200);
            }
            Response refused = guest.submit("/forgotten-password", Map.of("who", who));
            assertThat(refused.statusCode()).isEqualTo(429);
            int seconds = Integer.parseInt(refused.header("Retry-After"));
            assertThat(seconds).isBetween(3500, 3600);
            assertThat(refused.asString()).contains("Try again in %d minutes.".formatted(Math.ceilDiv(seconds, 60)));
        }
        guest.submit("/forgotten-password", Map.of("who", mailbox.address()))
                .then()
                .statusCode(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "ada\r\nBcc: x@y.example", "ädä", "a\u0000b"})
    void whatIsNeitherNameNorAddressIsRefused(String who) {
        assertThat(guest.submit("/forgotten-password", Map.of("who", who)).statusCode())
                .isIn(400, 422);
    }

    @Test
    void theSignInPageLeadsThere() {
        assertThat(guest.get("/sign-in").asString()).contains("<a href=\"/forgotten-password\">");
    }

    private String linkFor(String who) {
        ask(who);
        return mailbox.next().link();
    }

    private String ask(String who) {
        return Visit.asGuest()
                .submit("/forgotten-password", Map.of("who", who))
                .then()
                .statusCode(200)
                .extract()
                .asString();
    }

    private Response signIn(String password) {
        return Visit.asGuest().submit("/sign-in", Map.of("name", ada.name(), "password", password));
    }

    /** Grows by one with each row that asking writes, and by two with each look. */
    private long rows() {
        return Sql.of("""
                        select nextval(pg_get_serial_sequence('outbox', 'id'))
                             + nextval(pg_get_serial_sequence('security_event', 'id')) as rows""").on(database).<Long>one(row -> row.getLong("rows"));
    }
}
