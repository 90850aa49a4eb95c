package dev.grundy.learn.classroom.result;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Objects;
import javax.sql.DataSource;

/** Reads a student's answers by hand. Thread-safe. */
@ApplicationScoped
class AnsweredByHandRepository {
    private static final int MOST = 50;

    private static final Sql OF = Sql.of("""
            select i.level, h.answer, h.answered_at, h.outcome = 'right' as is_right, coalesce(h.answered_at >= t.shown_at, false) as shown
            from hand_sitting t
            join hand_instance i on i.id = t.hand_instance_id
            join package_version v on v.id = i.package_version_id
            join problem p on p.id = v.problem_id
            join hand_answer h on h.account_id = t.account_id and h.hand_instance_id = t.hand_instance_id
            where t.account_id = :account and p.slug = :slug and h.outcome in ('right', 'wrong')
            order by h.answered_at desc, h.id desc limit :most""");

    private final DataSource database;

    AnsweredByHandRepository(DataSource database) {
        this.database = database;
    }

    /** Those that were checked, the latest first, at most 50. */
    List<AnsweredByHand> of(long account, String slug) {
        return OF.on(database)
                .with("account", account)
                .with("slug", slug)
                .with("most", MOST)
                .list(row -> new AnsweredByHand(
                        row.getInt("level"),
                        row.getString("answer"),
                        Objects.requireNonNull(Sql.instant(row, "answered_at")),
                        row.getBoolean("is_right"),
                        row.getBoolean("shown")));
    }
}
