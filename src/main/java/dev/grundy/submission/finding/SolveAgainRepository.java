package dev.grundy.submission.finding;

import dev.grundy.base.database.JsonRow;
import dev.grundy.base.database.Query;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.result.Compilation;
import dev.grundy.judge.result.FirstFailure;
import dev.grundy.judge.result.ResultJson;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import javax.sql.DataSource;

/** Accepted programs judged again because another version is live. Thread-safe. */
@ApplicationScoped
public class SolveAgainRepository {
    /** The view is asked by constants: joined as a column it would be worked out for all that anybody has solved. */
    private static final Sql OF_SUBMISSION = Sql.of("""
            select again.verdict, cast(again.compilation as text) as compilation,
                   cast(again.first_failure as text) as first_failure, again.emptied_at is not null as emptied,
                   v.standing = 'current' as current, v.submission_id = s.id as next
            from submission s
            join problem p on p.id = s.problem_id and p.published
            join judging j on j.submission_id = s.id and j.live and j.verdict = 'AC'
            join judged_content made_by on made_by.package_version_id = j.package_version_id
            join judged_content live on live.package_version_id = p.live_version_id and live.content_hash <> made_by.content_hash
            join changed_solve v on v.account_id = (select account_id from submission where id = :submission)
                and v.problem_id = (select problem_id from submission where id = :submission)
            left join solve_check k on k.submission_id = s.id and k.content_hash = live.content_hash
            left join judging again on again.id = k.judging_id
            where s.id = :submission""");

    private final DataSource database;

    SolveAgainRepository(DataSource database) {
        this.database = database;
    }

    /** Empty for a program that is not accepted, or was accepted by a version that judges as the live one does. */
    public Query<Optional<SolveAgain>> of(long submission) {
        return OF_SUBMISSION.on(database).with("submission", submission).first(SolveAgainRepository::again);
    }

    private static SolveAgain again(JsonRow row) {
        return new SolveAgain(
                row.textIfAny("verdict").map(Verdict::valueOf),
                row.textIfAny("compilation").map(json -> ResultJson.read(json, Compilation.class)),
                row.textIfAny("first_failure").map(json -> ResultJson.read(json, FirstFailure.class)),
                row.is("emptied"),
                row.is("current"),
                row.is("next"));
    }
}
