package dev.grundy.submission.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.BlocksRead;
import dev.grundy.testsupport.EagerReader;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** A page of own submissions must read what it shows, and not all that its reader ever sent. */
class OwnSubmissionsPlanTest {
    private static final int SHOWN = 50;
    /** An index of two levels and a row for each of submission, problem and judging, and room for one of them more. */
    private static final long MOST_BLOCKS_OF_ONE = 10;

    private final EagerReader reader = EagerReader.add();

    @Test
    void readsFewBlocksForEachSubmissionThatItShows() {
        assertThat(BlocksRead.byOnePlanForAll(
                        SubmissionRepository.pageText(""),
                        reader.database(),
                        new TreeMap<>(Map.of(
                                "account", Long.toString(reader.account()),
                                "before", Long.toString(Long.MAX_VALUE),
                                "count", Integer.toString(SHOWN)))))
                .isBetween((long) SHOWN, SHOWN * MOST_BLOCKS_OF_ONE);
    }
}
