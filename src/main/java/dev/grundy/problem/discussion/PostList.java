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
    public PostList {
        posts = List.copyOf(posts);
    }

    public List<PostSort> sorts() {
        return List.of(PostSort.values());
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
