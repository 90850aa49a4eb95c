package dev.grundy.problem.discussion;

import dev.grundy.base.kernel.Tier;

/**
 * A question that others have answered lately.
 *
 * @param slug    of its problem
 * @param tier    that opens the problem
 * @param answers new ones, at least one
 */
public record AnsweredQuestion(long id, String slug, String displayId, Tier tier, String title, int answers) {
    /** Of the question's page. */
    public String address() {
        return "/problems/" + slug + "/discussion/" + id;
    }
}
