package dev.grundy.base.queue;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Which of the pieces at work on a node may go on, and for which lanes there is room for one more. Pieces of earlier lanes go first. Within a
 * lane for idle times, pieces take turns of {@link #LONGEST}; within another, the one that began first goes first. Not thread-safe.
 */
final class Turns {
    /** Of wall time, after which others of the same lane go first. */
    static final Duration LONGEST = Duration.ofSeconds(10);
    /** So many pieces of one lane for idle times take turns: each keeps what it found in memory until it is over. */
    static final int OF_A_LANE = 4;

    private final Map<Lease, Turn> turns = new HashMap<>();
    private long lastNumber;
    private int workers = 1;

    /**
     * The turn of one piece.
     *
     * @param number within a lane the lower goes first
     * @param since  when it began; empty while the piece waits for it
     */
    private record Turn(Lane lane, long number, Optional<Instant> since) {
        boolean isBefore(Turn other) {
            return lane.goesBefore(other.lane) || lane == other.lane && number < other.number;
        }

        boolean isOver(Instant now) {
            return lane.pace() == Lane.Pace.IDLE
                    && since.filter(begun -> !now.isBefore(begun.plus(LONGEST))).isPresent();
        }
    }

    /** Says how many pieces may go on at once that are not for idle times; 1 unless this was said. */
    void setWorkers(int count) {
        workers = count;
    }

    void begin(Lease lease, Lane lane, Instant now) {
        turns.put(lease, new Turn(lane, ++lastNumber, Optional.of(now)));
    }

    void end(Lease lease) {
        turns.remove(lease);
    }

    /** Ends the turn of a piece that had enough of it, where another piece of its lane is at work. */
    void offer(Lease lease, Instant now) {
        turns.computeIfPresent(
                lease,
                (_, turn) -> turn.isOver(now) && count(other -> other.lane == turn.lane) > 1
                        ? new Turn(turn.lane, ++lastNumber, Optional.empty())
                        : turn);
    }

    /** Whether a piece may go on; true also for one that has ended. Where it waited for its turn, that begins. */
    boolean mayGoOn(Lease lease, Instant now) {
        Turn mine = turns.get(lease);
        if (mine == null) {
            return true;
        }
        if (count(other -> other.isBefore(mine)) >= places(mine.lane)) {
            return false;
        }
        if (mine.since.isEmpty()) {
            turns.put(lease, new Turn(mine.lane, mine.number, Optional.of(now)));
        }
        return true;
    }

    /**
     * The last lane of a pace of which one more piece may begin beside the others; there is room for those before it too. Empty when there is
     * none. At the pace {@link Lane.Pace#NOW} there is room only while all workers are busy and some with work of later lanes.
     */
    Optional<Lane> room(Lane.Pace pace, Instant now) {
        return Arrays.stream(Lane.values())
                .filter(lane -> lane.pace() == pace && hasRoom(lane, now))
                .reduce((_, later) -> later);
    }

    private boolean hasRoom(Lane lane, Instant now) {
        return switch (lane.pace()) {
            case NOW ->
                count(turn -> turn.lane.pace() == Lane.Pace.NOW) >= workers
                        && count(turn -> !lane.goesBefore(turn.lane)) < workers;
            case IDLE ->
                count(turn -> turn.lane.goesBefore(lane)) == 0
                        && count(turn -> turn.lane == lane) < OF_A_LANE
                        && all().filter(turn -> turn.lane == lane && turn.since.isPresent())
                                .allMatch(turn -> turn.isOver(now));
        };
    }

    private int places(Lane lane) {
        return lane.pace() == Lane.Pace.NOW ? workers : 1;
    }

    private long count(Predicate<Turn> which) {
        return all().filter(which).count();
    }

    private Stream<Turn> all() {
        return turns.values().stream();
    }
}
