package dev.grundy.studio.edit;

import dev.grundy.format.template.TemplateMark;
import dev.grundy.studio.copy.FileLine;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.Snapshot;
import java.util.List;
import java.util.stream.Stream;

/**
 * A place that the template left to the author.
 *
 * @param text from the mark to the end of the line, cut where it is long
 */
public record Mark(FileLine where, String text) {
    /** All of a copy, by file and line; the same that a proof finds. */
    static List<Mark> of(Snapshot copy) {
        return copy.files().entrySet().stream()
                .flatMap(file -> in(file.getKey(), file.getValue().bytes()))
                .toList();
    }

    private static Stream<Mark> in(FilePath path, byte[] content) {
        return TemplateMark.mayBeIn(path.name(), content.length)
                ? TemplateMark.in(content).stream().map(mark -> new Mark(FileLine.of(path, mark.line()), mark.text()))
                : Stream.empty();
    }
}
