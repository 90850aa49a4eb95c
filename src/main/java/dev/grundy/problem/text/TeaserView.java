package dev.grundy.problem.text;

import dev.grundy.format.render.Teaser;
import java.util.Optional;

/**
 * The part of a statement that the page shows to people below its tier.
 *
 * @param language  that it is written in, such as {@code en}; empty without a text
 * @param paragraph HTML, safe; empty without one
 * @param drawing   HTML of an image, safe
 * @param file      of that image
 */
public record TeaserView(String language, String paragraph, Optional<String> drawing, Optional<String> file) {
    static final TeaserView NONE = of("", Teaser.NONE);

    static TeaserView of(String language, Teaser teaser) {
        return new TeaserView(language, teaser.paragraph(), teaser.drawing(), teaser.file());
    }
}
