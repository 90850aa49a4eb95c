package dev.grundy.app.cli;

import dev.grundy.format.prose.Prose;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The Javadoc of a source as {@link Prose}: a tag or a new paragraph begins anew, and every line stays where it is. */
final class Docstrings {
    static final Path PRODUCT = Path.of("src/main/java");
    static final Path TESTS = Path.of("src/test/java");

    private static final Pattern DOCSTRING = Pattern.compile("(?m)^[ \\t]*/\\*\\*(?s:(.*?))\\*/");
    private static final Pattern MARGIN = Pattern.compile("(?m)^[ \\t]*\\* ?");
    private static final Pattern PREFORMATTED = Pattern.compile("(?s)<pre>.*?</pre>");
    private static final Pattern INLINE_TAG =
            Pattern.compile("\\{@\\w+\\s[^{}]*+(?:\\{[^{}]*+(?:\\{[^{}]*+\\}[^{}]*+)*+\\}[^{}]*+)*+\\}");
    private static final Pattern PARAGRAPH =
            Pattern.compile("(?m)^ *(?:@(?:param|throws) +[\\w<>.]+|@\\w+|</?[a-z]+>)");

    private Docstrings() {}

    /** The sources below a directory, in no particular order. */
    static Stream<Path> sources(Path directory) {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** @param source the text of a Java file */
    static Prose prose(String source) {
        StringBuilder lines = new StringBuilder();
        Matcher docstring = DOCSTRING.matcher(source);
        int from = 0;
        while (docstring.find()) {
            lines.append(lineEnds(source.substring(from, docstring.start())))
                    .append("- ")
                    .append(markdown(docstring.group(1)));
            from = docstring.end();
        }
        return new Prose(lines.toString());
    }

    private static String markdown(String docstring) {
        String text = MARGIN.matcher(docstring).replaceAll("");
        String running = PREFORMATTED.matcher(text).replaceAll(shown -> lineEnds(shown.group()));
        String plain = INLINE_TAG.matcher(running).replaceAll(tag -> "code" + lineEnds(tag.group()));
        return PARAGRAPH.matcher(plain).replaceAll("- ");
    }

    private static String lineEnds(String text) {
        return "\n".repeat((int) text.chars().filter(sign -> sign == '\n').count());
    }
}
