package dev.grundy.format.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.FileTree;
import dev.grundy.format.pack.Fault;
import dev.grundy.format.pack.GameQuestion;
import dev.grundy.format.pack.GameRules;
import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.pack.Practice.Sizes;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.Wording;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The directory game of a package, on a copy of Stones 1-3-4. */
class GameYamlTest {
    private static final Path STONES = Path.of("problems/GMT-001");

    @TempDir
    Path problem;

    @BeforeEach
    void copyThePackage() throws IOException {
        try (Stream<Path> files = Files.walk(STONES)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = problem.resolve(STONES.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
            }
        }
    }

    private PackageReading read() {
        return new PackageReader().read(problem);
    }

    private void write(String file, String text) throws IOException {
        Files.writeString(problem.resolve("game").resolve(file), text);
    }

    @Test
    void rulesComeWithTheirHeadersAndWhatIsAskedOfThem() {
        GameRules game = read().orThrow().game().orElseThrow();
        assertThat(game.rules().files()).containsOnlyKeys("rules.cpp", "state_graph.h");
        assertThat(game.answer())
                .containsExactly(new GameQuestion(GameQuestion.Kind.WINNER, List.of("First", "Second")));
        assertThat(game.asking()).isEmpty();
        assertThat(game.exhaustive().orElseThrow().sizes()).isEqualTo(new Sizes(125, 125));
        assertThat(game.enumerated())
                .isEqualTo(new Wording("piles of at most 500 stones", "Haufen von höchstens 500 Steinen"));
    }

    @Test
    void whatPracticeEnumeratesIsTakenWhereNothingElseIsSaid() throws IOException {
        write("game.yaml", "answer: [winner First Second Draw, distance]\n");
        GameRules game = read().orThrow().game().orElseThrow();
        assertThat(game.exhaustive().orElseThrow().sizes()).isEqualTo(new Sizes(1, 7));
        assertThat(game.answer()).extracting(GameQuestion::kind).contains(GameQuestion.Kind.DISTANCE);
        assertThat(game.enumerated()).isEqualTo(new Wording("instances", "Instanzen"));
    }

    @Test
    void aProgramMayAskByAWord() throws IOException {
        write("game.yaml", "{answer: [winner First Second], asking: look}\n");
        assertThat(read().orThrow().game().orElseThrow().asking()).contains("look");
    }

