package dev.grundy.problem.pages;

import dev.grundy.format.pack.Difficulty;
import io.quarkus.qute.TemplateExtension;
import java.util.Locale;

/** CSS classes of values that know nothing of pages. */
@TemplateExtension
final class Badges {
    private Badges() {}

    static String cssClass(Difficulty difficulty) {
        return difficulty.name().toLowerCase(Locale.ROOT);
    }
}
