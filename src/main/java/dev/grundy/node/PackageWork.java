package dev.grundy.node;

import dev.grundy.judging.Judge;
import dev.grundy.judging.JudgingListener;
import dev.grundy.judging.search.Stress;
import dev.grundy.judging.source.JudgingRequest;
import dev.grundy.judging.source.Source;
import dev.grundy.language.Language;
import dev.grundy.language.Languages;
import dev.grundy.problem.catalogue.PackageCache;
import dev.grundy.problem.pack.ProblemPackage;
import dev.grundy.result.Compilation;
import dev.grundy.result.JudgingResult;
import dev.grundy.submission.queue.Claim;
import dev.grundy.submission.queue.Progress;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** Judges with the package of the claim's version. Thread-safe. */
public final class PackageWork implements Work {
    private final Judge judge;
    private final PackageCache packages;
    private final Languages all;
    private final FreeSpace space;
    private final Set<String> usable = ConcurrentHashMap.newKeySet();

    public PackageWork(Judge judge, PackageCache packages, Languages all, FreeSpace space) {
        this.judge = judge;
        this.packages = packages;
        this.all = all;
        this.space = space;
    }

    /** Says that a language was found to work here. */
    public void canUse(Language language) {
        usable.add(language.id());
    }

    @Override
    public Set<String> languages() {
        return usable;
    }

    @Override
    public boolean canSearch(Claim claim) {
        return Stress.canSearch(packages.get(claim.packageVersionId(), claim.packageHash()));
    }

    @Override
    public Optional<String> obstacle() {
        return space.shortage();
    }

    @Override
    public JudgingResult judge(Claim claim, Consumer<Progress> progress) throws InterruptedException {
        ProblemPackage problem = packages.get(claim.packageVersionId(), claim.packageHash());
        Language language = all.find(claim.language())
                .orElseThrow(() -> new IllegalStateException("languages.yaml of this node has no language "
                        + claim.language() + "; bring the node up to date"));
        Source source = Source.single(language, new String(claim.source(), StandardCharsets.UTF_8));
        JudgingResult judged =
                judge.judge(JudgingRequest.of(problem, source, language, claim.seed()), new Reports(progress));
        if (Thread.interrupted()) {
            // What was found out after being told to stop may come from a run that was cut short.
            throw new InterruptedException(
                    "told to stop while judging " + claim.lease().judgingId());
        }
        return judged;
    }

    /** Turns what the judge tells into progress. */
    private static final class Reports implements JudgingListener {
        private final Consumer<Progress> progress;

        private Reports(Consumer<Progress> progress) {
            this.progress = progress;
        }

        @Override
        public void compiling() {
            progress.accept(Progress.STARTED);
        }

        @Override
        public void compiled(Compilation compilation) {
            progress.accept(new Progress(Progress.Phase.GENERATING, 0, 0));
        }

        @Override
        public void testing(int number, int total, String name) {
            progress.accept(new Progress(Progress.Phase.RUNNING, number - 1, total));
        }
    }
}
