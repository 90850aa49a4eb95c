package dev.grundy.studio.copy;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/**
 * How the files of an upload differ from those of a working copy, by path.
 *
 * @param added   that the copy does not have
 * @param changed that both have, and not alike
 * @param missing that the copy alone has
 * @param same    how many are alike
 */
public record Comparison(List<String> added, List<String> changed, List<String> missing, int same) {
    public Comparison {
        added = List.copyOf(added);
        changed = List.copyOf(changed);
        missing = List.copyOf(missing);
    }

    public static Comparison of(SortedMap<FilePath, FileContent> upload, SortedMap<FilePath, FileContent> copy) {
        List<String> added = new ArrayList<>();
        List<String> changed = new ArrayList<>();
        upload.forEach((path, content) -> {
            FileContent there = copy.get(path);
            if (there == null) {
                added.add(path.value());
            } else if (!there.equalsContent(content)) {
                changed.add(path.value());
            }
        });
        List<String> missing = copy.keySet().stream()
                .filter(path -> !upload.containsKey(path))
                .map(FilePath::value)
                .toList();
        return new Comparison(added, changed, missing, upload.size() - added.size() - changed.size());
    }

    /** Whether all files are alike. */
    public boolean isNone() {
        return added.isEmpty() && changed.isEmpty() && missing.isEmpty();
    }
}
