package dev.grundy.problem.discussion.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Questions about a line of one's own submission: asked, shown, and kept from those who may not see code. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class QuestionsAboutLinesTest {
    private static final String SOURCE =
            "first = 1\nsecond = 2\nthird = 3\nif a<b & c: secret()\nfifth = 5\nsixth = 6\nseventh = 7\n";

    @Inject
    DataSource database;

    private Visit ada;
    private Visit ben;
    private Visit mod;
    private PublishedProblem problem;
    private String list;
    private long submission;

    @BeforeEach
    void aSubmissionAndReaders() {
        ada = established();
        ben = established();
        mod = established();
        Admins.appoint(database, mod.name(), "moderator");
        problem = publish();
        list = "/problems/" + problem.slug() + "/discussion";
        submission = send(ada, problem, SOURCE);
    }

    @Test
    void thePageOfASubmissionLeadsToAFormThatShowsTheLine() {
        String page = ada.get("/submissions/" + submission).asString();
        assertThat(page)
                .contains(
                        "action=\"" + list + "#ask\"",
                        "name=\"submission\" value=\"" + submission + "\"",
                        ">1\n2\n3\n4\n5\n6\n7<");
        String form = ada.get(list + "?submission=" + submission + "&line=4").asString();
        assertThat(form)
                .contains("<mark>if a&lt;b &amp; c: secret()</mark>", "start=\"2\"", "second = 2", "sixth = 6")
                .contains("name=\"submission\" value=\"" + submission + "\"", "name=\"without\"")
                .doesNotContain("first = 1", "seventh = 7");
        assertThat(ada.get(list).asString()).doesNotContain("name=\"submission\"", "name=\"line\"");
        assertThat(Visit.asGuest()
                        .get(list + "?submission=" + submission + "&line=4")
                        .asString())
                .doesNotContain("secret()");
        ada.prefer("de");
        assertThat(ada.get(list + "?submission=" + submission + "&line=4").asString())
                .contains("Ohne die Zeile fragen");
    }

    @Test
    void whoSignsInToAskAboutALineComesBackToTheFormAboutIt() {
        String address = list + "?submission=" + submission + "&line=4";
        Visit guest = Visit.asGuest();
        String door = "/sign-in?return=" + inAddress(address);
        assertThat(guest.get(address).asString()).contains("class=\"button button--quiet\" href=\"" + door + "\"");
        String back = guest.submit(
                        "/sign-in", Map.of("name", ada.name(), "password", Visit.password(), "return", address))
                .header("Location");
        assertThat(guest.get(back).asString()).contains("<mark>if a&lt;b &amp; c: secret()</mark>");
    }

    @Test
    void moderatorsReadTheLineBesideAReportWithoutTheTierAndNotOnceItIsDeleted() {
        String question = ask(ada, submission, "4");
        String post = question.replace("/discussion/", "/posts/");
        ben.submit(post + "/report", Map.of("kind", "spoiler", "text", "it tells the line"))
                .then()
                .statusCode(303);
        String report = "/admin/reports/"
                + Sql.of("select id from complaint where problem_id = :problem")
                        .on(database)
                        .with("problem", problem.id())
                        .one(row -> row.getLong("id"));
        tier("pro");
        assertThat(mod.get(report).asString())
                .contains("About line 4 of a submission", "<mark>if a&lt;b &amp; c: secret()</mark>", "start=\"2\"")
                .contains("href=\"/source-lines.css\"");
        assertThat(mod.submit(report, Map.of("seen", "0", "answer", "", "then", "close"))
                        .asString())
                .as("refused")
                .contains("<mark>if a&lt;b &amp; c: secret()</mark>");
        for (Visit other : List.of(ada, ben)) {
            assertThat(other.get("/account/reports").asString()).doesNotContain("secret()");
        }
        tier("free");
        ada.submit(post + "/delete", Map.of()).then().statusCode(303);
        assertThat(mod.get(report).asString()).contains("it tells the line").doesNotContain("secret()", "About line");
    }

    @Test
    void whoHasNotSolvedTheProblemReadsTheNumberOfTheLineAndNoCode() {
        String question = ask(ada, submission, "4");
        for (Visit reader : List.of(ben, Visit.asGuest())) {
            assertThat(reader.get(question).asString())
                    .contains("About line 4 of a submission", "A block of code stands here")
                    .doesNotContain("secret()", "second = 2", "/submissions/" + submission);
        }
        assertThat(ada.get(question).asString())
                .contains("<mark>if a&lt;b &amp; c: secret()</mark>", "href=\"/submissions/" + submission + "\"");
        assertThat(mod.get(question).asString()).contains("<mark>if a&lt;b &amp; c: secret()</mark>");
        solve(ben);
        assertThat(ben.get(question).asString())
                .contains("<mark>if a&lt;b &amp; c: secret()</mark>", "About line 4 of a submission")
                .doesNotContain("/submissions/" + submission);
        for (String told : List.of(list, list + "/feed.xml")) {
            assertThat(ben.get(told).asString())
                    .as(told)
                    .contains("About line 4 of a submission")
                    .doesNotContain("secret()");
        }
    }

    @Test
    void whatIsNoLineOfOnesOwnSubmissionToTheProblemIsRefusedAndNothingIsLost() {
        long foreign = send(ben, problem, "foreign = 1\n");
        long elsewhere = send(ada, publish(), "elsewhere = 1\n");
        for (String unknown : List.of(
                String.valueOf(foreign),
                String.valueOf(elsewhere),
                "999999999",
                "",
                "0",
                "-1",
                "<x>",
                "9".repeat(19))) {
            assertRefused(unknown, "1", "You have sent no such submission to this problem");
        }
        for (String unknown : List.of("8", "0", "-4", "", "4.5", "<y>", "999999", "9".repeat(30))) {
            assertRefused(String.valueOf(submission), unknown, "from 1 to 7");
        }
        assertThat(posts()).isZero();
    }

    private void assertRefused(String sent, String line, String error) {
        Map<String, String> form = Map.of("title", "my title", "text", "my <text>", "submission", sent, "line", line);
        for (Response refused : List.of(
                ada.submit(list, form),
                ada.get(list + "?submission=" + inAddress(sent) + "&line=" + inAddress(line)))) {
            assertThat(refused.statusCode()).as("%s, %s", sent, line).isEqualTo(422);
            assertThat(refused.asString())
                    .contains(
                            error,
                            "name=\"submission\" value=\"" + escaped(sent) + "\"",
                            "value=\"" + escaped(line) + "\"")
                    .doesNotContain("foreign = 1", "elsewhere = 1");
        }
        assertThat(ada.submit(list, form).asString()).contains("value=\"my title\"", "my &lt;text&gt;");
    }

    @Test
    void otherFaultsKeepTheLineAndAQuestionIsAskedWithoutIt() {
        Response refused = ada.submit(
                list, Map.of("title", "", "text", "my text", "submission", String.valueOf(submission), "line", "4"));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("Write a title", "secret()</mark>", "value=\"4\"", "my text");
        Map<String, String> without =
                Map.of("title", "", "text", "my text", "submission", "x", "line", "99", "without", "yes");
        assertThat(ada.submit(list, without).asString())
                .contains("name=\"without\" value=\"yes\" checked", "value=\"99\"")
                .doesNotContain("You have sent no such submission");
        ada.submit(list, Map.of("title", "T", "text", "my text", "submission", "x", "line", "99", "without", "yes"))
                .then()
                .statusCode(303);
        assertThat(ada.get(list + "/" + latest()).asString())
                .contains("my text")
                .doesNotContain("About line");
    }

    @Test
    void aChangeOfTheTextKeepsTheLineAndDeletingForgetsIt() {
        String question = ask(ada, submission, "7");
        String form = question.replace("/discussion/", "/posts/");
        assertThat(ada.get(form).asString()).contains("<mark>seventh = 7</mark>");
        ada.submit(form, Map.of("seen", "1", "title", "Other", "text", "the late text"))
                .then()
                .statusCode(303);
        assertThat(ada.get(question).asString()).contains("the late text", "<mark>seventh = 7</mark>");
        for (Visit reader : List.of(ada, mod)) {
            assertThat(reader.get(form + "/history").asString()).contains("<mark>seventh = 7</mark>");
        }
        ada.submit(form + "/delete", Map.of()).then().statusCode(303);
        long kept = Sql.of("select count(line) + count(submission_id) as kept from talk_post where problem_id = :id")
                .on(database)
                .with("id", problem.id())
                .one(row -> row.getLong("kept"));
        assertThat(kept).isZero();
    }

    @Test
    void aQuestionNeverShowsTheSourceOfAnother() {
        String question = ask(ada, submission, "1");
        Sql.of("update talk_post set submission_id = :foreign where id = :id")
                .on(database)
                .with("foreign", send(ben, problem, "foreign = 1\n"))
                .with("id", latest())
                .update();
        solve(ben);
        for (Visit reader : List.of(ada, ben, mod)) {
            assertThat(reader.get(question).asString()).doesNotContain("foreign = 1");
        }
    }

    @Test
    void whoMayNotReadTheProblemReadsNoLine() {
        String question = ask(ada, submission, "4");
        tier("pro");
        assertThat(ada.get(question).statusCode()).isEqualTo(403);
        assertThat(ada.get(list + "?submission=" + submission + "&line=4").asString())
                .doesNotContain("secret()");
        assertThat(ada.get("/submissions/" + submission).asString()).doesNotContain("action=\"" + list);
    }

    @Test
    void theLineIsAmongTheDataOfItsAuthorAndGoesWithTheAccount() throws IOException {
        String question = ask(ada, submission, "4");
        ben.submit(question, Map.of("text", "the answer of another")).then().statusCode(303);
        byte[] zip = ada.submit("/account/data.zip", Map.of()).asByteArray();
        assertThat(entry(zip, "talk_post.json").replace(" ", ""))
                .contains("\"line\":4", "\"submission_id\":" + submission);
        ada.submit("/account/delete", Map.of("current", Visit.password()));
        solve(ben);
        assertThat(ben.get(question).asString())
                .contains("Deleted question", "the answer of another")
                .doesNotContain("secret()", "About line");
    }

    private PublishedProblem publish() {
        return PublishedProblem.addWithPage(
                database, "lined-" + UUID.randomUUID().toString().substring(0, 8), Tier.FREE);
    }

    private void tier(String code) {
        Sql.of("update problem set tier = :code where id = :id")
                .on(database)
                .with("code", code)
                .with("id", problem.id())
                .update();
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

    private long send(Visit person, PublishedProblem to, String source) {
        return Sql.of("""
                with sent as (
                    insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
                    select id, :problem, 'python', convert_to(:source, 'UTF8'), repeat('0', 64), now() from account where name = :name
                    returning id, account_id)
                insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at, finished_at, verdict)
                select id, 1, true, :version, account_id, 1, now(), now(), 'WA' from sent returning submission_id""")
                .on(database)
                .with("problem", to.id())
                .with("source", source)
                .with("name", person.name())
                .with("version", to.versionId())
                .one(row -> row.getLong("submission_id"));
    }

    private String ask(Visit person, long sent, String line) {
        person.submit(
                        list,
                        Map.of("title", "Why?", "text", "my text", "submission", String.valueOf(sent), "line", line))
                .then()
                .statusCode(303);
        return list + "/" + latest();
    }

    private long latest() {
        return Sql.of("select max(id) as id from talk_post where problem_id = :problem")
                .on(database)
                .with("problem", problem.id())
                .one(row -> row.getLong("id"));
    }

    private long posts() {
        return Sql.of("select count(*) as posts from talk_post where problem_id = :problem")
                .on(database)
                .with("problem", problem.id())
                .one(row -> row.getLong("posts"));
    }

    private void solve(Visit person) {
        Sql.of("""
                insert into user_problem (account_id, problem_id, first_attempted_at, solved_at, solved_by)
                select a.id, :problem, now(), now(), :sent from account a where a.name = :name""")
                .on(database)
                .with("problem", problem.id())
                .with("sent", send(person, problem, "x"))
                .with("name", person.name())
                .update();
    }

    private static String inAddress(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private static String escaped(String text) {
        return text.replace("<", "&lt;").replace(">", "&gt;");
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
