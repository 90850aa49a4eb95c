package dev.grundy.learn.home;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Tier;
import dev.grundy.learn.classroom.assignment.ClassTime;
import dev.grundy.learn.classroom.assignment.DueAssignment;
import dev.grundy.people.mail.LetterText.Press;
import dev.grundy.people.weekly.WeeklyNews.News;
import dev.grundy.problem.discussion.AnsweredQuestion;
import dev.grundy.problem.practice.DueProblem;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.web.frame.PageLanguage;
import dev.grundy.web.frame.ReaderLanguage;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the weekly mail tells. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class WeeklyProgressTest {
    @Inject
    WeeklyProgress progress;

    @Test
    void whoHasNothingDueNoStreakAndNoNextStepIsToldNothing() {
        assertThat(progress.news(List.of(), List.of(), 0, Optional.empty(), List.of()))
                .isEmpty();
    }

    @Test
    void assignmentsOfClassesComeFirst() {
        ClassTime due = new ClassTime(Instant.parse("2027-01-31T17:00:00Z"), ZoneId.of("Europe/Berlin"));
        DueAssignment open = new DueAssignment("/x", "Sheet 1", "Games", Optional.of(due), false, 2, 5);
        DueAssignment endless = new DueAssignment("/x", "Sheet 2", "Games", Optional.empty(), false, 0, 1);
        News news = progress.news(List.of(open, endless), List.of(), 1, Optional.empty(), List.of())
                .orElseThrow();
        assertThat(news.paragraphs())
                .containsExactly(
                        "Assignment of Games: Sheet 1. 2 of 5 done. Due Sun 31 Jan 2027, 18:00 (Europe/Berlin).",
                        "Assignment of Games: Sheet 2. 0 of 1 done.",
                        "Your streak is one day long.");
    }

    @Test
    void fiveOfTheProblemsThatAreDueAreNamed() {
        News news =
                progress.news(List.of(), due(7), 0, Optional.empty(), List.of()).orElseThrow();

        assertThat(news.paragraphs())
                .containsExactly("7 problems are due for repetition. These have been due longest:");
        assertThat(news.listed())
                .hasSize(5)
                .first()
                .satisfies(link -> assertThat(link.label()).isEqualTo("P1 Problem 1"))
                .satisfies(link -> assertThat(link.path()).isEqualTo("/problems/problem-1"));
        assertThat(news.press()).extracting(Press::label).isEqualTo("All that is due");
    }

    @Test
    void oneProblemAndOneDayAreSaidInTheSingular() {
        assertThat(progress.news(List.of(), due(1), 1, Optional.empty(), List.of())
                        .orElseThrow()
                        .paragraphs())
                .containsExactly("Your streak is one day long.", "One problem is due for repetition:");
        assertThat(ReaderLanguage.in(
                                PageLanguage.GERMAN,
                                () -> progress.news(List.of(), due(1), 1, Optional.empty(), List.of())
                                        .orElseThrow())
                        .paragraphs())
                .containsExactly("Deine Serie ist einen Tag lang.", "Eine Aufgabe ist zum Wiederholen fällig:");
    }

    @Test
    void aStreakAloneIsNewsAndLeadsToTheProblems() {
        News news = progress.news(List.of(), List.of(), 12, Optional.empty(), List.of())
                .orElseThrow();

        assertThat(news.paragraphs()).containsExactly("Your streak is 12 days long.");
        assertThat(news.press().path()).isEqualTo("/problems");
    }

    @Test
    void answersAloneAreNewsAndThreeQuestionsAreNamed() {
        News news = progress.news(List.of(), List.of(), 0, Optional.empty(), answered(4))
                .orElseThrow();

        assertThat(news.paragraphs()).containsExactly("This week your questions got 8 answers.");
        assertThat(news.listed())
                .hasSize(3)
                .first()
                .satisfies(link -> assertThat(link.label()).isEqualTo("Answers to your question about P1: Why 1?"))
                .satisfies(link -> assertThat(link.path()).isEqualTo("/problems/problem-1/discussion/1"));
        assertThat(ReaderLanguage.in(
                                PageLanguage.GERMAN,
                                () -> progress.news(List.of(), List.of(), 0, Optional.empty(), answered(1))
                                        .orElseThrow())
                        .paragraphs())
                .containsExactly("Deine Fragen haben in dieser Woche 2 Antworten bekommen.");
    }

    @Test
    void problemsThatAreDueStandBeforeQuestions() {
        News news = progress.news(List.of(), due(1), 0, Optional.empty(), answered(1))
                .orElseThrow();

        assertThat(news.paragraphs())
                .containsExactly("This week your questions got 2 answers.", "One problem is due for repetition:");
        assertThat(news.listed())
                .extracting(Press::label)
                .containsExactly("P1 Problem 1", "Answers to your question about P1: Why 1?");
    }

    private static List<AnsweredQuestion> answered(int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(n -> new AnsweredQuestion(n, "problem-" + n, "P" + n, Tier.FREE, "Why " + n + "?", 2))
                .toList();
    }

    private static List<DueProblem> due(int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(n -> new DueProblem("problem-" + n, "P" + n, "Problem " + n, Instant.EPOCH, 1))
                .toList();
    }
}
