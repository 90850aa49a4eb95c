package dev.grundy.studio.proof;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Role;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.catalogue.ProblemRepository;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
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
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/** For admins: proofs of packages, their progress and their reports. */
@Path("/admin/proofs")
@RolesAllowed(Role.ADMIN_CODE)
@Produces(MediaType.TEXT_HTML)
class ProofPages {
    private static final int LISTED = 100;
    private static final String ID = "{id: [1-9][0-9]{0,17}}";

    private final CurrentAccount current;
    private final ProblemRepository problems;
    private final Proofs proofs;
    private final ProofRepository repository;
    private final RulesCheckRepository rulesChecks;
    private final ShownProofs shown;

    ProofPages(
            CurrentAccount current,
            ProblemRepository problems,
            Proofs proofs,
            ProofRepository repository,
            RulesCheckRepository rulesChecks,
            ShownProofs shown) {
        this.current = current;
        this.problems = problems;
        this.proofs = proofs;
        this.repository = repository;
        this.rulesChecks = rulesChecks;
        this.shown = shown;
    }

    @CheckedTemplate(basePath = "studio/proof", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance proofs(List<ProofSummary> proofs, List<RulesFault> rulesFaults);

        static native TemplateInstance proof(ProofView view, Optional<String> copy);

        static native TemplateInstance report(ProofView view);

        static native TemplateInstance test(ProofTestView view);

        static native TemplateInstance file(ProofFileView view);
    }

    @GET
    public TemplateInstance list() {
        return Templates.proofs(repository.list(LISTED), rulesChecks.faults());
    }

    /** Has the served version of a problem proved, unless that was done already. */
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response prove(@FormParam("problem") @DefaultValue("") String slug) {
        Problem problem = problems.bySlug(slug).orElseThrow(NotFoundException::new);
        return to(proofs.askVersion(
                problem.liveVersion(), current.required().accountId(), problem.displayId + " " + problem.title));
    }

    @GET
    @Path(ID)
    public TemplateInstance page(@PathParam("id") long id) {
        return shown.page(id, Optional.empty());
    }

    @GET
    @Path(ID + "/report")
    public Response report(@PathParam("id") long id) {
        return shown.report(id);
    }

    @GET
    @Path(ID + "/test")
    public TemplateInstance test(@PathParam("id") long id, @QueryParam("name") @DefaultValue("") String test) {
        return shown.test(id, test);
    }

    @GET
    @Path(ID + "/file")
    public TemplateInstance file(
            @PathParam("id") long id,
            @QueryParam("path") @DefaultValue("") String path,
            @QueryParam("line") @DefaultValue("") String line) {
        return shown.file(id, path, line);
    }

    @GET
    @Path(ID + "/events")
    @Blocking
    @Produces(MediaType.SERVER_SENT_EVENTS)
    public Multi<OutboundSseEvent> events(@PathParam("id") long id) {
        return shown.events(id);
    }

    @POST
    @Path(ID + "/abort")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response abort(@PathParam("id") long id) {
        shown.abort(id);
        return to(id);
    }

    @POST
    @Path(ID + "/again")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response again(@PathParam("id") long id) {
        return to(shown.again(id));
    }

    private static Response to(long proof) {
        return Response.seeOther(URI.create("/admin/proofs/" + proof)).build();
    }
}
