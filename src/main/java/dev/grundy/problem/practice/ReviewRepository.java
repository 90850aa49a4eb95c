package dev.grundy.problem.practice;

import dev.grundy.base.database.JsonRow;
import dev.grundy.base.database.Query;
import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import javax.sql.DataSource;

/** What a person did at which problem, read from accepted programs and answers by hand. Thread-safe. */
@ApplicationScoped
class ReviewRepository {
    private static final Sql REVIEWS = Sql.of("""
            with sent as (
                select s.problem_id, s.submitted_at as at, j.verdict,
                       max(s.submitted_at) filter (where j.verdict not in ('AC', 'JE'))
                           over (partition by s.problem_id order by s.submitted_at) as failed_at
                from submission s join judging j on j.submission_id = s.id and j.live
                where s.account_id = :account),
            solved as (
                select s.problem_id, s.at,
                       case when exists (select from editorial_unlock u where u.account_id = :account
                                           and u.problem_key = p.problem_key and u.unlocked_at <= s.at)
                              or exists (select from hint_opening h where h.account_id = :account
                                           and h.problem_key = p.problem_key
                                           and h.opened_at between s.at - interval '1 day' and s.at)
                              then 'HELPED'
                            when s.failed_at >= s.at - interval '1 day' then 'HESITANT'
                            else 'PERFECT' end as recall
                from sent s join problem p on p.id = s.problem_id and p.published
                where s.verdict = 'AC'),
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
            select p.id, p.slug, p.display_id, p.title, r.at, r.recall
            from (select problem_id, at, recall from solved
                  union all
                  select problem_id, at, recall from by_hand where at is not null) r
            join problem p on p.id = r.problem_id and p.published
            order by r.at""");

    private final DataSource database;

    ReviewRepository(DataSource database) {
        this.database = database;
    }

    /** A problem, as lists name it. */
    record Named(long id, String slug, String displayId, String title) {}

    /** A review and of what it is. */
    record Reviewed(Named problem, Review review) {}

    /** Those of published problems, the oldest first. */
    Query<List<Reviewed>> of(long account) {
        return REVIEWS.on(database).with("account", account).query(ReviewRepository::reviewed);
    }

    private static Reviewed reviewed(JsonRow row) {
        Named problem = new Named(row.number("id"), row.text("slug"), row.text("display_id"), row.text("title"));
        return new Reviewed(problem, new Review(problem.id(), row.instant("at"), Recall.valueOf(row.text("recall"))));
    }
}
