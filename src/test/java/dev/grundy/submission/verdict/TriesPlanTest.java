package dev.grundy.submission.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.BlocksRead;
import dev.grundy.testsupport.EagerReader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether a solve was a person's first must not depend on how many followed it. */
class TriesPlanTest {
    private final EagerReader reader = EagerReader.add();

    @ParameterizedTest
    @ValueSource(strings = {"min", "max"})
    void readsFewBlocksForTheFirstAndTheLastOfManySolves(String which) {
        long submission = Sql.of(
                        "select %s(solved_by) as id from user_problem where account_id = :account".formatted(which))
                .on(reader.database())
                .with("account", reader.account())
                .one(row -> row.getLong("id"));

        assertThat(BlocksRead.by(
                        SubmissionRepository.TRIES_TEXT,
                        reader.database(),
                        statement -> statement.with("id", submission)))
                .isBetween(1L, EagerReader.FEW_BLOCKS);
    }
}
