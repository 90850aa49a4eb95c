package dev.grundy.judge.invoke;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.format.language.Language;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.invoke.OpeningMove.Opening;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.workshop.TestWorkshop;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Programs that play Nim, asked for their first move. */
@Tag("sandbox")
class OpeningMoveTest {
    private static final Path NIM = Path.of("problems/GMT-019");
    private static final String WON = "1\n3\n3 4 5\n";
    /** A pile is empty, and the others are equal: the problem gives no program such a game. */
    private static final String LOST = "1\n3\n0 4 4\n";

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
    void anAcceptedProgramMakesItsMove() throws IOException {
        Opening opening = ask(Files.readString(NIM.resolve("submissions/accepted/solution.py")), WON);
        assertThat(opening.said()).contains("1 2");
        assertThat(opening.failure()).isEmpty();
        assertThat(opening.cpu()).isPositive();
    }

    @Test
    void whatItSaysIsToldWhetherItIsAMoveOrNot() {
        assertThat(ask("print('I resign', flush=True)\ninput()", WON).said()).contains("I resign");
        assertThat(ask("print(2, 4, flush=True)\nprint(2, 3, flush=True)", LOST).said())
                .contains("2 4");
    }

    @Test
    void whySomebodySaysNothingIsTold() {
        assertThat(ask("1 // 0", WON)).satisfies(opening -> {
            assertThat(opening.said()).isEmpty();
            assertThat(opening.failure()).startsWith("RTE: ").contains("ZeroDivisionError");
        });
        assertThat(ask("pass", WON).failure()).startsWith("WA: ");
        assertThat(ask("1 +", WON)).satisfies(opening -> {
            assertThat(opening.said()).isEmpty();
            assertThat(opening.failure()).contains("SyntaxError");
        });
    }

    @Test
    void programsOfOtherProblemsMakeNoMoves() {
        ProblemPackage sum = read(Path.of("src/test/resources/judging/sum/package"));
        assertThatThrownBy(() -> new OpeningMove(shop.workshop).of(request(sum, "pass"), "1\n"))
                .isInstanceOf(JudgeException.class)
                .hasMessageContaining("not interactive");
    }

    private static Opening ask(String program, String input) {
        return new OpeningMove(shop.workshop).of(request(read(NIM), program), input);
    }

    private static JudgingRequest request(ProblemPackage problem, String program) {
        Language python = shop.language("python");
        return JudgingRequest.of(problem, Source.single(python, program), python, 0);
    }

    private static ProblemPackage read(Path directory) {
        return new PackageReader().read(directory).orThrow();
    }
}
