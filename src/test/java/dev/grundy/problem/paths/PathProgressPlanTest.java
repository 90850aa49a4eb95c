package dev.grundy.problem.paths;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.BlocksRead;
import dev.grundy.testsupport.EagerReader;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Progress on paths must read the problems on them, and neither all problems nor each that the reader has tried. */
class PathProgressPlanTest {
    private final EagerReader reader = EagerReader.add();

    @Test
    void readsFewBlocksForAShortPath() {
        String five = Sql.of("""
                select string_agg(id::text, ',') as ids
                from (select id from problem where published order by display_id limit 5) p""").on(reader.database()).one(row -> row.getString("ids"));

        assertThat(BlocksRead.byOnePlanForAll(
                        PathProgressRepository.PROGRESS_TEXT,
                        reader.database(),
                        new TreeMap<>(
                                Map.of("account", Long.toString(reader.account()), "problems", "'{" + five + "}'"))))
                .isBetween(1L, EagerReader.FEW_BLOCKS);
    }
}
