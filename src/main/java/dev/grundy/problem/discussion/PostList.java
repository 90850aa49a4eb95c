package dev.grundy.problem.discussion;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A portion of posts, and the way to the others.
 *
 * @param page which portion it is, from 1
 * @param more whether another follows
 */
public record PostList(List<ShownPost> posts, PostSort sort, int page, boolean more, String base) {
    /** So many posts stand on a page. */
    public static final int LISTED = 30;

    public PostList {
        posts = List.copyOf(posts);
    }

    /** Which portion an address asks for; the first for a number that is none. */
    static int number(@Nullable String page) {
        return page != null && page.matches("[1-9][0-9]{0,5}") ? Integer.parseInt(page) : 1;
    }

    public List<PostSort> sorts() {
        return List.of(PostSort.values());
    }

    /** Whether another order would show anything else. */
    public boolean isSortable() {
        return posts.size() > 1 || page > 1;
    }

    /** The largest id of a post in the portion, or the one before them all. */
    long latest(long before) {
        return posts.stream().mapToLong(shown -> shown.post().id()).reduce(before, Math::max);
    }

    /** Of the first portion; null on that one. */
    public @Nullable String first() {
        return page > 1 ? by(sort) : null;
    }

    /** Of the portion after this one; null where none follows. */
    public @Nullable String next() {
        return more ? by(sort) + "&page=" + (page + 1) : null;
    }

    /** Of the first portion in that order. */
    public String by(PostSort other) {
        return base + "?sort=" + other.code();
    }
}
