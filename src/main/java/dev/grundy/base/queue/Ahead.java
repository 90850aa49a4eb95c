package dev.grundy.base.queue;

import java.util.List;
import java.util.stream.Collectors;

/** The work before a piece of work that waits, by kind, in its order. */
public record Ahead(List<OfKind> kinds) {
    public static final Ahead NONE = new Ahead(List.of());

    public Ahead {
        kinds = List.copyOf(kinds);
    }

    /**
     * So much of one kind.
     *
     * @param kind  its name
     * @param count at least 1
     */
    public record OfKind(String kind, long count) {
        public OfKind {
            if (count < 1) {
                throw new IllegalArgumentException("nothing of the kind " + kind + " is ahead: " + count);
            }
        }
    }

    /** Of all kinds together. */
    public long count() {
        return kinds.stream().mapToLong(OfKind::count).sum();
    }

    /** Another one as soon as anything changes. */
    public String revision() {
        return kinds.stream().map(one -> one.kind() + one.count()).collect(Collectors.joining("-"));
    }
}
