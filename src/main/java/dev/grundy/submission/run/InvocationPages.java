package dev.grundy.submission.run;

import dev.grundy.problem.catalogue.ProblemRepository;
import dev.grundy.web.follow.FollowedWork;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.OpenToSuspended;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.ClientErrorException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.net.URI;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A run and its results, for the person who asked for it and nobody else. */
@Path("/runs/{token}")
@PermitAll
@Produces(MediaType.TEXT_HTML)
class InvocationPages {
    private static final String TOKEN = "[A-Za-z0-9_-]{22}";

    private final CurrentAsker current;
    private final ProblemRepository problems;
    private final InvocationRepository invocations;
    private final InvocationViews views;
    private final LiveInvocations live;
    private final Flash flash;

    InvocationPages(
            CurrentAsker current,
            ProblemRepository problems,
            InvocationRepository invocations,
            InvocationViews views,
            LiveInvocations live,
            Flash flash) {
        this.current = current;
        this.problems = problems;
        this.invocations = invocations;
        this.views = views;
        this.live = live;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "submission/run", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance invocation(
                InvocationView view, List<String> allowed, List<String> own, FormErrors errors);

        static native TemplateInstance result(InvocationView view);
    }

    @GET
    public TemplateInstance page(@PathParam("token") String token) {
        InvocationView view = view(token);
        return Templates.invocation(
                view,
                problems.bySlug(view.invocation().problem().slug())
                        .map(problem -> problem.languages)
                        .orElse(List.of()),
                view.invocation().inputs().stream()
                        .map(CaseInput::text)
                        .filter(Objects::nonNull)
                        .toList(),
                FormErrors.none());
    }

    /**
     * Ends a run while it waits or runs, for people who may see it.
     *
     * @param fragment sent by scripts, which show the outcome themselves
     */
    @OpenToSuspended
    @POST
    @Path("/abort")
    @Consumes({MediaType.APPLICATION_FORM_URLENCODED, MediaType.MULTIPART_FORM_DATA})
    public Response abort(@PathParam("token") String token, @HeaderParam(RunPages.FRAGMENT) @Nullable String fragment) {
        Invocation invocation = invocation(token);
        boolean aborted = invocations.abort(invocation.id());
        if (fragment != null) {
            return Response.noContent().build();
        }
        if (!aborted) {
            flash.notice("abort-over");
        }
        return Response.seeOther(URI.create("/runs/" + invocation.token())).build();
    }

    /** The state that the stream would send now, for a page that polls. */
    @GET
    @Path("/result")
    public Response result(@PathParam("token") String token) {
        return FollowedWork.now(view(token));
    }

    /** Rendered fragments as the run goes on, until its end. */
    @GET
    @Path("/events")
    @Blocking
    @Produces(MediaType.SERVER_SENT_EVENTS)
    public Multi<OutboundSseEvent> events(@PathParam("token") String token) {
        long id = invocation(token).id();
        if (!live.hasRoom(id)) {
            throw new ClientErrorException(Response.Status.TOO_MANY_REQUESTS);
        }
        return live.follow(id);
    }

    private InvocationView view(String token) {
        return views.of(invocation(token));
    }

    private Invocation invocation(String token) {
        if (!token.matches(TOKEN)) {
            throw new NotFoundException();
        }
        return invocations.byToken(token).filter(current::maySee).orElseThrow(NotFoundException::new);
    }
}
