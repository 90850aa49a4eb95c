package dev.grundy.web.feed;

import static dev.grundy.testsupport.http.Request.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
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
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** What feed readers and search engines get. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class FeedPagesTest {
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final String SECRET = "Only subscribers read this sentence.";

    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    private String slug;

    @BeforeEach
    void aNewProblemForSubscribers() {
        OwnProblems.loadInto(catalogue);
        slug = "fed-" + COUNT.incrementAndGet();
        PublishedProblem.addWithStatements(database, slug, Tier.PRO, Map.of("en", SECRET));
    }

    @Test
    void theNewestProblemIsTheFirstEntryWithoutItsText() {
        Sql.of("update problem set title = '<b>&amp; \"x\"', summary = :summary where slug = :slug")
                .on(database)
                .with("summary", "a ]]> \u0007 b")
                .with("slug", slug)
                .update();
        Response feed = given().get("/feed.xml");
        assertThat(feed.contentType()).startsWith("application/atom+xml");
        byte[] xml = feed.asByteArray();
        assertThat(texts(xml, "/feed/entry[1]/title")).containsExactly("<b>&amp; \"x\"");
        assertThat(texts(xml, "/feed/entry[1]/summary")).containsExactly("a ]]>  b");
        assertThat(texts(xml, "/feed/entry[1]/id").getFirst()).endsWith("/problems/" + slug);
        assertThat(texts(xml, "/feed/entry/id")).hasSizeLessThanOrEqualTo(30).doesNotHaveDuplicates();
        assertThat(texts(xml, "/feed/updated")).isEqualTo(texts(xml, "/feed/entry[1]/updated"));
        assertThat(feed.asString()).doesNotContain(SECRET);
    }

    @Test
    void whoHasTheFeedAlreadyGetsNothingAgainUntilThereIsSomethingNew() {
        String tag = given().get("/feed.xml").header("ETag");
        Response same = given().header("If-None-Match", tag).get("/feed.xml");
        assertThat(same.statusCode()).isEqualTo(304);
        assertThat(same.asString()).isEmpty();
        PublishedProblem.add(database, "fed-" + COUNT.incrementAndGet(), Tier.FREE);
        assertThat(given().header("If-None-Match", tag).get("/feed.xml").statusCode())
                .isEqualTo(200);
        assertThat(given().header("If-None-Match", "W/\"x\"").get("/feed.xml").statusCode())
                .isEqualTo(200);
    }

    @Test
    void theFeedIsToldInTheHeadOfPages() {
        assertThat(Visit.asGuest().get("/problems").asString())
                .contains("<link rel=\"alternate\" type=\"application/atom+xml\"", "href=\"/feed.xml\"");
    }

    @Test
    void theSitemapHasTheAddressOfEachProblemAndNothingOfIt() {
        Response map = given().get("/sitemap.xml");
        assertThat(map.contentType()).startsWith("application/xml");
        List<String> addresses = texts(map.asByteArray(), "/urlset/url/loc");
        long published = Sql.of("select count(*) as n from problem where published")
                .on(database)
                .one(row -> row.getLong("n"));
        assertThat(addresses).doesNotHaveDuplicates().hasSize((int) published + 4);
        assertThat(addresses).anyMatch(address -> address.endsWith("/problems/" + slug));
        assertThat(map.asString()).doesNotContain(SECRET).doesNotContain("A heap.");
    }

    @Test
    void partsOfALargeSitemapAreTheWholeTogether() {
        Response first = given().get("/sitemap-0.xml");
        assertThat(first.asString()).isEqualTo(given().get("/sitemap.xml").asString());
        assertThat(given().get("/sitemap-1.xml").statusCode()).isEqualTo(404);
        assertThat(given().get("/sitemap-99999.xml").statusCode()).isEqualTo(404);
        assertThat(given().get("/sitemap-x.xml").statusCode()).isEqualTo(404);
        assertThat(texts(Sitemap.index(3, "https://judge.example"), "/sitemapindex/sitemap/loc"))
                .containsExactly(
                        "https://judge.example/sitemap-0.xml",
                        "https://judge.example/sitemap-1.xml",
                        "https://judge.example/sitemap-2.xml");
    }

    @Test
    void robotsAreAskedToLeaveAloneWhatIsSomebodysOwn() {
        assertThat(given().get("/robots.txt").asString())
                .startsWith("User-agent: *\n")
                .contains("Disallow: /account\n", "Disallow: /api/\n", "Sitemap: http")
                .endsWith("/sitemap.xml\n");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, 40_001})
    void aSitemapOfSuchASizeIsRefusedByTheNameOfItsKey(int size) {
        assertThatThrownBy(() -> new SitemapPages(null, () -> size, null))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining("grundy.feed.sitemap-problems is " + size);
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
