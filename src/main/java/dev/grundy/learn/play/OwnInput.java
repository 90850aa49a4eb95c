package dev.grundy.learn.play;

import dev.grundy.learn.graph.PlayLimits;
import dev.grundy.web.frame.FormErrors;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * An input that somebody typed into a form, as validators read it: lines end with a line feed, the last one too.
 *
 * @param errors the errors found before any validator has looked; of the field {@code input}
 */
public record OwnInput(String text, FormErrors errors) {
    public static OwnInput of(@Nullable String typed) {
        String text = (typed == null ? "" : typed)
                        .replace("\r\n", "\n")
                        .replace('\0', '\uFFFD')
                        .strip() + "\n";
        if (text.isBlank()) {
            return new OwnInput("", FormErrors.none().and("input", "match-own-empty"));
        }
        return new OwnInput(
                text,
                text.getBytes(StandardCharsets.UTF_8).length <= PlayLimits.INPUT_BYTES
                        ? FormErrors.none()
                        : FormErrors.none().and("input", "match-own-long", PlayLimits.INPUT_BYTES / 1024));
    }
}
