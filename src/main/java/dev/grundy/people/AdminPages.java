package dev.grundy.people;

import dev.grundy.account.Role;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** Where admins and moderators begin: what there is for them. */
@Path("/admin")
@RolesAllowed({Role.ADMIN_CODE, Role.MODERATOR_CODE})
@Produces(MediaType.TEXT_HTML)
class AdminPages {
    @CheckedTemplate(basePath = "people", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance admin();
    }

    @GET
    public TemplateInstance overview() {
        return Templates.admin();
    }
}
