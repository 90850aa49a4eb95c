package dev.grundy.app.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Tier;
import dev.grundy.judge.hand.HandMaking.Made;
import dev.grundy.learn.hand.HandInstanceRepository;
import dev.grundy.problem.catalogue.LiveVersion;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.testsupport.PublishedProblem;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class HandPoolsTest {
    private static final int LEVELS = 2;

    private final QueueSituation situation = QueueSituation.withOneProblem();
    private final HandInstanceRepository instances =
            new HandInstanceRepository(situation.database(), situation.clock());
    private final LiveVersion first = version("first");
    private final LiveVersion second = version("second");
    private final List<Integer> levels = new ArrayList<>();
    private boolean firstIsBroken;
    private Optional<RuntimeException> firstCannotBeRead = Optional.empty();
    private boolean alwaysTheSame;

    @Test
    void fillsThePoolOfEachLevelAndThenRests() {
        fill(pools());
        assertThat(levels).hasSize(2 * LEVELS * HandInstanceRepository.POOL);
        assertThat(instances.ready()).hasSize(2 * LEVELS).allMatch(pool -> pool.count() == HandInstanceRepository.POOL);
    }

    @Test
    void theEmptiestPoolGoesFirst() {
        HandPools pools = pools();
        pools.makeOne(List.of(first));
        pools.makeOne(List.of(first));
        assertThat(levels).containsExactlyInAnyOrder(1, 2);
    }

    @Test
    void whatIsGivenIsMadeAnew() {
        HandPools pools = pools();
        fill(pools);
        instances.take(first.id(), 2, situation.person("ada"));
        levels.clear();
        fill(pools);
        assertThat(levels).containsExactly(2);
    }

    @Test
    void aBrokenLevelKeepsNoOtherWaiting() {
        firstIsBroken = true;
        HandPools pools = pools();
        for (int level = 0; level < LEVELS; level++) {
            assertThatThrownBy(() -> pools.makeOne(List.of(first))).hasMessage("the generator crashed");
        }
        assertThat(pools.makeOne(List.of(first))).isFalse();
        assertThat(pools.makeOne(List.of(first, second))).isTrue();
    }

    @Test
    void aPackageThatCannotBeReadKeepsNoOtherWaiting() {
        firstCannotBeRead = Optional.of(new IllegalStateException("the package is damaged"));
        HandPools pools = pools();
        assertThatThrownBy(() -> pools.makeOne(List.of(first, second))).hasMessage("the package is damaged");
        fill(pools);
        assertThat(instances.ready()).hasSize(LEVELS).allMatch(pool -> pool.packageVersionId() == second.id());
    }

    @Test
    void aPackageIsReadAgainAfterAnOutageOfTheDatabase() {
        firstCannotBeRead = Optional.of(new DatabaseException("away", new SQLException("away", "08006")));
        HandPools pools = pools();
        assertThatThrownBy(() -> pools.makeOne(List.of(first))).hasMessage("away");
        firstCannotBeRead = Optional.empty();
        assertThat(pools.makeOne(List.of(first))).isTrue();
    }

    @Test
    void aLevelThatMakesNothingNewIsLeftAlone() {
        alwaysTheSame = true;
        fill(pools());
        assertThat(instances.ready()).hasSize(2 * LEVELS).allMatch(pool -> pool.count() == 1);
    }

    private void fill(HandPools pools) {
        int rounds = 0;
        while (pools.makeOne(List.of(first, second))) {
            assertThat(++rounds).as("it comes to an end").isLessThan(500);
        }
    }

    private HandPools pools() {
        return new HandPools(instances, new Maker(), new Random(1));
    }

    private LiveVersion version(String slug) {
        PublishedProblem problem = PublishedProblem.add(situation.database(), slug, Tier.FREE);
        return new LiveVersion(problem.versionId(), slug, new ContentHash("0".repeat(64)));
    }

    private class Maker implements HandPools.Maker {
        @Override
        public int levels(LiveVersion version) {
            if (version.equals(first) && firstCannotBeRead.isPresent()) {
                throw firstCannotBeRead.get();
            }
            return LEVELS;
        }

        @Override
        public Made make(LiveVersion version, int level, int seed) {
            if (firstIsBroken && version.equals(first)) {
                throw new IllegalStateException("the generator crashed");
            }
            levels.add(level);
            return new Made(alwaysTheSame ? "1\n" : seed + "\n", "x\n");
        }
    }
}
