package dev.grundy.submission.rejudge;

import dev.grundy.base.kernel.SingleLine;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.people.audit.AuditAction;
import dev.grundy.people.audit.AuditLog;
import dev.grundy.people.audit.AuditedChange;
import dev.grundy.people.audit.Decision;
import dev.grundy.people.audit.Subject;
import dev.grundy.submission.rejudge.RejudgingRepository.Chosen;
import dev.grundy.submission.verdict.JudgingRepository;
import dev.grundy.submission.verdict.NewJudging;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Has sets of submissions judged again in the shadow, and lets their verdicts count when somebody says so. Thread-safe. */
@ApplicationScoped
public class Rejudgings {
    /** Judgings of one set; the submissions sent last are taken. */
    public static final int MOST = 1000;

    /** How often a set's submissions are judged at most. */
    static final int MOST_RUNS = 20;

    private static final int LONGEST_NAME = 200;

    private final RejudgingRepository sets;
    private final JudgingRepository judgings;
    private final WorkQueue queue;
    private final AuditLog audit;

    Rejudgings(RejudgingRepository sets, JudgingRepository judgings, WorkQueue queue, AuditLog audit) {
        this.sets = sets;
        this.judgings = judgings;
        this.queue = queue;
        this.audit = audit;
    }

    /** As {@link #ask(String, Choice, long, String, long, int)}, once each. */
    @Transactional
    public Optional<Long> ask(String called, Choice choice, long version, String displayId, long account) {
        return ask(called, choice, version, displayId, account, 1);
    }

    /**
     * Queues a judging of each submission that fits, which counts for nobody; answers the set's id, or nothing where none fits.
     *
     * @param called    for people, one line, cut to 200 characters
     * @param version   id of the package version that judges
     * @param displayId of the problem, for the log
     * @param runs      how often each is judged with the same seed, 1 to {@link #MOST_RUNS}; of more than one none ever counts
     * @throws IllegalArgumentException when the name is blank, or the runs are too many
     */
    @Transactional
    Optional<Long> ask(String called, Choice choice, long version, String displayId, long account, int runs) {
        if (runs < 1 || runs > MOST_RUNS) {
            throw new IllegalArgumentException("a set is judged 1 to " + MOST_RUNS + " times, not " + runs);
        }
        String name = SingleLine.of(called, LONGEST_NAME);
        if (name.isEmpty()) {
            throw new IllegalArgumentException("a set has a name, got a blank one");
        }
        List<Chosen> chosen = sets.chosen(choice, MOST / runs);
        if (chosen.isEmpty()) {
            return Optional.empty();
        }
        long set = sets.make(name, choice, version, account, runs);
        for (Chosen one : chosen) {
            for (int run = 1; run <= runs; run++) {
                long shadow =
                        judgings.queue(new NewJudging(one.submission(), false, version, one.seed(), Lane.REJUDGE));
                sets.add(set, one.judging(), shadow);
            }
        }
        audit.record(new Decision(
                AuditAction.SET_REJUDGED,
                Subject.ofProblem(displayId),
                AuditedChange.made(Map.of(
                        "set", String.valueOf(set),
                        "chosen", choice.inLog(),
                        "submissions", String.valueOf(chosen.size()),
                        "runs", String.valueOf(runs))),
                ""));
        return Optional.of(set);
    }

    /** Lets the verdicts of a set count. Answers how many do, or nothing where it may not: it has ended, is not over, or its version is not live. */
    @Transactional
    Optional<Integer> adopt(long id) {
        Optional<RejudgingSet> set = sets.find(id).filter(RejudgingSet::isAdoptable);
        if (set.isEmpty() || !sets.end(id, true)) {
            return Optional.empty();
        }
        int counting = sets.adopt(id);
        audit.record(new Decision(
                AuditAction.SET_ADOPTED,
                Subject.ofProblem(set.get().displayId()),
                AuditedChange.made(Map.of(
                        "set", String.valueOf(id),
                        "changed", String.valueOf(set.get().changed()),
                        "counting", String.valueOf(counting))),
                ""));
        return Optional.of(counting);
    }

    /** Ends a set whose verdicts nobody wants, with its judgings that still wait; false when it has ended. */
    @Transactional
    boolean cancel(long id) {
        if (!sets.end(id, false)) {
            return false;
        }
        sets.openShadows(id).forEach(shadow -> queue.abort(JudgingRepository.KIND, shadow, Lane.REJUDGE));
        return true;
    }
}
