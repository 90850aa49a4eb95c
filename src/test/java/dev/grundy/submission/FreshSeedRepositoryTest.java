package dev.grundy.submission;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.database.Sql;
import dev.grundy.kernel.Tier;
import dev.grundy.testsupport.PublishedProblem;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class FreshSeedRepositoryTest {
    private final QueueSituation situation = QueueSituation.withOneProblem();
    private final FreshSeedRepository seeds = new FreshSeedRepository(situation.database(), situation.clock());
    private final PublishedProblem problem = PublishedProblem.add(situation.database(), "two-heaps", Tier.FREE);

    @Test
    void eachSeedIsTakenOnce() {
        seeds.add(problem.versionId(), 11);
        seeds.add(problem.versionId(), 12);
        assertThat(List.of(take(), take(), take()))
                .containsExactly(Optional.of(11L), Optional.of(12L), Optional.empty());
    }

    @Test
    void aPoolIsBounded() {
        LongStream.range(0, 3 * FreshSeedRepository.POOL).forEach(seed -> seeds.add(problem.versionId(), seed));
        assertThat(seeds.waiting(problem.versionId())).hasSize(FreshSeedRepository.POOL);
    }

    @Test
    void poolsOfRetiredVersionsAreEmptied() {
        seeds.add(problem.versionId(), 11);
        seeds.forgetRetired();
        assertThat(seeds.waiting(problem.versionId())).containsExactly(11L);
        Sql.of("update problem set published = false where id = :id")
                .on(situation.database())
                .with("id", problem.id())
                .update();
        seeds.forgetRetired();
        assertThat(seeds.waiting(problem.versionId())).isEmpty();
    }

    private Optional<Long> take() {
        return seeds.take(problem.versionId());
    }
}
