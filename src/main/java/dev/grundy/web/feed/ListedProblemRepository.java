package dev.grundy.web.feed;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import javax.sql.DataSource;

/** Published problems, as far as everybody may know of them. Thread-safe. */
@ApplicationScoped
class ListedProblemRepository {
    private static final String COLUMNS =
            "select slug, title, summary, created_at, updated_at from problem where published ";
    private static final Sql NEWEST = Sql.of(COLUMNS + "order by created_at desc, id desc limit :most");
    private static final Sql PART = Sql.of(COLUMNS + "order by id offset :start limit :most");
    private static final Sql COUNT = Sql.of("select count(*) as n from problem where published");

    private final DataSource database;

    ListedProblemRepository(DataSource database) {
        this.database = database;
    }

    /** The newest first. */
    List<ListedProblem> newest(int most) {
        return NEWEST.on(database).with("most", most).list(ListedProblemRepository::problem);
    }

    /** In the order in which they were added, so that parts stay what they were. */
    List<ListedProblem> part(long start, int most) {
        return PART.on(database).with("start", start).with("most", most).list(ListedProblemRepository::problem);
    }

    long count() {
        return COUNT.on(database).one(row -> row.getLong("n"));
    }

    private static ListedProblem problem(ResultSet row) throws SQLException {
        return new ListedProblem(
                row.getString("slug"),
                row.getString("title"),
                row.getString("summary"),
                Objects.requireNonNull(Sql.instant(row, "created_at")),
                Objects.requireNonNull(Sql.instant(row, "updated_at")));
    }
}
