package dev.grundy.judging;

import dev.grundy.problem.pack.ExitConvention;
import dev.grundy.sandbox.Ending;
import dev.grundy.sandbox.Outcome;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads what a checker or interactor says from how it ended. Nothing is guessed: an exit code that the convention does not
 * know is the checker's fault.
 *
 * @param checker who it was and on what, for messages
 */
record CheckerVerdict(String checker, ExitConvention convention) {
    private static final int ICPC_ACCEPTS = 42;
    private static final int ICPC_REFUSES = 43;

    /** testlib: _ok, _wa, _pe, _fail, _dirt, _points, _unexpected_eof. */
    private static final int TESTLIB_OK = 0;
    private static final int TESTLIB_WRONG = 1;
    private static final int TESTLIB_PRESENTATION = 2;
    private static final int TESTLIB_DIRT = 4;
    private static final int TESTLIB_POINTS = 7;
    private static final int TESTLIB_UNEXPECTED_END = 8;
    private static final Pattern POINTS = Pattern.compile("points\\s+([0-9.]+)\\s*(.*)", Pattern.DOTALL);

    CheckerWord read(Outcome outcome) {
        if (outcome.ending() != Ending.EXITED) {
            throw failure("did not end properly: " + outcome, outcome);
        }
        return switch (convention) {
            case ICPC -> icpc(outcome);
            case TESTLIB -> testlib(outcome);
        };
    }

    private CheckerWord icpc(Outcome outcome) {
        FeedbackDirectory feedback = FeedbackDirectory.among(outcome.collected());
        int code = outcome.exitCode();
        if (code != ICPC_ACCEPTS && code != ICPC_REFUSES) {
            throw failure("ended with exit code " + code + ", which is neither 42 (right) nor 43 (wrong)", outcome);
        }
        boolean accepted = code == ICPC_ACCEPTS;
        if (!accepted && feedback.nextInput().isPresent()) {
            throw failure("asks for a further pass (nextpass.in) with exit code 43", outcome);
        }
        // Some packages write score.txt for wrong outputs as well; that score means nothing.
        OptionalDouble score = accepted ? feedback.score(checker) : OptionalDouble.empty();
        OptionalDouble multiplier = accepted ? feedback.multiplier(checker) : OptionalDouble.empty();
        return new CheckerWord(accepted, feedback.message(), score, multiplier, feedback.nextInput(), feedback.files());
    }

    private CheckerWord testlib(Outcome outcome) {
        String message = Excerpt.ofMessage(outcome.stderrText());
        return switch (outcome.exitCode()) {
            case TESTLIB_OK -> CheckerWord.accepts();
            case TESTLIB_WRONG, TESTLIB_PRESENTATION, TESTLIB_DIRT, TESTLIB_UNEXPECTED_END -> CheckerWord.refuses(message);
            case TESTLIB_POINTS -> points(message).orElseThrow(
                    () -> failure("ended with exit code 7 and did not say how many points", outcome));
            default -> throw failure("ended with exit code " + outcome.exitCode(), outcome);
        };
    }

    private static Optional<CheckerWord> points(String message) {
        Matcher matcher = POINTS.matcher(message);
        return matcher.matches()
                ? NumberWord.parse(matcher.group(1)).map(points -> CheckerWord.accepts().withScore(points.doubleValue()))
                : Optional.empty();
    }

    private JudgeException failure(String what, Outcome outcome) {
        String said = Excerpt.ofMessage(outcome.stderrText() + "\n" + FeedbackDirectory.among(outcome.collected()).message());
        return new JudgeException(checker + " " + what + "; mend the checker" + (said.isBlank() ? "" : ". It said: " + said));
    }
}
