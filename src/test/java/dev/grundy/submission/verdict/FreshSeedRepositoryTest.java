package dev.grundy.submission.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.testsupport.PublishedProblem;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FreshSeedRepositoryTest {
    /** As the database has it. */
    private static final int POOL = 4;

    private final QueueSituation situation = QueueSituation.withOneProblem();
    private final FreshSeedRepository seeds = new FreshSeedRepository(situation.database());
    private final PublishedProblem problem = PublishedProblem.add(situation.database(), "two-heaps", Tier.FREE);

    @Test
    void eachSeedIsTakenOnce() {
        long first = made();
        long second = made();
        assertThat(List.of(take(), take(), take()))
                .containsExactlyInAnyOrder(Optional.of(first), Optional.of(second), Optional.empty());
    }

    @Test
    void aPoolIsBounded() {
        for (int i = 0; i < POOL; i++) {
            assertThat(seeds.draw(problem.versionId()).orElseThrow()).isBetween(0L, FreshSeedRepository.SEEDS - 1);
        }
        assertThat(seeds.draw(problem.versionId())).isEmpty();
        assertThat(seeds.waiting(problem.versionId())).hasSize(POOL);
    }

    @Test
    void poolsOfRetiredVersionsAreEmptied() {
        long seed = made();
        seeds.forgetRetired();
        assertThat(seeds.waiting(problem.versionId())).containsExactly(seed);
        Sql.of("update problem set published = false where id = :id")
                .on(situation.database())
                .with("id", problem.id())
                .update();
        seeds.forgetRetired();
        assertThat(seeds.waiting(problem.versionId())).isEmpty();
    }

    @Test
    void whatIsNotMadeYetIsNotTaken() {
        seeds.draw(problem.versionId());
        assertThat(take()).isEmpty();
    }

    private long made() {
        long seed = seeds.draw(problem.versionId()).orElseThrow();
        seeds.made(problem.versionId(), seed);
        return seed;
    }

    private Optional<Long> take() {
        return seeds.take(problem.versionId());
    }
}
