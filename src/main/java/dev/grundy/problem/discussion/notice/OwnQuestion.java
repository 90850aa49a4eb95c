package dev.grundy.problem.discussion.notice;

import dev.grundy.base.kernel.Tier;
import dev.grundy.problem.discussion.PostList;

/**
 * A question that somebody asked or answered.
 *
 * @param asked  whether they asked it
 * @param hidden by moderators
 */
public record OwnQuestion(long id, String title, boolean asked, boolean hidden, Place problem, News news) {
    /** Below which problem it stands. */
    public record Place(String slug, String title, Tier tier) {}

    /**
     * New answers.
     *
     * @param count  how many of them there are
     * @param first  id of the earliest, 0 where there is none
     * @param last   id of the latest, 0 where there is none
     * @param before how many answers stand before the earliest
     */
    public record News(long count, long first, long last, long before) {}

    public boolean isNew() {
        return news.count() > 0;
    }

    /** Of the first new answer, in the order of time; of the question where there is none. */
    public String address() {
        String question = "/problems/" + problem.slug() + "/discussion/" + id;
        if (!isNew()) {
            return question;
        }
        long page = news.before() / PostList.LISTED + 1;
        return question + "?sort=time" + (page > 1 ? "&page=" + page : "") + "#post-" + news.first();
    }
}
