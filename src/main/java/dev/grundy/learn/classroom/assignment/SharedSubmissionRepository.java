package dev.grundy.learn.classroom.assignment;

import dev.grundy.base.database.Sql;
import dev.grundy.submission.verdict.SubmissionAccess.SharedSubmissions;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import javax.sql.DataSource;

/**
 * Lets teachers read submissions of their students to problems of their class's assignments. That ends when the student leaves, and when
 * the assignment is deleted; one that is not open yet shares nothing. Thread-safe.
 */
@ApplicationScoped
class SharedSubmissionRepository implements SharedSubmissions {
    private static final Sql MAY_READ = Sql.of("""
            select exists (
                select from submission s
                join classroom_member student on student.account_id = s.account_id and student.role = 'student'
                join classroom_member teacher on teacher.classroom_id = student.classroom_id and teacher.role = 'teacher'
                join assignment a on a.classroom_id = student.classroom_id and a.opens_at <= :now
                join assignment_problem ap on ap.assignment_id = a.id and ap.problem_id = s.problem_id
                where s.id = :submission and teacher.account_id = :reader) as may_read""");

    private final DataSource database;
    private final Clock clock;

    SharedSubmissionRepository(DataSource database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    @Override
    public boolean mayRead(long reader, long submission) {
        return MAY_READ.on(database)
                .with("reader", reader)
                .with("submission", submission)
                .with("now", clock.instant())
                .one(row -> row.getBoolean("may_read"));
    }
}
