package dev.grundy.judge.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.result.Conversation;
import dev.grundy.judge.result.Conversation.Speaker;
import dev.grundy.judge.result.Conversation.Turn;
import dev.grundy.judge.result.Counterexample;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.source.SourceFile;
import dev.grundy.judge.workshop.TestWorkshop;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("sandbox")
class CounterexampleSearchTest {
    private static final SearchLimits LIMITS = new SearchLimits(Duration.ofSeconds(60), Duration.ofSeconds(60), 40, 4);
    private static TestWorkshop shop;

    @BeforeAll
    static void open() {
        shop = new TestWorkshop();
    }

    @AfterAll
    static void close() {
        shop.close();
    }

    @Test
    void findsTheFirstFailingInstanceAmongAllOfASize() {
        SearchResult result = find("a, b = map(int, input().split())\nprint(a + b if a < 2 else 0)");
        assertThat(result.counterexample())
                .isEqualTo(new Counterexample(
                        Verdict.WA,
                        "2 0\n",
                        "2\n",
                        "0\n",
                        "1st word differs: expected '2', found '0'",
                        "tiny.py every 2 6"));
    }

    @Test
    void findsRareFailuresAmongRandomInstancesAndShrinksThem() {
        SearchResult result = find("a, b = map(int, input().split())\nprint(1 // 0 if b > 40 else a + b)");
        assertThat(result.counterexample()).isNotNull();
        assertThat(result.counterexample().input()).isEqualTo("0 41\n");
        assertThat(result.counterexample().verdict()).isEqualTo(Verdict.RTE);
        assertThat(result.counterexample().origin()).startsWith("tiny.py random");
    }

    @Test
    void saysHowManyInstancesWereRight() {
        SearchResult result = find("print(sum(map(int, input().split())))");
        assertThat(result.found()).isFalse();
        assertThat(result.message()).isEqualTo("no failing input among " + result.tried() + " instances");
        assertThat(result.tried()).isGreaterThan(9);
    }

    @Test
    void findsInThePackagesTestsWhatNoTinyInstanceShows() {
        SearchResult result = find("a, b = map(int, input().split())\nprint(1 // 0 if 70 < a < 10**6 else a + b)");
        assertThat(result.counterexample()).isNotNull();
        assertThat(result.counterexample().input()).isEqualTo("71 0\n");
        assertThat(result.counterexample().origin()).startsWith("test ");
    }

    @Test
    void namesAFailingTestThatIsTooLargeToShow(@TempDir Path directory) throws IOException {
        SearchResult result = findInLongTest(directory, 9000);
        assertThat(result.found()).isFalse();
        assertThat(result.tooLarge()).isEqualTo("test secret/3-long");
        assertThat(result.message())
                .startsWith(
                        "WA on test secret/3-long, which could not be made smaller than 18001 bytes (up to 16384 are shown). No smaller input");
    }

    @Test
    void reportsATestThatTakesTooLong(@TempDir Path directory) throws IOException {
        SearchResult result = findImpatiently(
                directory, "a, b = map(int, input().split())\nwhile 70 < a < 10**6: pass\nprint(a + b)");
        assertThat(result.failed()).isTrue();
        assertThat(result.counterexample()).isNotNull();
        assertThat(result.counterexample().verdict()).isEqualTo(Verdict.TLE);
        assertThat(result.cause()).startsWith("time: ");
    }

    @Test
    void reportsATestThatNeedsTooMuchMemory() {
        SearchResult result =
                find("a, b = map(int, input().split())\nx = b'1' * (10**9 if 70 < a < 10**6 else 1)\nprint(a + b)");
        assertThat(result.counterexample()).isNotNull();
        assertThat(result.counterexample().input()).isEqualTo("71 0\n");
        assertThat(result.counterexample().verdict()).isEqualTo(Verdict.MLE);
        assertThat(result.cause()).startsWith("memory: ");
    }

    @Test
    void prefersAWrongAnswerToATestThatTakesTooLong(@TempDir Path directory) throws IOException {
        SearchResult result = findImpatiently(
                directory,
                "a, b = map(int, input().split())\nwhile 70 < a < 80: pass\nprint(a + b if a < 80 or a > 10**6 else 0)");
        assertThat(result.counterexample()).isNotNull();
        assertThat(result.counterexample().verdict()).isEqualTo(Verdict.WA);
    }

