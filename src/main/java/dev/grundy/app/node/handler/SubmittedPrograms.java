package dev.grundy.app.node.handler;

import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.source.Source;
import dev.grundy.problem.catalogue.PackageCache;
import dev.grundy.submission.verdict.ProgramTask;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Submitted programs as the engine wants them, and the languages that were found to work on this node. Thread-safe. */
public final class SubmittedPrograms {
    /** There is no judging whose fresh tests it could decide. */
    private static final long NO_SEED = 0;

    private final PackageCache packages;
    private final Languages all;
    private final Set<String> usable = ConcurrentHashMap.newKeySet();

    public SubmittedPrograms(PackageCache packages, Languages all) {
        this.packages = packages;
        this.all = all;
    }

    /** Says that a language was found to work here. */
    public void canUse(Language language) {
        usable.add(language.id());
    }

    /** Identifiers of the languages that work here. */
    public Set<String> usable() {
        return usable;
    }

    /** The request to the engine where there are no fresh tests. */
    JudgingRequest request(ProgramTask task) {
        return request(task, NO_SEED);
    }

    /**
     * The request to the engine.
     *
     * @throws IllegalStateException if this node's languages.yaml is older than the submission
     */
    JudgingRequest request(ProgramTask task, long seed) {
        Language language = all.find(task.language())
                .orElseThrow(() -> new IllegalStateException("languages.yaml of this node has no language "
                        + task.language() + "; bring the node up to date"));
        ProblemPackage problem = packages.get(task.packageVersionId(), task.packageHash(), task.archive());
        Source source = Source.single(language, task.source());
        return JudgingRequest.of(problem, source, language, seed).ownedBy(task.owner());
    }
}
