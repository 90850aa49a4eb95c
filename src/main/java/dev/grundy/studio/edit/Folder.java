package dev.grundy.studio.edit;

import dev.grundy.studio.copy.WorkingFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A directory of a working copy with the files that lie directly in it.
 *
 * @param path empty for the package's own
 */
record Folder(String path, List<WorkingFile> files) {
    Folder {
        files = List.copyOf(files);
    }

    /** By path, the package's own first; directories without files of their own are not among them. */
    static List<Folder> of(List<WorkingFile> files) {
        Map<String, List<WorkingFile>> byDirectory = new TreeMap<>();
        files.forEach(file -> byDirectory
                .computeIfAbsent(file.path().directory(), directory -> new ArrayList<>())
                .add(file));
        return byDirectory.entrySet().stream()
                .map(entry -> new Folder(entry.getKey(), entry.getValue()))
                .toList();
    }
}
