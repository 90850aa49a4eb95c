package dev.grundy.problem.discussion.notice;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.people.mail.PostedLetter;
import dev.grundy.people.suspension.Suspension;
import dev.grundy.people.suspension.SuspensionRepository;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.MailServer;
import dev.grundy.testsupport.Mailbox;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Request;
import dev.grundy.testsupport.http.Response;
import dev.grundy.web.frame.PageLanguage;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** New answers, from the number in the menu to the link that stops mails about them. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
@QuarkusTestResource(MailServer.class)
class NewAnswersTest {
    private static final String SITE = "https://judge.example";

    @Inject
    DataSource database;

    @Inject
    AnswerMailWriter writer;

    @Inject
    SuspensionRepository suspensions;

    @Inject
    Clock clock;

    private Visit ada;
    private Visit ben;
    private PublishedProblem problem;
    private String list;

    @BeforeEach
    void aProblemAndReaders() {
        ada = established();
        ben = established();
        problem = PublishedProblem.addWithPage(
                database, "told-" + UUID.randomUUID().toString().substring(0, 8), Tier.FREE);
        list = "/problems/" + problem.slug() + "/discussion";
    }

    @Test
    void anAnswerOfAnotherIsCountedUntilItsReaderOpensTheQuestion() {
        String question = ask(ada, "Why <b>mex</b>?");
        assertThat(count(ada)).isZero();
        answer(ada, question);
        assertThat(count(ada)).as("one's own").isZero();
        answer(ben, question);
        answer(ben, question);
        assertThat(count(ada)).isEqualTo(2);
        assertThat(ada.get("/problems").asString())
                .contains("<span class=\"visually-hidden\">2 new answers</span>", "href=\"/discussion\"");
        assertThat(count(ben)).isZero();
        assertThat(Visit.asGuest().get("/problems").asString()).doesNotContain("href=\"/discussion\"");
        ben.get(question);
        assertThat(count(ada)).as("another opened it").isEqualTo(2);
        ada.get(question);
        assertThat(count(ada)).isZero();
        answer(ben, question);
        assertThat(count(ada)).isEqualTo(1);
    }

    @Test
    void whoAnsweredIsToldOfLaterAnswers() {
        String question = ask(ada, "Shared");
        Visit cyn = established();
        answer(cyn, question);
        answer(ben, question);
        assertThat(count(cyn)).isEqualTo(1);
        assertThat(count(ben)).as("the one before theirs").isZero();
        answer(ada, question);
        assertThat(count(cyn)).isEqualTo(2);
        assertThat(count(ben)).isEqualTo(1);
        assertThat(cyn.get("/discussion").asString()).contains("Shared", "answered by you", "2 new answers");
    }

    @Test
    void aPageThatIsFetchedAheadOrNotShownMarksNothing() {
        String question = ask(ada, "Ahead");
        answer(ben, question);
        ada.request().header("Sec-Purpose", "prefetch;prerender").get(question);
        ada.get(list);
        ada.get("/discussion");
        assertThat(count(ada)).isEqualTo(1);
    }

    @Test
    void whatIsDeletedHiddenOrShutToItsReaderCountsForNobody() {
        Visit mod = established();
        Admins.appoint(database, mod.name(), "moderator");
        String question = ask(ada, "Hidden things");
        String first = answer(ben, question);
        String second = answer(ben, question);
        ben.submit(first + "/delete", Map.of()).then().statusCode(303);
        assertThat(count(ada)).isEqualTo(1);
        String order = "/admin/posts/" + second.replaceAll(".*/", "");
        mod.submit(order, Map.of("do", "hide")).then().statusCode(303);
        assertThat(count(ada)).isZero();
        mod.submit(order, Map.of("do", "restore")).then().statusCode(303);
        assertThat(count(ada)).isEqualTo(1);
        mod.submit("/admin/posts/" + question.replaceAll(".*/", ""), Map.of("do", "hide"));
        assertThat(count(ada)).isZero();
        assertThat(ada.get("/discussion").asString()).contains("Hidden things", "hidden by moderators");
        mod.submit("/admin/posts/" + question.replaceAll(".*/", ""), Map.of("do", "restore"));
        set("tier = 'pro'");
        assertThat(count(ada)).isZero();
        assertThat(ada.get("/discussion").asString()).doesNotContain("Hidden things");
        set("tier = 'free', published = false");
        assertThat(count(ada)).isZero();
        assertThat(ada.get("/discussion").asString()).doesNotContain("Hidden things");
        set("published = true");
        assertThat(count(ada)).isEqualTo(1);
    }

