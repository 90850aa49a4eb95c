package dev.grundy.format.render.math;

import static dev.grundy.format.render.math.MathXml.element;

import dev.grundy.format.render.math.MathTokens.Kind;
import dev.grundy.format.render.math.MathTokens.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads TeX math left to right and writes MathML. */
final class MathParser {
    private static final int DEEPEST = 60;
    private static final String BRACKETS = "()[]|/<>";
    private static final String PRIME = "<mo>′</mo>";
    private static final Map<String, String[]> MATRICES = Map.of(
            "matrix",
            new String[] {"", ""},
            "smallmatrix",
            new String[] {"", ""},
            "pmatrix",
            new String[] {"(", ")"},
            "bmatrix",
            new String[] {"[", "]"},
            "Bmatrix",
            new String[] {"{", "}"},
            "vmatrix",
            new String[] {"|", "|"},
            "Vmatrix",
            new String[] {"‖", "‖"},
            "array",
            new String[] {"", ""},
            "cases",
            new String[] {"{", ""});
    private static final List<String> ALIGNED = List.of(
            "aligned",
            "align",
            "align*",
            "gathered",
            "gather",
            "gather*",
            "split",
            "equation",
            "equation*",
            "alignedat",
            "eqnarray",
            "eqnarray*",
            "multline",
            "multline*");

    private final MathTokens tokens;
    private final boolean display;
    private int depth;

    /** One piece of a formula; bounds of some operators stand above and below instead of beside. */
    private record Piece(String mathml, boolean boundsAboveAndBelow, boolean function) {
        static Piece of(String mathml) {
            return new Piece(mathml, false, false);
        }

        static Piece bounded(String mathml, boolean aboveAndBelow) {
            return new Piece(mathml, aboveAndBelow, false);
        }
    }

    MathParser(MathTokens tokens, boolean display) {
        this(tokens, display, 0);
    }

    /** @param depth of what is around the formula: a formula within a formula starts where that one is */
    private MathParser(MathTokens tokens, boolean display, int depth) {
        this.tokens = tokens;
        this.display = display;
        this.depth = depth;
    }

    private MathParser inner(String tex, boolean inDisplay) {
        return new MathParser(new MathTokens(tex), inDisplay, depth);
    }

    String all() throws UnsupportedTexException {
        String body = tableOrRow();
        if (tokens.peek().kind() != Kind.END) {
            throw new UnsupportedTexException("'" + tokens.peek().text() + "' closes nothing");
        }
        return body;
    }

    /** A formula; with line breaks outside any environment it becomes lines. */
    private String tableOrRow() throws UnsupportedTexException {
        List<List<String>> rows = rows();
        return rows.size() == 1 && rows.getFirst().size() == 1
                ? rows.getFirst().getFirst()
                : MathMl.table(rows, "lines");
    }

    private List<List<String>> rows() throws UnsupportedTexException {
        List<List<String>> rows = new ArrayList<>();
        List<String> cells = new ArrayList<>();
        while (true) {
            cells.add(row());
            Token token = tokens.peek();
            if (token.is(Kind.CHARACTER, "&")) {
                tokens.next();
            } else if (isLineBreak(token)) {
                tokens.next();
                skipLineSpacing();
                rows.add(cells);
                cells = new ArrayList<>();
            } else {
                boolean isEmptyLastRow =
                        cells.size() == 1 && cells.getFirst().equals("<mrow></mrow>") && !rows.isEmpty();
                if (!isEmptyLastRow) {
                    rows.add(cells);
                }
                return rows;
            }
        }
    }

    private static boolean isLineBreak(Token token) {
        return token.kind() == Kind.COMMAND
                && (token.text().equals("\\")
                        || token.text().equals("newline")
                        || token.text().equals("cr"));
    }

    private void skipLineSpacing() {
        if (tokens.peek().is(Kind.CHARACTER, "[")) {
            boolean isClosed = false;
            while (!isClosed && tokens.peek().kind() != Kind.END) {
                isClosed = tokens.next().is(Kind.CHARACTER, "]");
            }
        }
    }

    private String row() throws UnsupportedTexException {
        List<String> pieces = new ArrayList<>();
        while (!endsRow(tokens.peek())) {
            // A script without a base belongs to nothing, as the second of two does.
            Piece piece = isScript(tokens.peek()) ? Piece.of("<mrow></mrow>") : piece(tokens.next());
            String previous = pieces.isEmpty() ? "<mo>" : pieces.getLast();
            if (piece.function() && !previous.startsWith("<mo") && !previous.startsWith("<mspace")) {
                pieces.add(MathMl.THIN_SPACE);
            }
            pieces.add(withScripts(piece));
            if (piece.function() && !opensOrEnds(tokens.peek())) {
                pieces.add(MathMl.THIN_SPACE);
            }
        }
        return pieces.size() == 1 ? pieces.getFirst() : element("mrow", String.join("", pieces));
    }

