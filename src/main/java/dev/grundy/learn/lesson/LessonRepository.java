package dev.grundy.learn.lesson;

import dev.grundy.base.database.Sql;
import dev.grundy.web.frame.PageLanguage;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.Optional;
import javax.sql.DataSource;

/** The texts of lessons, and their questions. Thread-safe. */
@ApplicationScoped
class LessonRepository {
    private static final Sql LOCK = Sql.of("lock table lesson_text in exclusive mode");
    private static final Sql FORGET = Sql.of("delete from lesson_text where not lesson = any(:broken)");
    private static final Sql ADD = Sql.of("""
            insert into lesson_text (lesson, language, title, summary, body)
            values (:lesson, :language, :title, :summary, :body)""");
    private static final Sql FIND =
            Sql.of("select title, summary, body from lesson_text where lesson = :lesson and language = :language");
    private static final Sql FORGET_QUESTIONS = Sql.of("delete from lesson_question where not lesson = any(:broken)");
    private static final Sql ADD_QUESTION =
            Sql.of("insert into lesson_question (lesson, question) values (:lesson, :question)");

    private final DataSource database;

    LessonRepository(DataSource database) {
        this.database = database;
    }

    /** The stored text of a lesson in a language. */
    record Stored(String title, String summary, String body) {}

    /** Until the transaction ends, no other node loads lessons; everybody reads them. */
    void lock() {
        LOCK.on(database).update();
    }

    /** Writes these lessons in place of all but those that are kept. */
    void replace(Collection<Lesson> lessons, Collection<String> kept) {
        String[] broken = kept.toArray(String[]::new);
        FORGET.on(database).with("broken", broken).update();
        FORGET_QUESTIONS.on(database).with("broken", broken).update();
        for (Lesson lesson : lessons) {
            for (Lesson.Text text : lesson.texts()) {
                ADD.on(database)
                        .with("lesson", lesson.name())
                        .with("language", text.language().code())
                        .with("title", text.title())
                        .with("summary", text.summary())
                        .with("body", text.body())
                        .update();
            }
            for (String question : lesson.questionIds()) {
                ADD_QUESTION
                        .on(database)
                        .with("lesson", lesson.name())
                        .with("question", question)
                        .update();
            }
        }
    }

    Optional<Stored> find(String lesson, PageLanguage language) {
        return FIND.on(database)
                .with("lesson", lesson)
                .with("language", language.code())
                .find(row -> new Stored(row.getString("title"), row.getString("summary"), row.getString("body")));
    }
}