    @Test
    void thePageListsQuestionsWithNewAnswersFirstAndLeadsToTheAnswer() {
        assertThat(ada.get("/discussion").asString())
                .contains("neither asked nor answered")
                .doesNotContain("Mark all");
        String early = ask(ada, "The <i>early</i> one");
        ask(ada, "The late one");
        String answer = answer(ben, early);
        String page = ada.get("/discussion").asString();
        assertThat(page)
                .containsSubsequence("The &lt;i&gt;early&lt;/i&gt; one", "1 new answer", "The late one")
                .contains("href=\"" + early + "?sort=time#post-" + answer.replaceAll(".*/", "") + "\"");
        ada.prefer("de");
        assertThat(ada.get("/discussion").asString()).contains("Fragen und Antworten", "1 neue Antwort", "deine Frage");
        assertThat(ada.get("/discussion?page=x").statusCode()).isEqualTo(200);
        assertThat(ada.get("/discussion?page=999999").statusCode()).isEqualTo(200);
        assertThat(Visit.asGuest().get("/discussion").statusCode()).isIn(302, 303, 401);
    }

    @Test
    void theLinkLeadsToThePageOnWhichTheAnswerStands() {
        String question = ask(ada, "Many");
        String id = question.replaceAll(".*/", "");
        Sql.of("""
                with posted as (
                    insert into talk_post (problem_id, parent_id, account_id, made_at)
                    select t.problem_id, t.id, a.id, now() from talk_post t, account a, generate_series(1, 35)
                    where t.id = :question and a.name = :name returning id, account_id)
                insert into talk_revision (post_id, number, account_id, text, written_at) select id, 1, account_id, 'Text', now() from posted""")
                .on(database)
                .with("question", Long.parseLong(id))
                .with("name", ben.name())
                .update();
        ada.get(question + "?sort=time");
        assertThat(count(ada)).as("those on the next page").isEqualTo(5);
        String next =
                ada.get("/discussion").asString().replaceAll("(?s).*href=\"(" + question + "\\?[^\"]*)\".*", "$1");
        assertThat(next).startsWith(question + "?sort=time&amp;page=2#post-");
        String address = next.replace("&amp;", "&");
        assertThat(ada.get(address.replaceAll("#.*", "")).asString())
                .contains("id=\"" + address.replaceAll(".*#", "") + "\"");
        assertThat(count(ada)).isZero();
    }

    @Test
    void allAreMarkedAsReadByOnePressAndWhatCameSinceStaysNew() {
        String one = ask(ada, "One");
        String two = ask(ada, "Two");
        answer(ben, one);
        String last = answer(ben, two).replaceAll(".*/", "");
        assertThat(ada.get("/discussion").asString()).contains("name=\"latest\" value=\"" + last + "\"");
        answer(ben, one);
        for (String wrong : new String[] {"", "x", "-1", "99999999999999999999"}) {
            ada.submit("/discussion/read", Map.of("latest", wrong)).then().statusCode(303);
        }
        assertThat(count(ada)).isEqualTo(3);
        ada.submit("/discussion/read", Map.of("latest", last)).then().statusCode(303);
        assertThat(count(ada)).isEqualTo(1);
        assertThat(ada.submit("/discussion/read", Map.of()).statusCode()).isEqualTo(303);
    }