    @Test
    void triesNumbersAtTheEndsOfRepresentations(@TempDir Path directory) throws IOException {
        Path root = copyOfFresh(directory);
        Files.writeString(
                root.resolve("input_validators/validate.py"),
                "import sys\na, b = map(int, input().split())\nsys.exit(42 if 0 <= min(a, b) <= max(a, b) <= 10**9 else 43)\n");
        String python = "from struct import pack, unpack\ndef single(x): return int(unpack('f', pack('f', x))[0])\n"
                + "print(single(sum(map(int, input().split()))))";
        SearchResult result = new CounterexampleSearch(shop.workshop)
                .find(request(new PackageReader().read(root).orThrow(), python), LIMITS, SearchListener.SILENT);
        assertThat(result.counterexample()).isNotNull();
        assertThat(result.counterexample().input()).isEqualTo("0 16777217\n");
        assertThat(result.cause()).startsWith("precision: ");
    }

    @Test
    void triesEarlyWhatThePackageCallsExtreme(@TempDir Path directory) throws IOException {
        Path root = copyOfFresh(directory);
        Files.writeString(root.resolve("generators/extreme.py"), "print(3, 3 * 10**5)\n");
        Files.writeString(
                root.resolve("practice.yaml"), "  extremes:\n    - extreme.py {seed}\n", StandardOpenOption.APPEND);
        String python = "a, b = map(int, input().split())\nprint(0 if b > 10**5 else a + b)";
        SearchResult result = new CounterexampleSearch(shop.workshop)
                .find(
                        request(new PackageReader().read(root).orThrow(), python),
                        new SearchLimits(Duration.ofSeconds(60), Duration.ZERO, 10, 4),
                        SearchListener.SILENT);
        assertThat(result.counterexample()).isNotNull();
        assertThat(result.counterexample().input()).isEqualTo("3 300000\n");
        assertThat(result.counterexample().origin()).startsWith("extreme.py ");
    }

    @Test
    void saysThatOnlyALargeInputFails(@TempDir Path directory) throws IOException {
        SearchResult result = findInLongTest(directory, 400);
        assertThat(result.counterexample()).isNotNull();
        assertThat(result.tooLarge()).isEqualTo("test secret/3-long");
        assertThat(result.message())
                .startsWith(
                        "WA on test secret/3-long, which could not be made smaller than 801 bytes. No smaller input");
    }

    @Test
    void saysNothingOfSizeWhereTheInputIsSmall(@TempDir Path directory) throws IOException {
        SearchResult result = findInLongTest(directory, 150);
        assertThat(result.counterexample()).isNotNull();
        assertThat(result.tooLarge()).isNull();
        assertThat(result.message()).isNull();
    }

    @Test
    void compilesAJavaFileThatIsCalledAnything() {
        ProblemPackage problem = new PackageReader()
                .read(Path.of("src/test/resources/judging/fresh/package"))
                .orThrow();
        String program = "public class Main { public static void main(String[] none) { System.out.println(7); } }";
        Source source =
                new Source(List.of(new SourceFile("prints_seven.java", program.getBytes(StandardCharsets.UTF_8))));
        JudgingRequest request =
                new JudgingRequest(problem, source, Optional.of(shop.language("java")), Optional.empty(), 3);
        assertThat(new CounterexampleSearch(shop.workshop)
                        .find(request, LIMITS, SearchListener.SILENT)
                        .found())
                .isTrue();
    }

    @Test
    void theSameSeedFindsTheSame() {
        String program = "a, b = map(int, input().split())\nprint(1 // 0 if b > 40 else a + b)";
        assertThat(find(program).counterexample()).isEqualTo(find(program).counterexample());
    }

    @Test
    void theListenerMayEndTheSearch() {
        assertThatThrownBy(() -> find("fresh", "print(sum(map(int, input().split())))", tried -> {
                    if (tried > 3) {
                        throw new IllegalStateException("cancelled");
                    }
                }))
                .hasMessage("cancelled");
    }

    @Test
    void findsTheSmallestGamesThatAStrategyProblemsProgramLosesAndWhatWasSaid() throws IOException {
        ProblemPackage nim =
                new PackageReader().read(Path.of("problems/GMT-019")).orThrow();
        String program = Files.readString(Path.of("problems/GMT-019/submissions/accepted/solution.py"));
        SearchResult result = new CounterexampleSearch(shop.workshop)
                .find(
                        request(nim, program.replace("return i, pile - (pile ^ nim_sum)", "return 0, 1")),
                        LIMITS,
                        SearchListener.SILENT);
        assertThat(result.counterexample())
                .isEqualTo(new Counterexample(
                                Verdict.WA,
                                "1\n1\n2\n",
                                "",
                                "",
                                "game 1, your move 1: '1 1' leaves 1, and the judge wins",
                                "gen.cpp tiny-every 2 0")
                        .with(new Conversation(
                                List.of(new Turn(Speaker.INTERACTOR, "1\n1\n2\n"), new Turn(Speaker.PROGRAM, "1 1\n")),
                                List.of(),
                                0)));
    }

