package dev.grundy.submission;

import dev.grundy.difference.Difference;
import dev.grundy.kernel.Verdict;
import dev.grundy.result.Counterexample;
import dev.grundy.result.Excerpt;
import dev.grundy.result.FirstFailure;
import java.util.Optional;

/**
 * An input on which a program fails, as it is shown. Long texts are excerpts, which say so at their ends; any may be empty.
 *
 * @param difference between what is expected and the output; empty where comparing them would say nothing: there are several
 *     right outputs, one of the texts is empty, or the program came to no proper end
 * @param runnable   whether the program can be run on the input from here
 */
public record FailureView(
        Verdict verdict,
        String input,
        String expected,
        String output,
        String message,
        Optional<Difference> difference,
        boolean runnable) {
    static FailureView of(Counterexample found, Remedies remedies) {
        return of(found.verdict(), found.input(), found.expected(), found.output(), found.message(), remedies);
    }

    static FailureView of(FirstFailure failure, Remedies remedies) {
        return of(
                failure.verdict(), failure.input(), failure.expected(), failure.output(), failure.message(), remedies);
    }

    private static FailureView of(
            Verdict verdict, String input, String expected, String output, String message, Remedies remedies) {
        boolean comparable = remedies.oneAnswer() && verdict == Verdict.WA && !expected.isBlank() && !output.isBlank();
        return new FailureView(
                verdict,
                input,
                expected,
                output,
                message,
                comparable ? Optional.of(difference(expected, output)) : Optional.empty(),
                remedies.takesInput() && !input.isBlank() && !Excerpt.isCut(input));
    }

    private static Difference difference(String expected, String output) {
        return Excerpt.isCut(expected) || Excerpt.isCut(output)
                ? Difference.ofOutputBeginnings(Excerpt.wholeLines(expected), Excerpt.wholeLines(output))
                : Difference.ofOutputs(expected, output);
    }

    /** Whether the message has lines that belong below each other, such as where a program crashed. */
    public boolean isMessageInLines() {
        return message.strip().contains("\n");
    }

    /** Whether there is another output to show beside what is expected, or its absence. */
    public boolean isOutputShown() {
        return !output.isEmpty() || verdict == Verdict.WA;
    }
}
