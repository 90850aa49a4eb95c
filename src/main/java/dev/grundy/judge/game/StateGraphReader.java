package dev.grundy.judge.game;

import java.util.Arrays;

/**
 * Reads what rules print, strictly: one pass over the lines, then whether every move leads somewhere and every position can be reached.
 * The format is described in docs/games.md.
 */
public final class StateGraphReader {
    /** The only version there is. */
    public static final int VERSION = 1;

    private static final String HEADER = "state-graph " + VERSION + " ";
    private static final String TOO_LARGE = "too-large";
    private static final long MOST_SCORE = 1_000_000_000_000_000L;
    private static final String STARTS = "starts";

    private final Lines lines;
    private final byte[] text;
    private final GraphLimits limits;
    private final SeenBoards seen;
    private final SeenNames names;
    private final Ints starts = new Ints();
    private final Ints movers = new Ints();
    private final Ints boardsAt = new Ints();
    private final Ints firstMove = new Ints();
    private final Ints targets = new Ints();
    private final Ints namesAt = new Ints();
    private long[] payoffs = new long[64];
    private boolean hasPayoff;
    private GameKind kind = GameKind.IMPARTIAL;

    private StateGraphReader(byte[] output, GraphLimits limits) {
        this.lines = new Lines(output);
        this.text = output;
        this.limits = limits;
        this.seen = new SeenBoards(output);
        this.names = new SeenNames(output);
    }

    /**
     * Reads an output.
     *
     * @param output kept as it is by the graph, so nobody may write to it afterwards
     * @param limits the limits that the rules were told; a larger graph is a fault, since the rules are to say that it is too much
     * @throws BrokenGraphException at the first thing that is wrong
     */
    public static GraphReading read(byte[] output, GraphLimits limits) {
        return new StateGraphReader(output, limits).read();
    }

    private GraphReading read() {
        readHeader();
        nextLine("the line '" + STARTS + " …'");
        if (lines.line().equals(TOO_LARGE)) {
            return tooLarge();
        }
        readStarts();
        while (true) {
            nextLine("a line 'end …'");
            switch (lines.first()) {
                case 'N', 'F', 'S' -> readPosition();
                case '>' -> readMove();
                case '=' -> readPayoff();
                case 't' -> {
                    if (lines.line().equals(TOO_LARGE)) {
                        return tooLarge();
                    }
                    throw unknownLine();
                }
                case 'e' -> {
                    readEnd();
                    return new GraphReading.Whole(checked());
                }
                default -> throw unknownLine();
            }
        }
    }

    private BrokenGraphException unknownLine() {
        return lines.broken(
                "the line '" + shortened(lines.line()) + "' is none of the format",
                "begin a position with N, F or S, a move with >, a payoff with =, and the last line with end");
    }

    private static String shortened(String line) {
        return line.length() <= 60 ? line : line.substring(0, 60) + "…";
    }

    private void nextLine(String expected) {
        if (!lines.next()) {
            throw new BrokenGraphException(
                    lines.number(), "the output ends after this line without " + expected, "print all of it");
        }
    }

    private void readHeader() {
        if (!lines.next()) {
            throw new BrokenGraphException(
                    0, "the rules printed nothing", "print '" + HEADER + "KIND' and what follows");
        }
        String line = lines.line();
        kind = Arrays.stream(GameKind.values())
                .filter(known -> line.equals(HEADER + known.label()))
                .findFirst()
                .orElseThrow(() -> lines.broken(
                        "the first line is '" + shortened(line) + "'",
                        "print '" + HEADER + "' and one of impartial, partizan, score; " + VERSION
                                + " is the only version there is"));
    }

    private GraphReading tooLarge() {
        nothingFollows();
        return new GraphReading.TooLarge();
    }

    private void nothingFollows() {
        if (lines.next()) {
            throw lines.broken("there is something after the last line", "print nothing after it");
        }
    }

    private void readStarts() {
        if (!lines.line().startsWith(STARTS + " ")) {
            throw lines.broken(
                    "the second line is '" + shortened(lines.line()) + "'",
                    "print 'starts' and the numbers of the positions where the input's games begin, or too-large");
        }
        for (int i = 0; i < STARTS.length() - 1; i++) {
            lines.skip();
        }
        lines.skipLetter();
        starts.add((int) lines.number(0, limits.positions() - 1L));
        while (!lines.atEnd()) {
            lines.skipSpace();
            starts.add((int) lines.number(0, limits.positions() - 1L));
        }
    }

