package dev.grundy.submission.page;

import dev.grundy.format.pack.BrokenPackageException;
import dev.grundy.format.pack.ProblemLimits;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.judge.result.ReplayBundle;
import dev.grundy.problem.catalogue.ProblemRepository;
import dev.grundy.problem.text.LivePackages;
import dev.grundy.submission.verdict.JudgedPackageRepository;
import dev.grundy.submission.verdict.JudgingStatus;
import dev.grundy.submission.verdict.SubmissionAccess;
import dev.grundy.submission.verdict.SubmissionDetail;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A finished judging as one file, for those who may read it: {@code ./grundy replay} judges it again anywhere. */
@Path("/submissions/{id}/replay.json")
@Authenticated
@Produces(MediaType.APPLICATION_JSON)
class ReplayPages {
    private final SubmissionAccess access;
    private final JudgedPackageRepository judged;
    private final ProblemRepository problems;
    private final LivePackages packages;

    ReplayPages(
            SubmissionAccess access,
            JudgedPackageRepository judged,
            ProblemRepository problems,
            LivePackages packages) {
        this.access = access;
        this.judged = judged;
        this.problems = problems;
        this.packages = packages;
    }

    @GET
    public Response bundle(@PathParam("id") String id) {
        SubmissionDetail detail = access.readable(id);
        if (!(detail.summary().status() instanceof JudgingStatus.Finished finished)) {
            throw new NotFoundException();
        }
        String hash = judged.hashOf(detail.summary().id()).orElseThrow(NotFoundException::new);
        return Response.ok(bundle(detail, finished, hash).toJson())
                .header(
                        HttpHeaders.CONTENT_DISPOSITION,
                        "attachment; filename=\"grundy-" + detail.summary().id() + ".json\"")
                .build();
    }

    private ReplayBundle bundle(SubmissionDetail detail, JudgingStatus.Finished finished, String hash) {
        return new ReplayBundle(
                ReplayBundle.FORMAT,
                ReplayBundle.VERSION,
                detail.summary().id(),
                detail.summary().displayId(),
                hash,
                detail.summary().language(),
                detail.source(),
                detail.seed(),
                limits(detail.summary().slug(), hash),
                finished.verdict(),
                detail.testsPlanned(),
                detail.tests());
    }

    /** Those of the package that was judged with; null where another is served by now, or it cannot be read here. */
    private ReplayBundle.@Nullable Limits limits(String slug, String hash) {
        try {
            Optional<ProblemPackage> served = problems.bySlug(slug)
                    .map(problem -> packages.of(problem))
                    .filter(found -> found.hash().hex().equals(hash));
            return served.map(found -> limits(found.limits())).orElse(null);
        } catch (BrokenPackageException | UncheckedIOException | IllegalStateException e) {
            return null;
        }
    }

    private static ReplayBundle.Limits limits(ProblemLimits limits) {
        return new ReplayBundle.Limits(
                limits.cpuTime().map(Duration::toMillis).orElse(null),
                limits.memory().bytes(),
                limits.output().bytes());
    }
}
