package dev.grundy.learn.ranking;

import dev.grundy.base.kernel.Configured;
import dev.grundy.learn.puzzle.CurrentRatings;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;

/** Computes the ranking on nodes that serve pages: on one of them each time, all of it or nothing. Thread-safe. */
@ApplicationScoped
class Ranking {
    private static final int MOST_PUZZLES = 1000;
    private static final int LEAST_DEVIATION = 30;
    private static final int LARGEST_DEVIATION = 350;

    private final RankingRepository ranking;
    private final CurrentRatings ratings;
    private final Clock clock;
    private final Duration every;
    private final int leastPuzzles;
    private final int mostDeviation;

    Ranking(RankingRepository ranking, CurrentRatings ratings, RankingConfig config, Clock clock) {
        this.ranking = ranking;
        this.ratings = ratings;
        this.clock = clock;
        this.every =
                Configured.within("grundy.ranking.every", config.every(), Duration.ofMinutes(1), Duration.ofDays(1));
        this.leastPuzzles = Configured.within("grundy.ranking.least-puzzles", config.leastPuzzles(), 1, MOST_PUZZLES);
        this.mostDeviation = Configured.within(
                "grundy.ranking.most-deviation", config.mostDeviation(), LEAST_DEVIATION, LARGEST_DEVIATION);
    }

    int leastPuzzles() {
        return leastPuzzles;
    }

    int mostDeviation() {
        return mostDeviation;
    }

    /** Looks each minute, so that a node that starts makes nobody wait for a whole period. */
    @Scheduled(every = "1m", delayed = "1m", concurrentExecution = ConcurrentExecution.SKIP)
    void computeIfDue() {
        Instant now = clock.instant();
        QuarkusTransaction.requiringNew().run(() -> {
            if (ranking.begin(now, now.minus(every))) {
                ranking.rankSolved(now);
                ranking.rankPuzzles(ratings.ofOpenProfiles(leastPuzzles, mostDeviation), now);
            }
        });
    }
}
