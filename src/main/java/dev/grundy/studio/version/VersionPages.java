package dev.grundy.studio.version;

import dev.grundy.base.kernel.SingleLine;
import dev.grundy.base.kernel.Slug;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Role;
import dev.grundy.problem.catalogue.KeptVersion;
import dev.grundy.problem.catalogue.LiveState;
import dev.grundy.problem.catalogue.Publication;
import dev.grundy.problem.catalogue.PublicationRepository;
import dev.grundy.problem.catalogue.Publisher.Press;
import dev.grundy.problem.catalogue.Publishing;
import dev.grundy.studio.intake.LiveCopies;
import dev.grundy.submission.solves.SolveCounts;
import dev.grundy.submission.solves.SolveRepository;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** The versions of a problem for admins: the history of live versions, their differences, and the way back to an older one. */
@Path("/admin/problems/{slug}/versions")
@RolesAllowed(Role.ADMIN_CODE)
@Produces(MediaType.TEXT_HTML)
class VersionPages {
    private static final int LISTED = 200;
    private static final int LONGEST_REASON = 500;
    private static final String NUMBER = "[1-9][0-9]{0,8}";

    private final CurrentAccount current;
    private final PublicationRepository publications;
    private final Unpacked unpacked;
    private final Restoring restoring;
    private final SolveRepository solves;
    private final LiveCopies copies;
    private final Flash flash;

    VersionPages(
            CurrentAccount current,
            PublicationRepository publications,
            Unpacked unpacked,
            Restoring restoring,
            SolveRepository solves,
            LiveCopies copies,
            Flash flash) {
        this.current = current;
        this.publications = publications;
        this.unpacked = unpacked;
        this.restoring = restoring;
        this.solves = solves;
        this.copies = copies;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "studio/version", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance versions(
                LiveState problem, List<Publication> history, SolveCounts counts, OptionalLong copy);

        static native TemplateInstance comparison(
                LiveState problem, KeptVersion older, KeptVersion newer, VersionChanges changes);

        static native TemplateInstance restore(
                LiveState problem, KeptVersion version, String reason, FormErrors errors);
    }

    @GET
    public TemplateInstance versions(@PathParam("slug") String slug) {
        LiveState problem = problem(slug);
        return Templates.versions(
                problem,
                publications.history(problem.problem(), LISTED),
                solves.counts(problem.problem()),
                copies.of(problem));
    }

    /** The older one on the left, in either order of names. */
    @GET
    @Path("/compare")
    public Response compare(
            @PathParam("slug") String slug,
            @QueryParam("from") @DefaultValue("") String from,
            @QueryParam("to") @DefaultValue("") String to) {
        LiveState problem = problem(slug);
        Optional<KeptVersion> one = version(problem, from);
        Optional<KeptVersion> other = version(problem, to);
        if (one.isEmpty() || other.isEmpty() || one.equals(other)) {
            flash.notice("versions-choose-two");
            return to(problem);
        }
        boolean inOrder = one.get().number() < other.get().number();
        KeptVersion older = inOrder ? one.get() : other.get();
        KeptVersion newer = inOrder ? other.get() : one.get();
        VersionChanges changes =
                unpacked.of(List.of(older, newer), roots -> VersionChanges.between(roots.getFirst(), roots.getLast()));
        return Response.ok(Templates.comparison(problem, older, newer, changes)).build();
    }

    @GET
    @Path("/{number: " + NUMBER + "}/restore")
    public TemplateInstance restore(@PathParam("slug") String slug, @PathParam("number") String number) {
        LiveState problem = problem(slug);
        KeptVersion version = version(problem, number).orElseThrow(NotFoundException::new);
        return Templates.restore(problem, version, "", FormErrors.none());
    }

    /**
     * @param reason why, for the log
     * @param live   id of the version that was live when the form was shown
     */
    @POST
    @Path("/{number: " + NUMBER + "}/restore")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response restore(
            @PathParam("slug") String slug,
            @PathParam("number") String number,
            @FormParam("reason") @DefaultValue("") String reason,
            @FormParam("live") @DefaultValue("") String live) {
        LiveState problem = problem(slug);
        KeptVersion version = version(problem, number).orElseThrow(NotFoundException::new);
        if (reason.isBlank()) {
            return refused(problem, version, reason, FormErrors.none().and("reason", "versions-reason-form"));
        }
        Press press = Press.ofHistory(
                current.required().accountId(),
                live.matches("[0-9]{1,18}") ? Long.parseLong(live) : -1,
                SingleLine.of(reason, LONGEST_REASON));
        Optional<Publishing> came = restoring.restore(version, press);
        if (came.isEmpty()) {
            return refused(problem, version, reason, FormErrors.none().and("reason", "versions-unreadable"));
        }
        return switch (came.get()) {
            case Publishing.Done(LiveState now, var before) -> {
                flash.success("versions-restored", now.number());
                yield to(now);
            }
            case Publishing.Same same -> {
                flash.notice("versions-same");
                yield to(problem);
            }
            case Publishing.Overtaken overtaken -> {
                flash.notice("versions-overtaken");
                yield to(problem);
            }
            case Publishing.NamesTaken(String owner) ->
                refused(problem, version, reason, FormErrors.none().and("reason", "versions-names", owner));
        };
    }

    private static Response refused(LiveState problem, KeptVersion version, String reason, FormErrors errors) {
        return FormErrors.answer(Templates.restore(problem, version, reason, errors));
    }

    private LiveState problem(String slug) {
        return Slug.parse(slug).flatMap(publications::stateOf).orElseThrow(NotFoundException::new);
    }

    private Optional<KeptVersion> version(LiveState problem, String number) {
        return number.matches(NUMBER)
                ? publications.version(problem.problem(), Integer.parseInt(number))
                : Optional.empty();
    }

    private static Response to(LiveState problem) {
        return Response.seeOther(URI.create("/admin/problems/" + problem.slug() + "/versions"))
                .build();
    }
}
