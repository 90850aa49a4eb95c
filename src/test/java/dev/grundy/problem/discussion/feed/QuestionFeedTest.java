package dev.grundy.problem.discussion.feed;

import static dev.grundy.testsupport.http.Request.given;
import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.testsupport.MailServer;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** What feed readers get of the questions about a problem. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
@QuarkusTestResource(MailServer.class)
class QuestionFeedTest {
    @Inject
    DataSource database;

    private Visit ada;
    private PublishedProblem problem;
    private String list;

    @BeforeEach
    void aProblemAndSomebodyWhoMayWrite() {
        ada = Visit.signedIn();
        Sql.of("update account set created_at = created_at - interval '30 days' where name = :name")
                .on(database)
                .with("name", ada.name())
                .update();
        problem = publish(Tier.FREE);
        list = "/problems/" + problem.slug() + "/discussion";
    }

    @Test
    void questionsComeWithoutCodeAndOfAnswersOnlyTheAuthor() {
        String question = ask("Why <b>&amp;</b>?", "My **try**:\n\n```\nsecret code\n```\n\n<script>alert(1)</script>");
        ada.submit(question, Map.of("text", "secret answer")).then().statusCode(303);
        Response feed = given().get(list + "/feed.xml");
        assertThat(feed.contentType()).startsWith("application/atom+xml");
        byte[] xml = feed.asByteArray();
        assertThat(texts(xml, "/feed/entry/title"))
                .containsExactly("Answer to: Why <b>&amp;</b>?", "Why <b>&amp;</b>?");
        assertThat(texts(xml, "/feed/entry/author/name")).containsExactly(ada.name(), ada.name());
        assertThat(texts(xml, "/feed/entry[1]/link/@href").getFirst()).contains(question + "#post-");
        assertThat(texts(xml, "/feed/entry/content[@type='html']"))
                .singleElement()
                .satisfies(content -> assertThat(content)
                        .contains("<strong>try</strong>", "A block of code stands here")
                        .doesNotContain("<script>"));
        assertThat(texts(xml, "/feed/updated")).isEqualTo(texts(xml, "/feed/entry[1]/updated"));
        assertThat(feed.asString()).doesNotContain("secret");
    }

    @Test
    void whatGuestsMayNotReadIsNotInIt() {
        String hidden = ask("Hidden", "hidden text");
        ada.submit(hidden, Map.of("text", "below it"));
        String deleted = ask("Deleted", "deleted text");
        ada.submit(deleted, Map.of("text", "below that"));
        String shown = ask("Shown", "shown text");
        ada.submit(shown, Map.of("text", "hidden answer"));
        Sql.of("""
                update talk_post set hidden_at = now()
                where id = :question or id = (select max(id) from talk_post where problem_id = :problem)""")
                .on(database)
                .with("question", number(hidden))
                .with("problem", problem.id())
                .update();
        ada.submit(deleted.replace("/discussion/", "/posts/") + "/delete", Map.of());
        assertThat(texts(given().get(list + "/feed.xml").asByteArray(), "/feed/entry/title"))
                .containsExactly("Shown");
    }

    @Test
    void problemsForSubscribersAndThoseThatAreNoneHaveNoFeed() {
        ask("Premium", "premium text");
        Sql.of("update problem set tier = 'basic' where id = :id")
                .on(database)
                .with("id", problem.id())
                .update();
        assertThat(given().get(list + "/feed.xml").statusCode()).isEqualTo(404);
        assertThat(ada.get(list + "/feed.xml").statusCode()).isEqualTo(404);
        Sql.of("update problem set tier = 'free', published = false where id = :id")
                .on(database)
                .with("id", problem.id())
                .update();
        assertThat(given().get(list + "/feed.xml").statusCode()).isEqualTo(404);
        assertThat(given().get("/problems/no-such/discussion/feed.xml").statusCode())
                .isEqualTo(404);
    }

    @Test
    void theHeadOfTheQuestionsTellsOfItAndWhoHasItGetsNothingAgain() {
        String feed = list + "/feed.xml";
        assertThat(given().get(feed).statusCode()).isEqualTo(200);
        String page = Visit.asGuest().get(list).asString();
        assertThat(page.substring(0, page.indexOf("</head>")))
                .contains("<link rel=\"alternate\" type=\"application/atom+xml\"", "href=\"" + feed + "\"");
        String tag = given().get(feed).header("ETag");
        assertThat(given().header("If-None-Match", tag).get(feed).statusCode()).isEqualTo(304);
        ask("New", "Text");
        assertThat(given().header("If-None-Match", tag).get(feed).statusCode()).isEqualTo(200);
    }

    private PublishedProblem publish(Tier tier) {
        return PublishedProblem.addWithPage(
                database, "fed-talk-" + UUID.randomUUID().toString().substring(0, 8), tier);
    }

    private String ask(String title, String text) {
        ada.submit(list, Map.of("title", title, "text", text)).then().statusCode(303);
        return list + "/"
                + Sql.of("select max(id) as id from talk_post where problem_id = :problem")
                        .on(database)
                        .with("problem", problem.id())
                        .one(row -> row.getLong("id"));
    }

    private static long number(String question) {
        return Long.parseLong(question.replaceAll(".*/", ""));
    }

    /** Of the elements that an XPath finds. */
    private static List<String> texts(byte[] xml, String path) {
        try {
            NodeList found = (NodeList) XPathFactory.newInstance()
                    .newXPath()
                    .evaluate(
                            path,
                            DocumentBuilderFactory.newDefaultInstance()
                                    .newDocumentBuilder()
                                    .parse(new ByteArrayInputStream(xml)),
                            XPathConstants.NODESET);
            return IntStream.range(0, found.getLength())
                    .mapToObj(i -> found.item(i).getTextContent())
                    .toList();
        } catch (IOException | SAXException | ParserConfigurationException | XPathExpressionException e) {
            throw new AssertionError("no XML", e);
        }
    }
}
