package dev.grundy.problem.text;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.web.frame.ReaderLanguage;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A statement as its page shows it.
 *
 * @param language that it is written in, such as {@code en}; empty without a text
 * @param html of the text, safe
 * @param rules HTML of its first section, which says how the game is played, safe
 * @param samples HTML of those that the text has not placed itself, safe
 * @param hints HTML, from a nudge to nearly everything, safe
 * @param cpuTime per run; empty while it is not calibrated
 */
public record StatementView(
        String language,
        String html,
        String rules,
        List<String> samples,
        List<String> hints,
        Optional<Duration> cpuTime,
        MemorySize memory) {
    public StatementView {
        samples = List.copyOf(samples);
        hints = List.copyOf(hints);
    }

    /** Its language as the reader calls it, if it is not theirs. */
    public Optional<String> otherLanguage() {
        return ReaderLanguage.nameOfOther(language);
    }
}
