package dev.grundy.app.node.handler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.FileTree;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Steps;
import dev.grundy.base.queue.WorkException;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.judging.TestJudge;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.problem.catalogue.PackageArchive;
import dev.grundy.studio.proof.ProofProgress;
import dev.grundy.studio.proof.ProofRepository;
import dev.grundy.studio.verify.outcome.Check;
import dev.grundy.studio.verify.outcome.VerifyOptions;
import dev.grundy.studio.verify.report.PackageReport;
import dev.grundy.studio.verify.report.TestEvidence;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.testsupport.MigratedDatabase;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("sandbox")
class ProofHandlerTest {
    private static final Path GOOD = Path.of("src/test/resources/verify/good");
    private static final VerifyOptions OPTIONS = new VerifyOptions(1, 4);

    @RegisterExtension
    static final TestJudge JUDGE = new TestJudge();

    @TempDir
    Path directory;

    private final QueueSituation situation = QueueSituation.withOneProblem(MigratedDatabase.createAddress());
    private final ProofRepository proofs = new ProofRepository(situation.database(), situation.queue());
    private final Told told = new Told();
    private Duration longest = Duration.ofHours(1);

    @Test
    void aGoodPackageIsProvedWithProgress() {
        PackageReport report = prove(PackageArchive.of(GOOD));
        assertThat(report.green()).as(report.toString()).isTrue();
        assertThat(report.hash())
                .isEqualTo(new PackageReader().read(GOOD).orThrow().hash().hex());
        assertThat(report.submissions()).hasSizeGreaterThan(3).allMatch(PackageReport.RowJson::asExpected);
        assertThat(report.submissions().getFirst().tests().values())
                .isNotEmpty()
                .allSatisfy(cell -> assertThat(cell.memoryBytes()).isPositive());
        assertThat(told.progress.getFirst())
                .isEqualTo(new ProofProgress("nothing-left-to-write", 1, Check.values().length, ""));
        assertThat(told.progress.getLast().check()).isEqualTo(Check.MUTATION_SCORE.label());
        assertThat(told.gaveWay.get()).as("before every run").isGreaterThan(Check.values().length);
        assertThat(directory).as("nothing is left").isEmptyDirectory();
    }

    @Test
    void whatHappenedOnEachTestIsKeptBesideTheReport() {
        prove(PackageArchive.of(GOOD));
        assertThat(situation.text(
                        "select string_agg(test, ' ' order by test) as value from proof_test where :id > 0", 1))
                .isEqualTo("sample/1-two secret/2-zero secret/3-most secret/4-random secret/5-more");
        TestEvidence most = evidence("secret/3-most");
        assertThat(most.made()).isEmpty();
        assertThat(most.input()).isEqualTo("5\n100 100 100 100 100\n");
        assertThat(most.inputBytes()).isEqualTo(most.input().length());
        assertThat(most.answer()).isEqualTo("500\n");
        assertThat(most.outputs()).containsKey("wrong_answer/greatest.py").doesNotContainKey("accepted/solution.py");
        assertThat(evidence("secret/4-random").made()).startsWith("gen.py 3 50 ");
    }

    private TestEvidence evidence(String test) {
        return ResultJson.read(
                situation.text("select evidence as value from proof_test where test = '" + test + "' and :id > 0", 1),
                TestEvidence.class);
    }

    static Stream<byte[]> archivesThatAreNone() throws IOException {
        byte[] good = PackageArchive.of(GOOD);
        byte[] cut = Arrays.copyOf(good, good.length / 2);
        byte[] damaged = good.clone();
        Arrays.fill(damaged, 100, 400, (byte) 7);
        return Stream.of(
                new byte[] {1},
                "not a zip at all".getBytes(StandardCharsets.UTF_8),
                cut,
                damaged,
                zip("../../outside.txt"),
                zip("/etc/passwd"),
                zip("package/readme.txt"));
    }

