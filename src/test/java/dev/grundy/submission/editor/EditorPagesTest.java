package dev.grundy.submission.editor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import dev.grundy.web.frame.Texts;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The editor where no script runs: it begins with the starter, keeps what is written, and gives back what cannot be kept. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class EditorPagesTest {
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final Pattern EDITOR =
            Pattern.compile("<textarea[^>]* name=\"source\"[^>]*>\n(.*?)</textarea>", Pattern.DOTALL);
    private static final Pattern BESIDE =
            Pattern.compile("<figure class=\"differ\">.*?<pre[^>]*>(.*?)</pre>", Pattern.DOTALL);
    private static final String STARTER = "for line in sys.stdin:";
    private static final String TEXT = "print(1)\r\nprint(2)";
    private static final String SHOWN = "print(1)\nprint(2)";

    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    private String page;
    private Visit ada;

    @BeforeEach
    void aProblemAndAPerson() {
        page = "/problems/"
                + PublishedProblem.addWithPage(database, "editor-" + COUNT.incrementAndGet(), Tier.FREE)
                        .slug();
        ada = Visit.signedIn();
    }

    @Test
    void anEmptyEditorBeginsWithTheStarterOfItsLanguage() {
        assertThat(editor(Visit.asGuest().get(page))).contains("std::getline");
        assertThat(editor(Visit.asGuest().get(page + "?language=python"))).contains(STARTER);
        assertThat(editor(ada.get(page + "?language=java"))).contains("public class Main");
        assertThat(Visit.asGuest().get(page).asString())
                .contains("<template data-starter=\"cpp\">", "<template data-starter=\"javascript\">");
    }

    @Test
    void aPackagesOwnIsForWhoeverMayReadTheProblem() {
        OwnProblems.loadInto(catalogue);
        assertThat(editor(Visit.asGuest().get("/problems/stones-one-three-four")))
                .contains("bool first_wins(long long stones)");
        assertThat(Visit.asGuest().get("/problems/token-walk-directed-graph").asString())
                .doesNotContain("winning_nodes");
    }

    @Test
    void whatIsWrittenGoesBeforeAndADraftWithNothingInItDoesNot() {
        assertThat(keep(ada, TEXT, 0).statusCode()).isEqualTo(303);
        assertThat(editor(ada.get(page))).isEqualTo(SHOWN);
        assertThat(keep(ada, " \n", 1).statusCode()).isEqualTo(303);
        assertThat(ada.get(page).asString()).contains("name=\"version\" value=\"2\"");
        assertThat(editor(ada.get(page))).contains(STARTER);
    }

    @Test
    void savingLeadsBackToTheSameLanguageAndSaysSo() {
        Response answer = keep(ada, TEXT, 0);
        assertThat(answer.header("Location")).endsWith(page + "?language=python#code");
        assertThat(ada.get(page + "?language=python").asString()).contains("Your text is saved.");
    }

    @Test
    void whoHasNotSeenTheLatestIsShownBothAndKeepsTheirsWithTheNextPress() {
        keep(ada, TEXT, 0);
        keep(ada, "print('there')", 1);
        Response both = keep(ada, "print('here')", 1);
        assertThat(both.statusCode()).isEqualTo(409);
        assertThat(editor(both)).isEqualTo("print(&#39;here&#39;)");
        assertThat(beside(both)).isEqualTo("print(&#39;there&#39;)");
        assertThat(both.asString()).contains("name=\"version\" value=\"2\"", "changed in another place");
        assertThat(keep(ada, "print('here')", 2).statusCode()).isEqualTo(303);
    }

    @Test
    void whatCannotBeKeptComesBack() {
        Response guest = keep(Visit.asGuest(), TEXT, 0);
        assertThat(guest.statusCode()).isEqualTo(401);
        assertThat(editor(guest)).isEqualTo(SHOWN);
        Response large = keep(ada, "#".repeat(65_537), 0);
        assertThat(large.statusCode()).isEqualTo(422);
        assertThat(editor(large)).hasSize(65_537);
        Response unknown = ada.submit(page + "/keep", Map.of("language", "cobol", "source", TEXT));
        assertThat(unknown.statusCode()).isEqualTo(422);
        assertThat(editor(unknown)).isEqualTo(SHOWN);
        assertThat(ada.submit("/problems/nothing/keep", Map.of("language", "python", "source", TEXT))
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    void whoeverLostTheTierGetsTheTextBackToo() {
        String shut = PublishedProblem.addWithPage(database, "editor-" + COUNT.incrementAndGet(), Tier.PRO)
                .slug();
        Response answer = Visit.asGuest()
                .submit("/problems/" + shut + "/keep", Map.of("language", "python", "source", "print(7)"));
        assertThat(answer.statusCode()).isEqualTo(401);
        assertThat(answer.asString()).contains("print(7)").doesNotContain("A heap.");
    }

    @Test
    void theStarterComesBackAndWhatWasWrittenStaysBesideIt() {
        Response begun = begin(ada, TEXT, 0);
        assertThat(begun.statusCode()).isEqualTo(200);
        assertThat(editor(begun)).contains(STARTER);
        assertThat(beside(begun)).isEqualTo(SHOWN);
        assertThat(begun.asString()).contains("name=\"version\" value=\"1\"");
        assertThat(editor(ada.get(page))).as("kept all the same").isEqualTo(SHOWN);

        Response guests = begin(Visit.asGuest(), TEXT, 0);
        assertThat(editor(guests)).contains(STARTER);
        assertThat(beside(guests)).isEqualTo(SHOWN);
    }

    @Test
    void theStarterStandsBesideNothingWhereNothingWasWritten() {
        assertThat(begin(ada, " ", 0).asString()).doesNotContain("<figure class=\"differ\">");
    }

    @Test
    void theStarterWritesOverNothingThatWasNotSeen() {
        keep(ada, "print('first')", 0);
        Response begun = begin(ada, TEXT, 0);
        assertThat(beside(begun)).isEqualTo(SHOWN);
        assertThat(begun.asString()).contains("name=\"version\" value=\"0\"");
        assertThat(editor(ada.get(page))).isEqualTo("print(&#39;first&#39;)");
    }

    @Test
    void aStarterOfWhatIsShutByNowLosesNoProgram() {
        String shut = shut();
        Map<String, String> sent = Map.of("language", "python", "source", TEXT);
        Response guests = Visit.asGuest().submit(shut + "/starter", sent);
        assertThat(guests.statusCode()).isEqualTo(401);
        assertThat(editor(guests)).isEqualTo(SHOWN);
        Response lapsed = ada.submit(shut + "/starter", sent);
        assertThat(lapsed.statusCode()).isEqualTo(403);
        assertThat(editor(lapsed)).isEqualTo(SHOWN);
        assertThat(lapsed.asString()).contains("name=\"version\" value=\"1\"", "asks for the tier");
        assertThat(draft(shut, "python")).as("kept all the same").isEqualTo(SHOWN);
    }

    @Test
    void theOtherTextIsShownToWhomTheProblemIsShutByNowToo() {
        String shut = shut();
        ada.submit(shut + "/keep", Map.of("language", "python", "source", "print('there')", "version", 0));
        Response both = ada.submit(shut + "/keep", Map.of("language", "python", "source", "print('here')"));
        assertThat(both.statusCode()).isEqualTo(409);
        assertThat(editor(both)).isEqualTo("print(&#39;here&#39;)");
        assertThat(beside(both)).isEqualTo("print(&#39;there&#39;)");
    }

    @Test
    void theVersionOfAnotherLanguagesDraftWritesOverNothing() {
        keep(ada, "print('python')", 0);
        ada.submit(page + "/keep", Map.of("language", "cpp", "source", "int kept;", "version", 0));
        assertThat(ada.get(page + "?language=python").asString())
                .contains("name=\"version\" value=\"1\"", "name=\"version-of\" value=\"python\"");
        Map<String, String> sent =
                Map.of("language", "cpp", "source", "int other;", "version", "1", "version-of", "python");

        Response both = ada.submit(page + "/keep", sent);
        assertThat(both.statusCode()).isEqualTo(409);
        assertThat(beside(both)).isEqualTo("int kept;");
        assertThat(both.asString()).contains("name=\"version-of\" value=\"cpp\"");
        assertThat(beside(ada.submit(page + "/starter", sent))).isEqualTo("int other;");
        assertThat(ada.submit(page + "/submit", sent).statusCode()).isEqualTo(303);
        assertThat(draft(page, "cpp")).isEqualTo("int kept;");
    }

    @Test
    void whatIsRefusedComesBackWithTheDraftThatDiffersBesideIt() {
        keep(ada, "print('there')", 0);
        Response refused = ada.submit(page + "/submit", Map.of("language", "python", "source", "\0", "version", 0));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(beside(refused)).isEqualTo("print(&#39;there&#39;)");
        assertThat(refused.asString()).contains("name=\"version\" value=\"1\"");
        assertThat(draft(page, "python")).isEqualTo("print('there')");
    }

    @Test
    void aFileThatGoesBeforeTheTextLeavesTheTextBesideIt() {
        Response kept = withFile("/keep", TEXT);
        assertThat(kept.statusCode()).isEqualTo(200);
        assertThat(editor(kept)).isEqualTo("print(7)");
        assertThat(beside(kept)).isEqualTo(SHOWN);
        assertThat(kept.asString()).contains("name=\"version\" value=\"1\"");
        assertThat(draft(page, "python")).isEqualTo("print(7)");

        String begun = withFile("/starter", TEXT).asString();
        assertThat(begun).contains(STARTER, "<pre tabindex=\"0\">print(7)</pre>", "<pre tabindex=\"0\">" + SHOWN);
    }

    @Test
    void aFileThatGoesBeforeNothingIsKeptAsTheTextWouldBe() {
        String starter = editor(ada.get(page + "?language=python"))
                .replace("&#39;", "'")
                .replace("&quot;", "\"")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&amp;", "&");
        assertThat(starter).contains(STARTER);
        assertThat(withFile("/keep", "\n" + starter).statusCode()).isEqualTo(200);
        assertThat(withFile("/keep", starter).statusCode()).isEqualTo(303);
        assertThat(withFile("/keep", "print(7)").statusCode()).isEqualTo(303);
        assertThat(withFile("/keep", " ").statusCode()).isEqualTo(303);
    }

    @Test
    void aFileThatIsSubmittedLeavesTheTextInTheDraft() {
        assertThat(withFile("/submit", TEXT).statusCode()).isEqualTo(303);
        assertThat(draft(page, "python")).isEqualTo(SHOWN);
        assertThat(ada.get(page + "/draft?language=python").json().getString("submitted"))
                .isEqualTo("print(7)");
    }

    /** It would be nowhere: the submission has the file, and the draft is another text. */
    @Test
    void aFileIsNotSubmittedWhereTheTextBesideItCouldNotBeKept() {
        withFile("/submit", TEXT);
        Response refused = withFile("/submit", "another text\n");
        assertThat(refused.statusCode()).isEqualTo(409);
        assertThat(refused.asString()).contains("another text", "print(7)");
        assertThat(draft(page, "python")).isEqualTo(SHOWN);
    }

    @Test
    void whatIsSentToAProblemThatIsGoneComesBack() {
        for (String way : List.of("/keep", "/starter", "/submit")) {
            Response gone = ada.submit("/problems/gone-by-now" + way, Map.of("language", "python", "source", TEXT));
            assertThat(gone.statusCode()).as(way).isEqualTo(404);
            assertThat(gone.asString()).as(way).contains("print(1)", "print(2)");
        }
    }

    /** It is a starter, though not the chosen language's. */
    @Test
    void theStarterOfAnotherLanguageIsNoDraft() {
        String python =
                editor(ada.get(page + "?language=python")).replace("&#39;", "'").replace("&quot;", "\"");
        ada.submit(
                page + "/starter",
                Map.of("language", "cpp", "source", python.replace("&lt;", "<").replace("&gt;", ">")));
        assertThat(draft(page, "cpp")).isNullOrEmpty();
    }

    @Test
    void aLanguageThatTheProblemDoesNotAllowIsNotKept() {
        String slug = page.substring("/problems/".length());
        Sql.of("update problem set languages = '{cpp}' where slug = :slug")
                .on(database)
                .with("slug", slug)
                .update();
        for (String way : List.of("/keep", "/starter", "/submit")) {
            Response refused = ada.submit(page + way, Map.of("language", "python", "source", TEXT));
            assertThat(refused.statusCode()).as(way).isEqualTo(422);
            assertThat(editor(refused)).isEqualTo(SHOWN);
        }
        long drafts = Sql.of(
                        "select count(*) as drafts from draft d join problem p on p.id = d.problem_id where p.slug = :slug")
                .on(database)
                .with("slug", slug)
                .one(row -> row.getLong("drafts"));
        assertThat(drafts).isZero();
    }

    private String shut() {
        return "/problems/"
                + PublishedProblem.addWithPage(database, "editor-" + COUNT.incrementAndGet(), Tier.PRO)
                        .slug();
    }

    private String draft(String problem, String language) {
        return ada.get(problem + "/draft?language=" + language).json().getString("source");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/keep", "/starter", "/submit", "/run"})
    void aMisencodedFileIsRefusedEverywhereAndChangesNothing(String way) {
        keep(ada, TEXT, 0);
        Response refused = ada.request()
                .multiPart("language", "python")
                .multiPart("source", TEXT)
                .multiPart("version", "1")
                .multiPart("file", "caf.py", "\n# caf\u00e9".getBytes(StandardCharsets.ISO_8859_1))
                .post(page + way);
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString())
                .contains(Texts.of("file-misencoded", "caf.py", 2, 6, 7, "0xE9"))
                .doesNotContain("\uFFFD");
        assertThat(editor(refused).replace("\r\n", "\n")).isEqualTo(SHOWN);
        assertThat(draft(page, "python")).isEqualTo(SHOWN);
    }

    private Response withFile(String way, String source) {
        return ada.request()
                .multiPart("language", "python")
                .multiPart("source", source)
                .multiPart("version", "0")
                .multiPart("file", "solution.py", "print(7)".getBytes(StandardCharsets.UTF_8))
                .post(page + way);
    }

    private Response keep(Visit visit, String source, int version) {
        return visit.submit(page + "/keep", Map.of("language", "python", "source", source, "version", version));
    }

    private Response begin(Visit visit, String source, int version) {
        return visit.submit(page + "/starter", Map.of("language", "python", "source", source, "version", version));
    }

    private static String editor(Response answer) {
        return only(EDITOR, answer);
    }

    private static String beside(Response answer) {
        return only(BESIDE, answer);
    }

    private static String only(Pattern pattern, Response answer) {
        String page = answer.asString();
        Matcher found = pattern.matcher(page);
        assertThat(found.find()).as(page).isTrue();
        return found.group(1);
    }
}
