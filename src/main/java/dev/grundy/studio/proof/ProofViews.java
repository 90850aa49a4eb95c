package dev.grundy.studio.proof;

import dev.grundy.base.queue.Ahead;
import dev.grundy.submission.status.JudgePresence;
import jakarta.enterprise.context.ApplicationScoped;

/** Puts together a proof's views for pages and streams. Thread-safe. */
@ApplicationScoped
class ProofViews {
    private final ProofRepository proofs;
    private final JudgePresence judges;

    ProofViews(ProofRepository proofs, JudgePresence judges) {
        this.proofs = proofs;
        this.judges = judges;
    }

    ProofView of(PackageProof proof) {
        return new ProofView(
                proof,
                proof.isOver() ? Ahead.NONE : proofs.ahead(proof.id()),
                judges.stateFor(proof.state() instanceof PackageProof.Queued));
    }
}
