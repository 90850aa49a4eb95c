package dev.grundy.web.frame;

import io.quarkus.qute.TemplateExtension;
import java.util.Locale;

/** Closed choices in the reader's language: the text whose key is made of the choice's type and name. */
public final class Words {
    private Words() {}

    /**
     * Such as {@code Wrong answer} for {@code Verdict.WA}, whose key is {@code verdict-wa}.
     *
     * @throws IllegalArgumentException when there is no such text
     */
    @TemplateExtension
    public static String inWords(Enum<?> choice) {
        return of(choice);
    }

    /**
     * A sentence about it, whose key ends in {@code -text}.
     *
     * @throws IllegalArgumentException when there is no such text
     */
    @TemplateExtension
    public static String explained(Enum<?> choice) {
        return Texts.of(key(choice) + "-text");
    }

    /**
     * As {@link #inWords}, of a choice whose text names something.
     *
     * @throws IllegalArgumentException when there is no such text
     */
    public static String of(Enum<?> choice, Object... arguments) {
        return Texts.of(key(choice), arguments);
    }

    /** Such as {@code verdict-wa}. */
    static String key(Enum<?> choice) {
        String type = choice.getDeclaringClass().getSimpleName().replaceAll("(?<=.)(?=\\p{Lu})", "-");
        return (type + "-" + choice.name().replace('_', '-')).toLowerCase(Locale.ROOT);
    }
}
