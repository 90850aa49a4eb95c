package dev.grundy.learn.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.CatalogueLoaded;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.LockWaits;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.ReadLesson;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import dev.grundy.testsupport.run.Slow;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is kept of answers in lessons, and when a lesson is done. */
@Slow("all lessons are loaded anew")
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LessonProgressTest {
    private static final String PATH = "/paths/mine";
    private static final String MINE = PATH + "/lessons/mine";
    private static final String KEPT = "you have answered it";

    private static final String SEVEN = """
            ```position
            problem: GMT-001
            game: 8
            board: 7
            outcome: lost
            grundy: 0
            ```

            ```question
            id: seven
            asks: grundy
            text: What is its value?
            right: Because of that.
            wrong: Look again.
            ```
            """;
    private static final String EIGHT = """
            ```position
            problem: GMT-005
            game: 4
            board: 8
            winning: [subtract 1]
            ```

            ```question
            id: eight
            asks: move
            text: Which move wins?
            moves: [subtract 1, subtract 2, subtract 4]
            right: Seven is lost.
            wrong: Look again.
            ```
            """;

    @TempDir
    Path directory;

    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    @Inject
    Event<CatalogueLoaded> loaded;

    @Inject
    LessonProgress progress;

    private Visit ada;

    @BeforeEach
    void aLessonWithTwoQuestions() throws IOException {
        OwnProblems.loadInto(catalogue);
        Files.createDirectories(directory.resolve("paths/lessons/mine"));
        Files.writeString(directory.resolve("paths/mine.yaml"), """
                title: Mine
                text: b
                parts:
                  - title: c
                    steps:
                      - lesson: mine
                      - {problem: GMT-001, why: d, before: e}
                """);
        write(SEVEN, EIGHT);
        ada = Visit.signedIn();
    }

    /** All tests of the application share it. */
    @AfterAll
    void ourPathsAgain() {
        loaded.fire(new CatalogueLoaded(Path.of("problems"), List.of()));
    }

    @Test
    void onlyARightAnswerIsKeptAndShownOnReturn() {
        answer(ada, "seven", "3");
        assertThat(ada.get(MINE).asString())
                .contains("0 of 2 questions answered")
                .doesNotContain(KEPT);
        answer(ada, "seven", "0");
        answer(ada, "seven", "0");
        answer(ada, "seven", "3");
        assertThat(questionIn(ada.get(MINE).asString(), "seven"))
                .contains(KEPT, "Because of that.", "Answer it again")
                .doesNotContain("checked", "Look again.");
        assertThat(questionIn(ada.get(MINE).asString(), "eight")).doesNotContain(KEPT, "Seven is lost.");
        assertThat(ada.get(MINE).asString()).contains("1 of 2 questions answered", "One question is still open.");
        assertThat(answered(ada)).containsExactly("seven");
    }

    @Test
    void anAnswerInAnAddressIsJudgedAndNotKept() {
        assertThat(ada.get(MINE + "?question=seven&answer=0").asString()).contains("Right.");
        assertThat(answered(ada)).isEmpty();
    }

    @Test
    void aGuestAndSomebodyElseSeeNothingOfIt() {
        answer(ada, "seven", "0");
        Visit guest = Visit.asGuest();
        answer(guest, "eight", "1");
        for (Visit other : List.of(guest, Visit.signedIn())) {
            assertThat(other.get(MINE).asString()).doesNotContain(KEPT);
            assertThat(other.get(PATH).asString()).doesNotContain("1 of 2");
        }
        assertThat(guest.get(MINE).asString()).contains("Sign in, and your right answers are kept.");
        assertThat(guest.get(PATH).asString()).contains("Lesson · 2 questions");
        assertThat(answered(ada)).containsExactly("seven");
    }

    @Test
    void aLessonIsReadWithItsLastRightAnswer() {
        answer(ada, "seven", "0");
        assertThat(ada.get(MINE).asString()).doesNotContain("Mark as read");
        assertThat(ada.get(PATH).asString())
                .contains("Lesson · 1 of 2 questions answered", "0 of 1 lessons read", "Begin: Mine");
        assertThat(ada.get("/").asString()).doesNotContain("2 of 2 questions");
        answer(ada, "eight", "1");
        assertThat(ada.get(MINE).asString()).contains("path-done").doesNotContain("still open", "Mark as read");
        assertThat(ada.get(PATH).asString())
                .contains("Lesson · 2 of 2 questions answered", "1 of 1 lessons read", "Go on: Stones")
                .containsPattern("path-step--solved\" id=\"lesson-1\"");
    }

    @Test
    void theFrontPageSaysHowManyQuestionsOfTheNextLessonAreAnswered() {
        assertThat(ada.get("/").asString()).contains("Lesson · 0 of 2 questions answered");
        answer(ada, "seven", "0");
        assertThat(ada.get("/").asString()).contains("Lesson · 1 of 2 questions answered");
        answer(ada, "eight", "1");
        assertThat(ada.get("/").asString()).doesNotContain("questions answered").contains("/problems/stones");
    }

    @Test
    void aLessonWithOpenQuestionsLeadsBackToThem() {
        answer(ada, "seven", "0");
        Response marked = ada.submit(MINE + "/read", Map.of());
        assertThat(marked.statusCode()).isEqualTo(303);
        assertThat(marked.header("Location")).endsWith(MINE);
        assertThat(ada.get(PATH).asString()).contains("0 of 1 lessons read");
    }

    @Test
    void anEditedTextKeepsAnswers() throws IOException {
        answer(ada, "seven", "0");
        write(EIGHT, "Words.\n\n", SEVEN.replace("What is its value?", "Which value has it?"));
        ada.prefer("de");
        assertThat(questionIn(ada.get(MINE).asString(), "seven")).contains("Du hast sie beantwortet", "Which value");
        ada.prefer("en");
        assertThat(questionIn(ada.get(MINE).asString(), "eight")).doesNotContain(KEPT);
        assertThat(ada.get(MINE).asString()).contains("1 of 2 questions answered");
    }

    @Test
    void aLessonWhoseOnlyOpenQuestionGoesCanBeMarked() throws IOException {
        answer(ada, "seven", "0");
        write(SEVEN);
        assertThat(ada.get(MINE).asString()).contains("1 of 1 question answered", "Mark as read and go on");
        ada.submit(MINE + "/read", Map.of());
        assertThat(ada.get(PATH).asString()).contains("1 of 1 lessons read");
    }

    @Test
    void aQuestionThatComesLaterLeavesALessonRead() throws IOException {
        write(SEVEN);
        answer(ada, "seven", "0");
        write(SEVEN, EIGHT);
        assertThat(ada.get(MINE).asString()).contains("path-done").doesNotContain("still open");
        assertThat(ada.get(PATH).asString()).contains("1 of 2 questions answered", "1 of 1 lessons read");
        assertThat(ada.submit(MINE + "/read", Map.of()).header("Location")).contains("/problems/stones");
    }

    @Test
    void aBrokenTextTakesNoQuestionAway() throws IOException {
        answer(ada, "seven", "0");
        write(EIGHT.replace("moves:", "move:"));
        answer(ada, "eight", "1");
        assertThat(ada.get(PATH).asString()).contains("2 of 2 questions answered", "1 of 1 lessons read");
    }

    @Test
    void twoLastAnswersAtOnceEndALesson() throws Exception {
        long account = account(ada);
        AtomicReference<Future<?>> second = new AtomicReference<>();
        try (ExecutorService other = Executors.newSingleThreadExecutor()) {
            QuarkusTransaction.requiringNew().run(() -> {
                progress.answered(account, "mine", "seven");
                second.set(other.submit(() -> progress.answered(account, "mine", "eight")));
                LockWaits.awaitOne(database, second.get());
            });
            second.get().get();
        }
        assertThat(ada.get(PATH).asString()).contains("2 of 2 questions answered", "1 of 1 lessons read");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "none",
                "%00",
                "Seven",
                "seven%20",
                "..%2fread",
                "%3Cb%3E",
                "%F0%9F%98%80",
                "seven'--",
                "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
            })
    void thereIsNoOtherQuestion(String question) {
        assertThat(ada.submit(MINE + "/questions/" + question, Map.of("answer", "0"))
                        .statusCode())
                .isBetween(400, 404);
        assertThat(ada.get(MINE + "?question=" + question + "&answer=0").statusCode())
                .isIn(200, 400);
        assertThat(answered(ada)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", " ", "\u0000", "0\u0000", "0x0", "1e0", "٠", "-", "😀", "0,0", "00000000000000000000000"})
    void whatIsNoAnswerIsNotKept(String answer) {
        for (String question : List.of("seven", "eight")) {
            assertThat(ada.submit(MINE + "/questions/" + question, Map.of("answer", answer))
                            .statusCode())
                    .isIn(303, 400);
        }
        assertThat(answered(ada)).isEmpty();
        assertThat(ada.get(MINE).statusCode()).isEqualTo(200);
    }

    @Test
    void everyLessonOfOursThatAsksCanBeFinished() {
        loaded.fire(new CatalogueLoaded(Path.of("problems"), List.of()));
        String path = "/paths/game-theory-from-zero";
        ReadLesson.by(ada, path, "mex-and-grundy-values");
        assertThat(ada.get(path).asString()).contains("1 of 36 lessons read");
    }

    private void write(String... blocks) throws IOException {
        for (String language : List.of("en", "de")) {
            Files.writeString(
                    directory.resolve("paths/lessons/mine/lesson." + language + ".md"),
                    "---\ntitle: Mine\nsummary: s\n---\nWords.\n\n" + String.join("\n", blocks));
        }
        loaded.fire(new CatalogueLoaded(directory, List.of()));
    }

    private static void answer(Visit visit, String question, String answer) {
        visit.submit(MINE + "/questions/" + question, Map.of("answer", answer))
                .then()
                .statusCode(303);
    }

    private static String questionIn(String page, String question) {
        int from = page.indexOf("id=\"question-" + question);
        return page.substring(from, page.indexOf("</section>", from));
    }

    private long account(Visit visit) {
        return Sql.of("select id from account where name = :name")
                .on(database)
                .with("name", visit.name())
                .one(row -> row.getLong("id"));
    }

    private List<String> answered(Visit visit) {
        return Sql.of("select question from lesson_answer where account_id = :account order by question")
                .on(database)
                .with("account", account(visit))
                .list(row -> row.getString("question"));
    }
}
