package dev.grundy.problem.list;

import dev.grundy.base.kernel.Tier;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** How many problems each tier has, for pages about tiers. They are counted once a page. */
@RequestScoped
@Named("tierProblems")
public class TierProblems {
    private final ProblemListRepository problems;
    private @Nullable Map<Tier, Long> counts;

    TierProblems(ProblemListRepository problems) {
        this.problems = problems;
    }

    public long of(Tier tier) {
        if (counts == null) {
            counts = problems.ofTiers();
        }
        return Objects.requireNonNull(counts).getOrDefault(tier, 0L);
    }
}
