package dev.grundy.problem.paths;

import dev.grundy.base.database.Sql;
import dev.grundy.web.frame.ReaderLanguage;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.sql.DataSource;

/** Where lessons stand on paths. Their texts and what they ask is written by {@code dev.grundy.learn.lesson}. Thread-safe. */
@ApplicationScoped
class PathLessonRepository {
    private static final Sql FORGET = Sql.of("delete from learning_path_lesson where not path_slug = any(:broken)");
    private static final Sql ADD = Sql.of("""
            insert into learning_path_lesson (path_slug, number, lesson, step, part, part_title, part_about)
            values (:slug, :number, :lesson, :step, :part, :part_title, :part_about)""");

    private static final Sql LESSONS = Sql.of("""
            select l.path_slug, l.number, l.lesson, l.step, l.part, l.part_title, l.part_about, t.title, t.summary,
                   (select count(*) from lesson_question q where q.lesson = l.lesson) as questions
            from learning_path_lesson l
            join lesson_text t on t.lesson = l.lesson and t.language = :language
            order by l.path_slug, l.number""");

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

    /** These paths, each with the lessons that stand on it, in the reader's language. */
    List<PathView> with(List<PathView> paths) {
        Map<String, List<PathView.Lesson>> lessons =
                LESSONS
                        .on(database)
                        .with("language", ReaderLanguage.now().code())
                        .list(PathLessonRepository::lesson)
                        .stream()
                        .collect(Collectors.groupingBy(PathView.Lesson::pathSlug));
        return paths.stream()
                .map(path -> path.with(lessons.getOrDefault(path.slug(), List.of())))
                .toList();
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
                false,
                new QuestionCount(0, row.getInt("questions")));
    }
}
