package dev.grundy.problem.notebook;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.catalogue.ProblemRepository;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.LocalAddress;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.time.Clock;
import java.util.List;

/** One of a person's collections. Another's is not there. */
@Path("/notebook/collections/{id: [0-9]{1,18}}")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class CollectionPages {
    private final CurrentAccount current;
    private final ProblemRepository problems;
    private final NotebookRepository notebooks;
    private final Flash flash;
    private final Clock clock;

    CollectionPages(
            CurrentAccount current,
            ProblemRepository problems,
            NotebookRepository notebooks,
            Flash flash,
            Clock clock) {
        this.current = current;
        this.problems = problems;
        this.notebooks = notebooks;
        this.flash = flash;
        this.clock = clock;
    }

    @CheckedTemplate(basePath = "problem/notebook", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance collection(
                Collection collection, List<KeptProblem> problems, String name, FormErrors errors);
    }

    @GET
    public TemplateInstance collection(@PathParam("id") long id) {
        Collection collection = mine(id);
        return page(collection, collection.name(), FormErrors.none());
    }

    @POST
    @Path("/rename")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response rename(@PathParam("id") long id, @FormParam("name") @DefaultValue("") String name) {
        Collection collection = mine(id);
        FormErrors errors = check(name.strip());
        if (errors.isEmpty() && !notebooks.rename(account(), id, name.strip())) {
            errors = errors.and("name", "notebook-collection-taken", Collection.MOST);
        }
        return errors.isEmpty() ? to(id) : FormErrors.answer(page(collection, name, errors));
    }

    @POST
    @Path("/delete")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response delete(@PathParam("id") long id) {
        notebooks.delete(account(), mine(id).id());
        return Response.seeOther(URI.create("/notebook")).build();
    }

    /** Puts a problem in, or takes it out. */
    @POST
    @Path("/problems/{slug}")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response hold(
            @PathParam("id") long id,
            @PathParam("slug") String slug,
            @FormParam("kept") @DefaultValue("") String kept,
            @FormParam("return") String returnTo) {
        Collection collection = mine(id);
        Problem problem = problems.bySlug(slug).orElseThrow(NotFoundException::new);
        if (kept.equals("yes")) {
            if (!notebooks.put(account(), collection.id(), problem.id(), clock.instant())) {
                // It may have been deleted at the same moment, and is then not there.
                mine(id);
                flash.notice("notebook-collection-full", Collection.MOST_PROBLEMS);
            }
        } else {
            notebooks.take(account(), collection.id(), problem.id());
        }
        LocalAddress address = LocalAddress.orHome(returnTo);
        return address.value().equals("/")
                ? to(id)
                : Response.seeOther(address.uri()).build();
    }

    static FormErrors check(String name) {
        boolean fits = !name.isEmpty()
                && name.length() <= Collection.LONGEST_NAME
                && name.chars().noneMatch(Character::isISOControl);
        return fits ? FormErrors.none() : FormErrors.none().and("name", "notebook-collection-name-form");
    }

    private TemplateInstance page(Collection collection, String name, FormErrors errors) {
        return Templates.collection(collection, notebooks.collected(account(), collection.id()), name, errors);
    }

    private Collection mine(long id) {
        return notebooks.collection(account(), id).orElseThrow(NotFoundException::new);
    }

    private long account() {
        return current.required().accountId();
    }

    private static Response to(long id) {
        return Response.seeOther(URI.create("/notebook/collections/" + id)).build();
    }
}
