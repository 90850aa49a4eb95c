package dev.grundy.people.operator;

import dev.grundy.web.frame.ReaderLanguage;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Locale;

/** The pages that the operator of the site has written. */
@Path(OperatorPages.PATH)
@PermitAll
@Produces(MediaType.TEXT_HTML)
class OperatorPages {
    static final String PATH = "/about";

    private final OperatorTexts texts;

    OperatorPages(OperatorTexts texts) {
        this.texts = texts;
    }

    @CheckedTemplate(basePath = "people/operator", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance page(OperatorPage page, String html, String language);
    }

    @GET
    @Path("/{page: terms|privacy|imprint|contact}")
    public TemplateInstance page(@PathParam("page") String code) {
        OperatorPage page = OperatorPage.valueOf(code.toUpperCase(Locale.ROOT));
        OperatorTexts.Shown shown = texts.shown(page, ReaderLanguage.now()).orElseThrow(NotFoundException::new);
        return Templates.page(
                page,
                shown.html(),
                shown.language() == ReaderLanguage.now() ? "" : shown.language().code());
    }
}
