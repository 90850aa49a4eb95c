package dev.grundy.studio.publication;

import static dev.grundy.studio.copy.StudioDesk.hidden;
import static dev.grundy.studio.copy.StudioDesk.path;
import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.studio.copy.StudioDesk;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.MailServer;
import dev.grundy.testsupport.Mailbox;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An author asks for publication, and an admin answers. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
@QuarkusTestResource(MailServer.class)
class RequestPagesTest {
    @Inject
    DataSource database;

    @Inject
    WorkQueue queue;

    @TempDir
    Path directory;

    private Visit ada;
    private Visit eve;
    private String name;
    private String copy;

    @BeforeEach
    void anAuthorWithAGreenProblemAndAnAdmin() throws IOException {
        Sql.of("delete from work where kind = 'proof'").on(database).update();
        Sql.of("delete from publication_request").on(database).update();
        ada = author();
        eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        name = "RQ" + UUID.randomUUID().toString().substring(0, 8).toUpperCase(Locale.ROOT) + "-1";
        copy = StudioDesk.begun(ada, name, name.toLowerCase(Locale.ROOT));
        StudioDesk.proved(ada, copy, queue, directory);
    }

    @Test
    void anAdminSendsItBackAndTheAuthorReadsWhy() {
        Mailbox mailbox = confirmedAddress(ada);
        assertThat(page(ada)).contains("Ask for publication").doesNotContain("Publish this revision", "/try");
        ada.prefer("de");
        assertThat(path(ask("My <first>\r\nproblem"))).isEqualTo(copy + "/publish");
        ada.prefer("");
        assertThat(page(ada))
                .contains("My &lt;first&gt;\nproblem", "Withdraw the request")
                .doesNotContain("Ask for publication");
        assertThat(eve.get("/admin").asString()).contains("An author asks you to publish a problem.");
        assertThat(eve.get("/admin/studio").asString())
                .contains("Waiting for publication", copy + "/publish", ada.name());
        assertThat(page(eve)).contains("My &lt;first&gt;", "Publish this revision", "Send it back");

        assertThat(path(sendBack("The statement <lies>.\nSee line 3."))).isEqualTo(copy + "/publish");

        assertThat(page(ada))
                .contains("It was sent back", "The statement &lt;lies&gt;.\nSee line 3.", "Ask for publication");
        assertThat(eve.get("/admin").asString()).doesNotContain("asks you to publish");
        assertThat(eve.get("/admin/studio").asString()).doesNotContain("Waiting for publication");
        Mailbox.Mail mail = mailbox.next();
        assertThat(mail.subject()).isEqualTo("Deine Aufgabe " + name + " kam zurück");
        assertThat(mail.text())
                .contains("The statement <lies>.", "See line 3.", "https://judge.example" + copy + "/publish");
        assertThat(mail.html()).contains("The statement &lt;lies&gt;.");
        assertThat(audited()).containsExactly("publication-asked", "publication-sent-back");
        assertThat(eve.get("/admin/audit?action=publication-sent-back").asString())
                .contains("Request for publication sent back", "Problem in progress", "The statement &lt;lies&gt;.");
    }

    @Test
    void anAdminPublishesItAndTheAuthorIsTold() {
        Mailbox mailbox = confirmedAddress(ada);
        ask("");
        String shown = page(eve);
        path(eve.submit(
                copy + "/publish", Map.of("revision", hidden(shown, "revision"), "live", hidden(shown, "live"))));
        assertThat(page(ada))
                .contains("This revision is live, as version 1", "Version 1")
                .doesNotContain("Publication is asked for", "Ask for publication", eve.name(), "/admin/problems");
        assertThat(mailbox.next().subject()).isEqualTo("Your problem " + name + " is published");
        assertThat(states()).containsExactly("published");
        assertThat(eve.get("/admin/audit?action=version-published").asString()).contains("&quot;request&quot;");
        assertThat(path(ask("again"))).as("after publication").isEqualTo(copy + "/publish");
        assertThat(path(sendBack("too late"))).isEqualTo(copy + "/publish");
        assertThat(states()).containsExactly("published");
    }

    @Test
    void whatIsNotGreenIsNotAskedFor() {
        StudioDesk.change(ada, copy, "Unproved.");
        assertThat(page(ada)).contains("is not proved yet").doesNotContain("Ask for publication");
        assertThat(path(ada.submit(copy + "/request", Map.of("revision", "2", "note", ""))))
                .isEqualTo(copy + "/publish");
        assertThat(path(ada.submit(copy + "/request", Map.of("revision", "1", "note", ""))))
                .as("the revision that was green")
                .isEqualTo(copy + "/publish");
        assertThat(page(ada)).contains("Somebody has changed the problem meanwhile");
        assertThat(states()).isEmpty();
    }

