package dev.grundy.node;

import dev.grundy.judging.search.Stress;
import dev.grundy.judging.search.StressLimits;
import dev.grundy.judging.search.StressResult;
import dev.grundy.judging.source.JudgingRequest;
import dev.grundy.judging.source.Source;
import dev.grundy.judging.workshop.Workshop;
import dev.grundy.language.Language;
import dev.grundy.problem.catalogue.PackageCache;
import dev.grundy.problem.pack.ProblemPackage;
import dev.grundy.result.Search;
import dev.grundy.submission.search.SearchClaim;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongConsumer;
import java.util.function.Supplier;

/** Searches with the package of the claim's version, and leaves a cell for judgings. Thread-safe. */
final class PackageSearch implements SearchWork {
    private final Workshop workshop;
    private final PackageCache packages;
    private final Supplier<Set<String>> usable;
    private final StressLimits limits;

    /** @param usable identifiers of the languages found to work here */
    PackageSearch(Workshop workshop, PackageCache packages, Supplier<Set<String>> usable) {
        this.workshop = workshop;
        this.packages = packages;
        this.usable = usable;
        this.limits = StressLimits.USUAL.withWidth(Math.max(1, workshop.cells().size() - 1));
    }

    @Override
    public Set<String> languages() {
        return usable.get();
    }

    @Override
    public Found search(SearchClaim claim, LongConsumer step) throws InterruptedException {
        ProblemPackage problem = packages.get(claim.packageVersionId(), claim.packageHash());
        Language language = workshop.toolchains()
                .languages()
                .find(claim.language())
                .orElseThrow(() -> new IllegalStateException("languages.yaml of this node has no language "
                        + claim.language() + "; bring the node up to date"));
        Source source = Source.single(language, new String(claim.source(), StandardCharsets.UTF_8));
        StressResult result = new Stress(workshop)
                .find(JudgingRequest.of(problem, source, language, Search.SEED), limits, step::accept);
        if (Thread.interrupted()) {
            // What was found out after being told to stop may come from a run that was cut short.
            throw new InterruptedException(
                    "told to stop while searching " + claim.lease().searchId());
        }
        return new Found(
                result.tried(), Optional.ofNullable(result.counterexample()), Optional.ofNullable(result.tooLarge()));
    }
}