    @Test
    void mailNeedsAConfirmedAddressAndComesOnceUntilItsReaderHasLooked() {
        assertThat(ada.get("/discussion").asString())
                .contains("They need a confirmed")
                .doesNotContain("name=\"wanted\"");
        choose(ada);
        assertThat(wants(ada)).isFalse();
        Mailbox mailbox = confirm(ada);
        choose(ada);
        assertThat(ada.get("/discussion").asString()).contains("value=\"yes\" checked");
        ada.submit("/account/language", Map.of("language", "de"));
        String question = ask(ada, "Warum?");
        String first = answer(ben, question);
        answer(ben, question);
        Mailbox.Mail mail = mailbox.next();
        assertThat(mail.subject()).isEqualTo("Neue Antwort: Warum?");
        assertThat(mail.text())
                .contains("„Warum?“", SITE + question + "?sort=time#post-" + first.replaceAll(".*/", ""))
                .doesNotContain("secret answer");
        assertThat(mail.stopPost()).isEqualTo("List-Unsubscribe=One-Click");
        ada.get(question);
        answer(ada, question);
        answer(ben, question);
        assertThat(mailbox.next().subject()).isEqualTo("Neue Antwort: Warum?");
        String other = ask(ada, "Anders");
        answer(ben, question);
        answer(ben, other);
        assertThat(mailbox.next().subject()).as("nothing came between").isEqualTo("Neue Antwort: Anders");
    }

    @Test
    void oneMailComesOfAnswersThatAreSentAtOnce() throws Exception {
        Mailbox mailbox = confirm(ada);
        choose(ada);
        String question = ask(ada, "At once");
        mailbox.shut();
        Thread[] others = new Thread[4];
        for (int i = 0; i < others.length; i++) {
            Visit other = established();
            others[i] = Thread.ofVirtual().start(() -> answer(other, question));
        }
        for (Thread other : others) {
            other.join();
        }
        assertThat(count(ada)).isEqualTo(4);
        long posted = Sql.of("select count(*) as n from outbox where kind = 'new-answer' and account_id = :account")
                .on(database)
                .with("account", account(ada))
                .one(row -> row.getLong("n"));
        assertThat(posted).isEqualTo(1);
        mailbox.open();
    }

    @Test
    void nothingIsWrittenToWhoMayNotReadIsSuspendedHasStoppedOrHasReadIt() {
        confirm(ada);
        choose(ada);
        String question = ask(ada, "Silent");
        String answer = answer(ben, question);
        String id = question.replaceAll(".*/", "");
        PostedLetter letter = new PostedLetter(
                1, AnswerMailWriter.KIND, Optional.of(account(ada)), id, PageLanguage.ENGLISH, clock.instant(), 1);
        assertThat(writer.write(letter)).isPresent();

        set("tier = 'pro'");
        assertThat(writer.write(letter)).isEmpty();
        set("tier = 'free', published = false");
        assertThat(writer.write(letter)).isEmpty();
        set("published = true");
        suspensions.put(account(ada), new Suspension("noise", clock.instant(), Optional.empty()));
        assertThat(writer.write(letter)).isEmpty();
        suspensions.end(account(ada), clock.instant());
        assertThat(writer.write(letter)).isPresent();
        PostedLetter strangers = new PostedLetter(
                1, AnswerMailWriter.KIND, Optional.of(account(ben)), id, PageLanguage.ENGLISH, clock.instant(), 1);
        assertThat(writer.write(strangers)).isEmpty();
        ada.submit("/discussion/mail", Map.of());
        assertThat(writer.write(letter)).isEmpty();
        choose(ada);
        ada.submit("/account/email/remove", Map.of("current", Visit.password()));
        assertThat(writer.write(letter)).isEmpty();
        confirm(ada);
        assertThat(writer.write(letter)).isPresent();
        ben.submit(answer + "/delete", Map.of()).then().statusCode(303);
        assertThat(writer.write(letter)).isEmpty();
        answer(ben, question);
        ada.get(question);
        assertThat(writer.write(letter)).isEmpty();
    }

