package dev.grundy.format.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The output of a compiler about a lone source file, with the places in that file which it names.
 *
 * @param pieces in order; together they are all that it said
 */
public record CompilerText(List<Piece> pieces) {
    /** The places that are told apart at most; the rest stays text. */
    private static final int MOST_PLACES = 200;
    /** How far below a message javac and the like draw their caret. */
    private static final int LINES_TO_CARET = 2;

    private static final Pattern CARET = Pattern.compile("[ \\t]{0,999}\\^[~^ ]{0,999}");

    public CompilerText {
        pieces = List.copyOf(pieces);
    }

    /**
     * A stretch of it.
     *
     * @param place in the source that the stretch names; empty for text
     */
    public record Piece(String text, Optional<Place> place) {}

    /**
     * @param line   from 1
     * @param column from 1; 1 where the compiler names none
     */
    public record Place(int line, int column) {}

    /** @param source that was compiled: of a Java source the file is called after its public class */
    public static CompilerText of(String said, Language language, String source) {
        String name = language.sourceName()
                .replace("{public_type}", JavaSource.publicType(source).orElse("Main"));
        return of(said, name);
    }

    /** Where nothing is known of what the source was called. */
    public static CompilerText unknown(String said) {
        return new CompilerText(List.of(new Piece(said, Optional.empty())));
    }

    private static CompilerText of(String said, String fileName) {
        Matcher matcher = places(fileName).matcher(said);
        List<Piece> pieces = new ArrayList<>();
        int end = 0;
        for (int places = 0; places < MOST_PLACES && matcher.find(); places++) {
            add(pieces, said.substring(end, matcher.start()));
            pieces.add(new Piece(matcher.group(), Optional.of(place(matcher, said))));
            end = matcher.end();
        }
        add(pieces, said.substring(end));
        return new CompilerText(pieces);
    }

    /**
     * {@code name:line}, perhaps {@code name:line:column}, as most say it; {@code ./name:line:column} as Go does; {@code name(line,column)} as
     * TypeScript does; {@code File "name", line line} as Python does.
     */
    private static Pattern places(String fileName) {
        String name = Pattern.quote(fileName);
        return Pattern.compile(
                "(?<![\\w./\\\\-])(?:\\./)?" + name + "(?::(?<line>[1-9]\\d{0,5})(?::(?<column>[1-9]\\d{0,5}))?(?!\\d)"
                        + "|\\((?<row>[1-9]\\d{0,5}),(?<place>[1-9]\\d{0,5})\\))" + "|File \"" + name
                        + "\", line (?<spelled>[1-9]\\d{0,5})(?!\\d)");
    }

    private static Place place(Matcher matcher, String said) {
        if (matcher.group("spelled") != null) {
            return new Place(Integer.parseInt(matcher.group("spelled")), 1);
        }
        if (matcher.group("row") != null) {
            return new Place(Integer.parseInt(matcher.group("row")), Integer.parseInt(matcher.group("place")));
        }
        int line = Integer.parseInt(matcher.group("line"));
        return matcher.group("column") == null
                ? new Place(line, caretBelow(said, matcher.end()))
                : new Place(line, Integer.parseInt(matcher.group("column")));
    }

    /** The column that a caret below the message points at; 1 where there is none. */
    private static int caretBelow(String said, int from) {
        int at = from;
        for (int i = 0; i < LINES_TO_CARET; i++) {
            at = said.indexOf('\n', at) + 1;
            if (at == 0) {
                return 1;
            }
        }
        int end = said.indexOf('\n', at);
        String line = said.substring(at, end < 0 ? said.length() : end);
        return CARET.matcher(line).matches() ? line.indexOf('^') + 1 : 1;
    }

    private static void add(List<Piece> pieces, String text) {
        if (!text.isEmpty()) {
            pieces.add(new Piece(text, Optional.empty()));
        }
    }
}
