package dev.grundy.learn.classroom.people;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.people.mail.PostedLetter;
import dev.grundy.people.suspension.Suspension;
import dev.grundy.people.suspension.SuspensionRepository;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.MailServer;
import dev.grundy.testsupport.Mailbox;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import dev.grundy.web.frame.PageLanguage;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Invitations by mail, from the form to the place in the class. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
@QuarkusTestResource(MailServer.class)
class InvitationsTest {
    @Inject
    DataSource database;

    @Inject
    AheadClock clock;

    @Inject
    InvitationWriter writer;

    @Inject
    Invitations invitations;

    @Inject
    SuspensionRepository suspensions;

    private Visit tea;
    private Mailbox mailbox;
    private long id;
    private String people;

    @BeforeEach
    void aClass() {
        tea = Visit.signedIn();
        mailbox = new Mailbox(tea.name() + "-guest@class.example");
        Response made = tea.submit("/classes", Map.of("name", "<i>Sums</i> & mex", "zone", "UTC"));
        people = made.header("Location").replaceFirst("^https?://[^/]+", "");
        id = Long.parseLong(people.split("/")[2]);
        confirm(tea, new Mailbox(tea.name() + "@class.example"));
    }

    @AfterEach
    void putTheClockBack() {
        clock.reset();
    }

    @Test
    void anInvitationLetsOnePersonIn() {
        invite(mailbox.address().toUpperCase(java.util.Locale.ROOT), "student");
        Mailbox.Mail mail = mailbox.next();
        assertThat(mail.subject()).isEqualTo("An invitation to a class at https://judge.example");
        assertThat(mail.text()).contains(tea.name() + " invites you", "<i>Sums</i> & mex", "14 days");
        assertThat(mail.html()).contains("&lt;i&gt;Sums&lt;/i&gt; &amp; mex").doesNotContain("<i>Sums");
        assertThat(tea.get(people).asString()).contains(mailbox.address(), "Withdraw");

        Visit guest = Visit.asGuest();
        assertThat(guest.get(mail.link()).asString())
                .contains(tea.name(), "your name", "/sign-in?return=%2Fclasses%2Finvitation%2F")
                .doesNotContain("<i>Sums");
        assertThat(guest.submit(mail.link(), Map.of()).statusCode()).isEqualTo(401);
        Visit stu = Visit.signedIn();
        assertThat(stu.get(mail.link()).asString()).contains("Join the class</button>");
        stu.submit(mail.link(), Map.of()).then().statusCode(303);
        assertThat(role(stu)).contains("student");
        assertThat(tea.get(people).asString()).doesNotContain(mailbox.address());

        Visit second = Visit.signedIn();
        assertThat(second.get(mail.link()).statusCode()).isEqualTo(410);
        second.submit(mail.link(), Map.of());
        assertThat(role(second)).isEmpty();
    }

    @Test
    void aSecondInvitationReplacesTheFirstAndAWithdrawnOneIsGone() {
        invite(mailbox.address(), "student");
        String first = mailbox.next().link();
        invite(mailbox.address(), "teacher");
        String second = mailbox.next().link();
        assertThat(Visit.asGuest().get(first).statusCode()).isEqualTo(410);
        assertThat(Visit.asGuest().get(second).asString()).contains("join this class as a teacher");
        tea.submit(people + "/invitations/withdraw", Map.of("address", mailbox.address()))
                .then()
                .statusCode(303);
        assertThat(Visit.asGuest().get(second).statusCode()).isEqualTo(410);
        assertThat(tea.get(people).asString()).doesNotContain(mailbox.address());
    }

    @Test
    void anInvitationIsGoodForFourteenDaysAndForgottenThen() {
        invite(mailbox.address(), "student");
        String link = mailbox.next().link();
        clock.advance(Duration.ofDays(13));
        assertThat(Visit.asGuest().get(link).statusCode()).isEqualTo(200);
        clock.advance(Duration.ofDays(1).plusMinutes(1));
        assertThat(Visit.asGuest().get(link).statusCode()).isEqualTo(410);
        assertThat(rows()).isEqualTo(1);
        invitations.forget();
        assertThat(rows()).isZero();
    }

