package dev.grundy.app.node.handler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.FileTree;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Steps;
import dev.grundy.base.queue.WorkException;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.judge.judging.TestJudge;
import dev.grundy.learn.graph.GameGraphRepository;
import dev.grundy.learn.graph.InstanceName;
import dev.grundy.problem.catalogue.CatalogueRepository;
import dev.grundy.problem.catalogue.PackageCache;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.PublishedProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What becomes of games when the rules of a package are not as they should be. */
@Tag("sandbox")
class PlayHandlerTest {
    private static final Path GOOD = Path.of("src/test/resources/verify/good");

    @RegisterExtension
    static final TestJudge JUDGE = new TestJudge();

    @TempDir
    Path directory;

    private final QueueSituation situation = QueueSituation.withOneProblem(MigratedDatabase.createAddress());
    private final GameGraphRepository graphs = new GameGraphRepository(situation.database(), situation.queue());
    private int instances;

    @Test
    void aGameIsMadeOfWhatItsRulesPrint() throws IOException {
        PublishedProblem problem = problem(printing("F begins", "> 1 add", "F all", "= 3"));
        long graph = ask(problem, "1\n3\n");
        work(graph);
        assertThat(standing(graph)).isEqualTo("2 positions");
    }

    /** Those that lie or flood; the message is what admins are shown, after the last try. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            F begins, > 5 add, F all, = 3          | leads to position 5
            F begins, > 1 add, F begins, = 3       | position 1 is position 0 again
            F begins, > 1 add, F all, = 3, > 0 add | is an end and has a move
            F begins, > 1 add, F all, = 3, F x, = 4 | position 2 cannot be reached
            """)
    void rulesThatLieAreToldWithFileAndCure(String lines, String found) throws IOException {
        assertFails(problem(printing(lines.split(", "))), found);
    }

    @Test
    void rulesThatPrintWithoutEndAreToldWithFileAndCure() throws IOException {
        assertFails(problem("while True: print('F' * 1000000)"), "utput");
    }

    @Test
    void rulesThatCrashOnOneInstanceSpoilNoOther() throws IOException {
        PublishedProblem problem = problem("""
                import sys
                if "7" in sys.stdin.read():
                    sys.exit(9)
                """ + printing("F begins", "> 1 add", "F all", "= 3"));
        long broken = ask(problem, "1\n7\n");
        long good = ask(problem, "1\n8\n");
        String message = abandoned(broken);
        assertThat(message).contains("game/rules.py", "9", "let it end by itself with exit code 0");
        work(good);
        assertThat(standing(broken)).isEqualTo(message);
        assertThat(standing(good)).isEqualTo("2 positions");
    }

    private void assertFails(PublishedProblem problem, String found) {
        long graph = ask(problem, "1\n3\n");
        String message = abandoned(graph);
        assertThat(message)
                .startsWith("problem SUMS: game/rules.py ")
                .contains(found)
                .containsPattern(" \\(on a given input\\); \\S+")
                .doesNotContain("\n");
        assertThat(standing(graph)).isEqualTo(message);
    }

    /** Tries as often as the queue lets; answers what was said the last time. */
    private String abandoned(long graph) {
        String message = "";
        for (int attempt = 1; attempt <= WorkQueue.TRIES; attempt++) {
            assertThat(standing(graph))
                    .as("before the last try nothing is given up")
                    .isEqualTo("waits");
            Claim claim = claim(graph);
            message = String.valueOf(
                    catchThrowableOfType(WorkException.class, () -> handler().work(claim, new Untold()))
                            .getMessage());
            assertThat(situation.queue().fail(claim.lease(), message)).isTrue();
            situation.clock().advance(Duration.ofHours(1));
        }
        return message;
    }

    private void work(long graph) {
        Claim claim = claim(graph);
        assertThat(situation.queue().finish(claim.lease(), handler().work(claim, new Untold())))
                .isTrue();
    }

    /** Others that wait are left for later. */
    private Claim claim(long graph) {
        Sql.of("update work set lane = case when subject = :graph then 2 else 3 end where kind = 'play'")
                .on(situation.database())
                .with("graph", graph)
                .update();
        Claim claim = situation.claim(GameGraphRepository.KIND, "node").orElseThrow();
        assertThat(claim.subject()).isEqualTo(graph);
        return claim;
    }

    private PlayHandler handler() {
        CatalogueRepository versions = new CatalogueRepository(situation.database(), situation.clock());
        return new PlayHandler(JUDGE.workshop(), new PackageCache(directory.resolve("cache"), versions), graphs);
    }

    private long ask(PublishedProblem problem, String input) {
        instances++;
        return graphs.queue(
                problem.versionId(),
                new InstanceName.Sample(instances),
                Optional.empty(),
                Optional.of(input),
                ContentHash.of(new byte[] {1}));
    }

    private String standing(long graph) {
        return situation.text(
                "select coalesce(message, positions || ' positions', 'waits') as value from game_graph where id = :id",
                graph);
    }

    private PublishedProblem problem(String rules) throws IOException {
        Path root = directory.resolve("SUMS");
        FileTree.copy(GOOD, root);
        Files.createDirectory(root.resolve("game"));
        Files.writeString(root.resolve("game/game.yaml"), "answer: [score]\nenumerated: lists\n");
        Files.writeString(root.resolve("game/rules.py"), rules);
        return PublishedProblem.addPackage(situation.database(), "sums", Tier.FREE, root);
    }

    /** Rules that print these lines between head and end for every input. */
    private static String printing(String... lines) {
        long positions =
                Arrays.stream(lines).filter(line -> line.startsWith("F ")).count();
        return "print('''state-graph 1 score\nstarts 0\n" + String.join("\n", lines) + "\nend " + positions + "''')\n";
    }

    /** Nobody watches, and nothing is more urgent. */
    private static final class Untold implements Steps {
        @Override
        public void at(String phase, Supplier<String> progress) {}

        @Override
        public void giveWay() {}
    }
}
