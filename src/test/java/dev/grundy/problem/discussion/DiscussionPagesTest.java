package dev.grundy.problem.discussion;

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
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
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

/** Questions under a problem: asked, answered, and kept from spoiling it. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class DiscussionPagesTest {
    private static final String CODE = "Try this:\n\n```python\nprint('secret')\n```\n\n    indented secret\n\n$x^2$";

    @Inject
    DataSource database;

    private Visit ada;
    private Visit ben;
    private Visit mod;
    private PublishedProblem problem;
    private String list;

    @BeforeEach
    void aProblemAndReaders() {
        ada = established();
        ben = established();
        mod = established();
        Admins.appoint(database, mod.name(), "moderator");
        problem = publish(Tier.FREE);
        list = "/problems/" + problem.slug() + "/discussion";
    }

    @Test
    void aQuestionIsAskedAnsweredAndCountedInItsTab() {
        assertThat(Visit.asGuest().get(list).asString()).contains("Nobody has asked yet");
        String question = ask(ada, "Why <b>mex</b>?", "I read $x^2$ **twice**.");
        answer(ben, question, "Because.");
        String listed = Visit.asGuest().get(list).asString();
        assertThat(listed).contains("Why &lt;b&gt;mex&lt;/b&gt;?", "1 answer", ada.name());
        assertThat(listed).containsPattern("Discussion\\s*<span class=\"badge\">1</span>");
        assertThat(ada.get("/problems/" + problem.slug()).asString())
                .containsPattern("href=\"" + list + "\"[^>]*>Discussion\\s*<span class=\"badge\">1</span>");
        assertThat(ada.get(question).asString()).contains("<strong>twice</strong>", "<math", "Because.");
        ada.prefer("de");
        assertThat(ada.get(list).asString()).contains("Fragen zu dieser Aufgabe", "1 Antwort");
    }

    @Test
    void whoHasNotSolvedTheProblemGetsAnswersFoldedAndNoBlocksOfCode() {
        String question = ask(ada, "How?", "My try:\n\n```\nquestion secret\n```");
        answer(ada, question, CODE);
        answer(ada, question, "<pre>raw</pre>\n" + "> ".repeat(3_000) + "\n\n- ```\n  listed secret\n  ```");
        for (Visit reader : List.of(ben, Visit.asGuest())) {
            String page = reader.get(question).asString();
            assertThat(page)
                    .contains(
                            "<details class=\"card report\"", "Answer by " + ada.name(), "A block of code stands here")
                    .doesNotContain("secret");
        }
        assertThat(ada.get(question).asString())
                .as("one's own")
                .contains("print(&#39;secret&#39;)", "<details class=\"card");
        assertThat(mod.get(question).asString()).contains("indented secret").doesNotContain("<details class=\"card");
        solve(ben);
        assertThat(ben.get(question).asString())
                .contains("print(&#39;secret&#39;)", "question secret", "listed secret", "&lt;pre&gt;raw")
                .doesNotContain("<details class=\"card", "A block of code stands here");
    }

    @Test
    void theAskerAloneCallsAnswersOfOthersHelpfulAndTheyComeFirst() {
        String first = ask(ada, "First question", "Text");
        String second = ask(ada, "Second question", "Text");
        String early = answer(ben, first, "the early one");
        String late = answer(ben, first, "the late one");
        String own = answer(ada, first, "one of her own");
        assertThat(ben.submit(late + "/helpful", Map.of("helpful", "yes")).statusCode())
                .isEqualTo(404);
        assertThat(ada.submit(own + "/helpful", Map.of("helpful", "yes")).statusCode())
                .isEqualTo(404);
        ada.submit(late + "/helpful", Map.of("helpful", "yes")).then().statusCode(303);
        assertThat(ada.get(first).asString()).containsSubsequence("the late one", "the early one");
        assertThat(ada.get(first + "?sort=time").asString()).containsSubsequence("the early one", "the late one");
        assertThat(ada.get(list).asString()).containsSubsequence("First question", "1 helpful", "Second question");
        assertThat(ada.get(list + "?sort=time").asString()).containsSubsequence("Second question", "First question");
        ada.submit(late + "/helpful", Map.of("helpful", "no")).then().statusCode(303);
        assertThat(ada.get(first).asString()).containsSubsequence("the early one", "the late one");
        assertThat(ada.get(list + "?sort=nonsense&page=-1").statusCode()).isEqualTo(200);
        assertThat(second).isNotEqualTo(first);
        assertThat(early).isNotEqualTo(late);
    }

    @Test
    void ofTwoChangesAtOnceTheSecondSeesWhatTheFirstWroteAndEarlierTextsStay() throws Exception {
        String question = ask(ada, "Title", "first text");
        String form = question.replace("/discussion/", "/posts/");
        List<Callable<Integer>> presses = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            String text = "change " + i;
            presses.add(() -> ada.request()
                    .formParams(Map.of("seen", "1", "title", "Title", "text", text))
                    .post(form)
                    .statusCode());
        }
        List<Integer> answers = new ArrayList<>();
        try (var pool = Executors.newFixedThreadPool(2)) {
            for (Future<Integer> press : pool.invokeAll(presses)) {
                answers.add(press.get());
            }
        }
        assertThat(answers).containsExactlyInAnyOrder(303, 422);
        Response late = ada.submit(form, Map.of("seen", "1", "title", "Title", "text", "the late text"));
        assertThat(late.statusCode()).isEqualTo(422);
        assertThat(late.asString()).contains("the late text", "change ", "name=\"seen\" value=\"2\"", "meanwhile");
        ada.submit(form, Map.of("seen", "2", "title", "Other", "text", "the late text"))
                .then()
                .statusCode(303);
        assertThat(ada.get(question).asString()).contains("Other", "the late text", "changed");
        assertThat(texts()).hasSize(3).contains("first text");
    }

    @Test
    void codeWithinLinesIsWithheldExceptNamesAndNumbers() {
        String question = ask(ada, "In line", "I read `heap_size` and `-3`, then `heap[0] ^ secret(1)`.");
        for (Visit reader : List.of(ben, Visit.asGuest())) {
            assertThat(reader.get(question).asString())
                    .contains("<code>heap_size</code>", "<code>-3</code>", "then <em>[code]</em>.")
                    .doesNotContain("secret(1)");
        }
        for (Visit reader : List.of(ada, mod)) {
            assertThat(reader.get(question).asString()).contains("<code>heap[0] ^ secret(1)</code>");
        }
        ben.prefer("de");
        assertThat(ben.get(question).asString()).contains("then <em>[Code]</em>.");
        assertThat(ben.get(list).asString()).contains("„[Code]“ steht für Code");
        solve(ben);
        assertThat(ben.get(question).asString()).contains("heap[0] ^ secret(1)");
    }

    @Test
    void itsAuthorAndModeratorsAloneReadWhatWasWrittenInAPostBefore() {
        String question = ask(ada, "Title", "the <early> text");
        String form = question.replace("/discussion/", "/posts/");
        String history = form + "/history";
        assertThat(ada.get(question).asString()).as("nothing before").doesNotContain(history);
        ada.submit(form, Map.of("seen", "1", "title", "Other", "text", "the late text"))
                .then()
                .statusCode(303);
        for (Visit reader : List.of(ada, mod)) {
            assertThat(reader.get(question).asString()).contains("href=\"" + history + "\"");
            assertThat(reader.get(history).asString())
                    .contains("the &lt;early&gt; text")
                    .containsSubsequence("Text 2", "Text 1");
        }
        solve(ben);
        assertThat(ben.get(question).asString()).contains("changed").doesNotContain(history);
        assertThat(ben.get(history).statusCode()).isEqualTo(404);
        assertThat(Visit.asGuest().get(history).statusCode()).isEqualTo(303);
        assertThat(ada.get(history + "?page=x").statusCode()).isEqualTo(200);
        assertThat(ada.get(history + "?page=999999").statusCode()).isEqualTo(200);
        assertThat(ada.get(history.replace(problem.slug(), publish(Tier.FREE).slug()))
                        .statusCode())
                .isEqualTo(404);
        answer(ben, question, "so that the question stands as deleted");
        ada.submit(form + "/delete", Map.of()).then().statusCode(303);
        for (Visit reader : List.of(ada, mod)) {
            assertThat(reader.get(history).statusCode()).as("deleted").isEqualTo(404);
        }
    }

    @Test
    void whoMayNotReadAProblemReadsNoHistoryOfTheirOwnPost() {
        String question = ask(ada, "Title", "first text");
        Sql.of("update problem set tier = 'pro' where id = :id")
                .on(database)
                .with("id", problem.id())
                .update();
        for (Visit reader : List.of(ada, mod)) {
            assertThat(reader.get(question.replace("/discussion/", "/posts/") + "/history")
                            .statusCode())
                    .isEqualTo(403);
        }
    }

    @Test
    void nobodyChangesOrDeletesThePostOfAnother() {
        String question = ask(ada, "Hers", "her text");
        String form = question.replace("/discussion/", "/posts/");
        for (Visit stranger : List.of(ben, mod)) {
            assertThat(stranger.get(form).statusCode()).isEqualTo(404);
            assertThat(stranger.submit(form, Map.of("seen", "1", "title", "Mine", "text", "mine"))
                            .statusCode())
                    .isEqualTo(404);
            assertThat(stranger.submit(form + "/delete", Map.of()).statusCode()).isEqualTo(404);
        }
        assertThat(Visit.asGuest().get(form).statusCode()).isIn(302, 303, 401);
        PublishedProblem other = publish(Tier.FREE);
        String elsewhere = question.replace(problem.slug(), other.slug());
        assertThat(ada.get(elsewhere).statusCode()).isEqualTo(404);
        assertThat(ben.submit(elsewhere, Map.of("text", "x")).statusCode()).isEqualTo(404);
        assertThat(ada.get(question).asString()).contains("her text");
        for (String unknown : List.of("/problems/no-such/discussion", list + "/999999999", list + "/0", list + "/x")) {
            assertThat(ada.get(unknown).statusCode()).as(unknown).isEqualTo(404);
            assertThat(ada.submit(unknown, Map.of("title", "x", "text", "x")).statusCode())
                    .as(unknown)
                    .isIn(404, 405);
        }
    }

    @Test
    void aDeletedQuestionStandsAsDeletedWhileItHasAnswers() {
        String question = ask(ada, "Regretted", "regretted text");
        String answer = answer(ben, question, "the answer stays");
        ada.submit(question.replace("/discussion/", "/posts/") + "/delete", Map.of())
                .then()
                .statusCode(303);
        assertThat(ben.get(list).asString()).contains("Deleted question").doesNotContain("Regretted");
        assertThat(ben.get(question).asString())
                .contains("Deleted question", "the answer stays")
                .doesNotContain("regretted text");
        assertThat(texts()).containsExactly("the answer stays");
        assertShutAndNothingLost(ben, question);
        assertThat(ben.submit(answer + "/delete", Map.of()).header("Location")).endsWith(list);
        assertThat(ben.get(question).statusCode()).isEqualTo(404);
        assertGoneAndNothingLost(ben, question);
        assertThat(ben.get(list).asString()).contains("Nobody has asked yet").doesNotContain("Deleted question");
    }

    @Test
    void moderatorsStillReadADeletedQuestionWhoseLastAnswerTheyHid() {
        String question = ask(ada, "Regretted", "regretted text");
        String answer = answer(ben, question, "the hidden answer");
        ada.submit(question.replace("/discussion/", "/posts/") + "/delete", Map.of())
                .then()
                .statusCode(303);
        mod.submit("/admin/posts/" + answer.replaceAll(".*/", ""), Map.of("do", "hide"))
                .then()
                .statusCode(303);
        Response page = mod.get(question);
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.asString()).contains("the hidden answer", "value=\"restore\"");
        assertThat(ben.get(question).statusCode()).isEqualTo(404);
    }

    @Test
    void whoDeletesAnAnswerComesBackToItsQuestionWhileThatIsThere() {
        String question = ask(ada, "Stays", "Text");
        String answer = answer(ben, question, "goes");
        String other = answer(ben, question, "goes too");
        assertThat(ben.submit(answer + "/delete", Map.of()).header("Location")).contains(question + "#post-");
        mod.submit("/admin/posts/" + question.replaceAll(".*/", ""), Map.of("do", "hide"))
                .then()
                .statusCode(303);
        assertThat(ben.submit(other + "/delete", Map.of()).header("Location"))
                .as("below a hidden question")
                .endsWith(list);
    }

    @Test
    void nobodyIsAskedWhetherAnswersToTheirDeletedQuestionHelped() {
        String question = ask(ada, "Regretted", "regretted text");
        String helpful = answer(ben, question, "the answer stays") + "/helpful";
        assertThat(ada.get(question).asString()).contains(helpful);
        ada.submit(question.replace("/discussion/", "/posts/") + "/delete", Map.of())
                .then()
                .statusCode(303);
        assertThat(ada.get(question).asString()).contains("the answer stays").doesNotContain(helpful);
    }

    @Test
    void aQuestionAndAnAnswerThatAreSentTwiceStandOnce() {
        String question = ask(ada, "Twice?", "asked");
        assertThat(ada.submit(list, Map.of("title", "Twice?", "text", "asked")).header("Location"))
                .endsWith(question);
        String answer = answer(ben, question, "Because.");
        answer(ben, question, "Because.");
        assertThat(texts()).containsExactly("asked", "Because.");
        answer(ada, question, "Because.");
        ask(ada, "Another?", "asked");
        assertThat(texts()).as("of another, and another").hasSize(4);
        ben.submit(answer + "/delete", Map.of()).then().statusCode(303);
        answer(ben, question, "Because.");
        assertThat(texts()).as("deleted before").hasSize(4);
    }

    @Test
    void theSameTextAMinuteLaterIsAnotherPost() {
        String question = ask(ada, "Later?", "asked");
        answer(ben, question, "Because.");
        Sql.of("update talk_post set made_at = made_at - interval '1 minute' where problem_id = :problem")
                .on(database)
                .with("problem", problem.id())
                .update();
        answer(ben, question, "Because.");
        assertThat(ask(ada, "Later?", "asked")).isNotEqualTo(question);
        assertThat(texts()).containsExactly("asked", "Because.", "Because.", "asked");
    }

    @Test
    void limitsAreSaidAndNothingIsLost() {
        String question = ask(ada, "Title", "Text");
        Response tooLong = ben.submit(question, Map.of("text", "x".repeat(100_000)));
        assertThat(tooLong.statusCode()).isIn(413, 422);
        Response refused = ben.submit(question, Map.of("text", "<y>".repeat(3_334)));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("1 to 10,000 characters; these are 10,002", "&lt;y&gt;&lt;y&gt;");
        assertThat(ben.submit(list, Map.of("title", " \n ", "text", "x")).asString())
                .contains("Write a title");
        assertThat(ben.submit(list, Map.of()).statusCode()).isEqualTo(422);
        assertThat(ben.submit(question, Map.of("text", "\u0000 \uD83C\uDFB2")).statusCode())
                .isEqualTo(303);
        for (String links : List.of(
                "https://a.example https://b.example https://c.example https://d.example",
                "[a](http://a) [b](mailto:b@b) [c](http://c) [d](http://d)")) {
            Response spam = ben.submit(question, Map.of("text", links));
            assertThat(spam.statusCode()).isEqualTo(422);
            assertThat(spam.asString()).contains("at most 3 links");
        }
        solve(ben);
        ben.submit(question, Map.of("text", "https://a https://b https://c https://d"))
                .then()
                .statusCode(303);
        for (int i = 0; i < 18; i++) {
            ben.submit(question, Map.of("text", "again " + i)).then().statusCode(303);
        }
        Response oneMore = ben.submit(question, Map.of("text", "one <too> many"));
        assertThat(oneMore.statusCode()).isEqualTo(422);
        assertThat(oneMore.asString()).contains("20 times within an hour", "one &lt;too&gt; many");
    }

    @Test
    void markdownThatIsMadeToBreakPagesIsShownHarmlessly() {
        String question = ask(ada, "Bombs", "Text");
        solve(ben);
        for (String bomb : List.of(
                "[".repeat(10_000),
                "*a **b ".repeat(1_400),
                "> ".repeat(5_000),
                "$" + "{".repeat(9_000) + "$",
                "|a".repeat(100) + "\n" + "|-".repeat(100) + "\n" + "|\n".repeat(4_000),
                "<script>alert(1)</script> <a href=\"javascript:alert(1)\">x</a> [x](javascript:alert(1)) ![i](/sign-out)")) {
            ben.submit(question, Map.of("text", bomb)).then().statusCode(303);
        }
        String page = ben.get(question).asString();
        assertThat(page).doesNotContain("<script>alert", "href=\"javascript", "src=\"/sign-out");
        assertThat(page).contains("&lt;script&gt;alert");
    }

    @Test
    void newAccountsWaitUnlessTheyConfirmAnAddress() {
        Visit fresh = Visit.signedIn();
        assertThat(fresh.get(list).asString())
                .contains("Confirm an email address", "href=\"/account/email\"")
                .doesNotContain("name=\"text\"");
        Response refused = fresh.submit(list, Map.of("title", "Early", "text", "kept text"));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("Confirm an email address", "kept text");
        Sql.of("""
                insert into account_email (account_id, confirmed, address, given_at)
                select id, true, name || '@discussion.example', now() from account where name = :name""").on(database).with("name", fresh.name()).update();
        assertThat(fresh.get(ask(fresh, "Early", "kept text")).asString())
                .contains("name=\"text\"")
                .doesNotContain("Confirm an email address");
    }

    @Test
    void anOrderIsOfferedWhereThereAreTwoPosts() {
        assertThat(ada.get(list).asString()).doesNotContain("Sorted by");
        String question = ask(ada, "One", "Text");
        assertThat(ada.get(list).asString()).doesNotContain("Sorted by");
        answer(ben, question, "one");
        assertThat(ada.get(question).asString()).doesNotContain("Sorted by");
        answer(ben, question, "two");
        assertThat(ada.get(question).asString()).contains("Sorted by");
        ask(ada, "Two", "Text");
        assertThat(ada.get(list).asString()).contains("Sorted by");
    }

    @Test
    void moderatorsHideLockAndRestoreAndTheLogSaysSo() {
        String question = ask(ada, "Rude question", "rude text");
        String answer = answer(ben, question, "rude answer");
        String hers = "/admin/posts/" + question.replaceAll(".*/", "");
        String his = "/admin/posts/" + answer.replaceAll(".*/", "");
        for (Visit other : List.of(ben, Visit.asGuest())) {
            assertThat(other.submit(hers, Map.of("do", "hide")).statusCode()).isIn(303, 403, 404);
        }
        assertThat(audited()).isEmpty();
        mod.submit(his, Map.of("do", "hide")).then().statusCode(303);
        assertThat(ada.get(question).asString()).doesNotContain("rude answer");
        assertThat(ben.get(question).asString()).as("its author").contains("rude answer", "hidden by moderators");
        assertThat(mod.get(question).asString()).contains("rude answer");
        mod.submit(his, Map.of("do", "restore")).then().statusCode(303);
        mod.submit(hers, Map.of("do", "lock")).then().statusCode(303);
        mod.submit(hers, Map.of("do", "lock")).then().statusCode(303);
        assertThat(ada.get(question).asString()).contains("rude answer", "takes no more answers");
        assertShutAndNothingLost(ben, question);
        assertThat(ben.submit(answer, Map.of("seen", "1", "text", "late")).statusCode())
                .isEqualTo(422);
        mod.submit(hers, Map.of("do", "unlock")).then().statusCode(303);
        mod.submit(hers, Map.of("do", "hide")).then().statusCode(303);
        assertShutAndNothingLost(ada, question);
        assertThat(ben.get(question).statusCode()).isEqualTo(404);
        assertGoneAndNothingLost(ben, question);
        assertThat(ben.get(list).asString()).doesNotContain("Rude question");
        assertThat(ada.submit(
                                question.replace("/discussion/", "/posts/"),
                                Map.of("seen", "1", "title", "x", "text", "x"))
                        .statusCode())
                .isEqualTo(422);
        assertThat(audited())
                .containsExactly("post-hidden", "post-restored", "question-locked", "question-unlocked", "post-hidden");
        assertThat(mod.submit(hers, Map.of("do", "nonsense")).statusCode()).isEqualTo(400);
        assertThat(mod.submit("/admin/posts/999999999", Map.of("do", "hide")).statusCode())
                .isEqualTo(404);
    }

    @Test
    void whoMayNotReadAProblemReadsAndWritesNothingAboutIt() {
        String question = ask(ada, "Now premium", "premium text");
        String answer = answer(ben, question, "premium answer");
        Sql.of("update problem set tier = 'pro' where id = :id")
                .on(database)
                .with("id", problem.id())
                .update();
        for (Visit reader : List.of(ada, ben, Visit.asGuest())) {
            assertThat(reader.get(list).asString()).doesNotContain("Now premium", "premium text");
            assertThat(reader.get(question).statusCode()).isIn(303, 401, 403);
        }
        assertThat(ben.submit(list, Map.of("title", "x", "text", "x")).statusCode())
                .isEqualTo(403);
        assertThat(ben.submit(question, Map.of("text", "x")).statusCode()).isEqualTo(403);
        assertThat(ben.get(answer).statusCode()).isEqualTo(403);
        assertThat(ben.submit(answer + "/delete", Map.of()).statusCode()).isEqualTo(403);
        assertThat(ada.submit(answer + "/helpful", Map.of("helpful", "yes")).statusCode())
                .isEqualTo(403);
    }

    @Test
    void whoIsSuspendedReadsAndDoesNotWrite() {
        String question = ask(ada, "Open", "open text");
        Visit shut = established();
        Sql.of("""
                insert into suspension (account_id, reason, since) select id, 'spam', now() from account where name = :name""").on(database).with("name", shut.name()).update();
        assertThat(shut.get(question).asString()).contains("open text").doesNotContain("name=\"text\"");
        assertThat(shut.submit(question, Map.of("text", "spam")).statusCode()).isEqualTo(403);
        assertThat(texts()).containsExactly("open text");
    }

    @Test
    void postsAreAmongTheDataOfAPersonAndTheirTextsGoWithTheAccount() throws IOException {
        String question = ask(ada, "Hers", "hers to take along");
        answer(ben, question, "the answer of another");
        byte[] zip = ada.submit("/account/data.zip", Map.of()).asByteArray();
        assertThat(entry(zip, "talk_revision.json")).contains("hers to take along");
        assertThat(entry(zip, "talk_post.json")).contains("made_at");
        ada.submit("/account/delete", Map.of("current", Visit.password()));
        assertThat(texts()).containsExactly("the answer of another");
        assertThat(ben.get(question).asString())
                .contains("Deleted question", "the answer of another")
                .doesNotContain(ada.name());
    }

    @Test
    void manyQuestionsAreReadInPages() {
        String question = ask(ada, "The first", "Text");
        Sql.of("""
                with posted as (
                    insert into talk_post (problem_id, account_id, made_at)
                    select problem_id, account_id, made_at from talk_post, generate_series(1, 1000) where problem_id = :problem
                    returning id, account_id, made_at)
                insert into talk_revision (post_id, number, account_id, title, text, written_at)
                select id, 1, account_id, 'Copy ' || row_number() over (order by id) || '.', 'Text', made_at from posted""").on(database).with("problem", problem.id()).update();
        String first = ben.get(list + "?sort=time").asString();
        assertThat(first)
                .contains("Copy 1000.", "Copy 971.", "sort=time&amp;page=2")
                .doesNotContain("Copy 970.");
        assertThat(ben.get(list + "?sort=time&page=2").asString())
                .contains("Copy 970.")
                .doesNotContain("Copy 971.");
        assertThat(ben.get(list + "?sort=time&page=34").asString()).contains("The first", question);
        assertThat(ben.get(list + "?page=999999").statusCode()).isEqualTo(200);
    }

    /** What somebody wrote for a question that was shut meanwhile. */
    private static void assertShutAndNothingLost(Visit person, String question) {
        Response refused = person.submit(question, Map.of("text", "too <late>"));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString())
                .contains("<p class=\"report__text\">too &lt;late&gt;</p>", "takes no further answers or changes");
    }

    /** What somebody wrote for a question that they cannot see any more. */
    private static void assertGoneAndNothingLost(Visit person, String question) {
        Response refused = person.submit(question, Map.of("text", "too <late>"));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("\ntoo &lt;late&gt;</textarea>", "The question is no longer here");
    }

    private PublishedProblem publish(Tier tier) {
        return PublishedProblem.addWithPage(
                database, "talked-" + UUID.randomUUID().toString().substring(0, 8), tier);
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

    private String ask(Visit person, String title, String text) {
        Response asked = person.submit(list, Map.of("title", title, "text", text));
        assertThat(asked.statusCode()).isEqualTo(303);
        return list + "/" + latest();
    }

    /** Where the answer is changed. */
    private String answer(Visit person, String question, String text) {
        assertThat(person.submit(question, Map.of("text", text)).statusCode()).isEqualTo(303);
        return "/problems/" + problem.slug() + "/posts/" + latest();
    }

    private long latest() {
        return Sql.of("select max(id) as id from talk_post where problem_id = :problem")
                .on(database)
                .with("problem", problem.id())
                .one(row -> row.getLong("id"));
    }

    private List<String> texts() {
        return Sql.of("""
                select text from talk_revision r join talk_post t on t.id = r.post_id where t.problem_id = :problem order by t.id, number""").on(database).with("problem", problem.id()).list(row -> row.getString("text"));
    }

    private void solve(Visit person) {
        Sql.of("""
                with sent as (
                    insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
                    select id, :problem, 'python', 'x', repeat('0', 64), now() from account where name = :name
                    returning id, account_id, problem_id)
                insert into user_problem (account_id, problem_id, first_attempted_at, solved_at, solved_by)
                select account_id, problem_id, now(), now(), id from sent""")
                .on(database)
                .with("problem", problem.id())
                .with("name", person.name())
                .update();
    }

    private List<String> audited() {
        return Sql.of(
                        "select action from audit_entry where subject_kind = 'problem' and subject_id = upper(:slug) order by id")
                .on(database)
                .with("slug", problem.slug())
                .list(row -> row.getString("action"));
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
