package dev.grundy.problem.practice;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import javax.sql.DataSource;

/** What a person did at which problem, read from accepted programs and answers by hand. Thread-safe. */
@ApplicationScoped
class ReviewRepository {
    private static final Sql REVIEWS = Sql.of("""
            with solved as (
                select s.problem_id, s.submitted_at as at,
                       case when exists (select from editorial_unlock u join problem p on p.problem_key = u.problem_key
                                         where u.account_id = s.account_id and p.id = s.problem_id
                                           and u.unlocked_at <= s.submitted_at)
                              or exists (select from hint_opening h join problem p on p.problem_key = h.problem_key
                                         where h.account_id = s.account_id and p.id = s.problem_id
                                           and h.opened_at between s.submitted_at - interval '1 day' and s.submitted_at)
                              then 'HELPED'
                            when exists (select from submission e join judging f on f.submission_id = e.id and f.live
                                         where e.account_id = s.account_id and e.problem_id = s.problem_id
                                           and f.verdict not in ('AC', 'JE')
                                           and e.submitted_at between s.submitted_at - interval '1 day' and s.submitted_at)
                              then 'HESITANT'
                            else 'PERFECT' end as recall
                from submission s join judging j on j.submission_id = s.id and j.live and j.verdict = 'AC'
                where s.account_id = :account),
            by_hand as (
                select v.problem_id, coalesce(min(a.answered_at) filter (where a.outcome = 'right'), t.shown_at) as at,
                       case when t.shown_at <= coalesce(min(a.answered_at) filter (where a.outcome = 'right'), t.shown_at)
                              then 'SHOWN'
                            when count(*) filter (where a.outcome = 'wrong') > 0 then 'HESITANT'
                            else 'PERFECT' end as recall
                from hand_sitting t
                join hand_instance h on h.id = t.hand_instance_id
                join package_version v on v.id = h.package_version_id
                left join hand_answer a on a.account_id = t.account_id and a.hand_instance_id = t.hand_instance_id
                where t.account_id = :account
                group by v.problem_id, t.hand_instance_id, t.shown_at)
            select problem_id, at, recall from solved
            union all
            select problem_id, at, recall from by_hand where at is not null
            order by at""");
    private static final Sql PROBLEMS = Sql.of("""
            select id, slug, display_id, title from problem where published and id = any(:ids)""");

    private final DataSource database;

    ReviewRepository(DataSource database) {
        this.database = database;
    }

    /** A problem, as lists name it. */
    record Named(long id, String slug, String displayId, String title) {}

    /** Oldest first. */
    List<Review> of(long account) {
        return REVIEWS.on(database).with("account", account).list(ReviewRepository::review);
    }

    /** Those of the problems that are published. */
    List<Named> named(List<Long> problems) {
        return PROBLEMS.on(database)
                .with("ids", problems.toArray(Long[]::new))
                .list(row -> new Named(
                        row.getLong("id"), row.getString("slug"), row.getString("display_id"), row.getString("title")));
    }

    private static Review review(ResultSet row) throws SQLException {
        return new Review(
                row.getLong("problem_id"),
                Objects.requireNonNull(Sql.instant(row, "at")),
                Recall.valueOf(row.getString("recall")));
    }
}
