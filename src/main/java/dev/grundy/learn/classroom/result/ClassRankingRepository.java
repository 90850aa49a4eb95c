package dev.grundy.learn.classroom.result;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.List;
import javax.sql.DataSource;

/** The ranking by solved problems among the members of a class who show their profile to everybody. Thread-safe. */
@ApplicationScoped
class ClassRankingRepository {
    private static final int MOST = 50;

    private static final Sql OF = Sql.of("""
            select a.name, rank() over (order by r.number desc) as place, r.number
            from classroom_member m
            join account a on a.id = m.account_id and a.profile_public
            join ranking r on r.account_id = a.id and r.list = 'solved'
            where m.classroom_id = :classroom
                and not exists (select from suspension s where s.account_id = a.id and (s.until is null or s.until > :now))
            order by place, lower(a.name) limit :most""");

    private final DataSource database;
    private final Clock clock;

    ClassRankingRepository(DataSource database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /**
     * A line of it.
     *
     * @param place  from 1 within the class; members with equal numbers share one
     * @param solved problems
     */
    record Place(String name, long place, long solved) {}

    /** The best first, at most 50, as the ranking was computed last. */
    List<Place> of(long classroom) {
        return OF.on(database)
                .with("classroom", classroom)
                .with("now", clock.instant())
                .with("most", MOST)
                .list(row -> new Place(row.getString("name"), row.getLong("place"), row.getLong("number")));
    }
}
