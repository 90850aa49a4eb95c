package dev.grundy.base.database;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.MigratedDatabase;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * When a row goes, the database looks for rows that refer to it, in each table that has a foreign key. Without an index
 * it reads the whole table for every row that goes.
 */
class ForeignKeysTest {
    /** Those that need none, each with its reason. */
    private static final Map<String, String> WITHOUT_INDEX = Map.ofEntries(
            Map.entry("problem_live_version_fk", "versions of packages are never deleted, and there are few problems"),
            Map.entry(
                    "finding_package_version_fk",
                    "versions of packages are never deleted; its index holds lost small games"),
            Map.entry("rules_check_package_version_fk", "versions of packages are never deleted"),
            Map.entry("program_move_package_version_fk", "versions of packages are never deleted"),
            Map.entry(
                    "judging_package_version_fk",
                    "versions of packages are never deleted: an index of millions of rows for nothing"),
            Map.entry("publication_package_version_fk", "versions of packages are never deleted"),
            Map.entry("rejudging_package_version_fk", "versions of packages are never deleted"),
            Map.entry("bookmark_problem_fk", "problems are withdrawn, never deleted"),
            Map.entry("collection_problem_problem_fk", "problems are withdrawn, never deleted"),
            Map.entry("problem_note_problem_fk", "problems are withdrawn, never deleted"),
            Map.entry("talk_post_problem_fk", "problems are withdrawn, never deleted; its index holds questions"),
            Map.entry("talk_seen_question_fk", "posts are marked as deleted, and go with a problem alone"));

    /** An index serves a key whose columns, in any order, are its first, and which is whole but for rows that refer to nothing. */
    private static final Sql KEYS = Sql.of("""
            select c.conname, not exists (
                select from pg_index i
                where i.indrelid = c.conrelid and i.indisvalid
                  and (select array_agg(k order by k) from unnest((i.indkey::smallint[])[0:cardinality(c.conkey) - 1]) as k)
                      = (select array_agg(k order by k) from unnest(c.conkey) as k)
                  and (i.indpred is null
                       or pg_get_expr(i.indpred, i.indrelid) ~ ('^\\(' || (select string_agg(a.attname, '|') from pg_attribute a
                              where a.attrelid = c.conrelid and a.attnum = any(c.conkey)) || ' IS NOT NULL\\)$'))
                ) as bare
            from pg_constraint c where c.contype = 'f' order by 1""");

    private static DataSource database;

    @BeforeAll
    static void migrate() {
        database = MigratedDatabase.create();
    }

    @Test
    void eachHasItsIndexOrAReasonForNone() {
        assertThat(KEYS.on(database).list(row -> row.getString("conname"))).hasSizeGreaterThan(10);
        assertThat(bare()).isEqualTo(new TreeSet<>(WITHOUT_INDEX.keySet()));
    }

    @Test
    void oneWithoutAnIndexWouldBeSeen() {
        DataSource other = MigratedDatabase.create();
        for (String statement : List.of(
                "create table parent (a bigint, b bigint, primary key (a, b))",
                "create table child (b bigint, a bigint, c bigint, constraint child_fk foreign key (a, b) references parent)",
                "create index on child (a)",
                "create index on child (c, a, b)",
                "create index on child (a, b) where c = 1")) {
            Sql.of(statement).on(other).update();
        }
        assertThat(bare(other)).contains("child_fk");
        Sql.of("create index on child (b, a, c)").on(other).update();
        assertThat(bare(other)).doesNotContain("child_fk");
    }

    private static Set<String> bare() {
        return bare(database);
    }

    private static Set<String> bare(DataSource database) {
        return new TreeSet<>(KEYS
                .on(database)
                .list(row -> row.getBoolean("bare") ? List.of(row.getString("conname")) : List.<String>of())
                .stream()
                .flatMap(List::stream)
                .toList());
    }
}
