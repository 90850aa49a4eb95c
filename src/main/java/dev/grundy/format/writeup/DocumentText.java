package dev.grundy.format.writeup;

import dev.grundy.base.kernel.Utf8Place;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Turns the bytes of a document into text: UTF-8, plain line ends, no byte order mark, no broken characters. */
final class DocumentText {
    private static final int MOST_LINES_NAMED = 8;
    private static final String MARK = "\uFEFF";

    private DocumentText() {}

    /** @throws WriteUpException when the bytes are no text, or none that says anything */
    static String of(String file, byte[] content, ImportReport.Notes notes) {
        Optional<Utf8Place.Wrong> wrong = Utf8Place.firstWrong(content);
        if (wrong.isPresent()) {
            throw WriteUpException.at(
                    file,
                    wrong.get().line(),
                    "the text is not in UTF-8: byte " + wrong.get().number() + " is "
                            + wrong.get().value(),
                    "save the document as UTF-8");
        }
        String text = new String(content, StandardCharsets.UTF_8);
        int nul = text.indexOf('\0');
        if (nul >= 0) {
            throw WriteUpException.at(
                    file,
                    1
                            + (int) text.substring(0, nul)
                                    .chars()
                                    .filter(c -> c == '\n')
                                    .count(),
                    "there is a NUL, so this is no text",
                    "give a markdown document");
        }
        if (text.startsWith(MARK)) {
            text = text.substring(1);
            notes.changed("the byte order mark at the beginning is gone");
        }
        if (text.indexOf('\r') >= 0) {
            text = text.replace("\r\n", "\n").replace('\r', '\n');
            notes.changed("the line ends of Windows became plain ones");
        }
        if (text.isBlank()) {
            throw WriteUpException.at(
                    file, 1, "the document is empty", "write the problem down; docs/adding-problems.md shows the form");
        }
        return mended(text, notes);
    }

    private static String mended(String text, ImportReport.Notes notes) {
        Mending.Mended mended = Mending.of(text);
        if (mended.characters() > 0) {
            notes.changed("broken characters were put right, " + mended.characters() + " in " + named(mended.lines())
                    + " (a wrong decoding)");
        }
        if (!mended.lost().isEmpty()) {
            notes.misses("a character that was lost before, in " + named(mended.lost()) + ": write it anew");
        }
        return mended.text();
    }

    private static String named(List<Integer> lines) {
        String all = lines.stream().limit(MOST_LINES_NAMED).map(String::valueOf).collect(Collectors.joining(", "));
        return (lines.size() == 1 ? "line " : "lines ")
                + all
                + (lines.size() > MOST_LINES_NAMED ? " and " + (lines.size() - MOST_LINES_NAMED) + " more" : "");
    }
}
