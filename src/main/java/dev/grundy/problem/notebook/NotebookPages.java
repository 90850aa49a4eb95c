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
import java.time.Clock;
import java.util.List;

/** A person's notebook, and the forms that the problem's page has for it. */
@Path("/notebook")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class NotebookPages {
    private static final String YES = "yes";

    private final CurrentAccount current;
    private final ProblemRepository problems;
    private final NotebookRepository notebooks;
    private final Flash flash;
    private final Clock clock;

    NotebookPages(
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

        static native TemplateInstance notebook(
                List<KeptProblem> bookmarks,
                List<KeptProblem> noted,
                List<Collection> collections,
                NewCollection wanted,
                FormErrors errors);

        static native TemplateInstance note(Problem problem, String text, Note stored, FormErrors errors);
    }

    @GET
    public TemplateInstance notebook() {
        return page(NewCollection.NONE, FormErrors.none());
    }

    @POST
    @Path("/bookmarks/{slug}")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response bookmark(
            @PathParam("slug") String slug,
            @FormParam("kept") @DefaultValue("") String kept,
            @FormParam("return") String returnTo) {
        Problem problem = problem(slug);
        if (kept.equals(YES)) {
            notebooks.bookmark(account(), problem.id(), clock.instant());
        } else {
            notebooks.unbookmark(account(), problem.id());
        }
        return to(returnTo);
    }

    /** Makes a collection, with a problem in it where the form names one. */
    @POST
    @Path("/collections")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response create(
            @FormParam("name") @DefaultValue("") String name,
            @FormParam("problem") @DefaultValue("") String slug,
            @FormParam("return") @DefaultValue("") String returnTo) {
        String wanted = name.strip();
        FormErrors errors = CollectionPages.check(wanted);
        if (errors.isEmpty()) {
            var id = notebooks.create(account(), wanted, clock.instant());
            if (id.isPresent()) {
                problems.bySlug(slug)
                        .ifPresent(problem -> notebooks.put(account(), id.get(), problem.id(), clock.instant()));
                return to(returnTo);
            }
            errors = errors.and("name", "notebook-collection-taken", Collection.MOST);
        }
        return FormErrors.answer(page(new NewCollection(name, slug, returnTo), errors));
    }

    @GET
    @Path("/notes/{slug}")
    public TemplateInstance note(@PathParam("slug") String slug) {
        Problem problem = problem(slug);
        Note stored = notebooks.note(account(), problem.id());
        return Templates.note(problem, stored.text(), stored, FormErrors.none());
    }

    /** Writes a note unless another was written since this one was read: then both are shown, and nothing is lost. */
    @POST
    @Path("/notes/{slug}")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response write(
            @PathParam("slug") String slug,
            @FormParam("text") @DefaultValue("") String text,
            @FormParam("version") @DefaultValue("") String version,
            @FormParam("return") String returnTo) {
        Problem problem = problem(slug);
        String cleaned = text.replace("\r\n", "\n").strip();
        if (cleaned.length() > Note.LONGEST) {
            FormErrors errors = FormErrors.none().and("text", "notebook-note-too-long", cleaned.length(), Note.LONGEST);
            Note stored = new Note(notebooks.note(account(), problem.id()).text(), version);
            return FormErrors.answer(Templates.note(problem, cleaned, stored, errors));
        }
        if (!notebooks.write(account(), problem.id(), cleaned, version, clock.instant())) {
            FormErrors errors = FormErrors.none().and("text", "notebook-note-changed");
            return Response.status(Response.Status.CONFLICT)
                    .entity(Templates.note(problem, cleaned, notebooks.note(account(), problem.id()), errors))
                    .build();
        }
        flash.success("notebook-note-saved");
        return to(returnTo);
    }

    private TemplateInstance page(NewCollection wanted, FormErrors errors) {
        long account = account();
        return Templates.notebook(
                notebooks.bookmarks(account), notebooks.noted(account), notebooks.collections(account), wanted, errors);
    }

    private long account() {
        return current.required().accountId();
    }

    private Problem problem(String slug) {
        return problems.bySlug(slug).orElseThrow(NotFoundException::new);
    }

    private static Response to(String returnTo) {
        LocalAddress address = LocalAddress.orHome(returnTo);
        return Response.seeOther(address.value().equals("/") ? java.net.URI.create("/notebook") : address.uri())
                .build();
    }
}
