package dev.grundy.learn.classroom.assignment;

import dev.grundy.base.database.JsonRow;
import dev.grundy.base.database.Query;
import dev.grundy.base.database.Sql;
import dev.grundy.people.account.TimeZones;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;

/** Answers the next assignments of a student in all classes that run. Thread-safe. */
@ApplicationScoped
public class DueAssignments {
    private static final Sql OF = Sql.of("""
            with asked as (
                select m.account_id, a.id as assignment_id, p.id as problem_id, a.rule, a.least, a.due_at, a.opens_at, a.title,
                    c.id as classroom_id, c.name, c.time_zone
                from classroom_member m
                join classroom c on c.id = m.classroom_id and c.archived_at is null
                join assignment a on a.classroom_id = c.id and a.opens_at <= :now
                join assignment_problem ap on ap.assignment_id = a.id
                join problem p on p.id = ap.problem_id and p.published
                where m.account_id = :account and m.role = 'student'),
            """ + StudentResultRepository.WORK + """
            select q.classroom_id, assignment_id as id, q.title, q.due_at, q.name, q.time_zone, count(*) as problems, count(w.done_at) as done
            from asked q left join work w using (account_id, assignment_id, problem_id)
            group by q.classroom_id, assignment_id, q.title, q.due_at, q.opens_at, q.name, q.time_zone
            having count(w.done_at) < count(*)
            order by q.due_at nulls last, q.opens_at, assignment_id
            limit :most""");

    private final DataSource database;
    private final Clock clock;

    DueAssignments(DataSource database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** Those that are open and not done, by due date; those without one come last. */
    public Query<List<DueAssignment>> of(long account, int most) {
        Instant now = clock.instant();
        return OF.on(database)
                .with("account", account)
                .with("now", now)
                .with("most", most)
                .query(row -> assignment(row, now));
    }

    private static DueAssignment assignment(JsonRow row, Instant now) {
        ZoneId zone = TimeZones.parse(row.text("time_zone")).orElse(ZoneOffset.UTC);
        Optional<Instant> due = row.instantIfAny("due_at");
        return new DueAssignment(
                Assignment.address(row.number("classroom_id"), row.number("id")),
                row.text("title"),
                row.text("name"),
                due.map(at -> new ClassTime(at, zone)),
                due.filter(at -> !at.isAfter(now)).isPresent(),
                row.number("done"),
                row.number("problems"));
    }
}
