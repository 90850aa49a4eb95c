package dev.grundy.people.settings;

import dev.grundy.people.account.Role;
import dev.grundy.people.credential.EventPage;
import dev.grundy.people.password.Accounts;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The page of security events of all accounts, and of attempts of strangers that were refused. */
@Path("/admin/security")
@RolesAllowed(Role.ADMIN_CODE)
@Produces(MediaType.TEXT_HTML)
class AdminSecurityPages {
    private final Accounts accounts;
    private final SecurityLog log;

    AdminSecurityPages(Accounts accounts, SecurityLog log) {
        this.accounts = accounts;
        this.log = log;
    }

    @CheckedTemplate(basePath = "people/settings", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance securityOfAll(Search search, EventPage page);
    }

    /**
     * An admin's search for events.
     *
     * @param person  a name as it was typed; empty for everybody's
     * @param kind    code of a {@link SecurityEvent}; empty for every kind
     * @param unknown whether nobody is called so
     */
    record Search(String person, String kind, boolean unknown) {
        public SecurityEvent[] kinds() {
            return SecurityEvent.values();
        }

        String address() {
            return "/admin/security?person=" + URLEncoder.encode(person, StandardCharsets.UTF_8) + "&kind=" + kind;
        }
    }

    /** A kind that there is not is every kind. */
    @GET
    public TemplateInstance ofAll(
            @QueryParam("person") @DefaultValue("") String person,
            @QueryParam("kind") @DefaultValue("") String kind,
            @QueryParam("before") @Nullable String before) {
        Optional<Long> account = accounts.idOf(person.strip());
        Optional<SecurityEvent> known = SecurityEvent.ofCode(kind);
        boolean unknown = !person.isBlank() && account.isEmpty();
        Search search =
                new Search(person.strip(), known.map(SecurityEvent::code).orElse(""), unknown);
        return Templates.securityOfAll(
                search, unknown ? EventPage.EMPTY : EventPage.of(log, account, known, search.address(), before));
    }
}
