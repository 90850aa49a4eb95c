package dev.grundy.learn.classroom.assignment;

import dev.grundy.base.database.Sql;
import dev.grundy.learn.classroom.assignment.Assignment.AssignedProblem;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;

/** Reads assignments. Thread-safe. */
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