    @Test
    void behindWhatIsProvedALineMayHoldMore() throws IOException {
        write("game.yaml", "{answer: [score], unproved: rest-of-line}\n");
        assertThat(read().orThrow().game().orElseThrow().answer())
                .extracting(GameQuestion::kind)
                .containsExactly(GameQuestion.Kind.SCORE, GameQuestion.Kind.REST_OF_LINE);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "enumerated: piles | answer",
                "answer: [] | answer",
                "answer: [who-wins First Second] | winner is followed by",
                "answer: [winner First] | winner is followed by",
                "answer: [distance 3] | winner is followed by",
                "answer: [winner First Second, score] | all about winners or all about scores",
                "answer: [rest-of-line] | all about winners or all about scores",
                "{answer: [score], unproved: lines} | rest-of-line, or nothing",
                "{answer: [grundy], colour: red} | colour",
                "{answer: [grundy], exhaustive: gen.cpp every, exhaustive_sizes: [1, 2]} | {size}",
                "{answer: [grundy], asking: look at} | a word of small letters, such as look",
                "{answer: [grundy], asking: [look]} | asking",
                "{answer: [grundy], enumerated: {en: piles}} | a map with such a text for en and one for de",
                "{answer: [grundy], enumerated: {en: piles, de: Haufen, fr: tas}} | enumerated.fr",
                "{answer: [grundy], enumerated: [piles]} | enumerated",
                "{answer: [grundy], exhaustive: 'gen.cpp every {size} {index}'} | exhaustive_sizes",
            })
    void whatIsWrongIsAFaultOfGameYaml(String yaml, String found) throws IOException {
        write("game.yaml", yaml + "\n");
        PackageReading served = PackageReader.ofServed().read(problem);
        assertThat(served.orThrow().game()).isEmpty();
        assertThat(served.faultsOfGame())
                .anyMatch(fault -> fault.toString().contains(found))
                .allMatch(fault -> fault.toString().contains("; the problem is served, if need be without its game; "));
        assertThat(read().problem()).isEmpty();
        assertThat(read().faults())
                .filteredOn(Fault::isError)
                .allMatch(fault -> fault.file().equals("game/game.yaml"))
                .anyMatch(fault -> fault.toString().contains(found));
    }

    @Test
    void twoProgramsOrNoneAreFaults() throws IOException {
        write("rules.py", "print()\n");
        assertThat(read().faults()).anyMatch(fault -> fault.toString().contains("several programs called rules"));
        Files.delete(problem.resolve("game/rules.py"));
        Files.move(problem.resolve("game/rules.cpp"), problem.resolve("game/moves.cpp"));
        assertThat(read().faults())
                .anyMatch(fault -> fault.toString().contains("game/moves.cpp: error: this program is none"))
                .anyMatch(fault -> fault.toString().contains("there is no program called rules"));
        for (PackageReader reader : List.of(PackageReader.ofServed(), PackageReader.ofPublished())) {
            PackageReading served = reader.read(problem);
            assertThat(served.orThrow().game()).isEmpty();
            assertThat(served.faultsOfGame())
                    .extracting(Fault::file)
                    .containsExactlyInAnyOrder("game", "game/moves.cpp");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"answer: [\n", "answer: [winner First Second]\nenumerated: \u00FF\n"})
    void aTextThatIsNoneCostsTheGameAlone(String yaml) throws IOException {
        Files.write(problem.resolve("game/game.yaml"), yaml.getBytes(StandardCharsets.ISO_8859_1));
        PackageReading served = PackageReader.ofServed().read(problem);
        assertThat(read().errors()).isNotEmpty();
        assertThat(served.orThrow().game()).isEmpty();
        assertThat(served.faultsOfGame())
                .isNotEmpty()
                .allMatch(fault -> fault.line().isPresent());
        assertThat(PackageReader.ofPublished().read(problem).orThrow().game()).isEmpty();
    }

    /** Faults elsewhere are faults of the package for every reader. */
    @Test
    void onlyTheGameMayBeBrokenInWhatIsServed() throws IOException {
        Files.writeString(problem.resolve("practice.yaml"), "colour: red\n");
        write("game.yaml", "answer: []\n");
        PackageReading served = PackageReader.ofServed().read(problem);
        assertThat(served.errors()).extracting(Fault::file).containsOnly("practice.yaml");
        assertThat(served.faultsOfGame()).isEmpty();
    }

    @Test
    void aLinkOutOfThePackageIsServedNowhere() throws IOException {
        Files.createSymbolicLink(problem.resolve("game/outside.cpp"), Path.of("/etc/hostname"));
        assertThat(PackageReader.ofServed().read(problem).errors()).isNotEmpty();
    }

    /** Its interactor knows the game by itself. */
    @Test
    void aStrategyProblemWithoutItsGameIsJudgedAsWithIt(@TempDir Path directory) throws IOException {
        Path nim = directory.resolve("GMT-019");
        FileTree.copy(Path.of("problems/GMT-019"), nim);
        ProblemPackage before = new PackageReader().read(nim).orThrow();
        Files.delete(nim.resolve("game/rules.cpp"));
        ProblemPackage served = PackageReader.ofServed().read(nim).orThrow();
        assertThat(served.game()).isEmpty();
        assertThat(served.type()).isEqualTo(before.type());
        assertThat(served.programs()).isEqualTo(before.programs());
        assertThat(served.tests().allCases()).hasSameSizeAs(before.tests().allCases());
    }

    @Test
    void aSoundGameIsServed() {
        PackageReading served = PackageReader.ofServed().read(problem);
        assertThat(served.orThrow()).isEqualTo(read().orThrow());
        assertThat(served.faults()).isEqualTo(read().faults());
    }

    @Test
    void aPackageNeedsNoRules() throws IOException {
        FileTree.delete(problem.resolve("game"));
        assertThat(read().orThrow().game()).isEmpty();
    }
}
