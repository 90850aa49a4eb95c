package dev.grundy.submission.finding;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Milliseconds;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.language.Language;
import dev.grundy.judge.result.TestResult;
import dev.grundy.submission.verdict.JudgingStatus;
import dev.grundy.submission.verdict.SubmissionSummary;
import dev.grundy.web.frame.ReaderLanguage;
import dev.grundy.web.frame.Texts;
import io.quarkus.qute.TemplateExtension;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** How times, sizes and states of judgings are written on pages. */
@TemplateExtension
public final class Figures {
    private static final double NANOS_PER_SECOND = 1e9;
    private static final double BYTES_PER_MEBIBYTE = 1 << 20;

    private Figures() {}

    /** Such as {@code 15 ms}. */
    static String asMilliseconds(Duration duration) {
        return Milliseconds.of(duration) + " ms";
    }

    /** Such as {@code 1.3 s}. */
    static String asSeconds(Duration duration) {
        return ReaderLanguage.now().tenths(duration.toNanos() / NANOS_PER_SECOND) + " s";
    }

    /** Such as {@code 3.1 MiB}. */
    static String asMebibytes(MemorySize size) {
        return ReaderLanguage.now().tenths(size.bytes() / BYTES_PER_MEBIBYTE) + " MiB";
    }

    /** The message's first line: the lines after it, a crash's trace, are told with the first failure. */
    static String remark(TestResult test) {
        return test.message().lines().findFirst().orElse("");
    }

    /** Such as {@code score 50 of 100}; empty for a problem without scores, or before the verdict. */
    public static String scoreText(SubmissionSummary summary) {
        return summary.score()
                .map(score -> score.most()
                        .map(most -> Texts.of("score-of", score.points(), most))
                        .orElseGet(() -> Texts.of("score-alone", score.points())))
                .orElse("");
    }

    /** Digits only: in a sentence a plain number would be grouped. */
    static String idText(SubmissionSummary summary) {
        return Long.toString(summary.id());
    }

    /** Such as {@code c cpp h}. */
    static String extensionList(Language language) {
        return String.join(" ", language.extensions());
    }

    /** Null before there is one. */
    static @Nullable Verdict verdict(JudgingStatus status) {
        return status instanceof JudgingStatus.Finished finished ? finished.verdict() : null;
    }

    static boolean isAborted(JudgingStatus status) {
        return status instanceof JudgingStatus.Aborted;
    }

    static boolean isQueued(JudgingStatus status) {
        return status instanceof JudgingStatus.Queued;
    }

    /** Empty where nothing ran. */
    static String cpuText(JudgingStatus status) {
        return status instanceof JudgingStatus.Finished finished
                ? finished.cpu().map(Figures::asMilliseconds).orElse("")
                : "";
    }

    /** Empty where nothing ran. */
    static String memoryText(JudgingStatus status) {
        return status instanceof JudgingStatus.Finished finished
                ? finished.memory().map(Figures::asMebibytes).orElse("")
                : "";
    }
}
