package dev.grundy.submission.finding;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.compare.TokenChecker;
import dev.grundy.format.difference.Acceptance;
import dev.grundy.format.difference.Difference;
import dev.grundy.judge.result.Conversation;
import dev.grundy.judge.result.Counterexample;
import dev.grundy.judge.result.Excerpt;
import dev.grundy.judge.result.FirstFailure;
import java.util.Optional;

/**
 * An input on which a program fails, as it is shown. Long texts are excerpts, which say so at their ends; any may be empty.
 *
 * @param difference between the expected output and the program's; empty where comparing them would say nothing. That is so if there are
 *                   several right outputs, one of the texts is empty, or the program came to no proper end
 * @param runnable   whether the program can be run on the input from here
 * @param conversation with the interactor of an interactive problem
 * @param playable   whether its turns can be looked at on a board
 */
public record FailureView(
        Verdict verdict,
        String input,
        String expected,
        String output,
        String message,
        Optional<Difference> difference,
        boolean runnable,
        Optional<Conversation> conversation,
        boolean playable) {
    public static FailureView of(Counterexample found, Remedies remedies) {
        return new FailureView(
                found.verdict(),
                found.input(),
                found.expected(),
                found.output(),
                found.message(),
                remedies.answers()
                        .filter(unused -> isComparable(found.verdict(), found.expected(), found.output()))
                        .flatMap(Remedies.Answers::toOthers)
                        .map(checker -> difference(checker, found.expected(), found.output())),
                isRunnable(found.input(), remedies),
                Optional.ofNullable(found.conversation()),
                false);
    }

    public static FailureView of(FirstFailure failure, Remedies remedies) {
        return new FailureView(
                failure.verdict(),
                failure.input(),
                failure.expected(),
                failure.output(),
                failure.message(),
                remedies.answers()
                        .filter(unused -> isComparable(failure.verdict(), failure.expected(), failure.output()))
                        .flatMap(answers -> answers.to(failure.test()))
                        .map(checker -> difference(checker, failure.expected(), failure.output())),
                isRunnable(failure.input(), remedies),
                Optional.ofNullable(failure.conversation()),
                remedies.playable() && !Excerpt.isCut(failure.input()));
    }

    private static boolean isComparable(Verdict verdict, String expected, String output) {
        return verdict == Verdict.WA && !expected.isBlank() && !output.isBlank();
    }

    private static boolean isRunnable(String input, Remedies remedies) {
        return remedies.takesInput() && !input.isBlank() && !Excerpt.isCut(input);
    }

    private static Difference difference(TokenChecker checker, String expected, String output) {
        Acceptance acceptance =
                new Acceptance((wanted, found) -> checker.accepts(found, wanted), checker.acceptsAnyWhiteSpace());
        return Excerpt.isCut(expected) || Excerpt.isCut(output)
                ? Difference.ofOutputBeginnings(Excerpt.wholeLines(expected), Excerpt.wholeLines(output), acceptance)
                : Difference.ofOutputs(expected, output, acceptance);
    }

    /** Whether the message has lines that belong below each other, such as where a program crashed. */
    public boolean isMessageInLines() {
        return message.strip().contains("\n");
    }

    /** The address of the board to which the number of a turn belongs; empty where there is none. */
    public String boardOf(String submission) {
        return playable ? "/submissions/" + submission + "/board/" : "";
    }

    /**
     * Whether there is another output to show beside the expected one, or its absence: a program that talks with an interactor has neither.
     */
    public boolean isOutputShown() {
        return !output.isEmpty() || verdict == Verdict.WA && !expected.isEmpty();
    }
}
