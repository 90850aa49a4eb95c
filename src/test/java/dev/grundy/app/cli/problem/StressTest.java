package dev.grundy.app.cli.problem;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.result.Conversation;
import dev.grundy.judge.result.Conversation.Speaker;
import dev.grundy.judge.result.Conversation.Turn;
import dev.grundy.judge.result.Counterexample;
import dev.grundy.judge.search.SearchResult;
import java.util.List;
import org.junit.jupiter.api.Test;

class StressTest {
    private static final Counterexample WRONG =
            new Counterexample(Verdict.WA, "1\n2\n", "First\n", "Second\n", "1st word differs", "gen.cpp 2 7");

    @Test
    void whatWasPrintedStandsBelowWhatIsExpected() {
        assertThat(Stress.text(found(WRONG))).isEqualTo("""
                        WA (Wrong answer) on the smallest input found:
                        1
                        2

                        Expected:
                        First

                        Output:
                        Second

                        1st word differs
                        Shrunk from: gen.cpp 2 7; 12 instances tried in 0.5 s""");
    }

    @Test
    void ofAStrategyProblemItIsToldWhatWasSaid() {
        Counterexample lost = new Counterexample(Verdict.WA, "1\n1\n2\n", "", "", "the judge wins", "gen.cpp 2 7")
                .with(new Conversation(
                        List.of(new Turn(Speaker.INTERACTOR, "1\n1\n2\n"), new Turn(Speaker.PROGRAM, "1 1\n")),
                        List.of(new Turn(Speaker.INTERACTOR, "1 1\n")),
                        77));
        assertThat(Stress.text(found(lost))).isEqualTo("""
                        WA (Wrong answer) on the smallest input found:
                        1
                        1
                        2

                        Conversation, < the interactor, > the program:
                        <1
                        <1
                        <2
                        >1 1
                        … (77 bytes left out)
                        <1 1
                        the judge wins
                        Shrunk from: gen.cpp 2 7; 12 instances tried in 0.5 s""");
    }

    private static SearchResult found(Counterexample counterexample) {
        return new SearchResult("GMT-019", "cpp", true, counterexample, 12, 0.5, null, null, null);
    }
}
