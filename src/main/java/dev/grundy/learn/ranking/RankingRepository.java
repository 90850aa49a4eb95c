package dev.grundy.learn.ranking;

import dev.grundy.base.database.JsonRow;
import dev.grundy.base.database.Query;
import dev.grundy.base.database.Sql;
import dev.grundy.learn.puzzle.CurrentRatings.RatedPerson;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;

/** The tables of the ranking. Thread-safe. */
@ApplicationScoped
class RankingRepository {
    /** Waits for a node that computes; then the ranking is young, and no row is written. */
    private static final Sql BEGIN = Sql.of("""
            insert into ranking_time (computed_at) values (:now)
            on conflict (only_one) do update set computed_at = excluded.computed_at where ranking_time.computed_at <= :due""");

    /** An account whose person may be listed. Asked both when the ranking is computed and when it is read. */
    private static final String LISTED = """
            a.profile_public
            and not exists (select from suspension s where s.account_id = a.id and (s.until is null or s.until > :now))
            """;

    private static final Sql RANK_SOLVED = rank("""
            select u.account_id, count(*) as number
            from user_problem u join problem p on p.id = u.problem_id and p.published
            where u.solved_at is not null
            group by u.account_id""");
    private static final Sql RANK_PUZZLES = rank("""
            select account_id, number from unnest(cast(:accounts as bigint[]), cast(:ratings as bigint[])) r (account_id, number)""");

    private static final Sql TIME = Sql.of("select computed_at from ranking_time");
    private static final Sql TOP = Sql.of("""
            select a.id, a.name, r.place, r.number from ranking r join account a on a.id = r.account_id
            where r.list = :list and""" + " " + LISTED + """
            order by r.place, lower(a.name) limit :most""");
    private static final Sql OF = Sql.of("""
            select a.id, a.name, r.place, r.number from ranking r join account a on a.id = r.account_id
            where r.account_id = :account and r.list = :list and""" + " " + LISTED);
    private static final Sql IS_OPEN = Sql.of("select profile_public from account where id = :account");

    private final DataSource database;

    RankingRepository(DataSource database) {
        this.database = database;
    }

    /**
     * Notes that the ranking is computed now, for which others wait until the caller's transaction ends.
     *
     * @param due false if it was computed after that
     */
    boolean begin(Instant now, Instant due) {
        return BEGIN.on(database).with("now", now).with("due", due).update() > 0;
    }

    void rankSolved(Instant now) {
        RANK_SOLVED
                .on(database)
                .with("list", RankedList.SOLVED.code())
                .with("now", now)
                .update();
    }

    void rankPuzzles(List<RatedPerson> people, Instant now) {
        RANK_PUZZLES
                .on(database)
                .with("list", RankedList.PUZZLES.code())
                .with("accounts", people.stream().map(RatedPerson::account).toArray(Long[]::new))
                .with("ratings", people.stream().map(RatedPerson::rating).toArray(Long[]::new))
                .with("now", now)
                .update();
    }

    /** When it was computed; empty before the first time. */
    Query<Optional<Instant>> time() {
        return TIME.on(database).first(row -> row.instant("computed_at"));
    }

    /** The best first, of those with the same place by name. */
    Query<List<Ranked>> top(RankedList list, int most, Instant now) {
        return TOP.on(database)
                .with("list", list.code())
                .with("now", now)
                .with("most", most)
                .query(RankingRepository::ranked);
    }

    /** The line of that person, if there is one. */
    Query<Optional<Ranked>> of(RankedList list, long account, Instant now) {
        return OF.on(database)
                .with("list", list.code())
                .with("account", account)
                .with("now", now)
                .first(RankingRepository::ranked);
    }

    /** Whether that person shows their profile to everybody. */
    Query<Boolean> isOpen(long account) {
        return IS_OPEN.on(database)
                .with("account", account)
                .first(row -> row.is("profile_public"))
                .map(found -> found.orElse(false));
    }

    private static Ranked ranked(JsonRow row) {
        return new Ranked(row.number("id"), row.text("name"), row.number("place"), row.number("number"));
    }

    /**
     * Brings a list up to date: rows that stay as they are are not written.
     *
     * @param numbers a query of accounts and their numbers
     */
    private static Sql rank(String numbers) {
        return Sql.of("""
                merge into ranking r
                using (select n.account_id, n.number, rank() over (order by n.number desc) as place
                       from (""" + numbers + ") n join account a on a.id = n.account_id and " + LISTED + """
                      ) f
                on r.account_id = f.account_id and r.list = :list
                when matched and (r.number, r.place) is distinct from (f.number, f.place)
                    then update set number = f.number, place = f.place
                when not matched
                    then insert (account_id, list, number, place) values (f.account_id, :list, f.number, f.place)
                when not matched by source and r.list = :list
                    then delete""");
    }
}
