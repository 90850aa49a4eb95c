package dev.grundy.people.mail;

import dev.grundy.web.frame.ReaderLanguage;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.qute.Variant;

/** Makes mails of what they say: as text, and as HTML with the same words. */
public final class Letters {
    private Letters() {}

    @CheckedTemplate(basePath = "people/mail", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance letter(LetterText letter, String language);
    }

    /** In the language that {@link ReaderLanguage} says. */
    public static Letter letter(String recipient, LetterText text) {
        return new Letter(
                recipient,
                text.subject(),
                rendered(text, Variant.TEXT_PLAIN),
                rendered(text, Variant.TEXT_HTML),
                text.stop().map(LetterText.Press::address));
    }

    private static String rendered(LetterText text, String contentType) {
        return Templates.letter(text, ReaderLanguage.now().code())
                .setAttribute(TemplateInstance.SELECTED_VARIANT, Variant.forContentType(contentType))
                .render();
    }
}
