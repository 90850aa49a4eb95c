package dev.grundy.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.testsupport.FreePort;
import dev.grundy.testsupport.JudgeLogin;
import dev.grundy.testsupport.PreviousRelease;
import dev.grundy.testsupport.Product;
import dev.grundy.testsupport.TestDatabase;
import dev.grundy.testsupport.run.AllOnly;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every process of an installation of four nodes is replaced by one of the new release. That happens one after another,
 * while people read and send programs. The old ones are of the release before; where its sources are not at hand, they
 * are of this one.
 */
@AllOnly("the last release is built, and replaced by this one under load")
@Timeout(900)
class RollingReplacementIT {
    private static final Path NOW = Path.of("").toAbsolutePath();
    private static final int PEOPLE = 2;
    private static final int BETWEEN = 4;
    /** It knows nothing of leases and tokens. */
    private static final String COUNT_FINISHES = """
            create table finish (submission bigint not null);
            create function note_finish() returns trigger language plpgsql security definer as $$
            begin insert into finish values (new.submission_id); return new; end $$;
            create trigger note_finish after update on judging for each row
            when (new.verdict is not null) execute function note_finish()""";

    @TempDir
    Path directory;

    private final DatabaseAddress database = TestDatabase.create();
    private final Deque<Node> started = new ArrayDeque<>();

    private record Node(Product product, int port) {}

    @AfterEach
    void end() {
        started.descendingIterator().forEachRemaining(node -> node.product().close());
    }

    @Test
    void nothingIsLostOrJudgedTwiceAndNoRequestFailsWhileEveryNodeIsReplaced(TestReporter reporter) throws Exception {
        Path before = PreviousRelease.home().orElse(NOW);
        List<Node> oldWebs = List.of(web(before), web(before));
        List<Node> oldJudges = List.of(judge(before), judge(before));
        run(COUNT_FINISHES);
        Visitors visitors = new Visitors(oldWebs.getFirst().port(), PEOPLE);
        try (visitors) {
            visitors.alsoAt(oldWebs.getLast().port());
            visitors.start();
            visitors.judged(BETWEEN);
            for (Node old : oldWebs) {
                visitors.alsoAt(web(NOW).port());
                end(old, visitors);
            }
            for (Node old : oldJudges) {
                judge(NOW);
                end(old, visitors);
            }
            // The way back is open as long as the schema only got more.
            Node back = web(before);
            visitors.alsoAt(back.port());
            visitors.judged(BETWEEN);
            end(back, visitors);
        }
        reporter.publishEntry("the release before", before.toString());
        reporter.publishEntry("load", visitors.account());
        assertThat(visitors.failures()).as("requests that failed at two nodes").isEmpty();
        wasJudgedOnce(visitors.sent().values());
    }

    /** @param sent what was acknowledged: nothing else may be there */
    private void wasJudgedOnce(Collection<Long> sent) throws SQLException {
        assertThat(sent).hasSizeGreaterThan(6 * BETWEEN).doesNotHaveDuplicates();
        assertThat(ids("select id from submission")).containsExactlyInAnyOrderElementsOf(sent);
        assertThat(ids("select submission_id from judging where live and verdict = 'AC'"))
                .containsExactlyInAnyOrderElementsOf(sent);
        assertThat(ids("select submission from finish")).containsExactlyInAnyOrderElementsOf(sent);
    }

    private void end(Node old, Visitors visitors) throws InterruptedException {
        assertThat(old.product().stop()).as("exit code of the old node").isZero();
        visitors.noMoreAt(old.port());
        visitors.judged(BETWEEN);
    }

    private Node web(Path home) throws Exception {
        return start(home, "web", database);
    }

    private Node judge(Path home) throws Exception {
        return start(home, "judge", JudgeLogin.make(database));
    }

    private Node start(Path home, String role, DatabaseAddress login) throws Exception {
        String url = login.jdbcUrl()
                .replaceFirst("jdbc:postgresql://", "postgresql://" + login.user() + ":" + login.password() + "@");
        int port = FreePort.find();
        Node node = new Node(
                Product.start(
                        home,
                        Map.of(
                                "GRUNDY_DATABASE_URL", url,
                                // Making tests ahead would keep the cores busy that the visitors need.
                                "GRUNDY_JUDGE_PREPARE", "false",
                                // What this release does by itself; the one that came first did not yet.
                                "QUARKUS_FLYWAY_IGNORE_MIGRATION_PATTERNS", "*:future,*:missing"),
                        List.of(
                                "up",
                                "--role",
                                role,
                                "--port",
                                String.valueOf(port),
                                "--data",
                                directory.resolve(role + started.size()).toString())),
                port);
        started.add(node);
        node.product().outputUntil("Grundy is ready");
        return node;
    }

    private void run(String statement) throws SQLException {
        try (Connection connection = database.connect();
                Statement open = connection.createStatement()) {
            open.execute(statement);
        }
    }

    private List<Long> ids(String query) throws SQLException {
        try (Connection connection = database.connect();
                Statement open = connection.createStatement();
                ResultSet rows = open.executeQuery(query)) {
            List<Long> ids = new ArrayList<>();
            while (rows.next()) {
                ids.add(rows.getLong(1));
            }
            return ids;
        }
    }
}