    @Test
    void aStudentWhoIsInvitedAsATeacherBecomesOne() {
        Visit stu = Visit.signedIn();
        invite(mailbox.address(), "student");
        stu.submit(mailbox.next().link(), Map.of());
        invite(mailbox.address(), "teacher");
        String link = mailbox.next().link();
        assertThat(stu.get(link).asString()).contains("as a teacher", "Join the class</button>");
        stu.submit(link, Map.of()).then().statusCode(303);
        assertThat(role(stu)).contains("teacher");
        invite(mailbox.address(), "student");
        String lower = mailbox.next().link();
        assertThat(stu.get(lower).asString()).contains("You are in this class.");
        stu.submit(lower, Map.of());
        assertThat(role(stu)).contains("teacher");
    }

    @Test
    void nobodyIsInvitedWhereOneAddressIsWrong() {
        Response wrong = send("fine@class.example, not an address", "student");
        assertThat(wrong.statusCode()).isEqualTo(422);
        assertThat(wrong.asString()).contains("is no e-mail address", "fine@class.example, not an address");
        assertThat(send("", "student").statusCode()).isEqualTo(422);
        assertThat(send("a@class.example", "owner").statusCode()).isEqualTo(422);
        assertThat(send(addresses(51), "student").asString()).contains("at most 50 addresses");
        assertThat(send("x".repeat(30_000), "student").statusCode()).isEqualTo(422);
        assertThat(rows()).isZero();
    }

    @Test
    void aTeacherSendsHundredInvitationsADayAlsoWhenTheyAreWithdrawn() {
        assertThat(send(addresses(50), "student").statusCode()).isEqualTo(303);
        Sql.of("delete from classroom_invitation where classroom_id = :id")
                .on(database)
                .with("id", id)
                .update();
        assertThat(send(addresses(49), "student").statusCode()).isEqualTo(303);
        Response refused = send("one@class.example two@class.example", "student");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("100 invitations a day", "one@class.example two@class.example");
        assertThat(rows()).isEqualTo(49);
        assertThat(send("one@class.example", "student").statusCode())
                .as("what was refused does not count")
                .isEqualTo(303);
        assertThat(send("two@class.example", "student").statusCode()).isEqualTo(422);
    }

    @Test
    void aMailboxGetsFewInvitationsAnHourFromAllTeachersTogether() {
        for (int i = 0; i < 5; i++) {
            invite(mailbox.address(), "student");
        }
        assertThat(send("fine-too@class.example " + mailbox.address(), "student")
                        .asString())
                .contains("invited too often");
        clock.advance(Duration.ofMinutes(61));
        invite(mailbox.address(), "student");
    }

    @Test
    void whoHasNoConfirmedAddressSendsNone() {
        Visit other = Visit.signedIn();
        String theirs = other.submit("/classes", Map.of("name", "New", "zone", "UTC"))
                .header("Location")
                .replaceFirst("^https?://[^/]+", "");
        assertThat(other.get(theirs).asString())
                .contains("Confirm your own e-mail address")
                .doesNotContain("name=\"addresses\"");
        assertThat(other.submit(theirs + "/invitations", Map.of("addresses", "a@class.example", "role", "student"))
                        .statusCode())
                .isEqualTo(422);
    }

    @Test
    void anInvitationSaysNothingOfAccounts() {
        String known = send(tea.name() + "@class.example", "student").header("Location");
        assertThat(send("nobody-" + tea.name() + "@class.example", "student").header("Location"))
                .isEqualTo(known);
    }

