package dev.grundy.problem.paths;

import dev.grundy.base.database.Sql;
import dev.grundy.web.frame.ReaderLanguage;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.sql.DataSource;

/** Where lessons stand on paths. Their texts, what they ask, and how far people have come in them is written by {@code dev.grundy.learn.lesson}. Thread-safe. */
@ApplicationScoped
class PathLessonRepository {
    private static final long NOBODY = -1;

    private static final Sql FORGET = Sql.of("delete from learning_path_lesson where not path_slug = any(:broken)");
    private static final Sql ADD = Sql.of("""
            insert into learning_path_lesson (path_slug, number, lesson, step, part, part_title, part_about)
            values (:slug, :number, :lesson, :step, :part, :part_title, :part_about)""");

    private static final String LESSONS = """
            select l.path_slug, l.number, l.lesson, l.step, l.part, l.part_title, l.part_about, t.title, t.summary,
                   r.account_id is not null as read, asked.questions, asked.answered
            from learning_path_lesson l
            join lesson_text t on t.lesson = l.lesson and t.language = :language
            left join lesson_read r on r.lesson = l.lesson and r.account_id = :account
            cross join lateral (
                select count(*) as questions, count(a.question) as answered
                from lesson_question q
                left join lesson_answer a on a.account_id = :account and a.lesson = q.lesson and a.question = q.question
                where q.lesson = l.lesson) asked""";
    private static final Sql ALL = Sql.of(LESSONS + " order by l.path_slug, l.number");
    private static final Sql ONE = Sql.of(LESSONS + " where l.path_slug = :slug order by l.number");

    private final DataSource database;

    PathLessonRepository(DataSource database) {
        this.database = database;
    }

    /** Writes the lessons of these paths in place of all but those of the paths that are kept. */
    void replace(Collection<LearningPath> paths, Collection<String> kept) {
        FORGET.on(database).with("broken", kept.toArray(String[]::new)).update();
        paths.forEach(this::add);
    }

    private void add(LearningPath path) {
        int number = 0;
        int step = 1;
        for (int part = 0; part < path.parts().size(); part++) {
            for (LearningPath.Stop stop : path.parts().get(part).stops()) {
                switch (stop) {
                    case LearningPath.Step _ -> step++;
                    case LearningPath.Lesson lesson ->
                        ADD.on(database)
                                .with("slug", path.slug())
                                .with("number", ++number)
                                .with("lesson", lesson.name())
                                .with("step", step)
                                .with("part", part + 1)
                                .with("part_title", path.parts().get(part).title())
                                .with("part_about", path.parts().get(part).about())
                                .update();
                }
            }
        }
    }

    /** Those of these paths, each with the lessons that stand on it, in the reader's language. */
    List<PathView> with(List<PathView> paths, Optional<Long> account) {
        Map<String, List<PathView.Lesson>> lessons = ALL
                .on(database)
                .with("account", account.orElse(NOBODY))
                .with("language", ReaderLanguage.now().code())
                .list(PathLessonRepository::lesson)
                .stream()
                .collect(Collectors.groupingBy(PathView.Lesson::pathSlug, LinkedHashMap::new, Collectors.toList()));
        return paths.stream()
                .map(path -> path.with(lessons.getOrDefault(path.slug(), List.of())))
                .toList();
    }

    /** The path with the lessons that stand on it, in the reader's language. */
    PathView with(PathView path, Optional<Long> account) {
        return path.with(ONE.on(database)
                .with("account", account.orElse(NOBODY))
                .with("language", ReaderLanguage.now().code())
                .with("slug", path.slug())
                .list(PathLessonRepository::lesson));
    }

    private static PathView.Lesson lesson(ResultSet row) throws SQLException {
        return new PathView.Lesson(
                row.getString("path_slug"),
                row.getInt("number"),
                row.getString("lesson"),
                row.getInt("step"),
                new PathView.PartHeading(row.getInt("part"), row.getString("part_title"), row.getString("part_about")),
                row.getString("title"),
                row.getString("summary"),
                row.getBoolean("read"),
                new QuestionCount(row.getInt("answered"), row.getInt("questions")));
    }
}
