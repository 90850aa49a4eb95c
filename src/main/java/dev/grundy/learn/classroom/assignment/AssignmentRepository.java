package dev.grundy.learn.classroom.assignment;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.learn.classroom.assignment.Assignment.AssignedProblem;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.sql.DataSource;

/** The tables of assignments. Thread-safe. */
@ApplicationScoped
public class AssignmentRepository {
    private static final String SELECT = """
            select a.id, a.classroom_id, a.title, a.opens_at, a.due_at, a.rule, coalesce(a.least, 0) as least,
                p.id as problem_id, p.display_id, p.slug, p.title as problem_title
            from assignment a
            left join assignment_problem ap on ap.assignment_id = a.id
            left join problem p on p.id = ap.problem_id and p.published
            where a.classroom_id = :classroom""";
    private static final Sql OF = Sql.of(SELECT + "\norder by a.opens_at, a.id, ap.place");
    private static final Sql FIND = Sql.of(SELECT + " and a.id = :id\norder by ap.place");

    private static final Sql LOCK =
            Sql.of("select id from classroom where id = :classroom and archived_at is null for update");
    private static final Sql COUNT =
            Sql.of("select count(*) as assignments from assignment where classroom_id = :classroom");
    private static final Sql ADD = Sql.of("""
            insert into assignment (classroom_id, title, opens_at, due_at, rule, least, made_at)
            values (:classroom, :title, :opens, cast(:due as timestamptz), :rule, cast(:least as integer), :now)
            returning id""");
    private static final Sql CHANGE = Sql.of("""
            update assignment set title = :title, opens_at = :opens, due_at = cast(:due as timestamptz), rule = :rule,
                least = cast(:least as integer)
            where classroom_id = :classroom and id = :id""");
    private static final Sql DELETE = Sql.of("delete from assignment where classroom_id = :classroom and id = :id");
    private static final Sql UNPUBLISHED = Sql.of("""
            select ap.problem_id from assignment_problem ap join problem p on p.id = ap.problem_id and not p.published
            where ap.assignment_id = :id order by ap.place""");
    private static final Sql TAKE = Sql.of("delete from assignment_problem where assignment_id = :id");
    private static final Sql PUT = Sql.of("""
            insert into assignment_problem (assignment_id, problem_id, place)
            select :id, chosen.problem, chosen.place from unnest(:problems) with ordinality chosen (problem, place)""");
    private static final Sql TIERS = Sql.of("""
            select p.id, p.tier from assignment_problem ap join problem p on p.id = ap.problem_id
            where ap.assignment_id = :id""");

    private final DataSource database;

    AssignmentRepository(DataSource database) {
        this.database = database;
    }

    /** All of a class, those that open first come first. */
    public List<Assignment> of(long classroom) {
        return grouped(OF.on(database).with("classroom", classroom).list(AssignmentRepository::assignment));
    }

    /** Empty where the class has no such assignment. */
    public Optional<Assignment> find(long classroom, long id) {
        return grouped(FIND.on(database)
                        .with("classroom", classroom)
                        .with("id", id)
                        .list(AssignmentRepository::assignment))
                .stream()
                .findFirst();
    }

    /** Keeps others from changing assignments of the class until the transaction ends; false for one that is archived. */
    boolean lockRunning(long classroom) {
        return LOCK.on(database)
                .with("classroom", classroom)
                .find(row -> row.getLong("id"))
                .isPresent();
    }

    int count(long classroom) {
        return COUNT.on(database).with("classroom", classroom).one(row -> row.getInt("assignments"));
    }

    /** Its number; it has no problems yet. */
    long add(long classroom, AssignmentPlan plan, Instant now) {
        return planned(ADD, classroom, plan).with("now", now).one(row -> row.getLong("id"));
    }

    void change(long classroom, long id, AssignmentPlan plan) {
        planned(CHANGE, classroom, plan).with("id", id).update();
    }

    void delete(long classroom, long id) {
        DELETE.on(database).with("classroom", classroom).with("id", id).update();
    }

    /** Those of its problems that are not published now, in their order. */
    List<Long> unpublished(long id) {
        return UNPUBLISHED.on(database).with("id", id).list(row -> row.getLong("problem_id"));
    }

    /** Takes all problems out of it. */
    void take(long id) {
        TAKE.on(database).with("id", id).update();
    }

    /** Puts problems into one that has none. */
    void put(long id, List<Long> problems) {
        PUT.on(database)
                .with("id", id)
                .with("problems", problems.toArray(Long[]::new))
                .update();
    }

    /** The tier that each of its problems asks for, by the problem's number. */
    Map<Long, Tier> tiers(long id) {
        return TIERS
                .on(database)
                .with("id", id)
                .list(row -> Map.entry(
                        row.getLong("id"), Tier.ofCode(row.getString("tier")).orElseThrow()))
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    private Sql.Execution planned(Sql statement, long classroom, AssignmentPlan plan) {
        return statement
                .on(database)
                .with("classroom", classroom)
                .with("title", plan.title())
                .with("opens", plan.opensAt())
                .with("due", plan.dueAt().orElse(null))
                .with("rule", plan.rule().code())
                .with("least", plan.rule().wantsNumber() ? plan.least() : null);
    }

    /** Rows of one assignment follow each other, each with at most one problem. */
    private static List<Assignment> grouped(List<Assignment> rows) {
        List<Assignment> whole = new ArrayList<>();
        for (Assignment row : rows) {
            if (whole.isEmpty() || whole.getLast().id() != row.id()) {
                whole.add(row);
            } else {
                whole.add(with(whole.removeLast(), row.problems()));
            }
        }
        return List.copyOf(whole);
    }

    private static Assignment with(Assignment known, List<AssignedProblem> more) {
        List<AssignedProblem> problems = new ArrayList<>(known.problems());
        problems.addAll(more);
        return new Assignment(
                known.id(),
                known.classroom(),
                known.title(),
                known.opensAt(),
                known.dueAt(),
                known.rule(),
                known.least(),
                problems);
    }

    private static Assignment assignment(ResultSet row) throws SQLException {
        long problem = row.getLong("problem_id");
        return new Assignment(
                row.getLong("id"),
                row.getLong("classroom_id"),
                row.getString("title"),
                Objects.requireNonNull(Sql.instant(row, "opens_at")),
                Optional.ofNullable(Sql.instant(row, "due_at")),
                AssignmentRule.ofCode(row.getString("rule")).orElseThrow(),
                row.getInt("least"),
                problem == 0
                        ? List.of()
                        : List.of(new AssignedProblem(
                                problem,
                                row.getString("display_id"),
                                row.getString("slug"),
                                row.getString("problem_title"))));
    }
}