    private static boolean isScript(Token token) {
        return token.is(Kind.CHARACTER, "^") || token.is(Kind.CHARACTER, "_");
    }

    private static boolean opensOrEnds(Token token) {
        return endsRow(token)
                || token.kind() == Kind.CHARACTER
                        && !Character.isLetter(token.text().codePointAt(0))
                || token.kind() == Kind.COMMAND && !Symbols.IDENTIFIERS.containsKey(token.text());
    }

    private static boolean endsRow(Token token) {
        return token.kind() == Kind.END
                || token.kind() == Kind.CLOSE
                || token.is(Kind.CHARACTER, "&")
                || isLineBreak(token)
                || token.kind() == Kind.COMMAND
                        && (token.text().equals("right") || token.text().equals("end"));
    }

    private String withScripts(Piece base) throws UnsupportedTexException {
        String below = "";
        StringBuilder above = new StringBuilder();
        int parts = 0;
        boolean stacked = base.boundsAboveAndBelow() && display;
        while (true) {
            Token token = tokens.peek();
            if (token.is(Kind.COMMAND, "limits") || token.is(Kind.COMMAND, "nolimits")) {
                stacked = tokens.next().text().equals("limits");
            } else if (token.is(Kind.CHARACTER, "_") && below.isEmpty()) {
                tokens.next();
                below = argument();
            } else if (token.is(Kind.CHARACTER, "^") && isEmptyOrPrimes(above)) {
                tokens.next();
                above.append(argument());
                parts++;
            } else if (token.is(Kind.CHARACTER, "'")) {
                tokens.next();
                above.append(PRIME);
                parts++;
            } else {
                String all = parts > 1 ? element("mrow", above.toString()) : above.toString();
                return MathMl.scripted(base.mathml(), below, all, stacked);
            }
        }
    }

    private static boolean isEmptyOrPrimes(StringBuilder above) {
        return above.isEmpty()
                || above.indexOf(PRIME) == 0 && above.lastIndexOf(PRIME) == above.length() - PRIME.length();
    }

    /** One argument: what is in braces, or a single token. */
    private String argument() throws UnsupportedTexException {
        Token token = tokens.peek();
        if (token.kind() == Kind.NUMBER) {
            return element("mn", tokens.digit().text());
        }
        if (endsRow(token)) {
            throw new UnsupportedTexException("an argument is missing");
        }
        return piece(tokens.next()).mathml();
    }

    /** All that is nested comes through here. */
    private Piece piece(Token token) throws UnsupportedTexException {
        if (++depth > DEEPEST) {
            throw new UnsupportedTexException("it is nested more than " + DEEPEST + " levels deep");
        }
        Piece piece = switch (token.kind()) {
            case NUMBER -> Piece.of(element("mn", MathMl.grouped(token.text())));
            case OPEN -> Piece.of(group());
            case COMMAND -> command(token.text());
            case CHARACTER -> character(token.text());
            case CLOSE, END -> throw new UnsupportedTexException("a brace is not balanced");
        };
        depth--;
        return piece;
    }

    private String group() throws UnsupportedTexException {
        String inner = row();
        if (tokens.next().kind() != Kind.CLOSE) {
            throw new UnsupportedTexException("a brace is not closed");
        }
        return inner.startsWith("<mrow>") ? inner : element("mrow", inner);
    }

    private Piece character(String c) {
        return Piece.of(
                switch (c) {
                    case "-" -> element("mo", "−");
                    case "*" -> element("mo", "∗");
                    case "(", ")", "[", "]", "|" -> MathMl.fence(c, false);
                    case "," -> element("mo", "separator=\"true\"", ",");
                    case "~" -> MathMl.space("0.25em");
                    case "'" -> element("mo", "′");
                    case "^", "_" -> "<mrow></mrow>";
                    case "+", "=", "<", ">", "/", ":", ";", "!", "?", ".", "`", "\"", "@" ->
                        element("mo", MathXml.escape(c));
                    default -> element(Character.isLetter(c.codePointAt(0)) ? "mi" : "mo", MathXml.escape(c));
                });
    }

