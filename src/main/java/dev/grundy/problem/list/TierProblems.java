package dev.grundy.problem.list;

import dev.grundy.base.kernel.Tier;
import dev.grundy.problem.catalogue.PublishedProblems;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;

/** How many published problems each tier has, for pages about tiers. Thread-safe. */
@ApplicationScoped
@Named("tierProblems")
public class TierProblems {
    private final PublishedProblems problems;

    TierProblems(PublishedProblems problems) {
        this.problems = problems;
    }

    public long of(Tier tier) {
        return problems.all().stream().filter(problem -> problem.tier() == tier).count();
    }
}
