package dev.grundy.judging.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.game.GraphLimits;
import dev.grundy.game.SolvedGame;
import dev.grundy.judging.TestJudge;
import dev.grundy.judging.compile.Executable;
import dev.grundy.judging.host.JudgeException;
import dev.grundy.judging.make.Generation;
import dev.grundy.judging.make.PreparedTest;
import dev.grundy.judging.run.Execution;
import dev.grundy.judging.run.Run;
import dev.grundy.judging.run.RunLimits;
import dev.grundy.judging.test.Listening;
import dev.grundy.judging.test.Listening.Heard;
import dev.grundy.judging.workshop.ReadyProblem;
import dev.grundy.kernel.MemorySize;
import dev.grundy.kernel.Verdict;
import dev.grundy.problem.pack.AnswerSource;
import dev.grundy.problem.pack.GameRules;
import dev.grundy.problem.pack.InputSource;
import dev.grundy.problem.pack.PackageFile;
import dev.grundy.problem.pack.PackageSubmission;
import dev.grundy.problem.pack.Practice.Tiny;
import dev.grundy.problem.pack.ProblemPackage;
import dev.grundy.problem.pack.Program;
import dev.grundy.problem.pack.TestCase;
import dev.grundy.problem.read.PackageReader;
import dev.grundy.sandbox.Stdin;
import dev.grundy.sandbox.StoredFile;
import dev.grundy.testsupport.MadeGames;
import dev.grundy.testsupport.Together;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** The rules of every problem on small instances: right answers follow from them, and planted faults are seen. */
@Tag("sandbox")
class RulesTest {
    private static final Path PROBLEMS = Path.of("problems");
    private static final Path PLANTED = Path.of("src/test/resources/game/planted.yaml");
    private static final GraphLimits SMALL = GraphLimits.LARGEST.withPositions(20_000);
    private static final RunLimits LIMITS =
            new RunLimits(Duration.ofSeconds(10), MemorySize.ofMebibytes(256), MemorySize.ofMebibytes(1));
    private static final int RANDOM = 40;

    @TempDir
    static Path directory;

    @RegisterExtension
    static final TestJudge JUDGE = new TestJudge();

    private record Planted(String problem, String from, String to, String wrong) {}

    private static List<Planted> planted() throws IOException {
        List<?> items = (List<?>) new Load(LoadSettings.builder().build()).loadFromString(Files.readString(PLANTED));
        return items.stream()
                .map(item -> (Map<?, ?>) item)
                .map(item -> new Planted(
                        item.get("problem").toString(),
                        item.get("from").toString(),
                        item.get("to").toString(),
                        item.get("wrong").toString()))
                .toList();
    }

    @Test
    void everyProblemHasRulesAndFaultsPlantedInThem() throws IOException {
        List<String> problems = PackageReader.packagesIn(PROBLEMS).stream()
                .map(problem -> problem.getFileName().toString())
                .toList();
        assertThat(planted()).extracting(Planted::problem).containsExactlyElementsOf(problems);
    }

    @TestFactory
    Stream<DynamicTest> rightAnswersFollowAndPlantedFaultsAreSeen() throws IOException {
        return Together.tests(planted(), Planted::problem, RulesTest::check);
    }

    private static void check(Planted planted) throws IOException {
        ProblemPackage problem =
                new PackageReader().read(PROBLEMS.resolve(planted.problem())).orThrow();
        ReadyProblem ready = new ReadyProblem(problem, JUDGE.workshop());
        GameRules game = problem.game().orElseThrow();
        if (problem.type().interactive()) {
            checkTalk(ready, game, planted);
            return;
        }
        RulesRun rules = new RulesRun(ready, game);
        RulesRun faulty = new RulesRun(ready, withFault(game, planted));
        Executable right = ready.executable(problem.reference().orElseThrow().program());
        Executable wrong = ready.executable(submission(problem, planted.wrong()).program());
        int proved = 0;
        int rulesContradicted = 0;
        int programContradicted = 0;
        for (StoredFile input : instances(ready)) {
            Optional<SolvedGame> solved = rules.solve(input, SMALL, "an instance");
            if (solved.isEmpty()) {
                continue;
            }
            proved++;
            ProvedAnswer answer = new ProvedAnswer(solved.get(), game.answer());
            String output = output(right, input);
            assertThat(answer.differs(output)).as(text(input)).isEmpty();
            programContradicted += answer.differs(output(wrong, input)).isPresent() ? 1 : 0;
            rulesContradicted += contradicts(faulty, game, input, output) ? 1 : 0;
        }
        assertThat(proved).as("instances").isGreaterThan(RANDOM / 4);
        assertThat(rulesContradicted).as("the fault in the rules is seen").isPositive();
        assertThat(programContradicted).as("the wrong program is seen").isPositive();
    }

