package dev.grundy.submission.verdict;

import dev.grundy.format.language.Language;
import dev.grundy.format.language.SourceCheck;
import dev.grundy.format.language.SourceText;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.submission.verdict.OfferedLanguages.OfferedLanguage;
import dev.grundy.submission.verdict.SubmitResult.Reason;
import dev.grundy.submission.verdict.SubmitResult.Refused;
import dev.grundy.web.frame.Texts;
import dev.grundy.web.frame.Words;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;

/** Says whether a text that somebody sent is a program that can be judged on a problem. Thread-safe. */
@ApplicationScoped
public class ProgramCheck {
    private final OfferedLanguages languages;

    ProgramCheck(OfferedLanguages languages) {
        this.languages = languages;
    }

    /** The result of a check. */
    public sealed interface Result permits Fit, Refused {}

    /** @param source the program without a mark at the beginning of a text file, such as a byte order mark */
    public record Fit(Language language, SourceText source) implements Result {}

    /**
     * Looks at a program.
     *
     * @param language identifier or alias
     * @param source   as it came
     */
    public Result check(Problem problem, String language, SourceText source) {
        Optional<OfferedLanguage> chosen = languages.find(language);
        if (chosen.isEmpty()) {
            return refused("submit-language-unknown");
        }
        Language known = chosen.get().language();
        List<String> allowed = problem.languages;
        if (!allowed.isEmpty() && !allowed.contains(known.id())) {
            return refused("submit-language-not-allowed", known.name(), languages.namesOf(allowed));
        }
        if (!chosen.get().isAvailable()) {
            return refused(
                    "submit-language-unavailable",
                    known.name(),
                    chosen.get().problem().orElseThrow());
        }
        return switch (SourceCheck.check(source, known, SourceCheck.LARGEST)) {
            case SourceCheck.Result.Refused refused ->
                new Refused(
                        Reason.SOURCE, Words.of(refused.fault(), refused.names().toArray()));
            case SourceCheck.Result.Fine fine -> new Fit(known, fine.source());
        };
    }

    private static Refused refused(String messageKey, Object... arguments) {
        return new Refused(Reason.LANGUAGE, Texts.of(messageKey, arguments));
    }
}