    @Test
    void askedForTwiceOrByTwoAtOnceItIsAskedForOnce() {
        Visit ben = author();
        eve.submit(copy + "/authors", Map.of("name", ben.name()));
        List<Integer> answers = Stream.of(ada, ben, ada, ben)
                .map(author -> CompletableFuture.supplyAsync(() -> author.submit(
                                copy + "/request", Map.of("revision", "1", "note", "by " + author.name()))
                        .statusCode()))
                .toList()
                .stream()
                .map(CompletableFuture::join)
                .toList();
        assertThat(answers).containsOnly(303);
        assertThat(states()).containsExactly("open");
        ask("again");
        assertThat(page(ada)).contains("is asked for already").doesNotContain("again</p>");
        assertThat(audited()).containsExactly("publication-asked");
        assertThat(path(ben.submit(copy + "/request/withdraw", Map.of()))).isEqualTo(copy + "/publish");
        ben.submit(copy + "/request/withdraw", Map.of());
        assertThat(page(ben)).contains("no longer open", "Ask for publication");
        assertThat(audited()).containsExactly("publication-asked", "publication-withdrawn");
    }

    @Test
    void ofTwoAnswersAtOnceOneHolds() {
        ask("please");
        String request = hidden(page(eve), "request");
        List<Integer> answers = Stream.of("one", "two")
                .map(why -> CompletableFuture.supplyAsync(
                        () -> eve.submit(copy + "/request/back", Map.of("request", request, "note", why))
                                .statusCode()))
                .toList()
                .stream()
                .map(CompletableFuture::join)
                .toList();
        assertThat(answers).containsOnly(303);
        assertThat(states()).containsExactly("sent-back");
        ask("better now");
        eve.submit(copy + "/request/back", Map.of("request", request, "note", "about the first"));
        assertThat(page(eve)).contains("no longer open", "better now");
        assertThat(states()).containsExactly("sent-back", "open");
        assertThat(audited()).containsExactly("publication-asked", "publication-sent-back", "publication-asked");
    }

    @Test
    void whatWasChangedSinceIsSaidToTheAdmin() {
        ask("please");
        StudioDesk.change(ada, copy, "One thing more.");
        assertThat(page(eve)).contains("what would be published now is revision 2", "is not proved yet");
    }

    @Test
    void whatIsWrongWithANoteIsSaidAndStaysInTheForm() {
        Response refused = ask("x".repeat(4001));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("at most 4,000 characters; these are 4,001", "x".repeat(4001));
        assertThat(path(ask("null \0 \uD83C\uDFB2"))).isEqualTo(copy + "/publish");
        for (String why : List.of("", " \r\n ", "x".repeat(4001))) {
            Response back = sendBack(why);
            assertThat(back.statusCode()).isEqualTo(422);
            assertThat(back.asString()).contains("Say why, in 1 to 4,000 characters", why.strip());
        }
        for (String request : List.of("", "x", "-1", "999999999999999999", "1".repeat(30))) {
            assertThat(path(eve.submit(copy + "/request/back", Map.of("request", request, "note", "why"))))
                    .isEqualTo(copy + "/publish");
        }
        assertThat(states()).containsExactly("open");
    }

    @Test
    void requestsGoWithTheProblemAndWithTheAskersAccount() {
        ask("please");
        assertThat(path(eve.submit(copy + "/delete", Map.of("name", name)))).isEqualTo("/admin/studio");
        assertThat(states()).isEmpty();
        assertThat(eve.get("/admin/studio").asString()).doesNotContain("Waiting for publication");
        assertThat(ask("once more").statusCode()).isEqualTo(404);
    }

    @Test
    void whoAskedTakesAlongWhatTheyWroteAndNothingStays() {
        ask("mine to take along");
        assertThat(ada.submit("/account/data.zip", Map.of()).statusCode()).isEqualTo(200);
        ada.submit("/account/delete", Map.of("current", Visit.password()));
        assertThat(states()).isEmpty();
        assertThat(page(eve)).doesNotContain("Publication is asked for");
    }

    private Visit author() {
        Visit visit = Visit.signedIn();
        Admins.appoint(database, visit.name(), "author");
        return visit;
    }

    private String page(Visit visit) {
        return visit.get(copy + "/publish").asString();
    }

    private Response ask(String note) {
        return ada.submit(copy + "/request", Map.of("revision", "1", "note", note));
    }

    private Response sendBack(String why) {
        String page = page(eve);
        String request = page.contains("name=\"request\"") ? hidden(page, "request") : "1";
        return eve.submit(copy + "/request/back", Map.of("request", request, "note", why));
    }

    private List<String> states() {
        return Sql.of("select state from publication_request order by id")
                .on(database)
                .list(row -> row.getString("state"));
    }

    private List<String> audited() {
        return Sql.of("""
                select action from audit_entry where subject_kind = 'working-copy' and subject_id = :id order by id""").on(database).with("id", copy.replaceAll(".*/", "")).list(row -> row.getString("action"));
    }

    private Mailbox confirmedAddress(Visit person) {
        Mailbox mailbox = new Mailbox(person.name() + "@studio.example");
        Sql.of("""
                insert into account_email (account_id, confirmed, address, given_at)
                select id, true, :address, now() from account where name = :name""")
                .on(database)
                .with("address", mailbox.address())
                .with("name", person.name())
                .update();
        return mailbox;
    }
}
