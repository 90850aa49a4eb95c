package dev.grundy.studio.quality;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.result.ResultJson;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** Inputs on which accepted programs fail, and the table {@code dismissed_counterexample}. Thread-safe. */
@ApplicationScoped
class CounterexampleRepository {
    /** Failures of each origin that are looked at, the newest: each may have two texts of 16 KiB. */
    private static final int MOST = 200;

    private static final Sql SMALL_GAMES = Sql.of("""
            select s.id, a.name, s.language, v.number, 'SMALL_GAMES' as source, c.result -> 'failure' as failure
            from package_version v
            join finding c on c.package_version_id = v.id and c.kind = 'scope' and c.result ->> 'outcome' = 'wrong'
            join submission s on s.id = c.submission_id
            join account a on a.id = s.account_id
            where v.problem_id = :problem
            order by c.id desc limit :most""");
    /** A program that failed a fresh test had passed all fixed ones; the smaller input that a search found shows the same gap. */
    private static final Sql FRESH_TESTS = Sql.of("""
            select s.id, a.name, s.language, v.number, case when c.id is null then 'FRESH_TEST' else 'SEARCH' end as source,
                   coalesce(c.result -> 'failure', j.first_failure) as failure
            from (select id, account_id, language, source_hash from submission where problem_id = :problem
                  order by id desc limit :newest) s
            join judging j on j.submission_id = s.id and j.live
            join package_version v on v.id = j.package_version_id
            join account a on a.id = s.account_id
            left join finding c on c.kind = 'search' and c.source_hash = s.source_hash and c.language = s.language
                and c.package_version_id = j.package_version_id and c.result ->> 'outcome' = 'found'
            where j.verdict not in ('AC', 'CE', 'JE') and j.first_failure ->> 'test' like 'fresh/%'
            order by s.id desc limit :most""");

    private static final Sql DISMISSED = Sql.of("""
            select input_hash, reason, dismissed_at from dismissed_counterexample where problem_id = :problem
            order by dismissed_at desc, input_hash""");
    private static final Sql DISMISS = Sql.of("""
            insert into dismissed_counterexample (problem_id, input_hash, reason, dismissed_at) values (:problem, :input, :reason, :now)
            on conflict do nothing""");
    private static final Sql PROPOSE_AGAIN = Sql.of(
            "delete from dismissed_counterexample where problem_id = :problem and input_hash = :input returning reason");

    private final DataSource database;

    CounterexampleRepository(DataSource database) {
        this.database = database;
    }

    /** An input that an admin found not to be needed as a test. */
    record Dismissal(ContentHash input, String reason, Instant at) {}

    /** The parts of a failure that all origins store. */
    private record Failure(
            @JsonProperty("verdict") Verdict verdict,
            @JsonProperty("input") @Nullable String input,
            @JsonProperty("expected") @Nullable String expected) {}

    /** Programs that no fixed test of the version that judged them failed, each with the input on which it fails. */
    List<FailingProgram> failing(long problem) {
        List<FailingProgram> failing = new ArrayList<>(SMALL_GAMES
                .on(database)
                .with("problem", problem)
                .with("most", MOST)
                .list(CounterexampleRepository::failing));
        failing.addAll(FRESH_TESTS
                .on(database)
                .with("problem", problem)
                .with("newest", QualityRepository.NEWEST)
                .with("most", MOST)
                .list(CounterexampleRepository::failing));
        return failing;
    }

    /** The latest first. */
    List<Dismissal> dismissed(long problem) {
        return DISMISSED
                .on(database)
                .with("problem", problem)
                .list(row -> new Dismissal(
                        new ContentHash(row.getString("input_hash")),
                        row.getString("reason"),
                        Objects.requireNonNull(Sql.instant(row, "dismissed_at"))));
    }

    /** False where somebody has done so already. */
    boolean dismiss(long problem, ContentHash input, String reason, Instant now) {
        return DISMISS.on(database)
                        .with("problem", problem)
                        .with("input", input.hex())
                        .with("reason", reason)
                        .with("now", now)
                        .update()
                > 0;
    }

    /** Takes a dismissal back and answers its reason; empty where there is none. */
    Optional<String> proposeAgain(long problem, ContentHash input) {
        return PROPOSE_AGAIN
                .on(database)
                .with("problem", problem)
                .with("input", input.hex())
                .find(row -> row.getString("reason"));
    }

    private static FailingProgram failing(ResultSet row) throws SQLException {
        Failure failure = ResultJson.read(row.getString("failure"), Failure.class);
        return new FailingProgram(
                row.getLong("id"),
                row.getString("name"),
                row.getString("language"),
                failure.verdict(),
                row.getInt("number"),
                CounterexampleSource.valueOf(row.getString("source")),
                Objects.requireNonNullElse(failure.input(), ""),
                Objects.requireNonNullElse(failure.expected(), ""));
    }
}
