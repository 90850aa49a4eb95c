package dev.grundy.people.mail;

import dev.grundy.web.frame.ReaderLanguage;
import dev.grundy.web.frame.SiteAddress;
import dev.grundy.web.frame.Texts;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.qute.Variant;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.stream.Stream;

/** Makes mails from their texts: as plain text, and as HTML with the same words. Thread-safe. */
@ApplicationScoped
public class Letters {
    private final SiteAddress site;

    Letters(SiteAddress site) {
        this.site = site;
    }

    @CheckedTemplate(basePath = "people/mail", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance letter(
                LetterText letter, String subject, String greeting, String text, String site, String language);
    }

    /** In the language that {@link ReaderLanguage} says. */
    public Letter letter(String recipient, String greeting, LetterText said) {
        Object[] values =
                Stream.concat(Stream.of(site.origin()), said.values().stream()).toArray();
        String subject = Texts.of(said.key() + "-subject", values);
        TemplateInstance page = Templates.letter(
                said,
                subject,
                greeting,
                Texts.of(said.key() + "-text", values),
                site.origin(),
                ReaderLanguage.now().code());
        return new Letter(
                recipient,
                subject,
                rendered(page, Variant.TEXT_PLAIN),
                rendered(page, Variant.TEXT_HTML),
                said.stop().map(link -> site.origin() + link.path()));
    }

    private static String rendered(TemplateInstance page, String contentType) {
        return page.setAttribute(TemplateInstance.SELECTED_VARIANT, Variant.forContentType(contentType))
                .render();
    }
}
