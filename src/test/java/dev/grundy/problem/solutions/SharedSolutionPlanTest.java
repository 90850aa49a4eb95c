package dev.grundy.problem.solutions;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.app.bench.load.Population;
import dev.grundy.app.bench.load.Seeding;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.testsupport.BlocksRead;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.PublishedProblem;
import javax.sql.DataSource;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A list of shared programs must read what is shared, not all that was ever sent to the problem. */
class SharedSolutionPlanTest {
    private static final int SENT = 20_000;
    /** Of the one person who shares. */
    private static final int SHARED = 5;

    private final DataSource database = MigratedDatabase.create();
    private final PublishedProblem problem = PublishedProblem.add(database, "aaa-real", Tier.FREE);

    @ParameterizedTest
    @EnumSource
    void readsLittleOfAProblemThatManySolveAndFewShare(SolutionSort sort) {
        new Seeding(
                        database,
                        new Seeding.Spread(
                                "case when n %% %d = 0 then 1 else 2 + n %% 999 end".formatted(SENT / SHARED + 1), "1"))
                .add(new Population(1_000, 1, SENT), "A".repeat(43));
        Sql.of("insert into account_share (account_id, since) select id, now() from account where name = :name")
                .on(database)
                .with("name", Seeding.BUSIEST)
                .update();

        assertThat(BlocksRead.by(
                        SolutionRepository.sharedText(sort),
                        database,
                        statement -> statement
                                .with("problem", problem.id())
                                .with("language", "")
                                .with("most", 100)))
                .isBetween(1L, SENT / 20L);
    }
}
