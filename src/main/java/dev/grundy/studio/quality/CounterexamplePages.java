package dev.grundy.studio.quality;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.SingleLine;
import dev.grundy.base.kernel.Slug;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Role;
import dev.grundy.problem.catalogue.LiveState;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.catalogue.ProblemRepository;
import dev.grundy.problem.catalogue.PublicationRepository;
import dev.grundy.studio.intake.Intake;
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
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.Optional;

/** The gaps in the fixed tests of a served problem: inputs to take in as tests, or to dismiss. */
@Path("/admin/problems/{slug}/quality/counterexamples")
@RolesAllowed(Role.ADMIN_CODE)
@Produces(MediaType.TEXT_HTML)
class CounterexamplePages {
    private static final int LONGEST_REASON = 500;

    private final ProblemRepository problems;
    private final PublicationRepository publications;
    private final Counterexamples counterexamples;
    private final CurrentAccount current;
    private final Flash flash;

    CounterexamplePages(
            ProblemRepository problems,
            PublicationRepository publications,
            Counterexamples counterexamples,
            CurrentAccount current,
            Flash flash) {
        this.problems = problems;
        this.publications = publications;
        this.counterexamples = counterexamples;
        this.current = current;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "studio/quality", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance counterexamples(LiveState problem, CounterexampleView view, Typed typed);
    }

    /**
     * A form as it was sent.
     *
     * @param input hash of the counterexample that it is about; empty for none
     */
    record Typed(String input, String reason, FormErrors errors) {
        static final Typed NOTHING = new Typed("", "", FormErrors.none());

        public boolean isAbout(MissedInput one) {
            return input.equals(one.hash().hex());
        }
    }

    /** A problem that is served, and the inputs that its tests miss. */
    private record Open(LiveState state, CounterexampleView view) {}

    @GET
    public TemplateInstance page(@PathParam("slug") String slug) {
        return page(open(slug), Typed.NOTHING);
    }

    /** Leads to the working copy, where it is proved and published. */
    @POST
    @Path("/take")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response take(
            @PathParam("slug") String slug,
            @FormParam("input") @DefaultValue("") String input,
            @FormParam("group") @DefaultValue("") String group) {
        Open open = open(slug);
        Optional<MissedInput> found = proposed(open, input).filter(MissedInput::isWhole);
        if (found.isEmpty()) {
            return overtaken(open);
        }
        Optional<String> chosen = Optional.of(group).filter(open.view().groups()::contains);
        return switch (counterexamples.takeIn(
                open.state(), found.get(), chosen, current.required().accountId())) {
            case Intake.Done(String copy, String test) -> {
                flash.success("missed-taken", test);
                yield to(copy);
            }
            case Intake.There(String copy, String test) -> {
                flash.notice("missed-there", test);
                yield to(copy);
            }
            case Intake.Refused(String reason) ->
                refused(open, new Typed(input, "", FormErrors.none().and("take", reason)));
        };
    }

    @POST
    @Path("/dismiss")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response dismiss(
            @PathParam("slug") String slug,
            @FormParam("input") @DefaultValue("") String input,
            @FormParam("reason") @DefaultValue("") String typed) {
        Open open = open(slug);
        Optional<MissedInput> found = proposed(open, input);
        if (found.isEmpty()) {
            return overtaken(open);
        }
        String reason = SingleLine.of(typed.replaceAll("\\s+", " "), LONGEST_REASON + 1);
        if (reason.isEmpty() || reason.length() > LONGEST_REASON) {
            return refused(
                    open,
                    new Typed(input, typed, FormErrors.none().and("reason", "missed-reason-form", LONGEST_REASON)));
        }
        if (!counterexamples.dismiss(open.state(), found.get(), reason)) {
            return overtaken(open);
        }
        flash.success("missed-dismissed");
        return to(address(open));
    }

    /** Takes a dismissal back. */
    @POST
    @Path("/again")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response again(@PathParam("slug") String slug, @FormParam("input") @DefaultValue("") String input) {
        Open open = open(slug);
        if (hash(input)
                .filter(known -> counterexamples.proposeAgain(open.state(), known))
                .isEmpty()) {
            return overtaken(open);
        }
        return to(address(open));
    }

    private Open open(String slug) {
        Problem problem = problems.bySlug(slug).orElseThrow(NotFoundException::new);
        LiveState state = Slug.parse(slug).flatMap(publications::stateOf).orElseThrow(NotFoundException::new);
        return new Open(state, counterexamples.of(problem, state));
    }

    private static Optional<MissedInput> proposed(Open open, String input) {
        return hash(input).flatMap(open.view()::open);
    }

    private static Optional<ContentHash> hash(String text) {
        return text.matches("[0-9a-f]{64}") ? Optional.of(new ContentHash(text)) : Optional.empty();
    }

    private Response overtaken(Open open) {
        flash.notice("missed-overtaken");
        return to(address(open));
    }

    private static Response refused(Open open, Typed typed) {
        return FormErrors.answer(page(open, typed));
    }

    private static TemplateInstance page(Open open, Typed typed) {
        return Templates.counterexamples(open.state(), open.view(), typed);
    }

    private static String address(Open open) {
        return "/admin/problems/" + open.state().slug() + "/quality/counterexamples";
    }

    private static Response to(String address) {
        return Response.seeOther(URI.create(address)).build();
    }
}
