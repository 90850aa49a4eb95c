package dev.grundy.people.admin;

import dev.grundy.people.account.MergedAccountRepository;
import dev.grundy.people.account.Role;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where admins find people and see the data of one. */
@Path("/admin/people")
@RolesAllowed(Role.ADMIN_CODE)
@Produces(MediaType.TEXT_HTML)
class PeoplePages {
    private static final String PAGE = "/admin/people";
    private static final int LINES = 50;
    private static final int LONGEST_TEXT = 254;

    private final People people;
    private final MergedAccountRepository mergedAccounts;
    private final Clock clock;

    PeoplePages(People people, MergedAccountRepository mergedAccounts, Clock clock) {
        this.people = people;
        this.mergedAccounts = mergedAccounts;
        this.clock = clock;
    }

    @CheckedTemplate(basePath = "people/admin", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance people(Search search, Found found);

        static native TemplateInstance person(PersonView person, Instant now);
    }

    /**
     * A search for people.
     *
     * @param text as it was typed, cut
     * @param role code of a role; empty for all
     */
    record Search(String text, String role) {
        public Role[] roles() {
            return Role.values();
        }

        String address() {
            return PAGE + "?text=" + URLEncoder.encode(text, StandardCharsets.UTF_8) + "&role=" + role;
        }
    }

    /**
     * @param first address of the first page; null on it
     * @param next  address of the page after this one; null on the last
     */
    record Found(
            List<PersonLine> people,
            @Nullable String first,
            @Nullable String next) {}

    @GET
    public TemplateInstance search(
            @QueryParam("text") @DefaultValue("") String text,
            @QueryParam("role") @DefaultValue("") String role,
            @QueryParam("after") @DefaultValue("") String after) {
        String typed = text.strip();
        Optional<Role> wanted = Role.parse(role);
        Search search = new Search(
                typed.substring(0, Math.min(typed.length(), LONGEST_TEXT)),
                wanted.map(Role::code).orElse(""));
        List<PersonLine> found = people.search(search.text(), wanted, after, LINES + 1);
        boolean more = found.size() > LINES;
        List<PersonLine> shown = more ? found.subList(0, LINES) : found;
        String next = search.address() + "&after="
                + URLEncoder.encode(shown.isEmpty() ? "" : shown.getLast().key(), StandardCharsets.UTF_8);
        return Templates.people(
                search, new Found(shown, after.isEmpty() ? null : search.address(), more ? next : null));
    }

    /** A name whose account became part of another leads there. */
    @GET
    @Path("/{name}")
    public Response person(@PathParam("name") String name) {
        Optional<PersonView> person = people.named(name);
        if (person.isPresent()) {
            return Response.ok(Templates.person(person.get(), clock.instant())).build();
        }
        String successor = mergedAccounts.successorOf(name).orElseThrow(NotFoundException::new);
        return Response.seeOther(URI.create(PAGE + "/" + successor)).build();
    }
}
