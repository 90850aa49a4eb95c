package dev.grundy.app.operations;

import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.base.queue.roster.NodeRepository;
import dev.grundy.base.queue.roster.NodeStatus;
import dev.grundy.people.account.Role;
import dev.grundy.submission.verdict.Rejudging;
import dev.grundy.submission.verdict.SubmissionId;
import dev.grundy.web.frame.Flash;
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
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** For admins: how everything stands, and judging again what went wrong through a fault of ours. */
@Path("/admin/status")
@RolesAllowed(Role.ADMIN_CODE)
@Produces(MediaType.TEXT_HTML)
class AdminStatusPages {
    private final WorkQueue queue;
    private final NodeRepository nodes;
    private final OperationsRepository operations;
    private final Rejudging rejudging;
    private final Flash flash;
    private final Clock clock;

    AdminStatusPages(
            WorkQueue queue,
            NodeRepository nodes,
            OperationsRepository operations,
            Rejudging rejudging,
            Flash flash,
            Clock clock) {
        this.queue = queue;
        this.nodes = nodes;
        this.operations = operations;
        this.rejudging = rejudging;
        this.flash = flash;
        this.clock = clock;
    }

    @CheckedTemplate(basePath = "app/operations", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance status(Work work, Judged judged, Surroundings around);
    }

    /**
     * A lane in which something waits.
     *
     * @param oldest how long the first of it has waited
     */
    public record Waiting(Lane lane, long pieces, Duration oldest) {}

    /**
     * The work that waits, the work that runs, and the nodes.
     *
     * @param running the first {@link OperationsRepository#MOST_LINES}
     */
    public record Work(List<Waiting> waiting, List<RunningWork> running, List<NodeStatus> nodes) {}

    /**
     * The faults in judging.
     *
     * @param more whether there are more errors than are listed
     */
    public record Judged(List<FailedTry> tries, List<JudgeError> errors, boolean more) {}

    /** The other matters that an operator looks after. */
    public record Surroundings(long brokenPackages, Mails mails, PaymentEvents payments, List<Refused> refused) {}

    @GET
    public TemplateInstance status() {
        return Templates.status(work(), judged(), around());
    }

    /**
     * Judges again exactly that submission, with the seed of the first time; nothing happens to one whose verdict is another by now.
     *
     * @param submission its number
     */
    @POST
    @Path("/retry")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response retry(@FormParam("submission") @DefaultValue("") String submission) {
        long id = SubmissionId.parse(submission).orElseThrow(NotFoundException::new);
        if (rejudging.makeGood(id).isPresent()) {
            flash.success("operations-retried", submission);
        } else {
            flash.notice("operations-not-retried", submission);
        }
        return Response.seeOther(URI.create("/admin/status")).build();
    }

    private Work work() {
        Instant now = clock.instant();
        List<Waiting> waiting = queue.depth().stream()
                .map(depth -> new Waiting(
                        depth.lane(),
                        depth.queued(),
                        Duration.between(depth.oldest().orElse(now), now)))
                .toList();
        return new Work(waiting, operations.running(), nodes.alive());
    }

    private Judged judged() {
        List<JudgeError> errors = operations.judgeErrors(OperationsRepository.MOST_LINES + 1);
        boolean more = errors.size() > OperationsRepository.MOST_LINES;
        return new Judged(
                operations.failedTries(), more ? errors.subList(0, OperationsRepository.MOST_LINES) : errors, more);
    }

    private Surroundings around() {
        return new Surroundings(
                operations.brokenPackages(), operations.mails(), operations.paymentEvents(), operations.refused());
    }
}
