package dev.grundy.submission.editor;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Remembered;
import dev.grundy.format.language.Language;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.starter.Starters;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;

/** {@link Starters} in memory: every page of a problem has those of all its languages, which are files. Thread-safe. */
@ApplicationScoped
class StarterTexts {
    /** They never change; those that nobody asks for go. */
    private static final Duration REMEMBERED = Duration.ofDays(1);

    private static final int MOST_REMEMBERED = 1_000;

    private final Remembered<Key, String> texts;

    StarterTexts(Clock clock) {
        this.texts = new Remembered<>(REMEMBERED, MOST_REMEMBERED, clock);
    }

    private record Key(ContentHash content, String language) {}

    String of(ProblemPackage problem, Language language) {
        return texts.get(new Key(problem.hash(), language.id()), () -> Starters.of(problem, language));
    }
}
