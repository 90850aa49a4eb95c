package dev.grundy.people.credential;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.email.AccountNotice;
import dev.grundy.people.security.SecurityLog;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The page of security events of one's own account. */
@Path(SecurityPages.PATH)
@Authenticated
@Produces(MediaType.TEXT_HTML)
class SecurityPages {
    static final String PATH = AccountNotice.SECURITY_PATH;

    private final CurrentAccount current;
    private final SecurityLog log;

    SecurityPages(CurrentAccount current, SecurityLog log) {
        this.current = current;
        this.log = log;
    }

    @CheckedTemplate(basePath = "people/credential", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance security(EventPage page);
    }

    @GET
    public TemplateInstance own(@QueryParam("before") @Nullable String before) {
        return Templates.security(EventPage.of(
                log, Optional.of(current.required().accountId()), Optional.empty(), "/account/security?", before));
    }
}
