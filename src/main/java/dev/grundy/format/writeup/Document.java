package dev.grundy.format.writeup;

import dev.grundy.format.writeup.DocumentLine.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A document as it is written: its front matter, and its parts in their order.
 *
 * @param frontMatter YAML, with a line end
 * @param parts the first has no heading
 */
record Document(String frontMatter, List<Part> parts) {
    private static final Pattern BAR = Pattern.compile("---[ \\t]*+");
    private static final Pattern KEY =
            Pattern.compile("(?:problem_id|display_id|slug|title|difficulty|topics|tags|premium)[ \\t]*+:.*+");
    private static final Pattern FENCE = Pattern.compile(" {0,12}(`{3,}+|~{3,}+)([^\\n]*+)");
    private static final Pattern HEADING = Pattern.compile(" {0,3}(#{1,6})[ \\t]++(\\S.*+)");
    private static final Pattern CLOSING_HASHES = Pattern.compile("[ \\t]#++$");
    private static final Pattern SIGNS_BEFORE_WORDS = Pattern.compile("^[^\\p{L}\\p{N}`\"'(\\[$]++");

    /** Headings below this level stay in the text of their part. */
    private static final int DEEPEST = 3;

    Document {
        parts = List.copyOf(parts);
    }

    /**
     * The text below a heading, up to the next one.
     *
     * @param level 1 to 3; 0 for the text before the first heading
     * @param heading without the signs that decorate it
     */
    record Part(int level, String heading, int line, List<DocumentLine> body) {}

    /** @throws WriteUpException when the front matter or a block of code has no end, or there is no front matter or a second one */
    static Document of(String file, String text) {
        List<String> lines = text.lines().toList();
        if (!BAR.matcher(lines.getFirst()).matches()) {
            throw WriteUpException.at(
                    file,
                    1,
                    "the document has no front matter",
                    "begin it with a line ---, then problem_id, display_id, slug and title, then another line ---");
        }
        int end = 1;
        while (end < lines.size() && !BAR.matcher(lines.get(end)).matches()) {
            end++;
        }
        if (end == lines.size()) {
            throw WriteUpException.at(
                    file, 1, "the front matter that begins here has no end", "close it by a line ---");
        }
        refuseSecondFrontMatter(file, lines, end + 1);
        return new Document(
                String.join("\n", lines.subList(1, end)) + "\n", parts(OneForm.of(marked(file, lines, end + 1))));
    }

    private static void refuseSecondFrontMatter(String file, List<String> lines, int from) {
        int bar = from;
        while (bar < lines.size() && lines.get(bar).isBlank()) {
            bar++;
        }
        if (bar + 1 < lines.size()
                && BAR.matcher(lines.get(bar)).matches()
                && KEY.matcher(lines.get(bar + 1)).matches()) {
            throw WriteUpException.at(
                    file,
                    bar + 1,
                    "a second front matter begins here",
                    "keep one: move its keys into the first, and remove the lines --- around them");
        }
    }

    private static List<DocumentLine> marked(String file, List<String> lines, int from) {
        List<DocumentLine> marked = new ArrayList<>();
        String fence = "";
        int opened = 0;
        for (int i = from; i < lines.size(); i++) {
            String text = lines.get(i);
            Matcher matcher = FENCE.matcher(text);
            boolean isFence = matcher.matches();
            if (fence.isEmpty()) {
                // Behind backticks no other may stand: that is code within a sentence.
                boolean opens = isFence
                        && (matcher.group(1).charAt(0) == '~'
                                || matcher.group(2).indexOf('`') < 0);
                marked.add(new DocumentLine(i + 1, text, opens ? Kind.OPENING : Kind.TEXT));
                if (opens) {
                    fence = matcher.group(1);
                    opened = i + 1;
                }
            } else if (isFence
                    && matcher.group(1).startsWith(fence)
                    && matcher.group(2).isBlank()) {
                marked.add(new DocumentLine(i + 1, text, Kind.CLOSING));
                fence = "";
            } else {
                marked.add(new DocumentLine(i + 1, text, Kind.CODE));
            }
        }
        if (!fence.isEmpty()) {
            throw WriteUpException.at(
                    file, opened, "the block of code that begins here has no end", "close it by a line " + fence);
        }
        return marked;
    }

    private static List<Part> parts(List<DocumentLine> lines) {
        List<Part> parts = new ArrayList<>();
        Part current = new Part(0, "", 0, new ArrayList<>());
        parts.add(current);
        for (DocumentLine line : lines) {
            Matcher matcher = HEADING.matcher(line.text());
            if (line.isText() && matcher.matches() && matcher.group(1).length() <= DEEPEST) {
                current =
                        new Part(matcher.group(1).length(), plain(matcher.group(2)), line.number(), new ArrayList<>());
                parts.add(current);
            } else {
                current.body().add(line);
            }
        }
        return parts;
    }

    /** A heading without hashes at its end and emoji at its beginning; the whole of it where nothing else is there. */
    private static String plain(String heading) {
        String text = CLOSING_HASHES.matcher(heading.strip()).replaceFirst("").strip();
        String words = SIGNS_BEFORE_WORDS
                .matcher(text.replace("**", ""))
                .replaceFirst("")
                .strip();
        return words.isEmpty() ? text : words;
    }
}