    private void readPosition() {
        closePosition();
        if (movers.size() == limits.positions()) {
            throw lines.broken(
                    "there are more than " + limits.positions() + " positions",
                    "let the rules print too-large when there are more than their first argument says");
        }
        Mover mover = mover(lines.first());
        if (!mover.fits(kind)) {
            throw lines.broken(
                    "the mover " + mover.letter() + " does not fit a game that is " + kind.label(),
                    "begin positions with " + (kind == GameKind.IMPARTIAL ? "N" : "F or S"));
        }
        int line = lines.rest("a position");
        lines.skipLetter();
        int board = lines.rest("a board");
        int same = seen.add(line, lines.end());
        if (same >= 0) {
            throw lines.broken(
                    "position " + movers.size() + " is position " + same + " again: '" + shortened(lines.line()) + "'",
                    "give each position one number, and let boards tell positions apart");
        }
        movers.add(mover.ordinal());
        boardsAt.add(board);
        firstMove.add(targets.size());
        if (payoffs.length < movers.size()) {
            payoffs = Arrays.copyOf(payoffs, payoffs.length + (payoffs.length >> 1));
        }
        hasPayoff = false;
        names.clear();
    }

    private static Mover mover(char letter) {
        return switch (letter) {
            case 'F' -> Mover.FIRST;
            case 'S' -> Mover.SECOND;
            default -> Mover.NEXT;
        };
    }

    private void readMove() {
        requirePosition("a move");
        if (hasPayoff) {
            throw lines.broken(
                    "position " + (movers.size() - 1) + " is an end and has a move",
                    "print a payoff only where nobody can move");
        }
        if (targets.size() == limits.moves()) {
            throw lines.broken("there are more than " + limits.moves() + " moves", "let the rules print too-large");
        }
        lines.skipLetter();
        int target = (int) lines.number(0, limits.positions() - 1L);
        lines.skipSpace();
        int name = lines.rest("a move's name");
        if (!names.add(name, lines.end())) {
            throw lines.broken(
                    "position " + (movers.size() - 1) + " has two moves called '" + shortened(lines.line()) + "'",
                    "name moves so that they can be told apart, and print each once");
        }
        targets.add(target);
        namesAt.add(name);
    }

    private void readPayoff() {
        requirePosition("a payoff");
        if (hasPayoff || targets.size() > firstMove.get(movers.size() - 1)) {
            throw lines.broken(
                    "position " + (movers.size() - 1) + (hasPayoff ? " has two payoffs" : " is an end and has moves"),
                    "print one payoff, and only where nobody can move");
        }
        lines.skipLetter();
        long most = kind == GameKind.SCORE ? MOST_SCORE : 1;
        payoffs[movers.size() - 1] = lines.number(-most, most);
        if (!lines.atEnd()) {
            throw lines.broken("there is something behind the payoff", "print the payoff alone");
        }
        hasPayoff = true;
    }

    private void requirePosition(String what) {
        if (movers.size() == 0) {
            throw lines.broken(what + " stands before the first position", "print the position first");
        }
    }

    private void closePosition() {
        int last = movers.size() - 1;
        if (last >= 0 && !hasPayoff && targets.size() == firstMove.get(last)) {
            throw lines.broken(
                    "position " + last + ", which ends before this line, has neither moves nor a payoff",
                    "print '= PAYOFF' where nobody can move");
        }
    }

    private void readEnd() {
        closePosition();
        if (!lines.line().equals("end " + movers.size())) {
            throw lines.broken(
                    "the last line is '" + shortened(lines.line()) + "' after " + movers.size() + " positions",
                    "print 'end' and how many positions there are");
        }
        nothingFollows();
    }

    private StateGraph checked() {
        firstMove.add(targets.size());
        byte[] moverOf = new byte[movers.size()];
        for (int i = 0; i < moverOf.length; i++) {
            moverOf[i] = (byte) movers.get(i);
        }
        GraphTables tables = new GraphTables(
                kind,
                starts.toArray(),
                text,
                moverOf,
                boardsAt.toArray(),
                firstMove.toArray(),
                Arrays.copyOf(payoffs, moverOf.length),
                targets.toArray(),
                namesAt.toArray());
        WholeGraph.check(tables);
        return new StateGraph(tables);
    }
}
