package dev.grundy.studio.edit;

import dev.grundy.format.image.PicturePaths;
import dev.grundy.studio.copy.FileLine;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.Snapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The hits in the files of a copy.
 *
 * @param revision of the copy that holds it
 * @param files those that hold it, by path
 * @param leftOut those that no form can hold, such as pictures and long files
 */
record Found(long revision, List<FileHits> files, List<FilePath> leftOut) {
    /** Hits with their lines, and files with a box: the boxes fit into a form. */
    static final int MOST_SHOWN = 200;

    Found {
        files = List.copyOf(files);
        leftOut = List.copyOf(leftOut);
    }

    static Found of(Snapshot copy, Sought sought) {
        Pattern pattern = sought.pattern();
        List<FileHits> files = new ArrayList<>();
        List<FilePath> leftOut = new ArrayList<>();
        int room = MOST_SHOWN;
        for (FilePath path : copy.files().keySet()) {
            Optional<String> text = text(copy, path);
            if (text.isEmpty()) {
                leftOut.add(path);
                continue;
            }
            FileHits hits = in(path, text.get(), pattern, room);
            room -= hits.shown().size();
            if (hits.count() > 0) {
                files.add(hits);
            }
        }
        return new Found(copy.revision(), files, leftOut);
    }

    /** Empty for a picture too: no form changes one. */
    static Optional<String> text(Snapshot copy, FilePath path) {
        return PicturePaths.isRaster(path.value()) ? Optional.empty() : copy.text(path);
    }

    private static FileHits in(FilePath path, String text, Pattern pattern, int room) {
        List<Hit> shown = new ArrayList<>();
        Matcher matcher = pattern.matcher(text);
        int count = 0;
        int line = 1;
        int counted = 0;
        while (matcher.find()) {
            count++;
            if (shown.size() < room) {
                line += (int) text.substring(counted, matcher.start())
                        .chars()
                        .filter(c -> c == '\n')
                        .count();
                counted = matcher.start();
                shown.add(Hit.of(FileLine.of(path, line), text, matcher.start(), matcher.end()));
            }
        }
        return new FileHits(path, count, shown);
    }

    /** All hits, also those that are not shown. */
    public int total() {
        return files.stream().mapToInt(FileHits::count).sum();
    }

    public boolean isCut() {
        return total() > MOST_SHOWN;
    }

    /** The files that have a box. */
    public List<FileHits> listed() {
        return files.subList(0, Math.min(files.size(), MOST_SHOWN));
    }

    public int unlisted() {
        return files.size() - listed().size();
    }
}
