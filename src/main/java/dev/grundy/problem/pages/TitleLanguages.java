package dev.grundy.problem.pages;

import dev.grundy.base.kernel.Remembered;
import dev.grundy.problem.catalogue.CatalogueLoaded;
import dev.grundy.problem.catalogue.ProblemPublished;
import dev.grundy.web.frame.ReaderLanguage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;
import jakarta.inject.Named;
import java.time.Clock;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * Which titles and summaries a reader must be told to be in another language than the page. Templates ask {@code inject:titleLanguages},
 * so that no row of no list has to bring it. Safe for use by several threads.
 */
@ApplicationScoped
@Named("titleLanguages")
public class TitleLanguages {
    /** A title's language hardly ever changes, and for this long another node may not know it. */
    private static final Duration REMEMBERED = Duration.ofSeconds(10);

    private final TitleLanguageRepository titles;
    private final Remembered<String, Map<String, String>> remembered;

    TitleLanguages(TitleLanguageRepository titles, Clock clock) {
        this.titles = titles;
        this.remembered = new Remembered<>(REMEMBERED, 1, clock);
    }

    /** The tag of the language of a problem's title, if it is known not to be the reader's; else empty. */
    public String other(String slug) {
        String tag = remembered.get("", titles::all).getOrDefault(slug, "");
        return Locale.forLanguageTag(tag)
                        .getLanguage()
                        .equals(ReaderLanguage.now().locale().getLanguage())
                ? ""
                : tag;
    }

    void forget(@Observes CatalogueLoaded loaded) {
        Objects.requireNonNull(loaded);
        remembered.forgetAll();
    }

    void forget(@Observes(during = TransactionPhase.AFTER_SUCCESS) ProblemPublished published) {
        Objects.requireNonNull(published);
        remembered.forgetAll();
    }
}
