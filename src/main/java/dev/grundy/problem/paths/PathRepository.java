package dev.grundy.problem.paths;

import dev.grundy.base.database.JsonRow;
import dev.grundy.base.database.Query;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.format.pack.Difficulty;
import dev.grundy.problem.list.ProblemStatus;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;

/** The tables of paths. Thread-safe. */
@ApplicationScoped
class PathRepository {
    private static final long NOBODY = -1;

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

    private static final String STEPS = """
            select l.slug as path_slug, l.title as path_title, l.about, s.number, s.part, s.part_title, s.part_about,
                   s.why, s.before, p.id as problem_id, p.display_id, p.slug, p.title, p.difficulty, p.tier,
                   case when u.solved_at >= e.unlocked_at then 'assisted' when u.solved_at is not null then 'solved'
                        when u.account_id is not null then 'attempted' else 'new' end as status
            from learning_path l
            join learning_path_step s on s.path_slug = l.slug
            join problem p on p.display_id = s.display_id and p.published
            left join user_problem u on u.problem_id = p.id and u.account_id = :account
            left join editorial_unlock e on e.problem_key = p.problem_key and e.account_id = :account""";
    private static final Sql ALL = Sql.of(STEPS + " order by l.position, s.number");
    private static final Sql ONE = Sql.of(STEPS + " where l.slug = :slug order by s.number");
    private static final Sql WITH_PROBLEM = Sql.of(STEPS + """
             where l.slug = (select l.slug from learning_path l join learning_path_step s on s.path_slug = l.slug
                             join problem p on p.display_id = s.display_id
                             where p.slug = :problem order by l.position limit 1)
            order by s.number""");
    private static final Sql LATEST = Sql.of(STEPS + """
             where l.slug = (select s.path_slug from user_problem u
                             join problem p on p.id = u.problem_id and p.published
                             join learning_path_step s on s.display_id = p.display_id
                             where u.account_id = :account
                             order by greatest(u.solved_at, u.first_attempted_at) desc limit 1)
            order by s.number""");

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

    /** All paths, with how far that account has come on each; without lessons. */
    List<PathView> all(Optional<Long> account) {
        return ALL.on(database)
                .with("account", account.orElse(NOBODY))
                .query(PathRepository::line)
                .map(PathRepository::views)
                .ask();
    }

    Optional<PathView> bySlug(String slug, Optional<Long> account) {
        return first(ONE.on(database).with("account", account.orElse(NOBODY)).with("slug", slug))
                .ask();
    }

    /** The first path on which that problem lies. */
    Query<Optional<PathView>> withProblem(String problemSlug, Optional<Long> account) {
        return first(WITH_PROBLEM
                .on(database)
                .with("account", account.orElse(NOBODY))
                .with("problem", problemSlug));
    }

    /** The path on which the account tried or solved a problem last. */
    Query<Optional<PathView>> latest(long account) {
        return first(LATEST.on(database).with("account", account));
    }

    private static Query<Optional<PathView>> first(Sql.Execution statement) {
        return statement
                .query(PathRepository::line)
                .map(lines -> views(lines).stream().findFirst());
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

    private static Line line(JsonRow row) {
        return new Line(
                row.text("path_slug"),
                row.text("path_title"),
                row.text("about"),
                new PathView.Step(
                        row.text("path_slug"),
                        (int) row.number("number"),
                        new PathView.PartHeading(
                                (int) row.number("part"), row.text("part_title"), row.text("part_about")),
                        row.text("display_id"),
                        row.text("slug"),
                        row.text("title"),
                        Difficulty.ofLabel(row.textIfAny("difficulty").orElse(null)),
                        Tier.ofCode(row.text("tier")).orElseThrow(),
                        ProblemStatus.ofCode(row.text("status")).orElseThrow(),
                        row.text("why"),
                        row.text("before")));
    }
}