    /** By the rules nobody loses who begins, or who does is First; it makes and hears only moves of theirs, and each of its own keeps what it had. */
    private static void checkTalk(ReadyProblem ready, GameRules game, Planted planted) throws IOException {
        ProblemPackage problem = ready.problem();
        RulesRun rules = new RulesRun(ready, game);
        RulesRun faulty = new RulesRun(ready, withFault(game, planted));
        Listening right = listening(ready, problem.reference().orElseThrow().program());
        Listening wrong = listening(ready, submission(problem, planted.wrong()).program());
        int rulesContradicted = 0;
        int programContradicted = 0;
        for (StoredFile input : instances(ready)) {
            SolvedGame solved = rules.solve(input, SMALL, "an instance").orElseThrow();
            Heard heard = right.run(test(ready, input));
            assertThat(heard.run().result().verdict()).as(text(input)).isEqualTo(Verdict.AC);
            assertThat(follows(heard, solved, game)).as(text(input)).isTrue();
            programContradicted += wrong.run(test(ready, input)).run().result().verdict() == Verdict.AC ? 0 : 1;
            rulesContradicted += contradicts(faulty, game, heard, input) ? 1 : 0;
        }
        assertThat(rulesContradicted).as("the fault in the rules is seen").isPositive();
        assertThat(programContradicted).as("the wrong program is seen").isPositive();
    }

    private static boolean contradicts(RulesRun faulty, GameRules game, Heard heard, StoredFile input) {
        try {
            return faulty.solve(input, SMALL, "an instance")
                    .filter(solved -> !follows(heard, solved, game))
                    .isPresent();
        } catch (JudgeException e) {
            return true;
        }
    }

    private static boolean follows(Heard heard, SolvedGame solved, GameRules game) {
        return new ProvedTalk(solved, game.asking())
                .differs(heard.conversation().orElseThrow())
                .isEmpty();
    }

    private static Listening listening(ReadyProblem ready, Program program) {
        return new Listening(ready, ready.executable(program), LIMITS);
    }

    private static PreparedTest test(ReadyProblem ready, StoredFile input) {
        TestCase test = TestCase.plain(
                "an instance",
                new InputSource.Given(new PackageFile.Literal(text(input))),
                new AnswerSource.Unsolved(),
                ready.problem().tests().usualSettings());
        return new Generation(ready).prepare(test);
    }

    private static boolean contradicts(RulesRun faulty, GameRules game, StoredFile input, String output) {
        try {
            return faulty.solve(input, SMALL, "an instance")
                    .map(solved -> new ProvedAnswer(solved, game.answer()).differs(output))
                    .filter(Optional::isPresent)
                    .isPresent();
        } catch (JudgeException | IllegalArgumentException e) {
            return true;
        }
    }

    private static GameRules withFault(GameRules game, Planted planted) throws IOException {
        Path original = game.rules().files().get("rules.cpp");
        String source = Files.readString(original);
        assertThat(source).contains(planted.from());
        Path changed =
                Files.createDirectories(directory.resolve(planted.problem())).resolve("rules.cpp");
        Files.writeString(changed, source.replace(planted.from(), planted.to()));
        SortedMap<String, Path> files = new TreeMap<>(game.rules().files());
        files.put("rules.cpp", changed);
        return rules(game, files);
    }

    private static GameRules rules(GameRules game, SortedMap<String, Path> files) {
        Program program = new Program("rules.cpp", files, Optional.empty(), Optional.empty());
        return new GameRules(program, game.answer(), game.asking(), game.exhaustive(), game.enumerated());
    }

