package dev.grundy.problem.reports;

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
import java.util.List;
import java.util.Map;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Reports about posts: made by other readers, answered by moderators beside the post. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class PostReportPagesTest {
    private static final String OWN = "/account/reports";

    @Inject
    DataSource database;

    private Visit ada;
    private Visit ben;
    private Visit mod;
    private PublishedProblem problem;
    private String question;
    private String form;

    @BeforeEach
    void aQuestionOfAda() {
        ada = established();
        ben = established();
        mod = established();
        Admins.appoint(database, mod.name(), "moderator");
        problem = PublishedProblem.addWithPage(
                database, "reported-" + UUID.randomUUID().toString().substring(0, 8), Tier.FREE);
        String list = "/problems/" + problem.slug() + "/discussion";
        ada.submit(list, Map.of("title", "A <rude> title", "text", "her <rude> text"))
                .then()
                .statusCode(303);
        question = list + "/" + latest();
        form = formOf(latest());
    }

    @Test
    void aPostIsReportedAndTheAnswerReachesTheReporter() {
        assertThat(ben.get(question).asString()).contains("href=\"" + form + "\"");
        assertThat(ada.get(question).asString()).as("one's own").doesNotContain(form);
        assertThat(ben.get(form).asString())
                .contains(ada.name(), "A &lt;rude&gt; title", "value=\"spoiler\"", "value=\"other\"")
                .doesNotContain("value=\"tests\"");
        report("abuse", "").then().statusCode(303);
        assertThat(ben.get(OWN).asString())
                .contains("href=\"" + question + "#post-", "Nobody has answered yet")
                .doesNotContain("her &lt;rude");
        assertThat(mod.get("/admin/reports?problem=" + problem.slug()).asString())
                .contains(page(), ben.name());
        assertThat(mod.get(page()).asString())
                .contains(
                        "her &lt;rude&gt; text",
                        "A &lt;rude&gt; title",
                        ada.name(),
                        "value=\"hide\"",
                        "value=\"lock\"",
                        question + "#post-");

        mod.submit(page(), Map.of("seen", "0", "answer", "We <hid> it.", "then", "close"))
                .then()
                .statusCode(303);

        assertThat(ben.get(OWN).asString()).contains("We &lt;hid&gt; it.", "closed");
        assertThat(ada.get(OWN).asString()).as("its author").doesNotContain("We &lt;hid&gt; it.");
    }

    @Test
    void moderatorsHideRestoreAndLockWhereTheyReadTheReport() {
        report("spoiler", "It tells the solution");
        String order = "/admin/posts/" + latest();
        Response hidden = mod.submit(
                order, Map.of("do", "hide", "report", String.valueOf(reports().getFirst())));
        assertThat(hidden.statusCode()).isEqualTo(303);
        assertThat(hidden.header("Location")).endsWith(page());
        assertThat(mod.get(page()).asString()).contains("hidden by moderators", "value=\"restore\"");
        assertThat(ben.get(question).statusCode()).isEqualTo(404);
        assertThat(ben.get(form).statusCode()).isEqualTo(404);
        assertThat(ben.get(OWN).asString()).as("a link that would lead nowhere").doesNotContain(question);
        mod.submit(order, Map.of("do", "restore", "report", "//elsewhere.example"))
                .then()
                .statusCode(303);
        mod.submit(order, Map.of("do", "lock")).then().statusCode(303);
        assertThat(mod.get(page()).asString()).contains("value=\"unlock\"", "value=\"hide\"");
        assertThat(ben.get(question).statusCode()).isEqualTo(200);
    }

    @Test
    void aReportAboutAnAnswerLeadsNowhereWhileItsQuestionIsHidden() {
        ada.submit(question, Map.of("text", "an answer below")).then().statusCode(303);
        form = formOf(latest());
        report("spam", "my reason").then().statusCode(303);
        assertThat(ben.get(OWN).asString()).contains(question + "#post-" + latest());
        hide();
        assertThat(ben.get(OWN).asString()).contains("my reason").doesNotContain(question);
        assertThat(mod.get(page()).asString()).as("of the answer").contains("value=\"hide\"");
    }

    @Test
    void aDeletedPostKeepsItsReportAndLosesItsText() {
        report("spam", "my reason");
        ada.submit(question.replace("/discussion/", "/posts/") + "/delete", Map.of())
                .then()
                .statusCode(303);
        assertThat(ben.get(form).statusCode()).isEqualTo(404);
        assertThat(report("spam", "again").statusCode()).isEqualTo(404);
        assertThat(mod.get(page()).asString())
                .contains("my reason", "Its author deleted it")
                .doesNotContain("her &lt;rude", "value=\"hide\"");
        assertThat(ben.get(OWN).asString()).contains("my reason").doesNotContain(question);
        ada.submit("/account/delete", Map.of("current", Visit.password()));
        assertThat(mod.get(page()).statusCode()).isEqualTo(200);
    }

    @Test
    void theSameTwiceIsOneReportAndTwoPostsAreTwo() {
        report("spam", "").then().statusCode(303);
        report("spam", "").then().statusCode(303);
        assertThat(reports()).hasSize(1);
        ada.submit(question, Map.of("text", "an answer of hers")).then().statusCode(303);
        form = formOf(latest());
        report("spam", "").then().statusCode(303);
        assertThat(reports()).hasSize(2);
    }

    @Test
    void reportsAboutPostsCountAmongThoseOfADay() {
        for (int i = 0; i < 10; i++) {
            report("other", "Number " + i).then().statusCode(303);
        }
        Response refused = report("wrong", "One <too> many");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString())
                .contains("10 reports within a day", "One &lt;too&gt; many")
                .containsPattern("value=\"wrong\" required checked");
        assertThat(reports()).hasSize(10);
    }

    @Test
    void whatIsWrongWithTheFormIsSaidAndStaysInIt() {
        for (String kind : List.of("", "tests", "nonsense")) {
            Response refused = report(kind, "kept <words>");
            assertThat(refused.statusCode()).as(kind).isEqualTo(422);
            assertThat(refused.asString()).contains("Choose what it is about.", "kept &lt;words&gt;");
        }
        assertThat(report("other", " \r\n ").statusCode()).as("says too little").isEqualTo(422);
        assertThat(report("spam", "x".repeat(4001)).statusCode()).isEqualTo(422);
        assertThat(report("spam", "\u0000 null \uD83C\uDFB2 dice").statusCode()).isEqualTo(303);
        assertThat(ben.submit("/problems/" + problem.slug() + "/report", Map.of("kind", "spam", "text", "x"))
                        .statusCode())
                .as("a kind of posts")
                .isEqualTo(422);
    }

    @Test
    void onlyPostsOfOthersThatOneMayReadAreReported() {
        assertThat(Visit.asGuest().get(form).statusCode()).isEqualTo(303);
        assertThat(ada.get(form).statusCode()).as("one's own").isEqualTo(404);
        assertThat(ada.submit(form, Map.of("kind", "spam", "text", "")).statusCode())
                .isEqualTo(404);
        PublishedProblem other = PublishedProblem.addWithPage(
                database, "elsewhere-" + UUID.randomUUID().toString().substring(0, 8), Tier.FREE);
        assertThat(ben.get(form.replace(problem.slug(), other.slug())).statusCode())
                .isEqualTo(404);
        assertThat(ben.get(formOf(999_999_999)).statusCode()).isEqualTo(404);
        ada.submit(question, Map.of("text", "an answer below")).then().statusCode(303);
        String answer = formOf(latest());
        assertThat(ben.get(answer).statusCode()).isEqualTo(200);
        hide();
        assertThat(ben.get(answer).statusCode()).as("below a hidden question").isEqualTo(404);
        premium();
        assertThat(ben.get(form).statusCode()).isEqualTo(403);
        assertThat(report("spam", "").statusCode()).isEqualTo(403);
        assertThat(reports()).isEmpty();
    }

    @Test
    void moderatorsReadReportedPostsAsTheyReadReportsWithoutTheTier() {
        report("spam", "");
        premium();
        assertThat(mod.get(page()).asString()).contains("her &lt;rude&gt; text");
        for (Visit other : List.of(ada, ben)) {
            assertThat(other.get(page()).statusCode()).isEqualTo(404);
            assertThat(other.get(OWN).asString()).doesNotContain("her &lt;rude");
        }
        assertThat(Visit.asGuest().get(page()).statusCode()).isIn(303, 401, 404);
    }

    private Response report(String kind, String text) {
        return ben.submit(form, Map.of("kind", kind, "text", text));
    }

    private String formOf(long post) {
        return "/problems/" + problem.slug() + "/posts/" + post + "/report";
    }

    private String page() {
        return "/admin/reports/" + reports().getFirst();
    }

    private void hide() {
        mod.submit("/admin/posts/" + question.replaceAll(".*/", ""), Map.of("do", "hide"))
                .then()
                .statusCode(303);
    }

    private void premium() {
        Sql.of("update problem set tier = 'pro' where id = :id")
                .on(database)
                .with("id", problem.id())
                .update();
    }

    private Visit established() {
        Visit visit = Visit.signedIn();
        Sql.of("update account set created_at = created_at - interval '30 days' where name = :name")
                .on(database)
                .with("name", visit.name())
                .update();
        return visit;
    }

    private long latest() {
        return Sql.of("select max(id) as id from talk_post where problem_id = :problem")
                .on(database)
                .with("problem", problem.id())
                .one(row -> row.getLong("id"));
    }

    private List<Long> reports() {
        return Sql.of("select id from complaint where problem_id = :problem order by id")
                .on(database)
                .with("problem", problem.id())
                .list(row -> row.getLong("id"));
    }
}
