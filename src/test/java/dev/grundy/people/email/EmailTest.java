package dev.grundy.people.email;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.MailServer;
import dev.grundy.testsupport.Mailbox;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An e-mail address of one's own: given, confirmed by a link, changed, removed. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
@QuarkusTestResource(MailServer.class)
class EmailTest {
    private static final String PAGE = "/account/email";

    @Inject
    DataSource database;

    @Inject
    AheadClock clock;

    private Visit ada;
    private Mailbox mailbox;

    @BeforeEach
    void somebodyNew() {
        ada = Visit.signedIn();
        mailbox = new Mailbox(ada.name() + "@ada.example");
    }

    @AfterEach
    void putTheClockBack() {
        clock.reset();
    }

    @Test
    void theButtonBehindTheLinkConfirmsTheAddress() {
        give(ada, mailbox.address()).then().statusCode(303);
        assertThat(ada.get(PAGE).asString()).contains("Waiting for you", mailbox.address());
        Mailbox.Mail mail = mailbox.next();

        assertThat(ada.get(mail.link()).asString()).contains(mailbox.address(), "Yes, confirm it");
        assertThat(confirmed(ada)).as("following the link changes nothing").isEmpty();
        ada.submit(mail.link(), Map.of()).then().statusCode(303);

        assertThat(confirmed(ada)).isEqualTo(mailbox.address());
        assertThat(ada.get("/account/security").asString())
                .containsSubsequence("E-mail address confirmed", mailbox.address(), "E-mail address given");
    }

    @Test
    void theAccountSaysHowItStandsWithTheAddress() {
        assertThat(ada.get("/account").asString()).contains("No e-mail address yet.");
        give(ada, mailbox.address());
        assertThat(ada.get(PAGE).asString()).contains("A mail is on its way.");
        assertThat(ada.get("/account").asString())
                .contains(mailbox.address() + " is not confirmed yet.")
                .doesNotContain("No e-mail address yet.");
        ada.submit(mailbox.next().link(), Map.of()).then().statusCode(303);
        assertThat(ada.get("/account").asString()).doesNotContain("is not confirmed yet.", "No e-mail address yet.");
    }

    @Test
    void theMailSaysInTheReadersLanguageWhatItIsAbout() {
        ada.submit("/account/language", Map.of("language", "de"));
        give(ada, mailbox.address());
        Mailbox.Mail mail = mailbox.next();

        assertThat(mail.from()).isEqualTo("Grundy <grundy@judge.example>");
        assertThat(mail.subject()).isEqualTo("Bestätige deine E-Mail-Adresse bei https://judge.example");
        assertThat(mail.text()).startsWith("Hallo " + ada.name() + ",").contains("Adresse bestätigen:", "einmal");
        assertThat(mail.html())
                .contains(
                        "<html lang=\"de\">",
                        "<a href=\"https://judge.example" + mail.link() + "\">Adresse bestätigen</a>");
        assertThat(mail.auto()).isEqualTo("auto-generated");
    }

    @Test
    void onlyTheHashOfTheSecretIsStored() {
        give(ada, mailbox.address());
        String link = mailbox.next().link();
        String secret = link.substring(link.lastIndexOf('/') + 1);
        String hash = ContentHash.of(secret.getBytes(StandardCharsets.US_ASCII)).hex();

        assertThat(count("select count(*) from mail_link where token_hash = '" + hash + "'"))
                .isEqualTo(1);
        assertThat(count("select count(*) from mail_link m where m::text like '%" + secret + "%'"))
                .isZero();
        assertThat(count("select count(*) from outbox o where o::text like '%" + secret + "%'"))
                .isZero();
        assertThat(count("select count(*) from security_event e where e::text like '%" + secret + "%'"))
                .isZero();
    }

    @Test
    void aLinkIsGoodOnce() {
        String link = confirm(ada, mailbox);

        Response again = ada.submit(link, Map.of());
        assertThat(again.statusCode()).isEqualTo(410);
        assertThat(again.asString()).contains("This link is no longer valid", "Nothing was changed.");
        ada.get(link).then().statusCode(410);
        assertThat(confirmed(ada)).isEqualTo(mailbox.address());
        assertThat(ada.get("/account/security").asString()).contains("Confirmation link refused");
    }

