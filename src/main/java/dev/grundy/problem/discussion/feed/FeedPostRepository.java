package dev.grundy.problem.discussion.feed;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;

/** Posts about a problem, as far as guests may read them. Thread-safe. */
@ApplicationScoped
class FeedPostRepository {
    private static final String REVISION =
            "lateral (select * from talk_revision v where v.post_id = %s.id order by v.number desc limit 1)";
    private static final Sql NEWEST = Sql.of("""
            select t.id, q.id as question, asked.title, a.name as author, t.made_at, r.written_at,
                   case when t.submission_id is not null then t.line end as line,
                   case when t.parent_id is null then r.text end as text
            from talk_post t
            join account a on a.id = t.account_id
            join talk_post q on q.id = coalesce(t.parent_id, t.id)
                and q.hidden_at is null and q.deleted_at is null and q.account_id is not null
            join %s r on true
            join %s asked on true
            where t.problem_id = :problem and t.hidden_at is null and t.deleted_at is null
            order by t.id desc limit :most""".formatted(REVISION.formatted("t"), REVISION.formatted("q")));

    private final DataSource database;

    FeedPostRepository(DataSource database) {
        this.database = database;
    }

    /** The newest first. */
    List<FeedPost> newest(long problem, int most) {
        return NEWEST.on(database).with("problem", problem).with("most", most).list(FeedPostRepository::post);
    }

    private static FeedPost post(ResultSet row) throws SQLException {
        return new FeedPost(
                row.getLong("id"),
                row.getLong("question"),
                row.getString("title"),
                row.getString("author"),
                Optional.ofNullable(row.getObject("line", Integer.class)),
                Optional.ofNullable(row.getString("text")),
                Objects.requireNonNull(Sql.instant(row, "made_at")),
                Objects.requireNonNull(Sql.instant(row, "written_at")));
    }
}
