package dev.grundy.submission.run;

import dev.grundy.base.kernel.Milliseconds;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.result.CaseResult;
import dev.grundy.judge.result.CaseResult.Answer;
import dev.grundy.web.frame.ReaderLanguage;
import dev.grundy.web.frame.Texts;
import dev.grundy.web.frame.Words;

/**
 * The result of one input, as it is shown.
 *
 * @param input  the input of the run
 * @param open      whether all of it is shown at once
 */
public record CaseView(CaseResult result, CaseInput input, boolean open) {
    private static final double BYTES_PER_MEBIBYTE = 1 << 20;

    /** Such as {@code Sample 1} or {@code Own input 2}. */
    public String title() {
        return Texts.of(input.sample() == null ? "run-own" : "run-sample", input.number());
    }

    public boolean isRight() {
        return isAnswerKnown() && result.verdict() == Verdict.AC;
    }

    public boolean isWrong() {
        return result.verdict() == Verdict.WA;
    }

    public boolean isNotRun() {
        return result.answer() == Answer.NOT_RUN;
    }

    public boolean isInputRefused() {
        return result.answer() == Answer.INPUT_REFUSED;
    }

    public boolean isAnswerKnown() {
        return result.answer() == Answer.KNOWN;
    }

    /** Whether the program did not come to a proper end. */
    public boolean isCrashed() {
        return result.verdict() != Verdict.AC && result.verdict() != Verdict.WA;
    }

    /** In one or two words, how it went. */
    public String label() {
        if (isNotRun()) {
            return Texts.of("run-not-run");
        }
        if (isCrashed()) {
            return Words.inWords(result.verdict());
        }
        return switch (result.answer()) {
            case KNOWN -> isRight() ? Texts.of("run-right") : Texts.of("run-wrong");
            case INPUT_REFUSED -> Texts.of("run-input-refused");
            case UNKNOWN, NOT_RUN -> Texts.of("run-ran");
        };
    }

    /** Of the label's colour and shape. */
    public String cssClass() {
        if (isCrashed() || isWrong()) {
            return result.verdict().cssClass();
        }
        if (isRight()) {
            return Verdict.AC.cssClass();
        }
        return isInputRefused() ? "limit" : "queued";
    }

    /** Such as {@code 21 ms}. */
    public String cpuText() {
        return Milliseconds.of(result.cpu()) + " ms";
    }

    /** Such as {@code 9.4 MiB}. */
    public String memoryText() {
        return ReaderLanguage.now().tenths(result.memory().bytes() / BYTES_PER_MEBIBYTE) + " MiB";
    }
}
