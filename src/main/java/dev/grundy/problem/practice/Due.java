package dev.grundy.problem.practice;

import dev.grundy.base.database.Query;
import dev.grundy.problem.practice.ReviewRepository.Reviewed;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;

/**
 * Answers what a person should do again, and when. Every problem that was solved once, or whose instance by hand was answered or
 * shown, is repeated after the algorithm SM-2 ({@link Repetition}). A repetition is a new accepted program or an instance by hand.
 * Thread-safe.
 */
@ApplicationScoped
public class Due {
    /** Work on the problem again within this time is no repetition, but the same sitting. */
    static final Duration SITTING = Duration.ofHours(12);

    private final ReviewRepository reviews;
    private final Clock clock;

    Due(ReviewRepository reviews, Clock clock) {
        this.reviews = reviews;
        this.clock = clock;
    }

    /** The problems that are due now, the longest first. */
    public Query<List<DueProblem>> of(long account) {
        return planned(account).map(this::now);
    }

    /** The beginning of a plan: the problems in it that are due now. */
    List<DueProblem> now(List<DueProblem> planned) {
        Instant now = clock.instant();
        long due = planned.stream()
                .takeWhile(problem -> !problem.dueAt().isAfter(now))
                .count();
        return planned.subList(0, Math.toIntExact(due));
    }

    /** Everything that will be due some time, the next first. */
    public Query<List<DueProblem>> planned(long account) {
        return reviews.of(account).map(Due::planned);
    }

    private static List<DueProblem> planned(List<Reviewed> history) {
        return history.stream()
                .map(Due::due)
                .sorted(Comparator.comparing(DueProblem::dueAt).thenComparing(DueProblem::displayId))
                .toList();
    }

    private static DueProblem due(Reviewed problem) {
        Plan plan = plan(problem.reviews());
        return new DueProblem(
                problem.slug(),
                problem.displayId(),
                problem.title(),
                plan.dueAt(),
                plan.repetition().count());
    }

    /** Where a problem stands, and when it was done last. */
    record Plan(Repetition repetition, Instant last) {
        private static final Plan NONE = new Plan(Repetition.NEW, Instant.EPOCH);

        Instant dueAt() {
            return last.plus(Duration.ofDays(repetition.days()));
        }

        Plan after(Review review) {
            return new Plan(repetition.after(review.recall()), review.at());
        }
    }

    /** @param history of one problem, oldest first; of what belongs to one sitting the first counts */
    private static Plan plan(List<Review> history) {
        Plan plan = Plan.NONE;
        for (Review review : history) {
            if (!review.at().isBefore(plan.last().plus(SITTING))) {
                plan = plan.after(review);
            }
        }
        return plan;
    }
}
