package dev.grundy.app.operations;

import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.QueueDepth;
import dev.grundy.base.queue.roster.NodeDescription.NodeLanguage;
import dev.grundy.base.queue.roster.NodeRole;
import dev.grundy.base.queue.roster.NodeStatus;
import dev.grundy.people.security.SecurityEvent;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * How everything stood at one instant.
 *
 * @param depths  of lanes in which something waits
 * @param nodes   seen lately
 * @param affairs of the house; empty on a node whose login may not know them
 */
record Reading(Instant at, List<QueueDepth> depths, List<NodeStatus> nodes, Optional<Affairs> affairs) {

    /**
     * The figures that only the owner's login can read.
     *
     * @param judgeErrors up to {@link #MOST_JUDGE_ERRORS}: beyond that it is one alarm all the same
     */
    record Affairs(long judgeErrors, long brokenPackages, Mails mails, PaymentEvents payments, List<Refused> refused) {
        long refused(SecurityEvent kind) {
            return refused.stream()
                    .filter(one -> one.kind() == kind)
                    .mapToLong(Refused::times)
                    .sum();
        }
    }

    /** More are not counted. */
    static final int MOST_JUDGE_ERRORS = 1_000;

    /** Empty where nothing waits. */
    Optional<QueueDepth> depth(Lane lane) {
        return depths.stream().filter(depth -> depth.lane() == lane).findFirst();
    }

    /** 0 without an instant. */
    double secondsSince(Optional<Instant> instant) {
        return instant.map(begun -> Duration.between(begun, at).toMillis() / 1e3)
                .orElse(0.0);
    }

    /** @param role of the nodes */
    long nodes(NodeRole role) {
        return nodes.stream().filter(status -> status.node().role() == role).count();
    }

    int sum(ToIntFunction<NodeStatus> part) {
        return nodes.stream().mapToInt(part).sum();
    }

    /** On how many nodes programs of the language can be judged. */
    long nodesWith(String language) {
        return nodes.stream()
                .filter(NodeStatus::isJudging)
                .filter(status -> status.node().languages().stream()
                        .filter(NodeLanguage::works)
                        .anyMatch(offered -> offered.id().equals(language)))
                .count();
    }
}
