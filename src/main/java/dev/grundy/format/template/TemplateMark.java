package dev.grundy.format.template;

import dev.grundy.format.language.Languages;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A place in a file that a {@link PackageTemplate} left to the author.
 *
 * @param line from 1
 * @param text from the mark to the end of the line, cut where it is long
 */
public record TemplateMark(int line, String text) {
    private static final Set<String> TEXTS = Set.of("md", "yaml", "tex");
    private static final Languages LANGUAGES = Languages.standard();
    private static final int LARGEST_BYTES = 1 << 20;
    private static final int LONGEST = 80;

    /** Whether marks are looked for in a file: it is a text or a program, and of at most 1 MiB. */
    public static boolean mayBeIn(String fileName, long bytes) {
        boolean isText = TEXTS.contains(fileName.substring(fileName.lastIndexOf('.') + 1));
        return (isText || LANGUAGES.ofSourceOrHeader(fileName).isPresent()) && bytes <= LARGEST_BYTES;
    }

    /** All of a file, rising. */
    public static List<TemplateMark> in(byte[] content) {
        List<String> lines = new String(content, StandardCharsets.UTF_8).lines().toList();
        return IntStream.range(0, lines.size())
                .filter(i -> lines.get(i).contains(PackageTemplate.MARK))
                .mapToObj(i -> new TemplateMark(i + 1, shortened(lines.get(i))))
                .toList();
    }

    private static String shortened(String line) {
        String marked = line.substring(line.indexOf(PackageTemplate.MARK)).strip();
        return marked.length() <= LONGEST ? marked : marked.substring(0, LONGEST) + "…";
    }
}
