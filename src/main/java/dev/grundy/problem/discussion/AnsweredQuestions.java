package dev.grundy.problem.discussion;

import dev.grundy.base.database.JsonRow;
import dev.grundy.base.database.Query;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.people.account.Person;
import dev.grundy.problem.text.ProblemAccess;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import javax.sql.DataSource;

/** Which of a person's questions others have answered in the last seven days. Thread-safe. */
@ApplicationScoped
public class AnsweredQuestions {
    private static final Duration WEEK = Duration.ofDays(7);
    private static final Sql ANSWERED = Sql.of("""
            select q.id, p.slug, p.display_id, p.tier, r.title, count(*) as answers
            from talk_post q
            join problem p on p.id = q.problem_id and p.published
            join talk_post x on x.parent_id = q.id and x.made_at > :since and x.deleted_at is null and x.hidden_at is null
                            and x.account_id <> :account
            cross join lateral (select v.title from talk_revision v where v.post_id = q.id order by v.number desc limit 1) r
            where q.account_id = :account and q.parent_id is null and q.deleted_at is null and q.hidden_at is null
            group by q.id, p.id, r.title
            order by max(x.made_at) desc, q.id desc""");

    private final DataSource database;
    private final ProblemAccess access;
    private final Clock clock;

    AnsweredQuestions(DataSource database, ProblemAccess access, Clock clock) {
        this.database = database;
        this.access = access;
        this.clock = clock;
    }

    /** Those under problems that the person may read, the one with the latest answer first. Deleted and hidden posts do not count. */
    public Query<List<AnsweredQuestion>> of(Person person) {
        return ANSWERED.on(database)
                .with("account", person.accountId())
                .with("since", clock.instant().minus(WEEK))
                .query(AnsweredQuestions::question)
                .map(questions -> questions.stream()
                        .filter(question -> access.mayRead(person, question.tier()))
                        .toList());
    }

    private static AnsweredQuestion question(JsonRow row) {
        return new AnsweredQuestion(
                row.number("id"),
                row.text("slug"),
                row.text("display_id"),
                Tier.ofCode(row.text("tier")).orElseThrow(),
                row.text("title"),
                (int) row.number("answers"));
    }
}
