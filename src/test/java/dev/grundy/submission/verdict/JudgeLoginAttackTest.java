package dev.grundy.submission.verdict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Lane;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.testsupport.JudgeLogin;
import dev.grundy.testsupport.MigratedDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An attacker who has taken over a judge node has its login: what that allows, and what nobody may do. */
class JudgeLoginAttackTest {
    private static final Path STATEMENTS = Path.of("src/test/resources/judge-login");
    private static final DatabaseAddress OWNER = MigratedDatabase.createAddress();

    private static DatabaseAddress judge;
    /** Somebody else's connection. */
    private static Connection held;

    /** One submission judged wrong with its counterexample found, one that another node is at, one that waits, one aborted. */
    @BeforeAll
    static void aDatabaseWithSomethingToTake() throws SQLException {
        held = OWNER.connect();
        QueueSituation situation = QueueSituation.withOneProblem(OWNER);
        judge = JudgeLogin.make(OWNER);
        long ada = situation.person("ada");
        situation.submit(ada);
        Claim judging = situation.claim("another").orElseThrow();
        situation.queue().finish(judging.lease(), QueueSituation.judged(QueueSituation.result(Verdict.WA), true));
        Claim search = situation
                .claim(FindingRepository.kind(FindingKind.COUNTEREXAMPLE), "another")
                .orElseThrow();
        situation
                .queue()
                .finish(search.lease(), QueueSituation.done(FindingRepository.kind(FindingKind.COUNTEREXAMPLE)));
        situation.submit(ada);
        situation.claim("another");
        situation.submit(ada);
        situation.queue().abort(JudgingRepository.KIND, situation.submit(ada), Lane.SUBMIT);
        situation.answerByHand(ada);
        situation.invoke(ada);
        Sql.of("insert into fresh_seed values (1, 1, now())")
                .on(situation.database())
                .update();
    }

    @AfterAll
    static void closes() throws SQLException {
        held.close();
    }

    @ParameterizedTest
    @MethodSource("attacks")
    void theJudgesLoginIsRefused(String attack) {
        assertThatThrownBy(() -> attempt(judge, attack))
                .isInstanceOf(SQLException.class)
                .hasMessageMatching("(?s).*(permission denied|must be owner|not leased).*");
    }

    static List<String> attacks() throws IOException {
        return statements("attacks.sql");
    }

    @ParameterizedTest
    @MethodSource("rewritings")
    void whatIsFinishedStaysWhoeverWrites(String rewriting) {
        assertThatThrownBy(() -> attempt(OWNER, rewriting)).hasMessageContaining("is finished and stays as it is");
    }

    static List<String> rewritings() throws IOException {
        return statements("rewritings.sql");
    }

    /** Each attack meets rows, or a refusal of the empty would be no proof. */
    @ParameterizedTest
    @MethodSource("tables")
    void thereIsSomethingToTake(String table) throws SQLException {
        try (Connection connection = OWNER.connect();
                Statement asking = connection.createStatement();
                var rows = asking.executeQuery("select 1 from " + table)) {
            assertThat(rows.next()).isTrue();
        }
    }

    static List<String> tables() {
        return List.of(
                "judging",
                "finding",
                "submission",
                "work",
                "user_problem",
                "fresh_seed",
                "account",
                "hand_instance",
                "hand_answer");
    }

    /** Within a transaction that comes to nothing. */
    private static void attempt(DatabaseAddress login, String statement) throws SQLException {
        try (Connection connection = login.connect();
                Statement attempt = connection.createStatement()) {
            connection.setAutoCommit(false);
            attempt.execute(statement);
            connection.rollback();
        }
    }

    /** One on each line that is no comment. */
    private static List<String> statements(String file) throws IOException {
        return Files.readAllLines(STATEMENTS.resolve(file)).stream()
                .filter(line -> !line.startsWith("--"))
                .toList();
    }
}
