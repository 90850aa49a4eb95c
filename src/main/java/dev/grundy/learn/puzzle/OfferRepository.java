package dev.grundy.learn.puzzle;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import javax.sql.DataSource;

/** Which puzzles are offered next, the best first. Some of them may hold another game by now. Thread-safe. */
@ApplicationScoped
class OfferRepository {
    private static final String FITTING = """
            select z.id from puzzle z join problem p on p.id = z.problem_id and p.published and p.tier = any(:readable)
            where exists (select from game_graph g
                          where g.package_version_id = p.live_version_id and g.name = z.game and g.graph is not null)
              and (cast(:theme as text) is null or z.themes @> array[cast(:theme as text)])
              and (cast(:problem as text) is null or p.slug = cast(:problem as text))
            """;
    /** Of puzzles that are equally near each person has an order of their own, so that problems take turns. */
    private static final Sql TO_PERSON = Sql.of(FITTING + """
              and not exists (select from puzzle_answer a where a.account_id = :account and a.puzzle_id = z.id)
            order by z.id = :after, abs(z.rating - (:rating)), md5(cast(:account as bigint) || '/' || z.id) limit :most""");

    private static final Sql TO_GUEST = Sql.of(FITTING + """
            order by (z.rating, md5(cast(z.id as text))) > (select a.rating, md5(cast(a.id as text)) from puzzle a where a.id = :after)
                         desc nulls last,
                     z.rating, md5(cast(z.id as text))
            limit :most""");

    private final DataSource database;

    OfferRepository(DataSource database) {
        this.database = database;
    }

    /**
     * Those that the person has not tried, the nearest to their rating first.
     *
     * @param after comes last, since the person has it before them; 0 for none
     */
    List<Long> toPerson(long account, Rating rating, PuzzleFilter filter, List<Tier> readable, long after, int most) {
        return offers(TO_PERSON, filter, readable, after, most)
                .with("account", account)
                .with("rating", rating.value())
                .list(row -> row.getLong("id"));
    }

    /** From the easiest to the hardest, beginning behind that one, and then from the beginning. */
    List<Long> toGuest(PuzzleFilter filter, List<Tier> readable, long after, int most) {
        return offers(TO_GUEST, filter, readable, after, most).list(row -> row.getLong("id"));
    }

    private Sql.Execution offers(Sql sql, PuzzleFilter filter, List<Tier> readable, long after, int most) {
        return sql.on(database)
                .with("theme", filter.theme().map(PuzzleTheme::code).orElse(null))
                .with("problem", filter.problem().orElse(null))
                .with("readable", readable.stream().map(Tier::code).toArray(String[]::new))
                .with("after", after)
                .with("most", most);
    }
}