    private Piece command(String name) throws UnsupportedTexException {
        if (Symbols.IDENTIFIERS.containsKey(name)) {
            return Piece.of(element("mi", MathXml.escape(Symbols.IDENTIFIERS.get(name))));
        }
        if (Symbols.OPERATORS.containsKey(name)) {
            return Piece.of(element("mo", MathXml.escape(Symbols.OPERATORS.get(name))));
        }
        if (Symbols.FENCES.containsKey(name)) {
            return Piece.of(MathMl.fence(Symbols.FENCES.get(name), false));
        }
        if (Symbols.LARGE.containsKey(name)) {
            return Piece.bounded(element("mo", "largeop=\"true\"", Symbols.LARGE.get(name)), true);
        }
        if (Symbols.INTEGRALS.containsKey(name)) {
            return Piece.of(element("mo", "largeop=\"true\"", Symbols.INTEGRALS.get(name)));
        }
        if (Symbols.FUNCTIONS.contains(name) || Symbols.FUNCTIONS_WITH_BOUNDS.contains(name)) {
            return function(
                    name.replaceFirst("^(lim|arg)(?=[ims])", "$1 "), Symbols.FUNCTIONS_WITH_BOUNDS.contains(name));
        }
        if (Symbols.SPACES.containsKey(name)) {
            return Piece.of(MathMl.space(Symbols.SPACES.get(name)));
        }
        return structure(name);
    }

    private static Piece function(String name, boolean bounds) {
        return new Piece(element("mi", MathXml.escape(name)), bounds, true);
    }

    private Piece structure(String name) throws UnsupportedTexException {
        if (Symbols.ACCENTS.containsKey(name)) {
            return Piece.bounded(
                    element(
                            "mover",
                            "accent=\"true\"",
                            argument() + element("mo", MathXml.escape(Symbols.ACCENTS.get(name)))),
                    name.equals("overbrace"));
        }
        if (Symbols.UNDER_ACCENTS.containsKey(name)) {
            return Piece.bounded(
                    element(
                            "munder",
                            "accentunder=\"true\"",
                            argument() + element("mo", Symbols.UNDER_ACCENTS.get(name))),
                    name.equals("underbrace"));
        }
        Alphabet alphabet = Symbols.ALPHABETS.get(name);
        if (alphabet != null) {
            return styled(name, alphabet);
        }
        if (Symbols.TEXTS.contains(name)) {
            return Piece.of(text(name, tokens.rawArgument()));
        }
        return Piece.of(arranged(name));
    }

    private Piece styled(String name, Alphabet alphabet) throws UnsupportedTexException {
        boolean hasStar = name.equals("operatorname") && tokens.peek().is(Kind.CHARACTER, "*");
        if (hasStar) {
            tokens.next();
        }
        if (tokens.peek().kind() == Kind.END) {
            throw new UnsupportedTexException("an argument is missing");
        }
        if (tokens.peek().kind() != Kind.OPEN) {
            return Piece.of(
                    name.length() > 2 ? MathMl.letters(alphabet, tokens.next().text()) : "");
        }
        String raw = tokens.rawArgument();
        if (name.equals("operatorname")) {
            return function(plain(raw), hasStar);
        }
        return Piece.of(
                raw.matches("[A-Za-z0-9]+")
                        ? MathMl.letters(alphabet, raw)
                        : inner(raw, display).all());
    }

    /** Text may hold formulas of its own between dollar signs. */
    private String text(String name, String raw) throws UnsupportedTexException {
        StringBuilder parts = new StringBuilder();
        String[] alternating = raw.split("(?<!\\\\)\\$", -1);
        for (int i = 0; i < alternating.length; i++) {
            if (i % 2 == 1) {
                parts.append(inner(alternating[i], false).all());
            } else if (!alternating[i].isEmpty()) {
                parts.append(element(
                        "mtext", MathXml.escape(MathMl.styledText(name, MathMl.spaced(plain(alternating[i]))))));
            }
        }
        return element("mrow", parts.toString());
    }

    private static String plain(String raw) {
        return raw.replaceAll("\\\\([_%#&${}])", "$1")
                .replaceAll("\\\\[,;: ]", " ")
                .replace("~", "\u00a0")
                .replaceAll("[{}]", "");
    }

