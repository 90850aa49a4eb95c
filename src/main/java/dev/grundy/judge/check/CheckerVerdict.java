package dev.grundy.judge.check;

import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.result.Excerpt;
import dev.grundy.judge.sandbox.command.Ending;
import dev.grundy.judge.sandbox.command.RunOutcome;
import java.util.OptionalDouble;

/**
 * Reads the answer of a checker or interactor from the way in which it ended. Nothing is guessed: an exit code that the format does not know is the
 * checker's fault.
 *
 * @param checker its name and the test, for messages
 */
public record CheckerVerdict(String checker) {
    public static final int ACCEPTS = 42;
    private static final int REFUSES = 43;

    public CheckerWord read(RunOutcome outcome) {
        if (outcome.ending() != Ending.EXITED) {
            throw failure("did not end properly: " + outcome, outcome);
        }
        FeedbackDirectory feedback = FeedbackDirectory.among(outcome.collected());
        int code = outcome.exitCode();
        if (code != ACCEPTS && code != REFUSES) {
            throw failure("ended with exit code " + code + ", which is neither 42 (right) nor 43 (wrong)", outcome);
        }
        boolean accepted = code == ACCEPTS;
        if (!accepted && feedback.nextInput().isPresent()) {
            throw failure("asks for a further pass (nextpass.in) with exit code 43", outcome);
        }
        // Some packages write score.txt for wrong outputs as well; that score means nothing.
        OptionalDouble score = accepted ? feedback.score(checker) : OptionalDouble.empty();
        OptionalDouble multiplier = accepted ? feedback.multiplier(checker) : OptionalDouble.empty();
        return new CheckerWord(accepted, feedback.message(), score, multiplier, feedback.nextInput(), feedback.files());
    }

    private JudgeException failure(String what, RunOutcome outcome) {
        String said = Excerpt.ofMessage(outcome.stderrText() + "\n"
                + FeedbackDirectory.among(outcome.collected()).message());
        return new JudgeException(
                checker + " " + what + "; fix the checker" + (said.isBlank() ? "" : ". It said: " + said));
    }
}
