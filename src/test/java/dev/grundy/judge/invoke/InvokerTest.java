package dev.grundy.judge.invoke;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.result.CaseResult;
import dev.grundy.judge.result.CaseResult.Answer;
import dev.grundy.judge.result.Conversation;
import dev.grundy.judge.result.InvocationResult;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.workshop.TestWorkshop;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("sandbox")
class InvokerTest {
    private static final String RIGHT = "print(sum(map(int, input().split())))";
    private static final ChosenInput SAMPLE = new ChosenInput.Sample("sample/1");

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
    void tellsOutputAndAnswerOfSamplesAndOwnInputsInTheOrderAsked() {
        InvocationResult result = invoke("sum", RIGHT, own("-4 4\n"), SAMPLE, own("7 8\n"));

        assertThat(result.isAllRight()).isTrue();
        assertThat(result.cases())
                .extracting(CaseResult::name, CaseResult::input, CaseResult::output, CaseResult::expected)
                .containsExactly(
                        tuple("", "-4 4\n", "0\n", "0\n"),
                        tuple("sample/1", "1 2\n", "3\n", "3\n"),
                        tuple("", "7 8\n", "15\n", "15\n"));
        assertThat(result.cases()).allSatisfy(one -> {
            assertThat(one.cpu()).isPositive();
            assertThat(one.memory().bytes()).isPositive();
        });
    }

    @Test
    void theCheckerSaysWhatIsWrong() {
        InvocationResult result = invoke("sum", "print(8)", own("-4 4\n"));

        assertThat(result.isAllRight()).isFalse();
        assertThat(result.cases()).singleElement().satisfies(one -> {
            assertThat(one.verdict()).isEqualTo(Verdict.WA);
            assertThat(one.expected()).isEqualTo("0\n");
            assertThat(one.message()).isEqualTo("1st word differs: expected '0', found '8'");
        });
    }

    @Test
    void ofASampleThatIsAConversationWhatWasSaidIsTold() {
        InvocationResult result = invoke("guess", "print(500, flush=True)\ninput()", SAMPLE);

        assertThat(result.cases()).singleElement().satisfies(one -> {
            assertThat(one.verdict()).isEqualTo(Verdict.AC);
            assertThat(one.conversation())
                    .isEqualTo(new Conversation(
                            List.of(
                                    new Conversation.Turn(Conversation.Speaker.PROGRAM, "500\n"),
                                    new Conversation.Turn(Conversation.Speaker.INTERACTOR, "correct\n")),
                            List.of(),
                            0));
        });
    }

    @Test
    void anInputThatIsNotAllowedHasAnOutputAndNoAnswer() {
        assertThat(invoke("sum", "print('seen', input())", own("one two\n")).cases())
                .singleElement()
                .satisfies(one -> {
                    assertThat(one.answer()).isEqualTo(Answer.INPUT_REFUSED);
                    assertThat(one.output()).isEqualTo("seen one two\n");
                    assertThat(one.expected()).isEmpty();
                });
    }

    @Test
    void whatAProgramWritesBesidesItsOutputIsTold() {
        assertThat(invoke("sum", "import sys; print('looking', file=sys.stderr); print(3)", SAMPLE)
                        .cases())
                .singleElement()
                .satisfies(one -> {
                    assertThat(one.verdict()).isEqualTo(Verdict.AC);
                    assertThat(one.stderr()).isEqualTo("looking");
                });
    }

    @Test
    void aCrashTellsItsExitCodeAndKeepsItsOutput() {
        assertThat(invoke("sum", "print('so far', flush=True); raise SystemExit(3)", SAMPLE)
                        .cases())
                .singleElement()
                .satisfies(one -> {
                    assertThat(one.verdict()).isEqualTo(Verdict.RTE);
                    assertThat(one.message()).isEqualTo("ended with exit code 3");
                    assertThat(one.output()).isEqualTo("so far\n");
                    assertThat(one.expected()).isEqualTo("3\n");
                });
    }

    @Test
    void compilesOnceAndSaysSoBeforeItRuns() {
        AtomicInteger compiled = new AtomicInteger();
        InvocationResult result = new Invoker(shop.workshop)
                .invoke(
                        request("sum", "cpp", "int main() { return x; }"),
                        List.of(SAMPLE, SAMPLE),
                        compiled::incrementAndGet);

        assertThat(result.isCompiled()).isFalse();
        assertThat(result.cases()).isEmpty();
        assertThat(result.compilation().orElseThrow().output()).contains("error", "x");
        assertThat(compiled).hasValue(0);
        new Invoker(shop.workshop)
                .invoke(request("sum", "python", RIGHT), List.of(SAMPLE, own("1 1\n")), compiled::incrementAndGet);
        assertThat(compiled).hasValue(1);
    }

    @Test
    void oneInvocationHasSoMuchTimeAndNoMore() {
        ChosenInput[] many = Stream.generate(() -> own("1 1\n")).limit(40).toArray(ChosenInput[]::new);
        InvocationResult result = invoke("sum", "while True: pass", many);

        assertThat(result.cases()).hasSize(40);
        assertThat(result.cases().getFirst().verdict()).isEqualTo(Verdict.TLE);
        assertThat(result.cases().getLast().answer()).isEqualTo(Answer.NOT_RUN);
        assertThat(result.cases().stream()
                        .collect(Collectors.groupingBy(CaseResult::answer, Collectors.counting()))
                        .get(Answer.KNOWN))
                // A run ends after a second of CPU time, which takes longer on a busy machine; twenty seconds end the
                // invocation.
                .isBetween(1L, 20L);
    }

    @Test
    void aProgramOfSeveralPassesIsRunThroughAllOfThem() {
        ProblemPackage passes = problem("passes");
        String solution = passes.submissions().getFirst().program().contents(passes.constants()).values().stream()
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                .findFirst()
                .orElseThrow();
        assertThat(invoke("passes", solution, SAMPLE).isAllRight()).isTrue();
    }

    @Test
    void whereAnswersAreSentThereIsNothingToRun() {
        InvocationResult result = invoke("answers", "print(1)", new ChosenInput.Sample("sample/one"));
        assertThat(result.isCompiled()).isFalse();
        assertThat(result.compilation().orElseThrow().output()).contains("nothing to run");
    }

    @Test
    void aSampleThatIsNoneIsAFaultOfOurs() {
        assertThatThrownBy(() -> invoke("sum", RIGHT, new ChosenInput.Sample("secret/1")))
                .isInstanceOf(JudgeException.class)
                .hasMessageContaining("no sample 'secret/1'");
    }

    private static InvocationResult invoke(String problem, String program, ChosenInput... inputs) {
        return new Invoker(shop.workshop).invoke(request(problem, "python", program), List.of(inputs), () -> {});
    }

    private static JudgingRequest request(String problem, String language, String program) {
        return JudgingRequest.of(
                problem(problem), Source.single(shop.language(language), program), shop.language(language), 0);
    }

    private static ProblemPackage problem(String name) {
        return new PackageReader()
                .read(Path.of("src/test/resources/judging", name, "package"))
                .orThrow();
    }

    private static ChosenInput own(String text) {
        return new ChosenInput.Own(text.getBytes(StandardCharsets.UTF_8));
    }
}
