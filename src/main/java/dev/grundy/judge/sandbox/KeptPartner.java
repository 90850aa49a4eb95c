package dev.grundy.judge.sandbox;

import dev.grundy.judge.sandbox.command.Ending;
import dev.grundy.judge.sandbox.command.PairOutcome;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.protocol.Protocol;
import java.time.Duration;
import java.util.Optional;

/** The second of a pair, when others keep it from its core. Then the first waits for it, and is not to blame; the first's cell does not see that. */
final class KeptPartner {
    private KeptPartner() {}

    /**
     * The wall limit with which the first is to have another try; empty if the outcome stands. The partner must have been kept for more than half of
     * the limit. The first alone, on the same core, hardly keeps it so long: its CPU limit is about as much.
     *
     * @param wall the limit that the first had
     */
    static Optional<Duration> longerWall(Duration wall, PairOutcome outcome) {
        boolean stands = outcome.first().ending() != Ending.WALL_LIMIT
                || outcome.second().kept().compareTo(wall.dividedBy(2)) <= 0;
        return stands ? Optional.empty() : Optional.of(stretched(wall, outcome.second()));
    }

    /** As many times the limit as the partner was slowed down. The time for which it was kept does not suffice: its work was cut off with the first. */
    private static Duration stretched(Duration wall, RunOutcome partner) {
        double wanted = partner.cpu().plus(partner.kept()).toNanos();
        double times = Math.min(wanted / partner.cpu().toNanos(), Protocol.MAX_WALL_STRETCH);
        return Duration.ofNanos((long) (wall.toNanos() * times));
    }
}
