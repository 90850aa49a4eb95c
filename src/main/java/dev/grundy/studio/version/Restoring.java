package dev.grundy.studio.version;

import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.people.audit.AuditAction;
import dev.grundy.people.audit.AuditLog;
import dev.grundy.people.audit.AuditedChange;
import dev.grundy.people.audit.Decision;
import dev.grundy.people.audit.Subject;
import dev.grundy.problem.catalogue.KeptVersion;
import dev.grundy.problem.catalogue.LiveState;
import dev.grundy.problem.catalogue.PublicationRepository;
import dev.grundy.problem.catalogue.Publisher;
import dev.grundy.problem.catalogue.Publisher.Press;
import dev.grundy.problem.catalogue.Publishing;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.ServiceUnavailableException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes an older version of a problem live again, with the person who decided it and the reason. Thread-safe. */
@ApplicationScoped
class Restoring {
    private final Unpacked unpacked;
    private final Publisher publisher;
    private final PublicationRepository publications;
    private final AuditLog audit;

    Restoring(Unpacked unpacked, Publisher publisher, PublicationRepository publications, AuditLog audit) {
        this.unpacked = unpacked;
        this.publisher = publisher;
        this.publications = publications;
        this.audit = audit;
    }

    /**
     * Empty where the version's files, written for an older release, are no package that this one serves: nothing is changed.
     *
     * @throws ServiceUnavailableException when others look at versions for too long
     */
    Optional<Publishing> restore(KeptVersion version, Press press) {
        return unpacked.of(List.of(version), roots -> {
            PackageReading reading = PackageReader.ofPublished().read(roots.getFirst());
            return reading.problem()
                    .filter(problem -> problem.hash().equals(version.hash()))
                    .map(problem -> QuarkusTransaction.requiringNew().call(() -> restore(problem, version, press)));
        });
    }

    private Publishing restore(ProblemPackage problem, KeptVersion version, Press press) {
        Publishing came = publisher.publish(problem, () -> publications.archive(version.id()), press);
        if (came instanceof Publishing.Done(LiveState now, Optional<LiveState> before)) {
            audit.record(new Decision(
                    AuditAction.VERSION_RESTORED,
                    Subject.ofProblem(now.displayId()),
                    new AuditedChange(before.map(Restoring::values).orElse(Map.of()), values(now)),
                    press.reason()));
        }
        return came;
    }

    private static Map<String, String> values(LiveState state) {
        return Map.of(
                "version", String.valueOf(state.number()), "hash", state.hash().hex());
    }
}