    @Test
    void aLinkIsGoodForADay() {
        give(ada, mailbox.address());
        String link = mailbox.next().link();
        clock.advance(Duration.ofHours(24).plusMinutes(1));

        ada.submit(link, Map.of()).then().statusCode(410);
        assertThat(confirmed(ada)).isEmpty();
    }

    @Test
    void anotherAccountCannotUseTheLink() {
        give(ada, mailbox.address());
        String link = mailbox.next().link();
        Visit ben = Visit.signedIn();

        ben.get(link).then().statusCode(410);
        ben.submit(link, Map.of()).then().statusCode(410);
        assertThat(confirmed(ben)).isEmpty();
        assertThat(ben.get("/account/security").asString()).contains("Confirmation link refused");
        ada.submit(link, Map.of()).then().statusCode(303);
    }

    @Test
    void aGuestWhoFollowsTheLinkIsLedToTheDoorAndBack() {
        give(ada, mailbox.address());
        String link = mailbox.next().link();

        assertThat(Visit.asGuest().get(link).header("Location"))
                .endsWith("/sign-in?return=" + link.replace("/", "%2F"));
    }

    @Test
    void aLinkIsNotGoodAfterAnotherAddressWasGiven() {
        give(ada, mailbox.address());
        String link = mailbox.next().link();
        Mailbox other = new Mailbox("other-" + mailbox.address());
        give(ada, other.address());

        ada.submit(link, Map.of()).then().statusCode(410);
        ada.submit(other.next().link(), Map.of()).then().statusCode(303);
        assertThat(confirmed(ada)).isEqualTo(other.address());
    }

    @Test
    void theOldAddressIsToldWhenTheNewOneIsConfirmedAndCountsUntilThen() {
        confirm(ada, mailbox);
        Mailbox other = new Mailbox("other-" + mailbox.address());
        give(ada, other.address());
        String link = other.next().link();
        assertThat(confirmed(ada)).isEqualTo(mailbox.address());
        ada.submit(link, Map.of());

        assertThat(confirmed(ada)).isEqualTo(other.address());
        assertThat(mailbox.next().subject()).contains("no longer has this e-mail address");
    }

    @Test
    void aRemovedAddressIsToldToo() {
        confirm(ada, mailbox);
        ada.submit(PAGE + "/remove", Map.of("current", "not the one")).then().statusCode(422);
        assertThat(confirmed(ada)).isEqualTo(mailbox.address());
        ada.submit(PAGE + "/remove", Map.of("current", Visit.password())).then().statusCode(303);

        assertThat(confirmed(ada)).isEmpty();
        assertThat(mailbox.next().text()).contains("changed or removed");
    }

    @Test
    void oneAccountHasAConfirmedAddressWhateverItsCase() {
        confirm(ada, mailbox);
        Visit ben = Visit.signedIn();
        Mailbox shouted = new Mailbox(mailbox.address().toUpperCase(Locale.ROOT));
        give(ben, shouted.address()).then().statusCode(303);

        Response refused = ben.submit(shouted.next().link(), Map.of());
        assertThat(refused.statusCode()).isEqualTo(409);
        assertThat(refused.asString()).contains("Another account has this address. Nothing is changed.");
        assertThat(confirmed(ben)).isEmpty();
        assertThat(confirmed(ada)).isEqualTo(mailbox.address());
    }

    @Test
    void aChangedPasswordIsToldToTheConfirmedAddress() {
        confirm(ada, mailbox);
        ada.submit("/account/password", Map.of("current", Visit.password(), "password", "a wholly new one"));

        assertThat(mailbox.next().text()).contains("was changed", "https://judge.example/forgotten-password");
    }

