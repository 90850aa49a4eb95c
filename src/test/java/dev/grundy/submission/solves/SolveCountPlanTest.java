package dev.grundy.submission.solves;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.app.bench.load.Population;
import dev.grundy.app.bench.load.Seeding;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.PublishedProblem;
import java.time.Instant;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

/** Counting solves must read an index, and not the row of each solver. */
class SolveCountPlanTest {
    private static final int SOLVERS = 4_000;

    private final DataSource database = MigratedDatabase.create();
    private final PublishedProblem problem = PublishedProblem.add(database, "aaa-real", Tier.FREE);

    @Test
    void readsTheIndexOfAProblemThatManyHaveSolved() {
        new Seeding(database, new Seeding.Spread("1 + n / 5 % cardinality(people.ids)", "1"))
                .add(new Population(SOLVERS, 1, 5 * SOLVERS), "A".repeat(43));

        List<String> plan = Sql.of("explain " + SolveRepository.COUNTS_TEXT)
                .on(database)
                .with("problem", problem.id())
                .with("most", SolveRepository.COUNTED)
                .with("now", Instant.EPOCH)
                .list(row -> row.getString(1));
        assertThat(String.join("\n", plan))
                .contains("Index Only Scan Backward using user_problem_by_problem on user_problem")
                .doesNotContain("Sort Key");
    }
}
