package dev.grundy.problem.progress;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.BlocksRead;
import dev.grundy.testsupport.EagerReader;
import org.junit.jupiter.api.Test;

/** A profile must read an index, and not a row for each problem that its owner has solved. */
class SolvedProblemsPlanTest {
    private final EagerReader reader = EagerReader.add();

    @Test
    void readsManySolvedProblemsFromFewBlocks() {
        assertThat(BlocksRead.by(
                        ProgressRepository.SOLVED_TEXT,
                        reader.database(),
                        statement -> statement.with("account", reader.account())))
                .isBetween(1L, EagerReader.FEW_BLOCKS);
    }
}
