package dev.grundy.submission.solves;

import dev.grundy.base.database.JsonRow;
import dev.grundy.base.database.Query;
import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;

/** Solves by earlier versions. Reads only; {@link SolveCheckRepository} has solves judged again. Thread-safe. */
@ApplicationScoped
public class SolveRepository {
    /** Each solve takes some look-ups: of a problem that very many have solved only so many are counted, the latest. */
    static final int COUNTED = 10_000;

    private static final String COLUMNS = """
            select p.slug, p.display_id, p.title, a.name as person, coalesce(v.submission_id, u.solved_by) as submission,
                   v.solved_at, v.standing
            from changed_solve v
            join user_problem u on u.account_id = v.account_id and u.problem_id = v.problem_id
            join problem p on p.id = v.problem_id and p.published
            join account a on a.id = v.account_id
            where v.standing <> 'current'
            """;
    private static final Sql OF_ACCOUNT =
            Sql.of(COLUMNS + "and v.account_id = :account order by v.standing = 'refused' desc, p.display_id");
    private static final Sql OF_BOTH = Sql.of(COLUMNS + "and v.account_id = :account and v.problem_id = :problem");
    private static final Sql OF_PROBLEM = Sql.of(COLUMNS + """
            and v.problem_id = :problem and v.standing = :standing and coalesce(v.submission_id, u.solved_by) < :before
            order by submission desc limit :most""");
    /** For a test of its plan. */
    static final String COUNTS_TEXT = """
            select count(*) as solves,
                   count(*) filter (where v.standing = 'earlier' and s.account_id is null) as waiting,
                   count(*) filter (where v.standing = 'earlier' and s.account_id is not null) as suspended,
                   count(*) filter (where v.standing = 'refused') as refused,
                   count(*) filter (where v.standing = 'failed') as failed
            from (select account_id, problem_id from user_problem
                  where problem_id = :problem and solved_at is not null
                  order by solved_at desc, account_id desc limit :most) as latest
            left join changed_solve v on v.account_id = latest.account_id and v.problem_id = latest.problem_id
            left join suspension s on s.account_id = latest.account_id and (s.until is null or s.until > :now)""";

    private static final Sql COUNTS = Sql.of(COUNTS_TEXT);

    private final DataSource database;
    private final Clock clock;

    SolveRepository(DataSource database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    /** A person's solves of served problems that are not current, refused ones first, then by display id. */
    public Query<List<ChangedSolve>> changed(long account) {
        return OF_ACCOUNT.on(database).with("account", account).query(SolveRepository::solve);
    }

    /** Of these the one of a problem. */
    Query<Optional<ChangedSolve>> changed(long account, long problem) {
        return OF_BOTH.on(database)
                .with("account", account)
                .with("problem", problem)
                .first(SolveRepository::solve);
    }

    /**
     * The solves of a problem that stand like that, the newest submission first.
     *
     * @param before only submissions with smaller ids
     */
    public List<ChangedSolve> ofProblem(long problem, SolveStanding standing, long before, int most) {
        return OF_PROBLEM
                .on(database)
                .with("problem", problem)
                .with("standing", standing.code())
                .with("before", before)
                .with("most", most)
                .query(SolveRepository::solve)
                .ask();
    }

    /** Over the latest {@value #COUNTED} solves of the problem. */
    public SolveCounts counts(long problem) {
        return COUNTS.on(database)
                .with("problem", problem)
                .with("most", COUNTED)
                .with("now", clock.instant())
                .one(row -> new SolveCounts(
                        row.getLong("solves"),
                        row.getLong("waiting"),
                        row.getLong("suspended"),
                        row.getLong("refused"),
                        row.getLong("failed"),
                        row.getLong("solves") == COUNTED));
    }

    private static ChangedSolve solve(JsonRow row) {
        return new ChangedSolve(
                row.text("slug"),
                row.text("display_id"),
                row.text("title"),
                row.text("person"),
                row.number("submission"),
                row.instant("solved_at"),
                SolveStanding.ofCode(row.text("standing")).orElseThrow());
    }
}
