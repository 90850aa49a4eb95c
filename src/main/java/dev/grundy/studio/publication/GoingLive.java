package dev.grundy.studio.publication;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.people.audit.AuditAction;
import dev.grundy.people.audit.AuditLog;
import dev.grundy.people.audit.AuditedChange;
import dev.grundy.people.audit.Decision;
import dev.grundy.people.audit.Subject;
import dev.grundy.problem.catalogue.CatalogueRepository;
import dev.grundy.problem.catalogue.LiveState;
import dev.grundy.problem.catalogue.PublicationRepository;
import dev.grundy.problem.catalogue.Publisher;
import dev.grundy.problem.catalogue.Publisher.Press;
import dev.grundy.problem.catalogue.Publishing;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.studio.edit.Inspection;
import dev.grundy.studio.proof.PackageProof;
import dev.grundy.studio.proof.Proofs;
import dev.grundy.studio.verify.report.PackageReport;
import dev.grundy.submission.rejudge.Choice;
import dev.grundy.submission.rejudge.Rejudgings;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.ServiceUnavailableException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Publishes working copies: exactly the bytes that a proof found green, and nothing else. Thread-safe. */
@ApplicationScoped
class GoingLive {
    private final Inspection inspection;
    private final Proofs proofs;
    private final Publisher publisher;
    private final CatalogueRepository catalogue;
    private final PublicationRepository publications;
    private final Rejudgings rejudgings;
    private final PublicationRequests requests;
    private final AuditLog audit;

    GoingLive(
            Inspection inspection,
            Proofs proofs,
            Publisher publisher,
            CatalogueRepository catalogue,
            PublicationRepository publications,
            Rejudgings rejudgings,
            PublicationRequests requests,
            AuditLog audit) {
        this.inspection = inspection;
        this.proofs = proofs;
        this.publisher = publisher;
        this.catalogue = catalogue;
        this.publications = publications;
        this.rejudgings = rejudgings;
        this.requests = requests;
        this.audit = audit;
    }

    /**
     * The problem that the copy would be; empty if it cannot be read.
     *
     * @throws ServiceUnavailableException when others are read for too long
     */
    Optional<ProspectiveProblem> candidate(Snapshot copy) {
        return inspection.whole(copy, ProspectiveProblem::of);
    }

    /** Whether a copy can be published, and the conditions that are missing. */
    Readiness readiness(Snapshot copy, Optional<ProspectiveProblem> candidate) {
        Optional<PackageProof> proof = proofs.latest(copy.archive());
        if (proof.isEmpty()) {
            return new Readiness.Unproved();
        }
        long id = proof.get().id();
        return switch (proof.get().state()) {
            case PackageProof.Queued queued -> new Readiness.BeingProved(id);
            case PackageProof.Running running -> new Readiness.BeingProved(id);
            case PackageProof.Aborted aborted -> new Readiness.Unproved();
            case PackageProof.Failed failed -> new Readiness.Unproved();
            case PackageProof.Proved(PackageReport report) ->
                candidate
                        .filter(known -> report.green() && known.hash().hex().equals(report.hash()))
                        .map(green -> ofGreen(id, green))
                        .orElseGet(() -> new Readiness.Red(id, ProofFailure.of(report)));
        };
    }

    private Readiness ofGreen(long proof, ProspectiveProblem candidate) {
        Optional<LiveState> live = publications.state(candidate.key());
        if (live.filter(state -> state.isServedBy(candidate.hash())).isPresent()) {
            return new Readiness.Live(live.get());
        }
        return catalogue
                .ownerOfNames(candidate.key(), candidate.displayId(), candidate.slug())
                .<Readiness>map(Readiness.NamesTaken::new)
                .orElseGet(() -> new Readiness.Ready(proof, candidate));
    }

    /**
     * Makes a copy live that is ready, notes who decided it, and tells the author who asked for it.
     *
     * @throws ServiceUnavailableException when others are read for too long
     */
    Publishing publish(Snapshot copy, Readiness.Ready ready, Press press) {
        return inspection
                .whole(
                        copy,
                        problem -> QuarkusTransaction.requiringNew().call(() -> publish(problem, copy, ready, press)))
                .orElseThrow(() -> new IllegalStateException(copy.name() + " was read a moment ago and cannot be now"));
    }

    /**
     * Has the accepted submissions of the problem judged by a copy that is ready, in the shadow; answers the set's id. Empty where
     * nobody has solved it yet, or it has never been served.
     */
    Optional<Long> tryOut(Snapshot copy, Readiness.Ready ready, long account) {
        return inspection
                .whole(
                        copy,
                        problem -> QuarkusTransaction.requiringNew()
                                .call(() -> publisher
                                        .keep(problem, copy::archive)
                                        .flatMap(version -> tryOut(version, copy, ready.candidate(), account))))
                .flatMap(set -> set);
    }

    private Optional<Long> tryOut(long version, Snapshot copy, ProspectiveProblem candidate, long account) {
        long problem = publications.state(candidate.key()).orElseThrow().problem();
        return rejudgings.ask(
                copy.name() + ", revision " + copy.revision(),
                Choice.accepted(problem),
                version,
                candidate.displayId(),
                account);
    }

    private Publishing publish(ProblemPackage problem, Snapshot copy, Readiness.Ready ready, Press press) {
        if (!problem.hash().equals(ready.candidate().hash())) {
            throw new IllegalStateException(copy.name() + " has the hash " + problem.hash() + ", and proved was "
                    + ready.candidate().hash());
        }
        Publishing came = publisher.publish(problem, copy::archive, press);
        if (came instanceof Publishing.Done done) {
            Optional<PublicationRequest> asked = requests.published(copy.copy());
            audit.record(new Decision(
                    AuditAction.VERSION_PUBLISHED,
                    Subject.ofProblem(done.now().displayId()),
                    new AuditedChange(
                            done.before().map(GoingLive::values).orElse(Map.of()),
                            values(done.now(), copy, ready.proof(), asked)),
                    ""));
        }
        return came;
    }

    private static Map<String, String> values(LiveState state) {
        return Map.of(
                "version", String.valueOf(state.number()), "hash", state.hash().hex());
    }

    private static Map<String, String> values(
            LiveState state, Snapshot copy, long proof, Optional<PublicationRequest> asked) {
        Map<String, String> values = new HashMap<>(values(state));
        values.put("copy", copy.name());
        values.put("revision", String.valueOf(copy.revision()));
        values.put("proof", String.valueOf(proof));
        asked.ifPresent(request -> values.put("request", String.valueOf(request.id())));
        return values;
    }
}