    /** The games beside the one that is lost become as small as the validators allow. */
    @Test
    void whatFailsInLaterGamesOnlyIsShrunkToTwo() throws IOException {
        ProblemPackage nim =
                new PackageReader().read(Path.of("problems/GMT-019")).orThrow();
        String program = Files.readString(Path.of("problems/GMT-019/submissions/accepted/solution.cpp"))
                .replace("while (games-- > 0) {", "for (int number = 1; games-- > 0; ++number) {")
                .replace("= winning_move(piles);", "= number > 1 ? Move{0, 1} : winning_move(piles);");
        SearchResult result = new CounterexampleSearch(shop.workshop)
                .find(
                        JudgingRequest.of(nim, Source.single(shop.language("cpp"), program), shop.language("cpp"), 3),
                        new SearchLimits(Duration.ofSeconds(60), Duration.ofSeconds(60), 8, 4),
                        SearchListener.SILENT);
        assertThat(result.counterexample()).isNotNull();
        assertThat(result.counterexample().input()).isEqualTo("2\n1\n1\n1\n2\n");
        assertThat(result.counterexample().origin()).isEqualTo("test sample/01-two-games");
    }

    @Test
    void saysThatAnInteractorMayNeedAnAnswerThatNobodyMakes() {
        ProblemPackage guess = new PackageReader()
                .read(Path.of("src/test/resources/judging/guess/package"))
                .orThrow();
        assertThat(CounterexampleSearch.canSearch(guess)).isFalse();
        assertThatThrownBy(() -> new CounterexampleSearch(shop.workshop).judge(request(guess, "print(1)")))
                .hasMessageContaining("interactive without game/rules");
    }

    @Test
    void saysThatAProblemHasNoSmallInstances() {
        assertThatThrownBy(() -> find("sum", "print(1)")).hasMessageContaining("add 'tiny' to its practice.yaml");
    }

    private static SearchResult find(String python) {
        return find("fresh", python);
    }

    private static SearchResult find(String name, String python) {
        return find(name, python, SearchListener.SILENT);
    }

    private static SearchResult find(String name, String python, SearchListener listener) {
        ProblemPackage problem = new PackageReader()
                .read(Path.of("src/test/resources/judging", name, "package"))
                .orThrow();
        return new CounterexampleSearch(shop.workshop).find(request(problem, python), LIMITS, listener);
    }

    /** What the search says of a program that runs for ever on many an input, each time until the limit. */
    private static SearchResult findImpatiently(Path directory, String python) throws IOException {
        Path root = copyOfFresh(directory);
        Path limits = root.resolve("problem.yaml");
        String usual = Files.readString(limits);
        assertThat(usual).contains("time_limit: 1.0");
        Files.writeString(limits, usual.replace("time_limit: 1.0", "time_limit: 0.4"));
        return new CounterexampleSearch(shop.workshop)
                .find(request(new PackageReader().read(root).orThrow(), python), LIMITS, SearchListener.SILENT);
    }

    private static JudgingRequest request(ProblemPackage problem, String python) {
        return JudgingRequest.of(problem, Source.single(shop.language("python"), python), shop.language("python"), 3);
    }

    /** What the search, which has no time for shrinking, says of a program that fails on a test with so many words. */
    private static SearchResult findInLongTest(Path directory, int words) throws IOException {
        Path root = copyOfFresh(directory);
        Files.writeString(root.resolve("input_validators/validate.py"), "import sys\nsys.exit(42)\n");
        Files.writeString(
                root.resolve("generators/generators.yaml"),
                "      - long: {in: \"" + "1 ".repeat(words) + "\\n\"}\n",
                StandardOpenOption.APPEND);
        String python = "words = input().split()\nprint(0 if len(words) > 99 else sum(map(int, words)))";
        return new CounterexampleSearch(shop.workshop)
                .find(
                        request(new PackageReader().read(root).orThrow(), python),
                        new SearchLimits(Duration.ofSeconds(60), Duration.ZERO, 10, 4),
                        SearchListener.SILENT);
    }

    private static Path copyOfFresh(Path directory) throws IOException {
        Path fresh = Path.of("src/test/resources/judging/fresh/package");
        try (Stream<Path> files = Files.walk(fresh)) {
            for (Path file : files.toList()) {
                Files.copy(file, directory.resolve("package").resolve(fresh.relativize(file)));
            }
        }
        return directory.resolve("package");
    }
}
