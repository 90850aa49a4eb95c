package dev.grundy.format.writeup;

import dev.grundy.format.writeup.DocumentLine.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes in one form what markdown allows in two. A heading that is underlined gets its signs, and a picture as HTML becomes one of markdown.
 * Blocks of code stay as they are.
 */
final class OneForm {
    /** A line that may belong to a paragraph; those that begin a list, a quotation, a table, a heading, HTML or code do not. */
    private static final Pattern PARAGRAPH =
            Pattern.compile(" {0,3}(?![-*+][ \\t]|\\d{1,9}[.)][ \\t]|[>|#<]|[=-]++[ \\t]*+$)\\S.*+");

    private static final Pattern UNDERLINE = Pattern.compile(" {0,3}(=++|-++)[ \\t]*+");
    private static final int MOST_LINES_OF_A_HEADING = 3;

    private static final Pattern PICTURE = Pattern.compile("<img\\b([^<>]{0,4000}+)>", Pattern.CASE_INSENSITIVE);
    private static final Pattern ATTRIBUTE = Pattern.compile(
            "\\b(src|alt)[ \\t]*+=[ \\t]*+(?:\"([^\"]*+)\"|'([^']*+)'|([^\\s\"'=<>`]++))", Pattern.CASE_INSENSITIVE);
    /** Elements that stand around pictures to place them: markdown within them would not be read. */
    private static final Pattern AROUND =
            Pattern.compile("</?(?:p|div|center|figure|picture|a|br)\\b[^<>]{0,4000}+>", Pattern.CASE_INSENSITIVE);

    private static final Pattern TAGS_ALONE =
            Pattern.compile("[ \\t]*+(?:" + AROUND.pattern() + "[ \\t]*+)++", Pattern.CASE_INSENSITIVE);
    private static final int MOST_LINES_OF_A_TAG = 20;

    private OneForm() {}

    /** The same lines, as far as they are in one form already. */
    static List<DocumentLine> of(List<DocumentLine> lines) {
        return pictures(headings(lines));
    }

    private static List<DocumentLine> headings(List<DocumentLine> lines) {
        List<DocumentLine> plain = new ArrayList<>();
        int paragraph = 0;
        for (DocumentLine line : lines) {
            Matcher underline = UNDERLINE.matcher(line.text());
            if (line.isText() && paragraph > 0 && underline.matches()) {
                List<DocumentLine> heading = plain.subList(plain.size() - paragraph, plain.size());
                DocumentLine signed = signed(heading, underline.group(1).charAt(0) == '=' ? "# " : "## ");
                heading.clear();
                plain.add(signed);
                paragraph = 0;
            } else {
                boolean goesOn = line.isText() && PARAGRAPH.matcher(line.text()).matches();
                boolean begins = plain.isEmpty() || plain.getLast().isBlank() || paragraph > 0;
                paragraph = goesOn && begins && paragraph < MOST_LINES_OF_A_HEADING ? paragraph + 1 : 0;
                plain.add(line);
            }
        }
        return plain;
    }

    private static DocumentLine signed(List<DocumentLine> heading, String signs) {
        StringBuilder words = new StringBuilder(signs);
        heading.forEach(line -> words.append(words.length() == signs.length() ? "" : " ")
                .append(line.text().strip()));
        return new DocumentLine(heading.getFirst().number(), words.toString(), Kind.TEXT);
    }

    private static List<DocumentLine> pictures(List<DocumentLine> lines) {
        List<DocumentLine> plain = new ArrayList<>();
        int at = 0;
        while (at < lines.size()) {
            DocumentLine line = lines.get(at);
            int end = line.isText() && opensPicture(line.text()) ? endOfTag(lines, at) : at;
            plain.add(end == at ? line : joined(lines.subList(at, end + 1)));
            at = end + 1;
        }
        return withoutWhatStandsAround(
                plain, plain.stream().map(OneForm::pictured).toList());
    }

    /** Lines with nothing but such a tag, directly before or behind a picture that was HTML, become empty. */
    private static List<DocumentLine> withoutWhatStandsAround(List<DocumentLine> before, List<DocumentLine> lines) {
        List<DocumentLine> plain = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            DocumentLine line = lines.get(i);
            boolean isBeside = isPictured(before, lines, i - 1) || isPictured(before, lines, i + 1);
            boolean isAround = line.isText() && TAGS_ALONE.matcher(line.text()).matches();
            plain.add(isBeside && isAround ? new DocumentLine(line.number(), "", Kind.TEXT) : line);
        }
        return plain;
    }

    private static boolean isPictured(List<DocumentLine> before, List<DocumentLine> lines, int at) {
        return at >= 0 && at < lines.size() && !lines.get(at).equals(before.get(at));
    }

    private static boolean opensPicture(String text) {
        int begin = text.toLowerCase(Locale.ROOT).lastIndexOf("<img");
        return begin >= 0 && text.indexOf('>', begin) < 0;
    }

    /** The line that closes the tag which this one opens; the same where none does. */
    private static int endOfTag(List<DocumentLine> lines, int from) {
        for (int i = from + 1; i < Math.min(lines.size(), from + MOST_LINES_OF_A_TAG); i++) {
            DocumentLine line = lines.get(i);
            if (!line.isText() || line.isBlank() || line.text().indexOf('<') >= 0) {
                return from;
            }
            if (line.text().indexOf('>') >= 0) {
                return i;
            }
        }
        return from;
    }

    private static DocumentLine joined(List<DocumentLine> lines) {
        StringBuilder text = new StringBuilder();
        lines.forEach(line ->
                text.append(text.isEmpty() ? "" : " ").append(line.text().strip()));
        return new DocumentLine(lines.getFirst().number(), text.toString(), Kind.TEXT);
    }

    private static DocumentLine pictured(DocumentLine line) {
        if (!line.isText()) {
            return line;
        }
        String text = line.text();
        String plain = PICTURE.matcher(text)
                .replaceAll(
                        tag -> Matcher.quoteReplacement(markdown(tag.group(1)).orElse(tag.group())));
        if (plain.equals(text)) {
            return line;
        }
        return new DocumentLine(
                line.number(), AROUND.matcher(plain).replaceAll(" ").strip(), Kind.TEXT);
    }

    private static Optional<String> markdown(String attributes) {
        String path = "";
        String alternative = "";
        Matcher attribute = ATTRIBUTE.matcher(attributes);
        while (attribute.find()) {
            String value = value(attribute);
            if (attribute.group(1).equalsIgnoreCase("src")) {
                path = value;
            } else {
                alternative = value;
            }
        }
        return path.isEmpty()
                ? Optional.empty()
                : Optional.of("![" + alternative.replace('[', '(').replace(']', ')') + "]("
                        + path.replace("&amp;", "&").replace(" ", "%20") + ")");
    }

    private static String value(Matcher attribute) {
        for (int group = 2; group <= 4; group++) {
            String value = attribute.group(group);
            if (value != null) {
                return value.strip();
            }
        }
        return "";
    }
}
