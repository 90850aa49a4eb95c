package dev.grundy.problem.discussion;

import dev.grundy.format.difference.Difference;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A portion of what was written in a post, the latest first.
 *
 * @param page which portion it is, from 1
 * @param more whether another follows
 */
public record PostHistory(List<Entry> entries, int page, boolean more, String base) {
    /** Texts on a page: each is compared with the one before, which may be long. */
    static final int LISTED = 10;

    public PostHistory {
        entries = List.copyOf(entries);
    }

    /**
     * A text and how it came about.
     *
     * @param change since the text before; empty for the first
     */
    public record Entry(Revision revision, Optional<Difference> change) {}

    /** @param found up to one more than are listed, so that the last one listed has its text before */
    static PostHistory of(List<Revision> found, int page, String base) {
        List<Entry> entries = IntStream.range(0, Math.min(found.size(), LISTED))
                .mapToObj(i -> new Entry(
                        found.get(i),
                        i + 1 < found.size() ? Optional.of(found.get(i).since(found.get(i + 1))) : Optional.empty()))
                .toList();
        return new PostHistory(entries, page, found.size() > LISTED, base);
    }

    /** Of the first portion; null on that one. */
    public @Nullable String first() {
        return page > 1 ? base : null;
    }

    /** Of the portion after this one; null where none follows. */
    public @Nullable String next() {
        return more ? base + "?page=" + (page + 1) : null;
    }
}
