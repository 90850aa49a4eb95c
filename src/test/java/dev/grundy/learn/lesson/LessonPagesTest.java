package dev.grundy.learn.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.CatalogueLoaded;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.ReadLesson;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import dev.grundy.testsupport.run.Slow;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Slow("every lesson of the path is read")
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class LessonPagesTest {
    private static final String PATH = "/paths/game-theory-from-zero";
    private static final String NIM = PATH + "/lessons/nim-and-xor";
    private static final String RECAP = PATH + "/lessons/recap-won-or-lost";

    @TempDir
    Path directory;

    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    @Inject
    Event<CatalogueLoaded> loaded;

    @BeforeEach
    void publish() {
        OwnProblems.loadInto(catalogue);
    }

    /** All tests of the application share it. */
    @AfterEach
    void ourPathsAgain() {
        loaded.fire(new CatalogueLoaded(Path.of("problems"), List.of()));
    }

    @Test
    void aGuestReadsALessonAndPlaysFromItsPosition() {
        Visit guest = Visit.asGuest();
        String page = guest.get(NIM).then().statusCode(200).extract().asString();
        assertThat(page)
                .contains("<h1>Nim and xor</h1>", "<svg class=\"drawing", "<math", "<summary>", "Lesson 3 of 36")
                .contains("Go on: Nim<", "Back: Recap: Won or lost")
                .doesNotContain("language-position", "Mark as read", "outcome: lost");
        assertThat(Pattern.compile(" id=\"([^\"]+)\"").matcher(page).results().map(found -> found.group(1)))
                .doesNotHaveDuplicates();
        Matcher play = Pattern.compile("href=\"(/problems/nim/play/[^\"#]*)").matcher(page);
        assertThat(play.find()).isTrue();
        String address = play.group(1).replace("&amp;", "&");
        assertThat(address).isEqualTo("/problems/nim/play/sample-1?game=1&begins=you&against=perfect");
        assertThat(guest.get(address).statusCode()).isEqualTo(200);
    }

    /** After an odd number of moves the other has begun, so that the reader is to move. */
    @Test
    void theReaderIsToMoveWhereverTheLineLeads() {
        assertThat(Visit.asGuest().get(PATH + "/lessons/stairs-and-coins").asString())
                .contains("game=3&amp;begins=you&amp;against=perfect&amp;line=3.3#board");
    }

    @Test
    void aLessonIsInThePagesLanguage() {
        Visit guest = Visit.asGuest();
        guest.prefer("de");
        assertThat(guest.get(NIM).asString()).contains("<h1>Nim und xor</h1>", "Ab hier spielen", "Lektion 3 von 36");
        assertThat(guest.get(PATH).asString()).contains("Schreib die Haufen binär", "Beginne: Was ein Spiel ist");
    }

    @Test
    void whoHasReadALessonSeesItsTickAndIsLedOn() {
        Visit ada = Visit.signedIn();
        assertThat(ada.get(RECAP).asString()).contains("Mark as read and go on");
        Response marked = ada.submit(RECAP + "/read", Map.of());
        assertThat(marked.statusCode()).isEqualTo(303);
        assertThat(marked.header("Location")).endsWith(NIM);
        ada.submit(RECAP + "/read", Map.of());
        assertThat(ada.get(RECAP).asString()).contains("path-done").doesNotContain("Mark as read");
        String path = ada.get(PATH).asString();
        assertThat(path).contains("1 of 36 lessons read").containsPattern("path-step--solved\" id=\"lesson-2\"");
        assertThat(ada.get("/paths").asString()).contains("1 of 36 lessons read");
        assertThat(Visit.signedIn().get(PATH).asString()).contains("0 of 36 lessons read");
    }

    @Test
    void theFirstLessonReadLeadsToTheFirstProblem() {
        Visit ada = Visit.signedIn();
        assertThat(ada.get(PATH).asString()).contains("Begin: What a game is");
        ReadLesson.by(ada, PATH, "what-a-game-is");
        assertThat(ada.get(PATH).asString()).contains("Go on: Divisor Game");
    }

    @Test
    void theLastLessonLeadsBackToThePath() throws IOException {
        lessonOfMine();
        loaded.fire(new CatalogueLoaded(directory, List.of()));
        Response marked = Visit.signedIn().submit("/paths/mine/lessons/mine/read", Map.of());
        assertThat(marked.header("Location")).endsWith("/paths/mine");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nim-and-xor | one-three-five-seven | 2 | Right. | Every column has an even number of ones",
                "nim-and-xor | one-three-five-seven | 1 | Not right yet. | Count the ones",
                "nim-and-xor | one-three-five-seven | 4 | Choose one | check it again",
                "nim-and-xor | one-three-five-seven | '' | Choose one | check it again",
                "what-a-game-is | eight | 1 | Right. | You leave 7",
                "what-a-game-is | eight | 3 | Not right yet. | Look for a lost one",
                "mex-and-grundy-values | eleven | ' 0 ' | Right. | The moves lead to 9 and 8",
                "mex-and-grundy-values | eleven | 1 | Not right yet. | Continue the sequence",
                "mex-and-grundy-values | eleven | <b>&#38; zero | whole number | value=\"&lt;b&gt;&amp;#38; zero\"",
                "mex-and-grundy-values | eleven | 000000000000000000000 | whole number | 00000000000000000000…",
            })
    void anAnswerIsJudgedInPlace(String lesson, String question, String answer, String said, String why) {
        for (Visit visit : List.of(Visit.asGuest(), Visit.signedIn())) {
            boolean isKept = !visit.name().isEmpty() && said.equals("Right.");
            String address = PATH + "/lessons/" + lesson;
            Response answered = visit.submit(address + "/questions/" + question, Map.of("answer", answer));
            assertThat(answered.statusCode()).isEqualTo(303);
            String there = answered.header("Location");
            assertThat(there).contains(address + "?question=" + question).endsWith("#question-" + question);
            String page = visit.get(there.substring(there.indexOf(PATH)).replaceFirst("#.*", ""))
                    .asString();
            assertThat(answerIn(page, question)).contains(said).contains(why);
            assertThat(answerIn(visit.get(address).asString(), question).contains("you have answered it"))
                    .isEqualTo(isKept);
        }
    }

    @Test
    void aMoveIsChosenOnTheBoardAndSentByTheForm() {
        Visit guest = Visit.asGuest();
        String address = PATH + "/lessons/backward-induction";
        String page = guest.get(address).asString();
        assertThat(page)
                .contains("href=\"" + address + "?question=node-zero&amp;chosen=1#question-node-zero\"")
                .contains("href=\"" + address + "?question=node-zero&amp;chosen=2#question-node-zero\"");
        assertThat(guest.get(address + "?question=node-zero&chosen=2").asString())
                .contains("value=\"2\" required checked")
                .doesNotContain("id=\"answer-");
        for (String chosen : List.of("0", "3", "x", "%00", "99999999999")) {
            Response none = guest.get(address + "?question=node-zero&chosen=" + chosen);
            assertThat(none.statusCode()).isIn(200, 400);
            assertThat(none.asString()).doesNotContain(" checked", "id=\"answer-");
        }
        assertThat(guest.get(PATH + "/lessons/cycles-and-draws").asString())
                .contains("question=node-three&amp;chosen=")
                .doesNotContain("question=round-and-round&amp;chosen=");
    }

    @Test
    void movesAreCalledAsInPlay() {
        Visit guest = Visit.asGuest();
        String address = PATH + "/lessons/number-theory";
        assertThat(answerIn(guest.get(address).asString(), "queen"))
                .contains("> take 2 from pile 0</label>", "> take 1 from pile 2</label>");
        guest.prefer("de");
        assertThat(answerIn(guest.get(address).asString(), "queen")).contains("> 2 von Haufen 0 nehmen</label>");
    }

    @Test
    void aQuestionIsJudgedInThePagesLanguage() {
        Visit guest = Visit.asGuest();
        guest.prefer("de");
        assertThat(guest.get(NIM + "?question=one-three-five-seven&answer=2").asString())
                .contains("Frage 1", "Antwort prüfen", "Richtig.", "In jeder Spalte");
    }

    @Test
    void aQuestionOfAnotherLessonIsNotAsked() {
        Visit guest = Visit.asGuest();
        assertThat(guest.submit(NIM + "/questions/eleven", Map.of("answer", "0"))
                        .statusCode())
                .isEqualTo(404);
        assertThat(guest.get(NIM + "?question=eleven&answer=0").asString()).doesNotContain("id=\"answer-");
        assertThat(guest.submit(NIM + "/questions/one-three-five-seven", Map.of())
                        .statusCode())
                .isEqualTo(303);
    }

    private static String answerIn(String page, String question) {
        int from = page.indexOf("id=\"question-" + question);
        return page.substring(from, page.indexOf("</section>", from));
    }

    @Test
    void aGuestMarksNothing() {
        Response answer = Visit.asGuest().submit(NIM + "/read", Map.of());
        assertThat(answer.statusCode()).isIn(302, 303, 401);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/lessons/none", "/lessons/%00", "/lessons/Nim", "/lessons/..%2fx"})
    void thereIsNoOtherLesson(String address) {
        assertThat(Visit.asGuest().get(PATH + address).statusCode()).isBetween(400, 404);
        assertThat(Visit.asGuest().get("/paths/none/lessons/sums").statusCode()).isEqualTo(404);
    }

    @Test
    void aBrokenLessonStaysAsItWasAndOneWhoseDirectoryIsGoneGoes() throws IOException {
        Path lesson = lessonOfMine();
        loaded.fire(new CatalogueLoaded(directory, List.of()));
        String address = "/paths/mine/lessons/mine";
        assertThat(Visit.asGuest().get(address).asString()).contains("Words.", "far away", "is not here at the moment");
        assertThat(faults()).contains("no problem has the display id 'XYZ-001'");
        Files.delete(lesson.resolve("lesson.de.md"));
        loaded.fire(new CatalogueLoaded(directory, List.of()));
        assertThat(Visit.asGuest().get(address).statusCode()).isEqualTo(200);
        assertThat(faults()).contains("lesson.de.md: error: the file is missing");
        Files.delete(lesson.resolve("lesson.en.md"));
        Files.delete(lesson);
        loaded.fire(new CatalogueLoaded(directory, List.of()));
        assertThat(Visit.asGuest().get(address + "?again=1").statusCode()).isEqualTo(404);
        loaded.fire(new CatalogueLoaded(Path.of("problems"), List.of()));
        assertThat(Visit.asGuest().get(NIM + "?again=1").statusCode()).isEqualTo(200);
    }

    /** At the end of a path of its own; its directory. */
    private Path lessonOfMine() throws IOException {
        Path paths = Files.createDirectories(directory.resolve("paths"));
        Path lesson = Files.createDirectories(paths.resolve("lessons/mine"));
        Files.writeString(
                paths.resolve("mine.yaml"),
                "title: Mine\ntext: b\nparts:\n  - title: c\n    steps:\n      - {problem: GMT-001, why: d, before: e}\n"
                        + "      - lesson: mine\n");
        for (String language : new String[] {"en", "de"}) {
            Files.writeString(
                    lesson.resolve("lesson." + language + ".md"),
                    "---\ntitle: Mine\nsummary: s\n---\nWords.\n\n```position\nproblem: XYZ-001\nboard: far away\n```\n");
        }
        return lesson;
    }

    private String faults() {
        return Sql.of("select faults::text from broken_package where directory = 'paths/lessons'")
                .on(database)
                .one(row -> row.getString("faults"));
    }
}
