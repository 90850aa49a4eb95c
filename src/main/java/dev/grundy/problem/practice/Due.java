package dev.grundy.problem.practice;

import dev.grundy.base.database.Query;
import dev.grundy.problem.practice.ReviewRepository.Named;
import dev.grundy.problem.practice.ReviewRepository.Reviewed;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Answers what a person should do again, and when: every problem that was solved once, or whose instance by hand was answered or
 * shown, is repeated after the algorithm SM-2 ({@link Repetition}). A repetition is a new accepted program or an instance by hand.
 * Thread-safe.
 */
@ApplicationScoped
public class Due {
    /** What is done again within this time is no repetition, but the same sitting. */
    static final Duration SITTING = Duration.ofHours(12);

    private final ReviewRepository reviews;
    private final Clock clock;

    Due(ReviewRepository reviews, Clock clock) {
        this.reviews = reviews;
        this.clock = clock;
    }

    /** The problems that are due now, the longest first. */
    public Query<List<DueProblem>> of(long account) {
        return planned(account)
                .map(problems -> problems.stream().filter(this::isNow).toList());
    }

    boolean isNow(DueProblem problem) {
        return !problem.dueAt().isAfter(clock.instant());
    }

    /** Everything that will be due some time, the next first. */
    public Query<List<DueProblem>> planned(long account) {
        return reviews.of(account).map(Due::planned);
    }

    private static List<DueProblem> planned(List<Reviewed> history) {
        Map<Long, Plan> plans = plans(history.stream().map(Reviewed::review).toList());
        return history.stream()
                .map(Reviewed::problem)
                .distinct()
                .map(problem -> due(problem, plans.getOrDefault(problem.id(), Plan.NONE)))
                .sorted(Comparator.comparing(DueProblem::dueAt).thenComparing(DueProblem::displayId))
                .toList();
    }

    private static DueProblem due(Named problem, Plan plan) {
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

    /** @param history oldest first; of what belongs to one sitting the first counts */
    static Map<Long, Plan> plans(List<Review> history) {
        Map<Long, Plan> plans = new HashMap<>();
        for (Review review : history) {
            Plan before = plans.getOrDefault(review.problem(), Plan.NONE);
            if (!review.at().isBefore(before.last().plus(SITTING))) {
                plans.put(review.problem(), before.after(review));
            }
        }
        return plans;
    }
}
