package dev.grundy.app.node.handler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.FileTree;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Steps;
import dev.grundy.base.queue.WorkException;
import dev.grundy.judge.judging.TestJudge;
import dev.grundy.problem.catalogue.CatalogueRepository;
import dev.grundy.problem.catalogue.PackageCache;
import dev.grundy.studio.proof.RulesCheckRepository;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.PublishedProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** A package of pairs of numbers whose rules pay their sum, in a language that starts quickly. */
@Tag("sandbox")
class RulesHandlerTest {
    private static final Path GOOD = Path.of("src/test/resources/verify/good");
    private static final int PAIRS = 15 * 15;
    private static final String RULES = """
            #include <iostream>
            int main() {
                int count, number, sum = 0;
                std::cin >> count;
                std::cout << "state-graph 1 score\\nstarts 0\\nF numbers";
                while (std::cin >> number) { std::cout << ' ' << number; sum += number; }
                std::cout << "\\n= " << sum SURPLUS << "\\nend 1\\n";
            }
            """;
    private static final String SOLUTION = """
            #include <iostream>
            int main() {
                int count, number, sum = 0;
                std::cin >> count;
                while (std::cin >> number) sum += number;
                std::cout << sum << "\\n";
            }
            """;
    private static final String SLOW = """
            numbers = [int(word) for word in open(0).read().split()[1:]]
            a, b = (numbers + [0, 0])[:2]
            print(sum(numbers) + (SURPLUS))
            """;
    private static final String GENERATOR = """
            import sys
            if sys.argv[1] == "all":
                for a in range(15):
                    for b in range(15):
                        print(2, f"{a} {b}", "--", sep="\\n")
            else:
                print(1, 5, sep="\\n")
            """;
    private static final String GAME = """
            answer: [score]
            enumerated: {en: pairs, de: Paaren}
            exhaustive: gen.py all NAME {size}
            exhaustive_sizes: [1, 1]
            """;

    @RegisterExtension
    static final TestJudge JUDGE = TestJudge.withEmptyStore();

    @TempDir
    Path directory;

    private final QueueSituation situation = QueueSituation.withOneProblem(MigratedDatabase.createAddress());
    private final RulesCheckRepository checks = new RulesCheckRepository(situation.database(), situation.queue());
    private final Told told = new Told();
    private Path root;

    @BeforeEach
    void aPackage(TestInfo test) throws IOException {
        root = directory.resolve("pairs");
        FileTree.copy(GOOD, root);
        FileTree.delete(root.resolve("submissions"));
        Files.delete(root.resolve("practice.yaml"));
        write("submissions/accepted/solution.cpp", SOLUTION);
        write("generators/gen.py", GENERATOR);
        Path tests = root.resolve("generators/generators.yaml");
        Files.writeString(
                tests,
                Files.readString(tests)
                        .replace("solution.py", "solution.cpp")
                        .replaceAll(" *- (more|random): .*\n", ""));
        // Or a test would find remembered what another found out.
        write(
                "game/game.yaml",
                GAME.replace("NAME", test.getTestMethod().orElseThrow().getName()));
        write("game/rules.cpp", RULES.replace("SURPLUS", ""));
    }

    @Test
    void whatAgreesIsToldWithItsNumbers() {
        work(Duration.ofHours(1), queued());
        assertThat(written()).isEqualTo(PAIRS + " pairs Paaren 0 1");
        assertThat(told.gaveWay.get()).as("before every run").isGreaterThan(PAIRS);
    }

    @Test
    void whatDiffersIsTold() throws IOException {
        write("game/rules.cpp", RULES.replace("SURPLUS", "+ (count == 1 ? 0 : 1)"));
        work(Duration.ofHours(1), queued());
        assertThat(written())
                .startsWith("follows-from-rules: accepted/solution.cpp on ")
                .contains("from the rules follows '1'", "'0' stands for '1'")
                .endsWith("find out who is right: the rules or this submission");
    }

