package dev.grundy.problem.list;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.BlocksRead;
import dev.grundy.testsupport.EagerReader;
import org.junit.jupiter.api.Test;

/** The count above the list must read an index, and not a row for each problem that the reader has solved. */
class SolvedCountPlanTest {
    private final EagerReader reader = EagerReader.add();

    @Test
    void countsManySolvedProblemsFromFewBlocks() {
        assertThat(BlocksRead.by(
                        ProblemListRepository.SOLVED_TEXT,
                        reader.database(),
                        statement -> statement.with("account", reader.account())))
                .isBetween(1L, EagerReader.FEW_BLOCKS);
    }
}
