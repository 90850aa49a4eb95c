package dev.grundy.app.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Tier;
import dev.grundy.problem.catalogue.LiveVersion;
import dev.grundy.submission.verdict.FreshSeedRepository;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.testsupport.PublishedProblem;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FreshTestMakingTest {
    /** As the database has it. */
    private static final int POOL = 4;

    private final QueueSituation situation = QueueSituation.withOneProblem();
    private final FreshSeedRepository seeds = new FreshSeedRepository(situation.database());
    private final LiveVersion first = version("first");
    private final LiveVersion second = version("second");
    private final List<Long> made = new ArrayList<>();
    private boolean firstIsBroken;
    private Optional<RuntimeException> firstCannotBeRead = Optional.empty();

    @Test
    void fillsEveryPoolAndThenRests() {
        FreshTestMaking fresh = tests();
        while (fresh.makeOne(List.of(first, second))) {
            assertThat(made.size()).isLessThanOrEqualTo(2 * POOL);
        }
        assertThat(made).hasSize(2 * POOL).doesNotHaveDuplicates();
        assertThat(seeds.waiting(first.id())).hasSize(POOL).isSubsetOf(made);
    }

    @Test
    void aSeedIsOfferedOnlyWhenItsTestsAreMade() {
        FreshTestMaking fresh = new FreshTestMaking(seeds, new Maker() {
            @Override
            public void make(LiveVersion version, long seed) {
                assertThat(seeds.take(version.id())).isEmpty();
                super.make(version, seed);
            }
        });
        assertThat(fresh.makeOne(List.of(first))).isTrue();
        assertThat(seeds.take(first.id())).isEqualTo(Optional.of(made.getFirst()));
    }

    @Test
    void whatIsTakenIsMadeAnew() {
        FreshTestMaking fresh = tests();
        while (fresh.makeOne(List.of(first))) {
            assertThat(made.size()).isLessThanOrEqualTo(POOL);
        }
        long taken = seeds.take(first.id()).orElseThrow();
        assertThat(fresh.makeOne(List.of(first))).isTrue();
        assertThat(seeds.waiting(first.id())).hasSize(POOL).doesNotContain(taken);
    }

    @Test
    void theSeedsOfAnotherNodeAreMadeHereToo() {
        long theirs = seeds.draw(first.id()).orElseThrow();
        tests().makeOne(List.of(first));
        assertThat(made).containsExactly(theirs);
        assertThat(seeds.take(first.id())).contains(theirs);
    }

    @Test
    void aBrokenPackageKeepsNoOtherWaiting() {
        firstIsBroken = true;
        FreshTestMaking fresh = tests();
        assertThatThrownBy(() -> fresh.makeOne(List.of(first, second))).hasMessage("the generator crashed");
        assertThat(fresh.makeOne(List.of(first, second))).isTrue();
        assertThat(seeds.waiting(second.id())).hasSize(1);
        assertThat(seeds.take(first.id())).isEmpty();
    }

    @Test
    void aPackageThatCannotBeReadKeepsNoOtherWaiting() {
        firstCannotBeRead = Optional.of(new IllegalStateException("the package is damaged"));
        FreshTestMaking fresh = tests();
        assertThatThrownBy(() -> fresh.makeOne(List.of(first, second))).hasMessage("the package is damaged");
        assertThat(fresh.makeOne(List.of(first, second))).isTrue();
        assertThat(seeds.waiting(second.id())).hasSize(1);
    }

    @Test
    void aPackageIsReadAgainAfterAnOutageOfTheDatabase() {
        firstCannotBeRead = Optional.of(new DatabaseException("away", new SQLException("away", "08006")));
        FreshTestMaking fresh = tests();
        assertThatThrownBy(() -> fresh.makeOne(List.of(first))).hasMessage("away");
        firstCannotBeRead = Optional.empty();
        assertThat(fresh.makeOne(List.of(first))).isTrue();
    }

    private FreshTestMaking tests() {
        return new FreshTestMaking(seeds, new Maker());
    }

    private LiveVersion version(String slug) {
        PublishedProblem problem = PublishedProblem.add(situation.database(), slug, Tier.FREE);
        return new LiveVersion(problem.versionId(), slug, new ContentHash("0".repeat(64)));
    }

    private class Maker implements FreshTestMaking.Maker {
        @Override
        public boolean hasFresh(LiveVersion version) {
            if (version.equals(first) && firstCannotBeRead.isPresent()) {
                throw firstCannotBeRead.get();
            }
            return true;
        }

        @Override
        public void make(LiveVersion version, long seed) {
            if (firstIsBroken && version.equals(first)) {
                throw new IllegalStateException("the generator crashed");
            }
            made.add(seed);
        }
    }
}
