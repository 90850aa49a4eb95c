package dev.grundy.problem.paths;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.BlocksRead;
import dev.grundy.testsupport.EagerReader;
import org.junit.jupiter.api.Test;

/** Progress on paths must read the problems on them, and neither all problems nor each that the reader has tried. */
class PathProgressPlanTest {
    private final EagerReader reader = EagerReader.add();

    @Test
    void readsFewBlocksForAShortPath() {
        Sql.of("""
                with path as (insert into learning_path (slug, position, title, about) values ('short', 1, 'Short', '') returning slug)
                insert into learning_path_step (path_slug, number, part, part_title, part_about, display_id, why, before)
                select path.slug, row_number() over (), 1, '', '', p.display_id, '', ''
                from path, (select display_id from problem where published order by display_id limit 5) p""").on(reader.database()).update();
        Sql.of("analyze learning_path_step").on(reader.database()).update();

        assertThat(BlocksRead.by(
                        PathProgressRepository.PROGRESS_TEXT,
                        reader.database(),
                        statement -> statement.with("account", reader.account())))
                .isBetween(1L, EagerReader.FEW_BLOCKS);
    }
}
