package dev.grundy.studio;

import dev.grundy.problem.template.PackageTemplate;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A place that the template left to the author.
 *
 * @param text from the mark to the end of the line, cut where it is long
 */
record Mark(FileLine where, String text) {
    private static final Set<String> TEXTS = Set.of("md", "yaml", "tex", "cpp", "h", "java", "py", "js");
    private static final int LARGEST_BYTES = 1 << 20;
    private static final int LONGEST = 80;

    /** All of a copy, by file and line; the same that a proof finds. */
    static List<Mark> of(Snapshot copy) {
        return copy.files().entrySet().stream()
                .filter(file -> isText(file.getKey(), file.getValue()))
                .flatMap(file -> in(file.getKey(), new String(file.getValue().bytes(), StandardCharsets.UTF_8)))
                .toList();
    }

    private static boolean isText(FilePath path, FileContent content) {
        String name = path.name();
        return TEXTS.contains(name.substring(name.lastIndexOf('.') + 1)) && content.bytes().length <= LARGEST_BYTES;
    }

    private static Stream<Mark> in(FilePath path, String text) {
        List<String> lines = text.lines().toList();
        return IntStream.range(0, lines.size())
                .filter(i -> lines.get(i).contains(PackageTemplate.MARK))
                .mapToObj(i -> new Mark(FileLine.of(path, i + 1), shortened(lines.get(i))));
    }

    private static String shortened(String line) {
        String marked = line.substring(line.indexOf(PackageTemplate.MARK)).strip();
        int end = Math.min(marked.length(), LONGEST);
        return end == marked.length() ? marked : marked.substring(0, end) + "…";
    }
}
