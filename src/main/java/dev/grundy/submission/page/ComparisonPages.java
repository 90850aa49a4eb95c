package dev.grundy.submission.page;

import dev.grundy.base.kernel.Slug;
import dev.grundy.format.difference.Difference;
import dev.grundy.submission.verdict.SubmissionAccess;
import dev.grundy.submission.verdict.SubmissionDetail;
import dev.grundy.submission.verdict.SubmissionId;
import dev.grundy.submission.verdict.SubmissionSummary;
import dev.grundy.web.frame.Flash;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The differences between two programs that the reader may read. */
@Path("/submissions")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class ComparisonPages {
    private static final int TWO = 2;

    private final SubmissionAccess access;
    private final Flash flash;

    ComparisonPages(SubmissionAccess access, Flash flash) {
        this.access = access;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "submission/page", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance comparison(
                SubmissionSummary one, SubmissionSummary other, Difference difference);
    }

    /** The older one on the left, in either order of names. */
    @GET
    @Path("/{one}/compare/{other}")
    public TemplateInstance comparison(@PathParam("one") String one, @PathParam("other") String other) {
        SubmissionDetail first = access.readable(one);
        SubmissionDetail second = access.readable(other);
        boolean inOrder = first.summary().id() <= second.summary().id();
        SubmissionDetail older = inOrder ? first : second;
        SubmissionDetail newer = inOrder ? second : first;
        return Templates.comparison(older.summary(), newer.summary(), Difference.of(older.source(), newer.source()));
    }

    /**
     * Where the form of a list leads: to the comparison of the two that are ticked, or back with a word about it.
     *
     * @param problem slug of the problem whose list it is; null for the list of all
     */
    @GET
    @Path("/compare")
    public Response chosen(
            @QueryParam("of") @Nullable List<String> of, @QueryParam("problem") @Nullable String problem) {
        List<String> ids = of == null ? List.of() : of.stream().distinct().toList();
        if (ids.size() == TWO
                && ids.stream().allMatch(id -> SubmissionId.parse(id).isPresent())) {
            return to("/submissions/" + ids.getFirst() + "/compare/" + ids.getLast());
        }
        flash.notice("comparison-choose-two");
        return to(Optional.ofNullable(problem)
                .flatMap(Slug::parse)
                .map(slug -> "/problems/" + slug + "/submissions")
                .orElse("/submissions"));
    }

    private static Response to(String address) {
        return Response.seeOther(URI.create(address)).build();
    }
}