    @Test
    void theLinkOfAMailStopsThemSignedOutAndAsOftenAsItIsPosted() {
        Mailbox mailbox = confirm(ada);
        choose(ada);
        answer(ben, ask(ada, "Stop"));
        String stop = mailbox.next().stop();
        assertThat(stop).startsWith("<" + SITE + "/answer-mail/stop/").endsWith(">");
        String path = stop.substring(1 + SITE.length(), stop.length() - 1);
        Visit guest = Visit.asGuest();
        assertThat(guest.get(path).asString()).contains("Stop them</button>");
        assertThat(wants(ada)).as("following the link changes nothing").isTrue();
        Request.given().from("cross-site").post(path).then().statusCode(403);
        guest.submit("/weekly-mail/stop" + path.substring(path.lastIndexOf('/')), Map.of())
                .then()
                .statusCode(410);
        assertThat(wants(ada)).isTrue();
        for (int i = 0; i < 2; i++) {
            Response stopped = Request.given()
                    .fromNowhere()
                    .contentType("application/x-www-form-urlencoded")
                    .body("List-Unsubscribe=One-Click")
                    .post(path);
            assertThat(stopped.statusCode()).isEqualTo(200);
        }
        assertThat(wants(ada)).isFalse();
        assertThat(guest.get(path).asString()).contains("You get no mails about new answers.");
        assertThat(guest.get("/answer-mail/stop/x").statusCode()).isEqualTo(410);
    }

    @Test
    void whatIsKeptIsAmongTheDataOfThePersonAndGoesWithTheAccount() {
        confirm(ada);
        choose(ada);
        ada.get(ask(ada, "Kept"));
        long account = account(ada);
        assertThat(ada.submit("/account/data.zip", Map.of()).asByteArray())
                .asString(StandardCharsets.ISO_8859_1)
                .contains("talk_seen.json", "answer_mail.json");
        ada.submit("/account/delete", Map.of("current", Visit.password()))
                .then()
                .statusCode(303);
        assertThat(Sql.of("""
                        select account_id from talk_seen where account_id = :account
                        union all select account_id from answer_mail where account_id = :account""").on(database).with("account", account).list(row -> row.getLong("account_id")))
                .isEmpty();
    }

    private static long count(Visit person) {
        String page = person.get("/paths").asString();
        String menu = page.replaceAll("(?s).*<a class=\"menu__item\" href=\"/discussion\">(.*?)</a>.*", "$1");
        String number = menu.replaceAll("(?s).*<span aria-hidden=\"true\">(\\d+)</span>.*", "$1");
        return number.matches("\\d+") ? Long.parseLong(number) : 0;
    }

    /** Somebody whose account is old enough to write. */
    private Visit established() {
        Visit visit = Visit.signedIn();
        Sql.of("update account set created_at = created_at - interval '30 days' where name = :name")
                .on(database)
                .with("name", visit.name())
                .update();
        return visit;
    }

    private String ask(Visit person, String title) {
        person.submit(list, Map.of("title", title, "text", "Text")).then().statusCode(303);
        return list + "/" + latest();
    }

    /** Where the answer is changed. */
    private String answer(Visit person, String question) {
        person.submit(question, Map.of("text", "secret answer " + UUID.randomUUID()))
                .then()
                .statusCode(303);
        return "/problems/" + problem.slug() + "/posts/" + latest();
    }

    private long latest() {
        return Sql.of("select max(id) as id from talk_post where problem_id = :problem")
                .on(database)
                .with("problem", problem.id())
                .one(row -> row.getLong("id"));
    }

    private void set(String columns) {
        Sql.of("update problem set " + columns + " where id = :id")
                .on(database)
                .with("id", problem.id())
                .update();
    }

    private static void choose(Visit visit) {
        visit.submit("/discussion/mail", Map.of("wanted", "yes")).then().statusCode(303);
    }

    private static Mailbox confirm(Visit visit) {
        Mailbox mailbox = new Mailbox(UUID.randomUUID() + "@answers.example");
        visit.submit("/account/email", Map.of("address", mailbox.address(), "current", Visit.password()))
                .then()
                .statusCode(303);
        visit.submit(mailbox.next().link(), Map.of()).then().statusCode(303);
        return mailbox;
    }

    private boolean wants(Visit visit) {
        return Sql.of("select account_id from answer_mail where account_id = :account")
                .on(database)
                .with("account", account(visit))
                .find(row -> row.getLong("account_id"))
                .isPresent();
    }

    private long account(Visit visit) {
        return Sql.of("select id from account where name = :name")
                .on(database)
                .with("name", visit.name())
                .one(row -> row.getLong("id"));
    }
}
