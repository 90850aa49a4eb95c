package dev.grundy.problem.reports;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.MailServer;
import dev.grundy.testsupport.Mailbox;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Reports about problems: made by readers, answered by moderators. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
@QuarkusTestResource(MailServer.class)
class ReportPagesTest {
    private static final String OWN = "/account/reports";
    private static final String ALL = "/admin/reports";

    @Inject
    DataSource database;

    private Visit ada;
    private Visit mod;
    private PublishedProblem problem;
    private String form;

    @BeforeEach
    void aReaderAndAModerator() {
        ada = Visit.signedIn();
        mod = Visit.signedIn();
        Admins.appoint(database, mod.name(), "moderator");
        problem = PublishedProblem.addWithPage(
                database, "faulty-" + UUID.randomUUID().toString().substring(0, 8), Tier.FREE);
        form = "/problems/" + problem.slug() + "/report";
    }

    @Test
    void whatAReaderReportsIsAnsweredAndTheAnswerReachesThem() {
        Mailbox mailbox = confirmedAddress(ada);
        assertThat(ada.get("/problems/" + problem.slug()).asString()).contains("href=\"" + form + "\"");
        ada.prefer("de");
        report("tests", "Test <3> is\r\nwrong").then().statusCode(303);
        ada.prefer("");
        assertThat(ada.get(OWN).asString()).contains("Test &lt;3&gt; is\nwrong", "Nobody has answered yet");
        String page = page();
        assertThat(mod.get(ALL + "?problem=" + problem.slug()).asString()).contains(page, "Test &lt;3&gt;", ada.name());

        mod.submit(page, Map.of("seen", "0", "answer", "Put right <b>now</b>.\nThank you.", "then", "close"))
                .then()
                .statusCode(303);

        assertThat(ada.get(OWN).asString()).contains("Put right &lt;b&gt;now&lt;/b&gt;.", "closed");
        Mailbox.Mail mail = mailbox.next();
        assertThat(mail.subject())
                .isEqualTo("Deine Meldung zu " + problem.slug().toUpperCase(Locale.ROOT) + " ist beantwortet");
        assertThat(mail.text()).contains("Put right <b>now</b>.", "Thank you.", "https://judge.example" + OWN);
        assertThat(mail.html()).contains("Put right &lt;b&gt;now&lt;/b&gt;.");
        assertThat(mod.get(ALL + "?problem=" + problem.slug()).asString()).doesNotContain(page);
        assertThat(mod.get(ALL + "?state=closed&problem=" + problem.slug()).asString())
                .contains(page);
        assertThat(audited()).containsExactly("report-answered");
    }