    @Test
    void whatDoesNotEvenCompileIsTold() throws IOException {
        write("game/rules.cpp", "int main() { nonsense }");
        work(Duration.ofHours(1), queued());
        assertThat(written()).startsWith("programs-compile: ").contains("nonsense");
    }

    @Test
    void whatTakesLongerThanItMayGoesOnWhereItWas() {
        // A second for each run: enough for 100 instances and what comes before, and not for all.
        Duration longest = Duration.ofSeconds(200);
        work(longest, queued());
        assertThat(written()).as("still to be done").isEqualTo("-");
        work(longest, situation.claim(RulesCheckRepository.KIND, "node").orElseThrow());
        assertThat(written()).isEqualTo(PAIRS + " pairs Paaren 0 1");
    }

    @Test
    void whoeverIsInterruptedWritesNothing() {
        told.interrupt = true;
        Claim claim = queued();
        RulesHandler handler = handler(Duration.ofHours(1));
        assertThatThrownBy(() -> handler.work(claim, told)).isInstanceOf(WorkException.class);
        assertThat(Thread.interrupted()).as("the worker sees it").isTrue();
        assertThat(written()).isEqualTo("-");
    }

    @Test
    void thoroughlyAlsoSlowSolversAreComparedOnAll() throws IOException {
        // Wrong on a pair that is not among those on which slow starters are tried otherwise.
        write("submissions/accepted/slow.py", SLOW.replace("SURPLUS", "(a == 3 and b == 4)"));
        Claim usual = queued();
        long version = checks.task(usual.lease()).packageVersionId();
        work(Duration.ofHours(1), usual);
        assertThat(written()).isEqualTo(PAIRS + " pairs Paaren 0 1");
        checks.queueThorough(version, situation.clock().instant());
        work(
                Duration.ofHours(1),
                situation.claim(RulesCheckRepository.KIND, "node").orElseThrow());
        assertThat(situation.text("select fault as value from rules_check where thorough and id > :id", 0))
                .startsWith("follows-from-rules: accepted/slow.py on ")
                .contains("from the rules follows '7'");
    }

    private void work(Duration longest, Claim claim) {
        assertThat(situation.queue().finish(claim.lease(), handler(longest).work(claim, told)))
                .isTrue();
    }

    private Claim queued() {
        long version = PublishedProblem.addPackage(situation.database(), "pairs", Tier.FREE, root)
                .versionId();
        assertThat(checks.queue(version, situation.clock().instant())).isEqualTo(RulesCheckRepository.Queued.QUEUED);
        return situation.claim(RulesCheckRepository.KIND, "node").orElseThrow();
    }

    private RulesHandler handler(Duration longest) {
        PackageCache packages = new PackageCache(
                directory.resolve("packages"), new CatalogueRepository(situation.database(), situation.clock()));
        return new RulesHandler(JUDGE.workshop(), packages, checks, longest, new TickingClock());
    }

    /** The counts, or the fault, or a dash where nothing is written. */
    private String written() {
        return situation.text("""
                select coalesce(c.fault, (
                    select concat_ws(' ', a.enumerated, a.enumerated_are, a.enumerated_german, a.others, a.solvers)
                    from rules_agreement a where a.content_hash = c.content_hash), '-') as value
                from rules_check c where c.id > :id""", 0);
    }

    private void write(String path, String text) throws IOException {
        Path file = root.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    /** It goes on by a second whenever somebody looks at it. */
    private static final class TickingClock extends Clock {
        private final AtomicLong looks = new AtomicLong();

        @Override
        public Instant instant() {
            return Instant.EPOCH.plusSeconds(looks.incrementAndGet());
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            throw new UnsupportedOperationException("tests tell the time in UTC");
        }
    }

    private static final class Told implements Steps {
        private final Thread worker = Thread.currentThread();
        private final AtomicLong gaveWay = new AtomicLong();
        private boolean interrupt;

        @Override
        public void at(String phase, Supplier<String> text) {
            if (interrupt && text.get().contains("the rules on")) {
                worker.interrupt();
            }
        }

        @Override
        public void giveWay() {
            gaveWay.incrementAndGet();
        }
    }
}
