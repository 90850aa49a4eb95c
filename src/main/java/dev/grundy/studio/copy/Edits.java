package dev.grundy.studio.copy;

import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Changes of several files that belong together: all of them are made, or none. Immutable.
 *
 * @param removed files that are there
 * @param moved   files that are there, with where each goes
 * @param written files that are there, with their contents from now on
 * @param added   files that are not there, once the removed and moved ones have gone
 */
public record Edits(
        SortedSet<FilePath> removed,
        SortedMap<FilePath, FilePath> moved,
        SortedMap<FilePath, FileContent> written,
        SortedMap<FilePath, FileContent> added) {
    private static final Edits NONE = new Edits(new TreeSet<>(), new TreeMap<>(), new TreeMap<>(), new TreeMap<>());

    /** @throws IllegalArgumentException if a file has two changes, or two files go to one place */
    public Edits {
        removed = Collections.unmodifiableSortedSet(new TreeSet<>(removed));
        moved = Collections.unmodifiableSortedMap(new TreeMap<>(moved));
        written = Collections.unmodifiableSortedMap(new TreeMap<>(written));
        added = Collections.unmodifiableSortedMap(new TreeMap<>(added));
        Set<FilePath> changed = new HashSet<>(removed);
        changed.addAll(moved.keySet());
        changed.addAll(written.keySet());
        Set<FilePath> made = new HashSet<>(moved.values());
        made.addAll(added.keySet());
        if (changed.size() < removed.size() + moved.size() + written.size()
                || made.size() < moved.size() + added.size()) {
            throw new IllegalArgumentException("two changes of one file at once: " + changed + ", " + made);
        }
    }

    public static Edits none() {
        return NONE;
    }

    public Edits remove(FilePath path) {
        return removeAll(Set.of(path));
    }

    public Edits removeAll(Collection<FilePath> paths) {
        SortedSet<FilePath> more = new TreeSet<>(removed);
        more.addAll(paths);
        return new Edits(more, moved, written, added);
    }

    /** Nothing where it stays where it is. */
    public Edits move(FilePath path, FilePath target) {
        if (path.equals(target)) {
            return this;
        }
        return new Edits(removed, with(moved, path, target), written, added);
    }

    public Edits write(FilePath path, FileContent content) {
        return new Edits(removed, moved, with(written, path, content), added);
    }

    public Edits writeAll(Map<FilePath, FileContent> contents) {
        SortedMap<FilePath, FileContent> more = new TreeMap<>(written);
        more.putAll(contents);
        return new Edits(removed, moved, more, added);
    }

    public Edits add(FilePath path, FileContent content) {
        return new Edits(removed, moved, written, with(added, path, content));
    }

    boolean isNone() {
        return equals(NONE);
    }

    /** Those that must be there. */
    SortedSet<FilePath> known() {
        SortedSet<FilePath> known = new TreeSet<>(removed);
        known.addAll(moved.keySet());
        known.addAll(written.keySet());
        return known;
    }

    /** Files that must not be there once the removed and moved ones have gone. */
    SortedSet<FilePath> made() {
        SortedSet<FilePath> made = new TreeSet<>(moved.values());
        made.addAll(added.keySet());
        return made;
    }

    private static <V> SortedMap<FilePath, V> with(SortedMap<FilePath, V> map, FilePath key, V value) {
        SortedMap<FilePath, V> more = new TreeMap<>(map);
        more.put(key, value);
        return more;
    }
}