    @Test
    void theSameFormTwiceIsOneReportEvenAtOnce() throws Exception {
        List<Callable<Integer>> presses = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            presses.add(() -> ada.request()
                    .formParams(Map.of("kind", "statement", "text", "The same"))
                    .post(form)
                    .statusCode());
        }
        try (var pool = Executors.newFixedThreadPool(4)) {
            for (Future<Integer> press : pool.invokeAll(presses)) {
                assertThat(press.get()).isEqualTo(303);
            }
        }
        assertThat(reports()).hasSize(1);
    }

    @Test
    void nobodyMakesMoreWithinADayThanTheyMayAndNothingIsLost() {
        for (int i = 0; i < 10; i++) {
            report("other", "Number " + i).then().statusCode(303);
        }
        Response refused = report("other", "One <too> many");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("10 reports within a day", "One &lt;too&gt; many");
        assertThat(reports()).hasSize(10);
        Sql.of("update complaint set made_at = made_at - interval '1 day' where problem_id = :problem")
                .on(database)
                .with("problem", problem.id())
                .update();
        report("other", "The next day").then().statusCode(303);
        assertThat(ada.get(OWN).asString()).contains("The next day", "Number 0");
    }

    @Test
    void whatIsWrongWithTheFormIsSaidAndStaysInIt() {
        Response refused = report("nonsense", "x".repeat(4001));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString())
                .contains("Choose what it is about.", "1 to 4,000 characters; these are 4,001", "x".repeat(4001));
        assertThat(report("tests", " \r\n ").statusCode()).isEqualTo(422);
        assertThat(report("tests", "\u0000 null \uD83C\uDFB2 dice").statusCode())
                .isEqualTo(303);
        assertThat(report("tests", "\uD83C\uDFB2".repeat(2000)).statusCode()).isEqualTo(303);
        assertThat(ada.submit(form, Map.of()).statusCode()).isEqualTo(422);
        assertThat(ada.submit("/problems/no-such/report", Map.of("kind", "tests", "text", "x"))
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    void ofTwoModeratorsAtOnceTheSecondSeesWhatTheFirstDid() {
        report("tests", "Which?");
        String page = page();
        assertThat(mod.submit(page, Map.of("seen", "0", "answer", "The first", "then", "open"))
                        .statusCode())
                .isEqualTo(303);
        Response late = mod.submit(page, Map.of("seen", "0", "answer", "The second", "then", "close"));
        assertThat(late.statusCode()).isEqualTo(422);
        assertThat(late.asString()).contains("The first", "The second", "name=\"seen\" value=\"1\"", "meanwhile");
        assertThat(ada.get(OWN).asString()).contains("The first").doesNotContain("The second");
        assertThat(mod.submit(page, Map.of("seen", "0", "answer", "The first", "then", "open"))
                        .statusCode())
                .as("pressed twice")
                .isEqualTo(303);
        assertThat(audited()).containsExactly("report-answered");
        mod.submit(page, Map.of("seen", "1", "then", "silent")).then().statusCode(303);
        assertThat(ada.get(OWN).asString()).contains("The first", "closed");
        assertThat(audited()).containsExactly("report-answered", "report-closed");
        assertThat(mod.submit(page, Map.of("seen", "2", "answer", "", "then", "close"))
                        .statusCode())
                .isEqualTo(422);
    }

    @Test
    void aReportIsSeenByItsReporterAndByModeratorsAlone() {
        report("tests", "for few eyes");
        String page = page();
        Visit ben = Visit.signedIn();
        assertThat(ben.get(OWN).asString()).doesNotContain("for few eyes");
        assertThat(ben.get(page).statusCode()).isEqualTo(404);
        assertThat(ada.get(page).statusCode()).isEqualTo(404);
        assertThat(ben.submit(page, Map.of("seen", "0", "answer", "x", "then", "close"))
                        .statusCode())
                .isEqualTo(404);
        assertThat(Visit.asGuest().get(OWN).statusCode()).isEqualTo(303);
        assertThat(Visit.asGuest().get(form).statusCode()).isEqualTo(303);
        assertThat(mod.get(ALL + "/999999999").statusCode()).isEqualTo(404);
        assertThat(mod.submit(ALL + "/999999999", Map.of("answer", "x")).statusCode())
                .isEqualTo(404);
        assertThat(mod.get(ALL + "?state=x&kind=%00&problem=%00&before=x").statusCode())
                .isIn(200, 400);
        assertThat(mod.get(ALL + "?problem=No%20Such&before=99999999999999999999")
                        .asString())
                .contains("none of these");
    }

    @Test
    void whoMayNotReadAProblemCannotReportIt() {
        PublishedProblem premium = PublishedProblem.addWithPage(
                database, "shut-" + UUID.randomUUID().toString().substring(0, 8), Tier.PRO);
        String shut = "/problems/" + premium.slug() + "/report";
        assertThat(ada.get(shut).statusCode()).isEqualTo(403);
        assertThat(ada.submit(shut, Map.of("kind", "tests", "text", "x")).statusCode())
                .isEqualTo(403);
    }

    @Test
    void itIsAmongTheDataOfAPersonAndGoesWithTheAccount() throws IOException {
        report("tests", "mine to take along");
        byte[] zip = ada.submit("/account/data.zip", Map.of()).asByteArray();
        assertThat(entry(zip, "complaint.json")).contains("mine to take along");
        ada.submit("/account/delete", Map.of("current", Visit.password()));
        assertThat(reports()).isEmpty();
        assertThat(mod.get(ALL + "?state=all&problem=" + problem.slug()).asString())
                .contains("none of these");
    }

    @Test
    void longListsAreReadInPages() {
        report("tests", "the only one of ada");
        Sql.of("""
                insert into complaint (account_id, problem_id, package_version_id, kind, text, language, made_at)
                select account_id, problem_id, package_version_id, 'other', 'copy ' || n, 'en', made_at
                from complaint, generate_series(1, 60) n where problem_id = :problem""").on(database).with("problem", problem.id()).update();
        String first = mod.get(ALL + "?problem=" + problem.slug()).asString();
        assertThat(first).contains("copy 60", "copy 11").doesNotContain("copy 10<", "the only one of ada");
        String next =
                first.replaceAll("(?s).*href=\"([^\"]*before=[^\"]*)\".*", "$1").replace("&amp;", "&");
        assertThat(mod.get(next).asString())
                .contains("copy 10", "the only one of ada")
                .doesNotContain("copy 11<");
        assertThat(mod.get(ALL + "?kind=tests&problem=" + problem.slug()).asString())
                .contains("the only one of ada")
                .doesNotContain("copy 60");
    }

    private Response report(String kind, String text) {
        return ada.submit(form, Map.of("kind", kind, "text", text));
    }

    private List<Long> reports() {
        return Sql.of("select id from complaint where problem_id = :problem order by id")
                .on(database)
                .with("problem", problem.id())
                .list(row -> row.getLong("id"));
    }

    private String page() {
        return ALL + "/" + reports().getFirst();
    }

    private List<String> audited() {
        return Sql.of(
                        "select action from audit_entry where subject_kind = 'problem' and subject_id = upper(:slug) order by id")
                .on(database)
                .with("slug", problem.slug())
                .list(row -> row.getString("action"));
    }

    private Mailbox confirmedAddress(Visit person) {
        Mailbox mailbox = new Mailbox(person.name() + "@reports.example");
        Sql.of("""
                insert into account_email (account_id, confirmed, address, given_at)
                select id, true, :address, now() from account where name = :name""")
                .on(database)
                .with("address", mailbox.address())
                .with("name", person.name())
                .update();
        return mailbox;
    }

    private static String entry(byte[] zip, String name) throws IOException {
        try (ZipInputStream entries = new ZipInputStream(new ByteArrayInputStream(zip))) {
            for (ZipEntry entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry()) {
                if (entry.getName().equals(name)) {
                    return new String(entries.readAllBytes(), StandardCharsets.UTF_8);
                }
            }
        }
        throw new AssertionError("no " + name);
    }
}
