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
    private static final long EVERYBODY = -1;

    /**
     * The work of the member {@code m} on the problem {@code p} of the assignment {@code a}: one row {@code w}. Numeric: 0.57 of 1 are 57
     * per cent.
     */
    static final String WORK = """
            cross join lateral (
                select count(*) as tries,
                    min(s.submitted_at) filter (
                        where j.verdict = 'AC' or a.rule = 'score' and 100 * cast(j.score as numeric)
                            >= a.least * cast(j.max_score as numeric)) as done_at
                from submission s join judging j on j.submission_id = s.id and j.live
                where a.rule <> 'hand' and s.account_id = m.account_id and s.problem_id = p.id
                    and j.verdict is not null and j.verdict <> 'JE'
                having a.rule <> 'hand'
                union all
                select count(*),
                    min(h.answered_at) filter (
                        where h.outcome = 'right' and i.level >= a.least and (t.shown_at is null or h.answered_at < t.shown_at))
                from hand_sitting t
                join hand_instance i on i.id = t.hand_instance_id
                join package_version v on v.id = i.package_version_id
                join hand_answer h on h.account_id = t.account_id and h.hand_instance_id = t.hand_instance_id
                where a.rule = 'hand' and t.account_id = m.account_id and v.problem_id = p.id
                    and h.outcome in ('right', 'wrong')
                having a.rule = 'hand'
            ) w
            """;

    /** Problems that are not published now are missing, as in {@link Assignment}. */
    private static final Sql OF = Sql.of("""
            select m.account_id, a.id as assignment_id, p.id as problem_id, w.tries, w.done_at, w.done_at >= a.due_at as late
            from classroom_member m
            join assignment a on a.classroom_id = m.classroom_id
            join assignment_problem ap on ap.assignment_id = a.id
            join problem p on p.id = ap.problem_id and p.published
            """ + WORK + """
            where m.classroom_id = :classroom and m.role = 'student' and :account in (m.account_id, -1)
            order by m.account_id, a.opens_at, a.id, ap.place""");

    private final DataSource database;

    StudentResultRepository(DataSource database) {
        this.database = database;
    }

    /** A line for each student, assignment and problem of a class; by student, then in the order of assignments and problems. */
    public List<StudentResult> ofClass(long classroom) {
        return of(classroom, EVERYBODY);
    }

    /** The same for one student; empty where they are none in that class. */
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
