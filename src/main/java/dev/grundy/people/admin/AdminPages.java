package dev.grundy.people.admin;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Role;
import io.quarkus.arc.All;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;

/** The first page for admins and moderators: links to their pages, and for admins the work that waits. */
@Path("/admin")
@RolesAllowed({Role.ADMIN_CODE, Role.MODERATOR_CODE})
@Produces(MediaType.TEXT_HTML)
class AdminPages {
    private final CurrentAccount current;
    private final List<Waiting> waiting;

    AdminPages(CurrentAccount current, @All List<Waiting> waiting) {
        this.current = current;
        this.waiting = waiting;
    }

    @CheckedTemplate(basePath = "people/admin", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance admin(List<Line> waiting);
    }

    /** A sentence about work that waits, and the path of its page. */
    record Line(String text, String address) {}

    @GET
    public TemplateInstance overview() {
        return Templates.admin(current.required().isAdmin() ? waiting() : List.of());
    }

    private List<Line> waiting() {
        return waiting.stream()
                .map(area -> new Line(area.text(), area.address()))
                .filter(line -> !line.text().isEmpty())
                .toList();
    }
}
