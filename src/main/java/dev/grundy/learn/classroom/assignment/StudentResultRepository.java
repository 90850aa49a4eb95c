package dev.grundy.learn.classroom.assignment;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** Reads how far students are with their assignments. Thread-safe. */
@ApplicationScoped
public class StudentResultRepository {
    /**
     * The work on what is {@code asked}, a query of the same statement with a row for each student, assignment and problem. Without a row where
     * there was no try. All students at once: a class has thousands of such rows, and {@code user_problem} says for which there was a try. Numeric:
     * 0.57 of 1 are 57 per cent.
     */
    static final String WORK = """
            work as (
                select q.account_id, q.assignment_id, q.problem_id, count(*) as tries,
                    min(s.submitted_at) filter (
                        where j.verdict = 'AC' or q.rule = 'score' and 100 * cast(j.score as numeric)
                            >= q.least * cast(j.max_score as numeric)) as done_at
                from asked q
                join user_problem u on u.account_id = q.account_id and u.problem_id = q.problem_id
                join submission s on s.account_id = u.account_id and s.problem_id = u.problem_id
                join judging j on j.submission_id = s.id and j.live
                where q.rule <> 'hand' and j.verdict is not null and j.verdict <> 'JE'
                group by q.account_id, q.assignment_id, q.problem_id
                union all
                select q.account_id, q.assignment_id, q.problem_id, count(*),
                    min(h.answered_at) filter (
                        where h.outcome = 'right' and i.level >= q.least and (t.shown_at is null or h.answered_at < t.shown_at))
                from asked q
                join hand_sitting t on t.account_id = q.account_id
                join hand_instance i on i.id = t.hand_instance_id
                join package_version v on v.id = i.package_version_id and v.problem_id = q.problem_id
                join hand_answer h on h.account_id = t.account_id and h.hand_instance_id = t.hand_instance_id
                where q.rule = 'hand' and h.outcome in ('right', 'wrong')
                group by q.account_id, q.assignment_id, q.problem_id)
            """;

    /** Problems that are not published now are missing, as in {@link Assignment}. */
    private static final String ASKED = """
            select m.account_id, a.id as assignment_id, p.id as problem_id, a.rule, a.least, a.due_at, a.opens_at, ap.place
            from classroom_member m
            join assignment a on a.classroom_id = m.classroom_id
            join assignment_problem ap on ap.assignment_id = a.id
            join problem p on p.id = ap.problem_id and p.published
            where m.classroom_id = :classroom and m.role = 'student'
            """;

    private static final Sql OF = Sql.of("with asked as (" + ASKED + "and m.account_id = :account)," + WORK + """
            select account_id, assignment_id, problem_id, coalesce(w.tries, 0) as tries, w.done_at, w.done_at >= q.due_at as late
            from asked q left join work w using (account_id, assignment_id, problem_id)
            order by q.opens_at, assignment_id, q.place""");
    /** Not materialized: most of what a class is asked was never tried, and is not looked at here. */
    private static final Sql OF_CLASS = Sql.of("with asked as not materialized (" + ASKED + ")," + WORK + """
            select account_id, assignment_id, problem_id, w.tries, w.done_at, w.done_at >= q.due_at as late
            from work w join asked q using (account_id, assignment_id, problem_id)""");

    private final DataSource database;

    StudentResultRepository(DataSource database) {
        this.database = database;
    }

    /** A line for each student, assignment and problem that was tried, in no order. */
    public List<StudentResult> ofClass(long classroom) {
        return OF_CLASS.on(database).with("classroom", classroom).list(StudentResultRepository::result);
    }

    /** A line for each assignment and problem of a student, in their order; empty where they are none in that class. */
    public List<StudentResult> of(long classroom, long account) {
        return OF.on(database)
                .with("classroom", classroom)
                .with("account", account)
                .list(StudentResultRepository::result);
    }

    private static StudentResult result(ResultSet row) throws SQLException {
        @Nullable Instant done = Sql.instant(row, "done_at");
        return new StudentResult(
                row.getLong("account_id"),
                row.getLong("assignment_id"),
                row.getLong("problem_id"),
                row.getLong("tries"),
                Optional.ofNullable(done),
                row.getBoolean("late"));
    }
}
