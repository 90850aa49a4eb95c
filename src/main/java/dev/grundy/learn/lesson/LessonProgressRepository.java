package dev.grundy.learn.lesson;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Set;
import java.util.stream.Collectors;
import javax.sql.DataSource;

/** Which lessons people have read, and which questions they answered rightly. Thread-safe. */
@ApplicationScoped
class LessonProgressRepository {
    private static final Sql ADD = Sql.of("""
            insert into lesson_answer (account_id, lesson, question, answered_at)
            values (:account, :lesson, :question, :now) on conflict do nothing""");
    private static final Sql ANSWERED =
            Sql.of("select question from lesson_answer where account_id = :account and lesson = :lesson");
    private static final Sql MARK = Sql.of("""
            insert into lesson_read (account_id, lesson, read_at)
            select :account, :lesson, :now
            where not exists (
                select from lesson_question q
                where q.lesson = :lesson and not exists (
                    select from lesson_answer a
                    where a.account_id = :account and a.lesson = q.lesson and a.question = q.question))
            on conflict do nothing""");

    private final DataSource database;

    LessonProgressRepository(DataSource database) {
        this.database = database;
    }

    /** Remembers a right answer; the first one counts. */
    void add(long account, String lesson, String question, Instant now) {
        ADD.on(database)
                .with("account", account)
                .with("lesson", lesson)
                .with("question", question)
                .with("now", now)
                .update();
    }

    /** The ids of the questions that somebody answered rightly, also of those that the lesson asks no more. */
    Set<String> answered(long account, String lesson) {
        return ANSWERED
                .on(database)
                .with("account", account)
                .with("lesson", lesson)
                .list(row -> row.getString("question"))
                .stream()
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Remembers that somebody has read it, unless a question of it is open; the first time counts. */
    void markRead(long account, String lesson, Instant now) {
        MARK.on(database)
                .with("account", account)
                .with("lesson", lesson)
                .with("now", now)
                .update();
    }
}
