package dev.grundy.judge.source;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.language.Language;
import dev.grundy.format.pack.ProblemPackage;
import java.util.Optional;

/**
 * The submission that is to be judged.
 *
 * @param language absent for submit-answer problems, where the files are the answers
 * @param entryPoint the main file or class if somebody has named it
 * @param seed of the fresh tests; the same seed gives the same tests
 * @param owner stands for the sender, whose compiled programs may take so much; absent at the terminal
 */
public record JudgingRequest(
        ProblemPackage problem,
        Source source,
        Optional<Language> language,
        Optional<String> entryPoint,
        long seed,
        Optional<ContentHash> owner) {

    /** One that nobody in particular sent. */
    public JudgingRequest(
            ProblemPackage problem,
            Source source,
            Optional<Language> language,
            Optional<String> entryPoint,
            long seed) {
        this(problem, source, language, entryPoint, seed, Optional.empty());
    }

    public JudgingRequest ownedBy(ContentHash person) {
        return new JudgingRequest(problem, source, language, entryPoint, seed, Optional.of(person));
    }

    public static JudgingRequest of(ProblemPackage problem, Source source, Language language, long seed) {
        return new JudgingRequest(problem, source, Optional.of(language), Optional.empty(), seed);
    }
}
