package dev.grundy.format.difference;

import java.util.List;

/**
 * One text's part of a row.
 *
 * @param number of the line, from 1
 * @param pieces in order; none for an empty line
 */
public record Side(int number, List<Piece> pieces) {
    public Side {
        pieces = List.copyOf(pieces);
    }

    static Side marked(Line line) {
        MarkedLine marked = new MarkedLine(line);
        marked.mark(0, line.text().length(), Piece.Kind.WORD);
        return marked.side();
    }
}
