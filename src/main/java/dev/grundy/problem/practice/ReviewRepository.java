package dev.grundy.problem.practice;

import dev.grundy.base.database.JsonRow;
import dev.grundy.base.database.Query;
import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import javax.sql.DataSource;

/** The work of people on problems, read from accepted programs and answers by hand. Thread-safe. */
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
            select p.slug, p.display_id, p.title,
                   array_agg(cast(extract(epoch from r.at) * 1000000 as bigint) || ' ' || r.recall order by r.at) as reviews
            from (select problem_id, at, recall from solved
                  union all
                  select problem_id, at, recall from by_hand where at is not null) r
            join problem p on p.id = r.problem_id and p.published
            group by p.id""");

    private static final int DECIMAL = 10;

    private final DataSource database;

    ReviewRepository(DataSource database) {
        this.database = database;
    }

    /** A problem, as lists name it, and when and how well it was done, the oldest first. */
    record Reviewed(String slug, String displayId, String title, List<Review> reviews) {}

    /** All published problems that the person did. */
    Query<List<Reviewed>> of(long account) {
        return REVIEWS.on(database).with("account", account).query(ReviewRepository::reviewed);
    }

    private static Reviewed reviewed(JsonRow row) {
        return new Reviewed(
                row.text("slug"),
                row.text("display_id"),
                row.text("title"),
                row.texts("reviews").stream().map(ReviewRepository::review).toList());
    }

    /** @param text microseconds since 1970 and the recall: people have very many, and a row for each takes its time */
    private static Review review(String text) {
        int blank = text.indexOf(' ');
        return new Review(
                Instant.EPOCH.plus(Long.parseLong(text, 0, blank, DECIMAL), ChronoUnit.MICROS),
                Recall.valueOf(text.substring(blank + 1)));
    }
}
