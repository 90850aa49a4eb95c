package dev.grundy.submission.run;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * An input to run a program on; it has exactly one of a sample's name and a text.
 *
 * @param sample name of one of the problem's samples, such as {@code sample/chain}
 * @param number from 1, as the statement counts the samples, or among the inputs of one's own
 * @param text   an input of one's own
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record CaseInput(
        @Nullable String sample, int number, @Nullable String text) {
    public CaseInput {
        if ((sample == null) == (text == null)) {
            throw new IllegalArgumentException(
                    "an input is a sample or a text, got '" + sample + "' and '" + text + "'");
        }
    }

    public static CaseInput ofSample(String name, int number) {
        return new CaseInput(name, number, null);
    }

    public static CaseInput own(String text, int number) {
        return new CaseInput(null, number, text);
    }
}
