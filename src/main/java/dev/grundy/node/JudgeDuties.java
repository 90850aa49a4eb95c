package dev.grundy.node;

import dev.grundy.submission.JudgingRepository;
import dev.grundy.submission.SearchRepository;
import dev.grundy.submission.VerdictMeter;
import dev.grundy.work.Duties;
import dev.grundy.work.IdleTask;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.List;

/** What a judge node works on: one handler for each kind of work. A new kind is one more line here. */
@Singleton
final class JudgeDuties {
    private final JudgingRepository judgings;
    private final SearchRepository searches;
    private final TestPreparation preparation;
    private final VerdictMeter meter;
    private final Clock clock;

    JudgeDuties(
            JudgingRepository judgings,
            SearchRepository searches,
            TestPreparation preparation,
            VerdictMeter meter,
            Clock clock) {
        this.judgings = judgings;
        this.searches = searches;
        this.preparation = preparation;
        this.meter = meter;
        this.clock = clock;
    }

    VerdictMeter meter() {
        return meter;
    }

    Duties of(Judges judges, NodeConfig config) {
        return new Duties(
                List.of(
                        new JudgeHandler(judges.judge(), judges.programs(), judgings, meter, clock),
                        new SearchHandler(judges.workshop(), judges.programs(), searches)),
                config.prepare() ? preparation.fresh(judges.judge()) : IdleTask.NONE,
                config.space()::shortage);
    }
}
