package dev.grundy.judge.result;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.result.growth.Measurement;
import dev.grundy.judge.result.growth.SlowestRuns;
import dev.grundy.judge.result.phase.PhaseMap;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * The kinds of findings about a program after its verdict; they change no verdict. They are in the order in which a verdict asks for them. A new kind
 * is one more constant here, and one more line in {@code judge.explore.Experiment}.
 */
public enum FindingKind {
    /** How an accepted program does on all small games of its problem. */
    SMALL_GAMES("scope", SmallGamesFinding.class, Verdict.AC),
    /** Where over the parameters of inputs a wrong program fails; takes seconds, so it goes before the idea, which takes minutes. */
    PHASE("phase", PhaseMap.class, Verdict.WA),
    /** Which wrong program of the package, whose idea is known, a wrong program answers like. */
    IDEA("idea", IdeaFinding.class, Verdict.WA),
    /** How the time and memory of a program grow with its input. */
    GROWTH("growth", Measurement.class, Verdict.AC, Verdict.TLE),
    /** How much the time of a program varies on its slowest test. */
    SLOWEST("slowest", SlowestRuns.class, Verdict.AC, Verdict.TLE),
    /** The smallest input on which a program fails. */
    COUNTEREXAMPLE("search", SearchFinding.class, Verdict.WA, Verdict.RTE);

    /** Of all random instances: findings share made instances and answers, and anybody can repeat one. */
    public static final long SEED = 1;

    private final String code;
    private final Class<?> record;
    private final Set<Verdict> after;

    /** @param record the record of a finding; the database keeps its JSON */
    FindingKind(String code, Class<?> record, Verdict... after) {
        this.code = code;
        this.record = record;
        this.after = Set.of(after);
    }

    /** Answers the kind that the database calls so; empty for one that only another release knows. */
    public static Optional<FindingKind> ofCode(String code) {
        return Arrays.stream(values()).filter(kind -> kind.code.equals(code)).findFirst();
    }

    /** Answers the kind that addresses of pages call so; empty where there is none. */
    public static Optional<FindingKind> ofAddress(String address) {
        return Arrays.stream(values())
                .filter(kind -> kind.address().equals(address))
                .findFirst();
    }

    /** The name in the database and in the queue. */
    public String code() {
        return code;
    }

    /** The record that says what came of it. */
    public Class<?> record() {
        return record;
    }

    /** The name in addresses of pages. */
    public String address() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether it is of interest after that verdict. */
    public boolean explains(Verdict verdict) {
        return after.contains(verdict);
    }

    /** Whether its reader waits for it. It goes before all others, and one that has to wait for room in the queue is put off, not left out. */
    public boolean isAwaited() {
        return this == COUNTEREXAMPLE;
    }
}
