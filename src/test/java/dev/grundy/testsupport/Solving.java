package dev.grundy.testsupport;

import dev.grundy.base.database.Sql;
import java.time.ZonedDateTime;
import java.util.Optional;
import javax.sql.DataSource;

/** Writes what judgings would have written, for tests of pages that show it. */
public final class Solving {
    private final DataSource database;

    public Solving(DataSource database) {
        this.database = database;
    }

    public long account(String name) {
        return Sql.of("select id from account where name = :name")
                .on(database)
                .with("name", name)
                .one(row -> row.getLong("id"));
    }

    /** A submission of the person, accepted on that day. */
    public long solve(String name, String displayId, String day) {
        return judge(name, displayId, day, "AC");
    }

    /** A submission of somebody who lives in that zone, accepted at that time. */
    public long solveAt(String name, String displayId, ZonedDateTime time) {
        long submission = send(
                "cpp",
                name,
                displayId,
                time.toOffsetDateTime().toString(),
                Optional.of(time.toLocalDate().toString()),
                "int main() {}");
        judge(submission, "AC");
        return submission;
    }

    /** A submission of the person with that verdict, sent and judged at that time; answers its id. */
    public long judge(String name, String displayId, String time, String verdict) {
        return judge(name, displayId, time, verdict, "int main() {}");
    }

    /** The same with that program. */
    public long judge(String name, String displayId, String time, String verdict, String program) {
        return judged(send("cpp", name, displayId, time, Optional.empty(), program), verdict);
    }

    /** The same in a language. */
    public long judgeIn(String language, String name, String displayId, String time, String verdict) {
        return judged(send(language, name, displayId, time, Optional.empty(), "1"), verdict);
    }

    private long judged(long submission, String verdict) {
        judge(submission, verdict);
        return submission;
    }

    /** @param day in the sender's calendar; empty: the day in UTC */
    private long send(
            String language, String name, String displayId, String time, Optional<String> day, String program) {
        return Sql.of("""
                insert into submission (account_id, problem_id, language, source, source_hash, submitted_at, day)
                select a.id, p.id, :language, convert_to(:program, 'UTF8'), encode(sha256(convert_to(:program, 'UTF8')), 'hex'), cast(:time as timestamptz),
                       cast(:day as date)
                from account a, problem p where a.name = :name and p.display_id = :problem
                returning id""")
                .on(database)
                .with("language", language)
                .with("time", time)
                .with("day", day.orElse(null))
                .with("program", program)
                .with("name", name)
                .with("problem", displayId)
                .one(row -> row.getLong("id"));
    }

    private void judge(long submission, String verdict) {
        Sql.of("""
                with judged as (
                    insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at, finished_at,
                                         verdict, cpu_time_us, wall_time_us, memory_bytes)
                    select s.id, 1, true, p.live_version_id, s.account_id, 1, s.submitted_at, s.submitted_at, :verdict, 1000, 1000, 1048576
                    from submission s join problem p on p.id = s.problem_id where s.id = :id
                    returning submission_id)
                insert into user_problem (account_id, problem_id, first_attempted_at, solved_at, solved_by)
                select s.account_id, s.problem_id, s.submitted_at, case when :verdict = 'AC' then s.submitted_at end,
                       case when :verdict = 'AC' then s.id end
                from judged j join submission s on s.id = j.submission_id
                on conflict (account_id, problem_id) do update
                set solved_at = least(user_problem.solved_at, excluded.solved_at),
                    solved_by = coalesce(user_problem.solved_by, excluded.solved_by)""").on(database).with("verdict", verdict).with("id", submission).update();
    }
}
