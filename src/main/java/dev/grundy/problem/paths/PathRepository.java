package dev.grundy.problem.paths;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.format.pack.Difficulty;
import dev.grundy.problem.list.ProblemStatus;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import javax.sql.DataSource;

/** The tables of paths. Thread-safe. */
@ApplicationScoped
class PathRepository {
    private static final Sql LOCK = Sql.of("lock table learning_path in exclusive mode");
    private static final Sql FORGET = Sql.of("delete from learning_path where not slug = any(:broken)");
    private static final Sql ADD = Sql.of("""
            insert into learning_path (slug, position, title, about)
            values (:slug, (select 1 + coalesce(max(position), 0) from learning_path), :title, :about)""");
    private static final Sql ADD_STEP = Sql.of("""
            insert into learning_path_step (path_slug, number, part, part_title, part_about, display_id, why, before)
            values (:slug, :number, :part, :part_title, :part_about, :problem, :why, :before)""");
    private static final Sql ARRANGE = Sql.of("""
            update learning_path set position = ordered.place
            from (select slug, row_number() over (order by slug) as place from learning_path) ordered
            where ordered.slug = learning_path.slug""");

    private static final Sql STEPS = Sql.of("""
            select l.slug as path_slug, l.title as path_title, l.about, s.number, s.part, s.part_title, s.part_about,
                   s.why, s.before, p.id, p.display_id, p.slug, p.title, p.difficulty, p.tier
            from learning_path l
            join learning_path_step s on s.path_slug = l.slug
            join problem p on p.display_id = s.display_id and p.published
            order by l.position, s.number""");

    private final DataSource database;

    PathRepository(DataSource database) {
        this.database = database;
    }

    /** Until the transaction ends, no other node loads paths; everybody reads them. */
    void lock() {
        LOCK.on(database).update();
    }

    /** Writes these paths in place of all but those that are kept. */
    void replace(Collection<LearningPath> paths, Collection<String> kept) {
        FORGET.on(database).with("broken", kept.toArray(String[]::new)).update();
        for (LearningPath path : paths) {
            ADD.on(database)
                    .with("slug", path.slug())
                    .with("title", path.title())
                    .with("about", path.about())
                    .update();
            int number = 0;
            for (int part = 0; part < path.parts().size(); part++) {
                for (LearningPath.Stop stop : path.parts().get(part).stops()) {
                    if (stop instanceof LearningPath.Step step) {
                        add(path.slug(), ++number, part + 1, path.parts().get(part), step);
                    }
                }
            }
        }
        ARRANGE.on(database).update();
    }

    private void add(String slug, int number, int partNumber, LearningPath.Part part, LearningPath.Step step) {
        ADD_STEP.on(database)
                .with("slug", slug)
                .with("number", number)
                .with("part", partNumber)
                .with("part_title", part.title())
                .with("part_about", part.about())
                .with("problem", step.problem())
                .with("why", step.why())
                .with("before", step.before())
                .update();
    }

    /** All paths, with nobody's progress and without lessons. */
    List<PathView> all() {
        return views(STEPS.on(database).list(PathRepository::line));
    }

    /** A step with its path. */
    private record Line(String slug, String title, String about, PathView.Step step) {}

    private static List<PathView> views(List<Line> lines) {
        List<PathView> views = new ArrayList<>();
        List<PathView.Step> steps = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            steps.add(line.step());
            boolean isLast = i + 1 == lines.size() || !lines.get(i + 1).slug().equals(line.slug());
            if (isLast) {
                views.add(new PathView(line.slug(), line.title(), line.about(), steps, List.of()));
                steps = new ArrayList<>();
            }
        }
        return views;
    }

    private static Line line(ResultSet row) throws SQLException {
        return new Line(
                row.getString("path_slug"),
                row.getString("path_title"),
                row.getString("about"),
                new PathView.Step(
                        row.getString("path_slug"),
                        row.getInt("number"),
                        new PathView.PartHeading(
                                row.getInt("part"), row.getString("part_title"), row.getString("part_about")),
                        row.getLong("id"),
                        row.getString("display_id"),
                        row.getString("slug"),
                        row.getString("title"),
                        Difficulty.ofLabel(row.getString("difficulty")),
                        Tier.ofCode(row.getString("tier")).orElseThrow(),
                        ProblemStatus.NEW,
                        row.getString("why"),
                        row.getString("before")));
    }
}
