package dev.grundy.problem.solutions;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.MemorySize;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.sql.DataSource;

/** Accepted programs and who shares them: {@code submission_share} and {@code account_share}. Thread-safe. */
@ApplicationScoped
class SolutionRepository {
    private static final int MOST_LISTED = 100;
    private static final long NANOS_PER_MICRO = 1_000;

    private static final String PROGRAM = """
            s.id, s.account_id, a.name as author, s.language, j.cpu_time_us, j.memory_bytes, octet_length(s.source) as bytes,
            s.submitted_at,""";
    private static final String COLUMNS = PROGRAM + """
             (exists (select from submission_share x where x.submission_id = s.id)
             or exists (select from account_share x where x.account_id = s.account_id)) as shared""";
    private static final String ACCEPTED = acceptedOf("submission");
    /** By those who share, not by what was sent: to some problems very many have sent programs, and few share theirs. */
    private static final String OFFERED = """
            (select s.id from user_problem u
             join account_share x on x.account_id = u.account_id
             join submission s on s.account_id = u.account_id and s.problem_id = u.problem_id
             where u.problem_id = :problem and u.solved_at is not null
             union
             select s.id from submission_share x join submission s on s.id = x.submission_id where s.problem_id = :problem) offered
            cross join submission""";

    private static final Map<SolutionSort, Sql> SHARED = Arrays.stream(SolutionSort.values())
            .collect(Collectors.toMap(sort -> sort, sort -> Sql.of(sharedText(sort))));
    private static final Sql OWN = Sql.of(
            "select " + COLUMNS + " " + ACCEPTED + " and s.account_id = :account order by s.id desc limit :most");
    private static final Sql ONE = Sql.of("select " + COLUMNS + ", s.source " + ACCEPTED + " and s.id = :id");
    private static final Sql SOLVED = Sql.of("""
            select count(*) as solved from user_problem
            where account_id = :account and problem_id = :problem and solved_at is not null""");
    private static final Sql SHARE = Sql.of("""
            insert into submission_share (submission_id, shared_at)
            select id, :now from submission where id = :id and account_id = :account on conflict do nothing""");
    private static final Sql UNSHARE = Sql.of("""
            delete from submission_share using submission s
            where submission_id = :id and s.id = submission_id and s.account_id = :account""");
    private static final Sql SHARE_ALL =
            Sql.of("insert into account_share (account_id, since) values (:account, :now) on conflict do nothing");
    private static final Sql UNSHARE_ALL = Sql.of("delete from account_share where account_id = :account");
    private static final Sql SHARES_ALL =
            Sql.of("select count(*) as shares from account_share where account_id = :account");
    private static final Sql SHARED_SINGLY = Sql.of("""
            select count(*) as shares from submission_share x join submission s on s.id = x.submission_id
            where s.account_id = :account""");

    private final DataSource database;

    SolutionRepository(DataSource database) {
        this.database = database;
    }

    /** A program to be read. */
    record Text(SharedSolution solution, String source) {}

    private static String acceptedOf(String submissions) {
        return """
                from %s s
                join account a on a.id = s.account_id
                join judging j on j.submission_id = s.id and j.live and j.verdict = 'AC'
                where s.problem_id = :problem""".formatted(submissions);
    }

    /** Asks for the programs to a problem that are shared. */
    static String sharedText(SolutionSort sort) {
        return """
                select * from (
                    select distinct on (s.source_hash) %s true as shared, %s as sorted
                    %s and s.id = offered.id and (cast(:language as text) = '' or s.language = :language)
                    order by s.source_hash, s.id) as shared
                order by sorted, id limit :most""".formatted(PROGRAM, sort.column(), acceptedOf(OFFERED));
    }

    boolean hasSolved(long account, long problem) {
        return SOLVED.on(database)
                        .with("account", account)
                        .with("problem", problem)
                        .one(row -> row.getInt("solved"))
                > 0;
    }

    /** Shared programs, the least by that measure first; of the same program sent several times, the first. */
    List<SharedSolution> shared(long problem, String language, SolutionSort sort) {
        return Objects.requireNonNull(SHARED.get(sort))
                .on(database)
                .with("problem", problem)
                .with("language", language)
                .with("most", MOST_LISTED)
                .list(SolutionRepository::solution);
    }

    /** The person's own accepted programs, latest first. */
    List<SharedSolution> own(long account, long problem) {
        return OWN.on(database)
                .with("problem", problem)
                .with("account", account)
                .with("most", MOST_LISTED)
                .list(SolutionRepository::solution);
    }

    /** An accepted program to that problem, shared or not. */
    Optional<Text> find(long problem, long id) {
        return ONE.on(database)
                .with("problem", problem)
                .with("id", id)
                .find(row -> new Text(solution(row), new String(row.getBytes("source"), StandardCharsets.UTF_8)));
    }

    /** Shares a submission, if it is the person's. */
    void share(long account, long id, Instant now) {
        SHARE.on(database)
                .with("account", account)
                .with("id", id)
                .with("now", now)
                .update();
    }

    /** Takes it back, if it is the person's. */
    void unshare(long account, long id) {
        UNSHARE.on(database).with("account", account).with("id", id).update();
    }

    void shareAll(long account, Instant now) {
        SHARE_ALL.on(database).with("account", account).with("now", now).update();
    }

    void unshareAll(long account) {
        UNSHARE_ALL.on(database).with("account", account).update();
    }

    boolean sharesAll(long account) {
        return SHARES_ALL.on(database).with("account", account).one(row -> row.getInt("shares")) > 0;
    }

    /** How many of the person's programs are shared one by one, whether all are shared or not. */
    long sharedSingly(long account) {
        return SHARED_SINGLY.on(database).with("account", account).one(row -> row.getLong("shares"));
    }

    private static SharedSolution solution(ResultSet row) throws SQLException {
        return new SharedSolution(
                row.getLong("id"),
                row.getLong("account_id"),
                row.getString("author"),
                row.getString("language"),
                Duration.ofNanos(row.getLong("cpu_time_us") * NANOS_PER_MICRO),
                MemorySize.ofBytes(row.getLong("memory_bytes")),
                row.getInt("bytes"),
                Objects.requireNonNull(Sql.instant(row, "submitted_at")),
                row.getBoolean("shared"));
    }
}