    @ParameterizedTest
    @MethodSource("archivesThatAreNone")
    void whatIsNoPackageEndsInAReportThatSaysTheCure(byte[] archive) {
        PackageReport report = prove(archive);
        assertThat(report.green()).isFalse();
        assertThat(report.checks().getFirst().findings())
                .isNotEmpty()
                .allSatisfy(finding -> assertThat(finding.cure()).isNotBlank());
        assertThat(directory).isEmptyDirectory();
    }

    /** Each is run in a cell, which ends it. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "while True: pass",
                "while True: print('1' * 1000000)",
                "import os\nwhile True: os.fork()",
                "x = []\nwhile True: x.append(bytes(1 << 24))",
                "import os, signal\nos.kill(-1, signal.SIGKILL)",
                "print('\\0')"
            })
    void aGeneratorThatMeansIllEndsInARedReport(String program, @TempDir Path copies) throws IOException {
        Path copy = copies.resolve("ill");
        FileTree.copy(GOOD, copy);
        Files.writeString(copy.resolve("generators/gen.py"), program + "\n");
        // One test is enough of it.
        Files.delete(copy.resolve("practice.yaml"));
        Path tests = copy.resolve("generators/generators.yaml");
        Files.writeString(tests, Files.readString(tests).replaceAll(" *- more: .*\n", ""));
        PackageReport report = prove(PackageArchive.of(copy));
        assertThat(report.green()).isFalse();
        assertThat(report.hash()).isNotNull();
        assertThat(report.checks()).hasSize(Check.values().length);
    }

    @Test
    void whatTakesTooLongEndsInAReportThatSaysSo() {
        longest = Duration.ZERO;
        PackageReport report = prove(PackageArchive.of(GOOD));
        assertThat(report.green()).isFalse();
        assertThat(report.checks())
                .filteredOn(check -> check.name().equals(Check.TESTS_MADE.label()))
                .singleElement()
                .satisfies(
                        check -> assertThat(check.findings().getFirst().found()).contains("took longer than"));
    }

    @Test
    void whoeverIsInterruptedMakesNoFurtherCheck() {
        told.interruptAt = Check.TESTS_MADE.label();
        Claim claim = ask(PackageArchive.of(GOOD));
        ProofHandler handler = handler();
        assertThatThrownBy(() -> handler.work(claim, told)).isInstanceOf(WorkException.class);
        assertThat(Thread.interrupted()).as("the worker sees it").isTrue();
        assertThat(told.progress.getLast().check()).isEqualTo(Check.TESTS_MADE.label());
        assertThat(directory).isEmptyDirectory();
    }

    private PackageReport prove(byte[] archive) {
        Claim claim = ask(archive);
        assertThat(situation.queue().finish(claim.lease(), handler().work(claim, told)))
                .isTrue();
        return ResultJson.read(
                situation.text("select report as value from package_proof where id = :id", claim.subject()),
                PackageReport.class);
    }

    private Claim ask(byte[] archive) {
        proofs.queue(archive, situation.person("ada"), "a package");
        return situation.claim(ProofRepository.KIND, "node").orElseThrow();
    }

    private ProofHandler handler() {
        return new ProofHandler(
                JUDGE.workshop(), proofs, new ProofHandler.Setting(directory, OPTIONS, longest, Clock.systemUTC()));
    }

    private static byte[] zip(String name) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry(name));
            zip.write(name.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.toByteArray();
    }

    /** What a proof tells. */
    private static final class Told implements Steps {
        private final List<ProofProgress> progress = new CopyOnWriteArrayList<>();
        private final Thread worker = Thread.currentThread();
        private final AtomicInteger gaveWay = new AtomicInteger();
        private volatile String interruptAt = "";

        @Override
        public void at(String phase, Supplier<String> text) {
            progress.add(ResultJson.read(text.get(), ProofProgress.class));
            if (phase.equals(interruptAt)) {
                worker.interrupt();
            }
        }

        @Override
        public void giveWay() {
            gaveWay.incrementAndGet();
        }
    }
}