    @Test
    void givingAnAddressAsksForThePassword() {
        Response refused = ada.submit(PAGE, Map.of("address", mailbox.address(), "current", "not the one"));

        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString())
                .contains("That is not your current password.", "value=\"" + mailbox.address() + "\"")
                .containsPattern("<input[^>]*name=\"current\"[^>]* autofocus[^>]*aria-describedby=\"current-note\"")
                .doesNotContainPattern("<input[^>]*name=\"address\"[^>]* autofocus");
        assertThat(ada.get(PAGE).asString()).doesNotContain("Waiting for you");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "ada",
                "ada@",
                "@example.org",
                "ada@example.org\r\nBcc: ben@example.org",
                "ada@example.org\nben@example.org",
                "ada\u0000@example.org",
                "ada@example.org?"
            })
    void whatIsNoAddressIsRefusedAndNothingIsLost(String text) {
        confirm(ada, mailbox);
        Response refused = give(ada, text);

        assertThat(refused.statusCode()).isIn(400, 422);
        assertThat(confirmed(ada)).isEqualTo(mailbox.address());
        assertThat(ada.get(PAGE).asString()).doesNotContain("Waiting for you");
    }

    @Test
    void threeHundredLettersAreRefusedWithOneClearLine() {
        assertThat(give(ada, "a".repeat(288) + "@example.org").asString()).contains("at most 254 characters");
        assertThat(give(ada, "a@" + "b".repeat(60) + ("." + "c".repeat(60)).repeat(4))
                        .asString())
                .contains("at most 254 characters");
    }

    @Test
    void aPersonAsksForAFewMailsAnHour() {
        for (int i = 0; i < 5; i++) {
            give(ada, i + mailbox.address()).then().statusCode(303);
        }
        Response refused = give(ada, mailbox.address());

        assertThat(refused.statusCode()).isEqualTo(429);
        int seconds = Integer.parseInt(refused.header("Retry-After"));
        assertThat(seconds).isBetween(3500, 3600);
        assertThat(refused.asString())
                .contains(
                        "Too many mails were asked for. Try again in %d minutes.".formatted(Math.ceilDiv(seconds, 60)));
        ada.submit(PAGE + "/again", Map.of()).then().statusCode(429);
        clock.advance(Duration.ofHours(1));
        give(ada, mailbox.address()).then().statusCode(303);
    }

    @Test
    void aMailboxGetsAFewLinksAnHourWhoeverAsks() {
        for (int i = 0; i < 5; i++) {
            give(Visit.signedIn(), mailbox.address()).then().statusCode(303);
        }
        give(ada, mailbox.address().toUpperCase(Locale.ROOT)).then().statusCode(429);
        give(ada, "other-" + mailbox.address()).then().statusCode(303);
        clock.advance(Duration.ofHours(1));
        give(ada, mailbox.address()).then().statusCode(303);
    }

    @Test
    void theMailIsSentAgainOnRequestAndTheAddressIsForgottenOnRequest() {
        give(ada, mailbox.address());
        String first = mailbox.next().link();
        ada.submit(PAGE + "/again", Map.of()).then().statusCode(303);
        String second = mailbox.next().link();
        assertThat(second).isNotEqualTo(first);
        ada.submit(PAGE + "/withdraw", Map.of()).then().statusCode(303);

        assertThat(ada.get(PAGE).asString()).doesNotContain("Waiting for you");
        ada.submit(second, Map.of()).then().statusCode(410);
    }

    private Response give(Visit visit, String address) {
        return visit.submit(PAGE, Map.of("address", address, "current", Visit.password()));
    }

    /** Answers the link, which is used up. */
    private String confirm(Visit visit, Mailbox theirs) {
        give(visit, theirs.address()).then().statusCode(303);
        String link = theirs.next().link();
        visit.submit(link, Map.of()).then().statusCode(303);
        return link;
    }

    private String confirmed(Visit visit) {
        return Sql.of("""
                select e.address from account_email e join account a on a.id = e.account_id
                where a.name = :name and e.confirmed""")
                .on(database)
                .with("name", visit.name())
                .find(row -> row.getString("address"))
                .orElse("");
    }

    private long count(String query) {
        return Sql.of(query).on(database).<Long>one(row -> row.getLong(1));
    }
}