    private String arranged(String name) throws UnsupportedTexException {
        return switch (name) {
            case "frac", "dfrac", "tfrac", "cfrac" -> element("mfrac", argument() + argument());
            case "binom", "dbinom", "tbinom" ->
                element(
                        "mrow",
                        MathMl.fence("(", true)
                                + element("mfrac", "linethickness=\"0\"", argument() + argument())
                                + MathMl.fence(")", true));
            case "sqrt" -> root();
            case "left" -> fenced();
            case "big",
                    "Big",
                    "bigg",
                    "Bigg",
                    "bigl",
                    "bigr",
                    "Bigl",
                    "Bigr",
                    "biggl",
                    "biggr",
                    "Biggl",
                    "Biggr",
                    "bigm",
                    "middle" -> MathMl.fence(delimiter(), true);
            case "overset", "stackrel" -> {
                String above = argument();
                yield element("mover", argument() + above);
            }
            case "underset" -> {
                String below = argument();
                yield element("munder", argument() + below);
            }
            case "substack" -> MathMl.table(inner(tokens.rawArgument(), display).rows(), "matrix");
            case "bmod" -> MathMl.space("0.222em") + element("mi", "mod") + MathMl.space("0.222em");
            case "mod" -> MathMl.space("1em") + element("mi", "mod") + MathMl.space("0.333em");
            case "pmod" ->
                MathMl.space("1em")
                        + element(
                                "mrow",
                                MathMl.fence("(", false)
                                        + element("mi", "mod")
                                        + MathMl.space("0.333em")
                                        + argument()
                                        + MathMl.fence(")", false));
            case "not" -> negated();
            case "phantom", "hphantom", "vphantom" -> element("mphantom", argument());
            case "boxed",
                    "fbox",
                    "mathop",
                    "mathrel",
                    "mathbin",
                    "mathord",
                    "mathopen",
                    "mathclose",
                    "mathstrut",
                    "ensuremath" -> name.equals("mathstrut") ? "" : argument();
            case "color" -> ignored(tokens.rawArgument());
            case "textcolor" -> ignored(tokens.rawArgument()) + argument();
            case "displaystyle",
                    "textstyle",
                    "scriptstyle",
                    "scriptscriptstyle",
                    "nonumber",
                    "notag",
                    "hline",
                    "strut",
                    "allowbreak",
                    "nobreak",
                    "limits",
                    "nolimits",
                    "/" -> "";
            case "label", "tag", "hspace", "vspace", "kern" -> ignored(tokens.rawArgument());
            case "url" -> element("mtext", MathXml.escape(tokens.rawArgument()));
            case "begin" -> environment(tokens.rawArgument());
            default -> throw new UnsupportedTexException("the command \\" + name + " is unknown");
        };
    }

    private static String ignored(String unused) {
        return "";
    }

    private String root() throws UnsupportedTexException {
        if (!tokens.peek().is(Kind.CHARACTER, "[")) {
            return element("msqrt", argument());
        }
        tokens.next();
        StringBuilder index = new StringBuilder();
        while (!tokens.peek().is(Kind.CHARACTER, "]")) {
            if (endsRow(tokens.peek())) {
                throw new UnsupportedTexException("the root's index is not closed");
            }
            index.append(withScripts(piece(tokens.next())));
        }
        tokens.next();
        return element("mroot", argument() + element("mrow", index.toString()));
    }

    private String fenced() throws UnsupportedTexException {
        String open = delimiter();
        String inner = row();
        if (!tokens.next().is(Kind.COMMAND, "right")) {
            throw new UnsupportedTexException("\\left has no \\right");
        }
        return element("mrow", MathMl.fence(open, true) + inner + MathMl.fence(delimiter(), true));
    }

    /** The bracket that comes next; a dot stands for none. */
    private String delimiter() throws UnsupportedTexException {
        Token token = tokens.next();
        if (token.is(Kind.CHARACTER, ".")) {
            return "";
        }
        if (token.kind() == Kind.CHARACTER && BRACKETS.contains(token.text())) {
            return token.text().equals("<") ? "⟨" : token.text().equals(">") ? "⟩" : token.text();
        }
        String bracket = Symbols.FENCES.getOrDefault(token.text(), Symbols.OPERATORS.get(token.text()));
        if (token.kind() != Kind.COMMAND || bracket == null) {
            throw new UnsupportedTexException("'" + token.text() + "' is no bracket");
        }
        return bracket;
    }

    private String negated() throws UnsupportedTexException {
        String piece = piece(tokens.next()).mathml();
        int end = piece.lastIndexOf("</");
        if (end < 0) {
            throw new UnsupportedTexException("there is nothing that \\not could negate");
        }
        return piece.substring(0, end) + "\u0338" + piece.substring(end);
    }

    private String environment(String name) throws UnsupportedTexException {
        boolean hasColumns = name.equals("array") || name.equals("alignedat");
        if (hasColumns) {
            tokens.rawArgument();
        }
        String @Nullable [] brackets = MATRICES.get(name);
        if (brackets == null && !ALIGNED.contains(name)) {
            throw new UnsupportedTexException("the environment " + name + " is unknown");
        }
        List<List<String>> rows = rows();
        if (!tokens.next().is(Kind.COMMAND, "end") || !tokens.rawArgument().equals(name)) {
            throw new UnsupportedTexException("\\begin{" + name + "} has no \\end");
        }
        if (brackets == null) {
            return MathMl.table(rows, "aligned");
        }
        String body = MathMl.table(rows, name.equals("cases") ? "cases" : "matrix");
        return element("mrow", MathMl.fence(brackets[0], true) + body + MathMl.fence(brackets[1], true));
    }
}
