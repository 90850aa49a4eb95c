package dev.grundy.learn.home;

import dev.grundy.base.database.Query;
import dev.grundy.learn.classroom.assignment.DueAssignment;
import dev.grundy.learn.classroom.assignment.DueAssignments;
import dev.grundy.people.account.Person;
import dev.grundy.people.mail.LetterText.Press;
import dev.grundy.people.weekly.WeeklyNews;
import dev.grundy.problem.discussion.AnsweredQuestion;
import dev.grundy.problem.discussion.AnsweredQuestions;
import dev.grundy.problem.paths.NextSteps;
import dev.grundy.problem.paths.NextStop;
import dev.grundy.problem.practice.Due;
import dev.grundy.problem.practice.DueProblem;
import dev.grundy.problem.progress.Streaks;
import dev.grundy.web.frame.Texts;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The weekly mail's part about a person's progress, as on the front page: due problems, the streak, the next step and answered questions.
 */
@ApplicationScoped
class WeeklyProgress implements WeeklyNews {
    private static final int LISTED = 5;
    private static final int MOST_QUESTIONS = 3;
    private static final int ASSIGNED = 3;

    private final NextSteps next;
    private final Streaks streaks;
    private final Due due;
    private final DueAssignments assignments;
    private final AnsweredQuestions talk;

    WeeklyProgress(NextSteps next, Streaks streaks, Due due, DueAssignments assignments, AnsweredQuestions talk) {
        this.next = next;
        this.streaks = streaks;
        this.due = due;
        this.assignments = assignments;
        this.talk = talk;
    }

    @Override
    public Optional<News> of(Person person) {
        Query<Streaks.Lately> days = streaks.lately(person.accountId(), person.zoneOrUtc());
        Query<List<DueProblem>> again = due.of(person.accountId());
        Query<Optional<NextStop>> ahead = next.of(person.accountId());
        Query<List<DueAssignment>> assigned = assignments.of(person.accountId(), ASSIGNED);
        Query<List<AnsweredQuestion>> answered = talk.of(person);
        Query.Answers answers = Query.together(List.of(days, again, ahead, assigned, answered));
        return news(
                answers.to(assigned),
                answers.to(again),
                answers.to(days).streak().current(),
                answers.to(ahead),
                answers.to(answered));
    }

    /**
     * In the reader's language.
     *
     * @param assigned open and not done, the next due first
     * @param due      the longest due first
     * @param streak   days of the row that goes on
     * @param answered of the person's questions, the one with the latest answer first
     */
    Optional<News> news(
            List<DueAssignment> assigned,
            List<DueProblem> due,
            int streak,
            Optional<NextStop> ahead,
            List<AnsweredQuestion> answered) {
        if (assigned.isEmpty() && due.isEmpty() && streak == 0 && ahead.isEmpty() && answered.isEmpty()) {
            return Optional.empty();
        }
        List<String> paragraphs = new ArrayList<>();
        assigned.forEach(one -> paragraphs.add(told(one)));
        if (streak > 0) {
            paragraphs.add(Texts.of("mail-weekly-streak", streak));
        }
        if (!answered.isEmpty()) {
            paragraphs.add(Texts.of(
                    "mail-weekly-answers",
                    answered.stream().mapToInt(AnsweredQuestion::answers).sum()));
        }
        if (!due.isEmpty()) {
            paragraphs.add(Texts.of(due.size() > LISTED ? "mail-weekly-due-most" : "mail-weekly-due", due.size()));
        }
        Stream<Press> problems = due.stream()
                .limit(LISTED)
                .map(problem -> new Press(problem.displayId() + " " + problem.title(), "/problems/" + problem.slug()));
        Stream<Press> questions = answered.stream()
                .limit(MOST_QUESTIONS)
                .map(one -> new Press(Texts.of("mail-weekly-answered", one.displayId(), one.title()), one.address()));
        List<Press> listed = Stream.concat(problems, questions).toList();
        return Optional.of(new News(paragraphs, listed, onward(due, ahead)));
    }

    private static String told(DueAssignment one) {
        String told = Texts.of("mail-weekly-assignment", one.classroom(), one.title(), one.done(), one.problems());
        return one.due()
                .map(due -> told + " " + Texts.of("mail-weekly-assignment-due", due.inWords()))
                .orElse(told);
    }

    private static Press onward(List<DueProblem> due, Optional<NextStop> ahead) {
        if (ahead.isPresent()) {
            NextStop stop = ahead.get();
            return new Press(Texts.of("mail-weekly-next", stop.path(), stop.title()), stop.address());
        }
        return due.isEmpty()
                ? new Press(Texts.of("mail-weekly-practise"), "/problems")
                : new Press(Texts.of("home-due-all"), "/practice");
    }
}
