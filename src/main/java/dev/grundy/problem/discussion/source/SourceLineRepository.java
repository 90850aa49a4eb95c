package dev.grundy.problem.discussion.source;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import javax.sql.DataSource;

/** Sources of submissions that questions are about. Each method is one statement, and answers nobody the source of another. Thread-safe. */
@ApplicationScoped
class SourceLineRepository {
    private static final Sql OWN =
            Sql.of("select source from submission where id = :id and account_id = :account and problem_id = :problem");
    private static final Sql OF_QUESTION = Sql.of("""
            select s.source from talk_post t
            join submission s on s.id = t.submission_id and s.account_id = t.account_id and s.problem_id = t.problem_id
            where t.id = :question and t.deleted_at is null""");

    private final DataSource database;

    SourceLineRepository(DataSource database) {
        this.database = database;
    }

    /** Empty for a submission that the account has not sent to the problem. */
    Optional<String> own(long account, long problem, long submission) {
        return text(
                OWN.on(database).with("id", submission).with("account", account).with("problem", problem));
    }

    /** Empty for a deleted question, and for one about no submission of its author to its problem. */
    Optional<String> ofQuestion(long question) {
        return text(OF_QUESTION.on(database).with("question", question));
    }

    private static Optional<String> text(Sql.Execution query) {
        return query.find(row -> new String(row.getBytes("source"), StandardCharsets.UTF_8));
    }
}
