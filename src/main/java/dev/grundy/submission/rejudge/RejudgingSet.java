package dev.grundy.submission.rejudge;

import java.time.Instant;
import java.util.Optional;

/**
 * A set as lists show it.
 *
 * @param number    of the version that judges it, within its problem
 * @param live      whether that is the live version now
 * @param runs      how often each submission is judged
 * @param of        how many judgings are in it
 * @param over      of them, how many are over
 * @param changed   of them, how many verdicts differ, faults of ours left out
 * @param faults    of them, how many ended through a fault of ours
 */
record RejudgingSet(
        long id,
        String called,
        String displayId,
        String slug,
        int number,
        boolean live,
        String chosenBy,
        Optional<String> actorName,
        Instant askedAt,
        Standing standing,
        int runs,
        long of,
        long over,
        long changed,
        long faults) {
    /** How a set stands. */
    enum Standing {
        OPEN,
        ADOPTED,
        CANCELLED
    }

    public String address() {
        return "/admin/rejudgings/" + id;
    }

    public boolean isOpen() {
        return standing == Standing.OPEN;
    }

    /** Whether every judging of it has ended. */
    public boolean isJudged() {
        return over == of;
    }

    /** Whether each submission is judged several times, to see whether its verdict stays: such verdicts never count. */
    public boolean isRepeated() {
        return runs > 1;
    }

    /** Whether its verdicts may count: all are there, and given by the version that is live. */
    public boolean isAdoptable() {
        return isOpen() && isJudged() && live && !isRepeated();
    }
}
