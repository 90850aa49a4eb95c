package dev.grundy.problem.pages;

import dev.grundy.base.kernel.Remembered;
import dev.grundy.problem.catalogue.RememberedCatalogue;
import dev.grundy.web.frame.ReaderLanguage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;
import java.util.Locale;
import java.util.Map;

/**
 * Which titles and summaries a reader must be told to be in another language than the page. Templates ask {@code inject:titleLanguages},
 * so that no row of no list has to bring it. Safe for use by several threads.
 */
@ApplicationScoped
@Named("titleLanguages")
public class TitleLanguages {
    private final TitleLanguageRepository titles;
    private final Remembered<String, Map<String, String>> remembered;

    TitleLanguages(TitleLanguageRepository titles, RememberedCatalogue catalogue) {
        this.titles = titles;
        this.remembered = catalogue.room(1);
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
}