    private static PackageSubmission submission(ProblemPackage problem, String path) {
        return problem.submissions().stream()
                .filter(submission -> submission.path().equals(path))
                .findFirst()
                .orElseThrow();
    }

    /** The samples, some of what is enumerated, and random ones. */
    private static List<StoredFile> instances(ReadyProblem ready) {
        Generation generation = new Generation(ready);
        List<StoredFile> inputs = new ArrayList<>();
        ready.problem().tests().allCases().stream()
                .filter(test -> test.isSample())
                .forEach(test -> inputs.add(generation.prepare(test).input()));
        Tiny tiny = ready.problem().practice().tiny().orElseThrow();
        int sizes = tiny.sizes().most() - tiny.sizes().least() + 1;
        for (int i = 0; i < RANDOM; i++) {
            inputs.add(ready.workshop()
                    .store()
                    .put(generation.input(
                            tiny.generate().withSizeAndSeed(tiny.sizes().least() + i % sizes, i))));
        }
        return inputs;
    }

    private static String output(Executable program, StoredFile input) {
        Run run = new Execution(JUDGE.workshop().cells()).run(program, List.of(), Stdin.of(input), List.of(), LIMITS);
        return new String(run.output(), StandardCharsets.UTF_8);
    }

    private static String text(StoredFile input) {
        return new String(JUDGE.workshop().store().read(input), StandardCharsets.UTF_8);
    }

    /** The browser tests look at them. */
    @TestFactory
    Stream<DynamicTest> gamesOfSightsAreAsTheRulesPrintThem() throws IOException {
        Map<String, ProblemPackage> problems = new TreeMap<>();
        for (Path directory : PackageReader.packagesIn(PROBLEMS)) {
            ProblemPackage problem = new PackageReader().read(directory).orThrow();
            problems.put(problem.frontMatter().slug().value(), problem);
        }
        return Together.tests(
                MadeGames.ofSights(), MadeGames.Made::slug, made -> checkMade(problems.get(made.slug()), made));
    }

    private static void checkMade(ProblemPackage problem, MadeGames.Made made) {
        RulesRun rules = new RulesRun(
                new ReadyProblem(problem, JUDGE.workshop()), problem.game().orElseThrow());
        StoredFile input = JUDGE.workshop().store().put(made.input().getBytes(StandardCharsets.US_ASCII));
        RulesRun.Printed printed = rules.print(input, SMALL, "a game of sights").orElseThrow();
        assertThat(new String(printed.text(), StandardCharsets.US_ASCII)).isEqualTo(made.graph());
    }

    @TestFactory
    Stream<DynamicTest> badRulesAreToldWithTheirFileAndACure() {
        Map<String, String> bad = new TreeMap<>(Map.of(
                "int main() { for (;;) {} }", "of CPU time",
                "#include <cstdio>\nint main() { for (;;) std::puts(\"N 0\"); }", "of output",
                "int main() { return 3; }", "exit code 3",
                "int main() { __builtin_trap(); }", "signal",
                "#include <cstdio>\nint main() { std::puts(\"First\"); }", "the first line is 'First'"));
        return Together.tests(List.copyOf(bad.entrySet()), Map.Entry::getValue, RulesTest::checkBad);
    }

    private static void checkBad(Map.Entry<String, String> bad) throws IOException {
        ProblemPackage problem =
                new PackageReader().read(PROBLEMS.resolve("GMT-001")).orThrow();
        Path file = Files.createTempDirectory(directory, "bad").resolve("rules.cpp");
        Files.writeString(file, bad.getKey());
        GameRules game = rules(problem.game().orElseThrow(), new TreeMap<>(Map.of("rules.cpp", file)));
        RulesRun rules = new RulesRun(new ReadyProblem(problem, JUDGE.workshop()), game, Duration.ofSeconds(1));
        StoredFile input = JUDGE.workshop().store().put("1\n3\n".getBytes(StandardCharsets.US_ASCII));
        assertThatThrownBy(() -> rules.solve(input, SMALL, "sample 1"))
                .isInstanceOf(JudgeException.class)
                .hasMessageContaining("GMT-001: game/rules.cpp")
                .hasMessageContaining("(on sample 1); ")
                .hasMessageContaining(bad.getValue());
    }
}