    @Test
    void aMailInTheLanguageOfItsSender() {
        tea.submit("/account/language", Map.of("language", "de"));
        invite(mailbox.address(), "teacher");
        Mailbox.Mail mail = mailbox.next();
        assertThat(mail.subject()).startsWith("Eine Einladung in eine Klasse");
        assertThat(mail.text()).startsWith("Hallo,").contains("als Lehrkraft beizutreten");
    }

    @Test
    void nothingIsWrittenWhereTheClassIsArchivedTheSenderSuspendedOrItIsWithdrawn() {
        invite(mailbox.address(), "student");
        mailbox.next();
        long invitation = Sql.of("select id from classroom_invitation where classroom_id = :id")
                .on(database)
                .with("id", id)
                .one(row -> row.getLong("id"));
        PostedLetter letter = new PostedLetter(
                1,
                InvitationWriter.KIND,
                Optional.of(account(tea)),
                String.valueOf(invitation),
                PageLanguage.ENGLISH,
                clock.instant(),
                1);
        assertThat(writer.write(letter)).isPresent();
        tea.submit("/classes/" + id + "/settings/archive", Map.of());
        assertThat(writer.write(letter)).isEmpty();
        assertThat(send("a@class.example", "student").statusCode()).isEqualTo(422);
        tea.submit("/classes/" + id + "/settings/restore", Map.of());
        assertThat(writer.write(letter)).isPresent();
        suspensions.put(account(tea), new Suspension("noise", clock.instant(), Optional.empty()));
        assertThat(writer.write(letter)).isEmpty();
        suspensions.end(account(tea), clock.instant());
        tea.submit(people + "/invitations/withdraw", Map.of("address", mailbox.address()));
        assertThat(writer.write(letter)).isEmpty();
    }

    @Test
    void aFullClassKeepsTheInvitationGood() {
        invite(mailbox.address(), "student");
        String link = mailbox.next().link();
        Visit stu = Visit.signedIn();
        tea.submit("/classes/" + id + "/settings/archive", Map.of());
        assertThat(stu.get(link).asString()).contains("This class has ended.");
        stu.submit(link, Map.of());
        tea.submit("/classes/" + id + "/settings/restore", Map.of());
        stu.submit(link, Map.of());
        assertThat(role(stu)).contains("student");
    }

    @Test
    void aWrongLinkIsSaidToBeOne() {
        for (String token : List.of("x", "A".repeat(43), "%00", "a%20b", "..%2F..%2Faccount")) {
            assertThat(tea.get("/classes/invitation/" + token).statusCode())
                    .as(token)
                    .isIn(400, 404, 410);
            assertThat(tea.submit("/classes/invitation/" + token, Map.of()).statusCode())
                    .as(token)
                    .isIn(303, 400, 404, 410);
        }
    }

    private void invite(String address, String role) {
        assertThat(send(address, role).statusCode()).isEqualTo(303);
    }

    private Response send(String addresses, String role) {
        return tea.submit(people + "/invitations", Map.of("addresses", addresses, "role", role));
    }

    private String addresses(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> tea.name() + "-" + i + "@class.example")
                .collect(Collectors.joining("\n"));
    }

    private long rows() {
        return Sql.of("select count(*) as n from classroom_invitation where classroom_id = :id")
                .on(database)
                .with("id", id)
                .one(row -> row.getLong("n"));
    }

    private Optional<String> role(Visit visit) {
        return Sql.of("select role from classroom_member where classroom_id = :id and account_id = :account")
                .on(database)
                .with("id", id)
                .with("account", account(visit))
                .find(row -> row.getString("role"));
    }

    private long account(Visit visit) {
        return Sql.of("select id from account where name = :name")
                .on(database)
                .with("name", visit.name())
                .one(row -> row.getLong("id"));
    }

    private static void confirm(Visit visit, Mailbox theirs) {
        visit.submit("/account/email", Map.of("address", theirs.address(), "current", Visit.password()))
                .then()
                .statusCode(303);
        visit.submit(theirs.next().link(), Map.of()).then().statusCode(303);
    }
}
