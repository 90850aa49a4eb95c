package dev.grundy.format.writeup;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The package that a document became.
 *
 * @param name  of its directory: the display id
 * @param files by path
 */
public record LaidOut(String name, SortedMap<String, byte[]> files, ImportReport report) {
    public LaidOut {
        files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
    }
}
