package dev.grundy.studio.publication;

import dev.grundy.problem.catalogue.LiveState;
import dev.grundy.problem.catalogue.Publication;
import dev.grundy.studio.copy.FilePath;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The last tab of a working copy.
 *
 * @param live    the version of this problem that is served, or was last
 * @param history of this problem, latest first
 * @param paths   of the copy's files
 */
record PublishView(Readiness readiness, Optional<LiveState> live, List<Publication> history, Set<FilePath> paths) {
    PublishView {
        history = List.copyOf(history);
        paths = Set.copyOf(paths);
    }

    public boolean isUnproved() {
        return readiness instanceof Readiness.Unproved;
    }

    /** Whether this content is served now. */
    public boolean isServed() {
        return readiness instanceof Readiness.Live;
    }

    public Optional<Long> beingProved() {
        return readiness instanceof Readiness.BeingProved(long proof) ? Optional.of(proof) : Optional.empty();
    }

    public Optional<Readiness.Red> red() {
        return readiness instanceof Readiness.Red red ? Optional.of(red) : Optional.empty();
    }

    public Optional<String> takenBy() {
        return readiness instanceof Readiness.NamesTaken(String owner) ? Optional.of(owner) : Optional.empty();
    }

    public Optional<Readiness.Ready> ready() {
        return readiness instanceof Readiness.Ready ready ? Optional.of(ready) : Optional.empty();
    }

    /** Id of the version that the person who presses has seen live; 0 for none. */
    public long seen() {
        return live.map(LiveState::version).orElse(0L);
    }

    /** Whether the file that a refusal names is one of the copy's, to which it can be led. */
    public boolean leadsTo(ProofFailure refusal) {
        return refusal.path().filter(paths::contains).isPresent();
    }
}
