package dev.grundy.studio.publication;

import dev.grundy.problem.catalogue.LiveState;
import java.util.List;

/** Whether a working copy can be published as it is now; where not, the conditions that are missing. */
sealed interface Readiness {
    /** Nobody has had this content proved, or the person who did has ended it, or it failed through a fault of ours. */
    record Unproved() implements Readiness {}

    /** @param proof its id */
    record BeingProved(long proof) implements Readiness {}

    /** @param refusals the reasons against publishing; all of the report's errors */
    record Red(long proof, List<ProofFailure> refusals) implements Readiness {
        public Red {
            refusals = List.copyOf(refusals);
        }
    }

    /** It is served already. */
    record Live(LiveState state) implements Readiness {}

    /** @param owner {@code problem_id} of the problem whose display id or address it is */
    record NamesTaken(String owner) implements Readiness {}

    /** @param proof its green proof */
    record Ready(long proof, ProspectiveProblem candidate) implements Readiness {}
}
