package dev.grundy.problem.discussion.notice;

import dev.grundy.base.database.Sql;
import dev.grundy.web.frame.PageLanguage;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import javax.sql.DataSource;

/** The table {@code answer_mail}. Each method is one statement, within the caller's transaction where there is one. Thread-safe. */
@ApplicationScoped
class AnswerMailRepository {
    /** Somebody who was told of the question and has not looked since is not told again. */
    private static final Sql TAKE = Sql.of("""
            with due as (
                select distinct m.account_id, coalesce(a.language, m.language) as language
                from talk_post t
                join answer_mail m on m.account_id = t.account_id
                join account a on a.id = m.account_id
                where (t.id = :question or t.parent_id = :question) and t.deleted_at is null and t.account_id <> :author),
            told as (
                insert into talk_seen (account_id, question_id, seen_up_to, mailed_at)
                select account_id, :question, 0, :now from due order by account_id
                on conflict (account_id, question_id) do update set mailed_at = excluded.mailed_at where talk_seen.mailed_at is null
                returning account_id)
            select due.account_id, due.language from due join told on told.account_id = due.account_id""");

    private final DataSource database;

    AnswerMailRepository(DataSource database) {
        this.database = database;
    }

    /** An account that is due a mail. */
    record Reader(long account, PageLanguage language) {}

    /** Those who asked or answered the question, but for that author; nobody is taken again before they have read it. */
    List<Reader> take(long question, long author, Instant now) {
        return TAKE.on(database)
                .with("question", question)
                .with("author", author)
                .with("now", now)
                .list(row -> new Reader(
                        row.getLong("account_id"),
                        PageLanguage.ofCode(row.getString("language")).orElse(PageLanguage.ENGLISH)));
    }
}
