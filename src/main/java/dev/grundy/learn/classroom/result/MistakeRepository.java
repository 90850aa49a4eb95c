package dev.grundy.learn.classroom.result;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Verdict;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import javax.sql.DataSource;

/** Reads the most frequent mistakes of a class's students at a problem. Thread-safe. */
@ApplicationScoped
class MistakeRepository {
    private static final int MOST = 10;

    private static final String OF_STUDENTS = """
            from classroom_member m
            join submission s on s.account_id = m.account_id and s.problem_id = :problem
            join judging j on j.submission_id = s.id and j.live and j.verdict <> 'JE'
            """;
    private static final String WHERE = "where m.classroom_id = :classroom and m.role = 'student'\n";

    private static final Sql VERDICTS =
            Sql.of("select j.verdict, count(*) as programs, count(distinct s.account_id) as students\n" + OF_STUDENTS
                    + WHERE + "group by j.verdict order by programs desc, j.verdict");

    private static final Sql TESTS =
            Sql.of("select j.first_failure ->> 'test' as test, count(distinct s.account_id) as students\n"
                    + OF_STUDENTS + WHERE
                    + "and j.first_failure ->> 'test' <> '' group by test order by students desc, test limit :most");

    private static final Sql IDEAS = Sql.of("""
            select f.result ->> 'idea' as idea, f.result ->> 'idea_german' as idea_german, count(distinct s.account_id) as students
            """ + OF_STUDENTS + """
            join finding f on f.source_hash = s.source_hash and f.language = s.language
                and f.package_version_id = j.package_version_id and f.kind = 'idea'
            """ + WHERE + """
            and f.finished_at is not null and f.result ->> 'outcome' = 'told'
            group by idea, idea_german order by students desc, idea limit :most""");

    private final DataSource database;

    MistakeRepository(DataSource database) {
        this.database = database;
    }

    /** How many programs got a verdict, and from how many students. */
    record VerdictCount(Verdict verdict, long programs, long students) {}

    /** How many students had a program whose first failure was at that test. */
    record FailedTest(String test, long students) {}

    /** A mistaken idea, in words that follow "like one that", and how many students had a program that explains itself by it. */
    record MistakenIdea(String english, String german, long students) {}

    /** The most frequent first; verdicts of our own faults are left out. */
    List<VerdictCount> verdicts(long classroom, long problem) {
        return asked(VERDICTS, classroom, problem)
                .list(row -> new VerdictCount(
                        Verdict.valueOf(row.getString("verdict")), row.getLong("programs"), row.getLong("students")));
    }

    /** Those at which most students failed first, at most 10. */
    List<FailedTest> tests(long classroom, long problem) {
        return asked(TESTS, classroom, problem)
                .with("most", MOST)
                .list(row -> new FailedTest(row.getString("test"), row.getLong("students")));
    }

    /** Those that most students had, at most 10. */
    List<MistakenIdea> ideas(long classroom, long problem) {
        return asked(IDEAS, classroom, problem)
                .with("most", MOST)
                .list(row ->
                        new MistakenIdea(row.getString("idea"), row.getString("idea_german"), row.getLong("students")));
    }

    private Sql.Execution asked(Sql question, long classroom, long problem) {
        return question.on(database).with("classroom", classroom).with("problem", problem);
    }
}
