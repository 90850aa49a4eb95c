package dev.grundy.studio.publication;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Tier;
import dev.grundy.format.pack.FrontMatter;
import dev.grundy.format.pack.ProblemPackage;

/**
 * The problem that a working copy would be.
 *
 * @param key the author's own identifier, {@code problem_id} in the front matter
 */
record ProspectiveProblem(String key, String displayId, String slug, String title, Tier tier, ContentHash hash) {
    static ProspectiveProblem of(ProblemPackage problem) {
        FrontMatter matter = problem.frontMatter();
        return new ProspectiveProblem(
                matter.problemId(),
                matter.displayId(),
                matter.slug().value(),
                matter.title(),
                matter.tier(),
                problem.hash());
    }
}
