package dev.grundy.format.render.latex;

import dev.grundy.format.pack.program.Constants;
import dev.grundy.format.render.html.Html;
import dev.grundy.format.render.html.MathRenderer;
import dev.grundy.format.render.html.Rendered;
import dev.grundy.format.render.html.SampleHtml;
import dev.grundy.format.render.html.ShownSample;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Renders the LaTeX that problem packages use; its HTML is not safe yet. A command or environment that is unknown is
 * shown as its source, with a note.
 */
public final class LatexRenderer {
    private static final int DEEPEST = 40;
    private static final Map<String, String> INLINE = Map.ofEntries(
            Map.entry("emph", "em"),
            Map.entry("textit", "em"),
            Map.entry("textsl", "em"),
            Map.entry("it", "em"),
            Map.entry("textbf", "strong"),
            Map.entry("bf", "strong"),
            Map.entry("texttt", "code"),
            Map.entry("t", "code"),
            Map.entry("tt", "code"),
            Map.entry("underline", "u"),
            Map.entry("sout", "s"),
            Map.entry("textsuperscript", "sup"),
            Map.entry("textsubscript", "sub"),
            Map.entry("footnote", "small"),
            Map.entry("tiny", "small"),
            Map.entry("scriptsize", "small"),
            Map.entry("small", "small"));
    /** Switches that hold to the end of their group. */
    private static final Map<String, String> SWITCHES = Map.ofEntries(
            Map.entry("bf", "strong"),
            Map.entry("bfseries", "strong"),
            Map.entry("it", "em"),
            Map.entry("itshape", "em"),
            Map.entry("em", "em"),
            Map.entry("tt", "code"),
            Map.entry("ttfamily", "code"),
            Map.entry("small", "small"),
            Map.entry("footnotesize", "small"),
            Map.entry("scriptsize", "small"),
            Map.entry("tiny", "small"));

    private static final Map<String, String> HEADINGS = Map.of(
            "section",
            "h2",
            "section*",
            "h2",
            "subsection",
            "h3",
            "subsection*",
            "h3",
            "subsubsection",
            "h4",
            "subsubsection*",
            "h4",
            "paragraph",
            "h4",
            "paragraph*",
            "h4");
    private static final Map<String, String> CHARACTERS = Map.ofEntries(
            Map.entry("ldots", "…"),
            Map.entry("dots", "…"),
            Map.entry("textellipsis", "…"),
            Map.entry("%", "%"),
            Map.entry("&", "&amp;"),
            Map.entry("_", "_"),
            Map.entry("#", "#"),
            Map.entry("$", "$"),
            Map.entry("{", "{"),
            Map.entry("}", "}"),
            Map.entry("textbackslash", "\\"),
            Map.entry("textasciitilde", "~"),
            Map.entry("textasciicircum", "^"),
            Map.entry("textless", "&lt;"),
            Map.entry("textgreater", "&gt;"),
            Map.entry("textbar", "|"),
            Map.entry("textendash", "–"),
            Map.entry("textemdash", "—"),
            Map.entry("S", "§"),
            Map.entry("copyright", "©"),
            Map.entry("aa", "å"),
            Map.entry("AA", "Å"),
            Map.entry("o", "ø"),
            Map.entry("O", "Ø"),
            Map.entry("ae", "æ"),
            Map.entry("AE", "Æ"),
            Map.entry("ss", "ß"),
            Map.entry("l", "ł"),
            Map.entry("L", "Ł"),
            Map.entry("i", "ı"),
            Map.entry(" ", " "),
            Map.entry("\n", " "),
            Map.entry(",", "\u2009"),
            Map.entry(";", " "),
            Map.entry("quad", "\u2003"),
            Map.entry("qquad", "\u2003\u2003"),
            Map.entry("textquotedbl", "&quot;"),
            Map.entry("LaTeX", "LaTeX"),
            Map.entry("TeX", "TeX"),
            Map.entry("euro", "€"),
            Map.entry("pounds", "£"),
            Map.entry("textdegree", "°"),
            Map.entry("degree", "°"),
            Map.entry("slash", "/"),
            Map.entry("-", ""),
            Map.entry("/", ""),
            Map.entry("!", ""),
            Map.entry("@", ""));
    private static final Map<String, Integer> COMBINING = Map.of(
            "'", 0x301, "`", 0x300, "^", 0x302, "\"", 0x308, "~", 0x303, "=", 0x304, ".", 0x307, "c", 0x327, "v", 0x30C,
            "H", 0x30B);
    /** Layout that has no meaning on a page; with the number of arguments that go with it. */
    private static final Map<String, Integer> IGNORED = Map.ofEntries(
            Map.entry("noindent", 0),
            Map.entry("medskip", 0),
            Map.entry("bigskip", 0),
            Map.entry("smallskip", 0),
            Map.entry("newpage", 0),
            Map.entry("clearpage", 0),
            Map.entry("pagebreak", 0),
            Map.entry("centering", 0),
            Map.entry("raggedright", 0),
            Map.entry("normalsize", 0),
            Map.entry("large", 0),
            Map.entry("Large", 0),
            Map.entry("LARGE", 0),
            Map.entry("huge", 0),
            Map.entry("Huge", 0),
            Map.entry("indent", 0),
            Map.entry("par", 0),
            Map.entry("hfill", 0),
            Map.entry("vfill", 0),
            Map.entry("relax", 0),
            Map.entry("sloppy", 0),
            Map.entry("label", 1),
            Map.entry("vspace", 1),
            Map.entry("vspace*", 1),
            Map.entry("hspace", 1),
            Map.entry("hspace*", 1),
            Map.entry("problemname", 1),
            Map.entry("setlength", 2),
            Map.entry("addtolength", 2),
            Map.entry("usepackage", 1),
            Map.entry("protect", 0),
            Map.entry("makeatletter", 0),
            Map.entry("makeatother", 0),
            Map.entry("hline", 0),
            Map.entry("toprule", 0),
            Map.entry("midrule", 0),
            Map.entry("bottomrule", 0),
            Map.entry("cline", 1),
            Map.entry("pagestyle", 1),
            Map.entry("begingroup", 0),
            Map.entry("endgroup", 0),
            Map.entry("ensuremath", 0),
            Map.entry("selectlanguage", 1),
            Map.entry("null", 0),
            Map.entry("linebreak", 0),
            Map.entry("nolinebreak", 0),
            Map.entry("allowbreak", 0),
            Map.entry("mbox", 0),
            Map.entry("textnormal", 0),
            Map.entry("textrm", 0),
            Map.entry("textsf", 0),
            Map.entry("rm", 0),
            Map.entry("textup", 0),
            Map.entry("xspace", 0),
            Map.entry("graphicspath", 1),
            Map.entry("parskip", 0));

    private static final Set<String> MATH = Set.of(
            "equation",
            "equation*",
            "align",
            "align*",
            "displaymath",
            "math",
            "eqnarray",
            "eqnarray*",
            "gather",
            "gather*",
            "multline",
            "multline*");
    private static final Set<String> VERBATIM =
            Set.of("verbatim", "verbatim*", "lstlisting", "Verbatim", "alltt", "minted");

    private final Constants constants;
    private final List<ShownSample> samples;
    private final LatexMacros macros = new LatexMacros();
    private final List<String> notes = new ArrayList<>();
    private final MathRenderer math = new MathRenderer(notes);
    private int placed;
    private int depth;

    public LatexRenderer(Constants constants, List<ShownSample> samples) {
        this.constants = constants;
        this.samples = samples;
    }

    public Rendered render(String tex) {
        String html = blocks(bodyOf(macros.expand(LatexComments.removed(tex))));
        return new Rendered(
                html, placed, List.of(), List.of(), notes.stream().distinct().toList());
    }

    private static String bodyOf(String tex) {
        int begin = tex.indexOf("\\begin{document}");
        if (begin < 0) {
            return tex;
        }
        return new LatexScanner(tex.substring(begin + "\\begin{document}".length())).environmentBody("document");
    }

    /** Paragraphs and other blocks. */
    String blocks(String tex) {
        LatexBlocks out = new LatexBlocks();
        if (++depth > DEEPEST) {
            out.block("<pre>" + tooDeep(tex) + "</pre>\n");
        } else {
            write(new LatexScanner(tex), out);
        }
        depth--;
        return out.html();
    }

    private String tooDeep(String tex) {
        notes.add("the text is nested too deeply; the innermost part is shown as its source");
        return "<code class=\"tex\">" + Html.escape(tex) + "</code>";
    }

    /** A piece of a paragraph; a block in it stays one. */
    String inline(String tex) {
        String html = blocks(tex).strip();
        boolean isOneParagraph = html.startsWith("<p>") && html.endsWith("</p>") && html.indexOf("<p>", 1) < 0;
        return isOneParagraph ? html.substring(3, html.length() - 4) : html;
    }

    private void write(LatexScanner scanner, LatexBlocks out) {
        while (!scanner.atEnd()) {
            char c = scanner.peek();
            if (Character.isWhitespace(c)) {
                space(scanner, out);
            } else if (c == '\\') {
                scanner.next();
                command(scanner, out);
            } else if (c == '{') {
                group(scanner.argument(), out);
            } else if (c == '$') {
                out.inline(formula(scanner));
            } else {
                out.inline(characters(scanner));
            }
        }
    }

    private static void space(LatexScanner scanner, LatexBlocks out) {
        if (scanner.skipBlankLine()) {
            out.endParagraph();
        } else {
            out.inline(scanner.space());
        }
    }

    private String formula(LatexScanner scanner) {
        if (scanner.skip("$$")) {
            return math.html(filled(scanner.until("$$")), true);
        }
        scanner.next();
        StringBuilder tex = new StringBuilder();
        while (!scanner.atEnd() && scanner.peek() != '$') {
            char c = scanner.next();
            tex.append(c);
            if (c == '\\' && !scanner.atEnd()) {
                tex.append(scanner.next());
            }
        }
        if (!scanner.atEnd()) {
            scanner.next();
        }
        return math.html(filled(tex.toString()), false);
    }

    private String filled(String tex) {
        String text = tex;
        if (!tex.contains("\\constant{")) {
            return tex;
        }
        for (Map.Entry<String, String> constant : constants.values().entrySet()) {
            text = text.replace("\\constant{" + constant.getKey() + "}", constant.getValue());
        }
        return text;
    }

    private static String characters(LatexScanner scanner) {
        for (String[] ligature :
                new String[][] {{"---", "—"}, {"--", "–"}, {"``", "“"}, {"''", "”"}, {"<<", "«"}, {">>", "»"}}) {
            if (scanner.skip(ligature[0])) {
                return ligature[1];
            }
        }
        char c = scanner.next();
        return switch (c) {
            case '~' -> "\u00a0";
            case '`' -> "‘";
            case '\'' -> "’";
            case '}' -> "";
            case '&' -> "&amp;";
            default -> Html.escape(String.valueOf(c));
        };
    }

    /** A group may begin with a switch, which holds for all of it. */
    private void group(String inner, LatexBlocks out) {
        LatexScanner scanner = new LatexScanner(inner.stripLeading());
        if (scanner.peek() == '\\') {
            scanner.next();
            String element = SWITCHES.get(scanner.commandName());
            if (element != null) {
                scanner.skipSpaceAfterCommand();
                out.inline("<" + element + ">" + inline(scanner.until("\0")) + "</" + element + ">");
                return;
            }
        }
        if (++depth > DEEPEST) {
            out.inline(tooDeep(inner));
        } else {
            write(new LatexScanner(inner), out);
        }
        depth--;
    }

    private void command(LatexScanner scanner, LatexBlocks out) {
        String name = scanner.commandName();
        if (CHARACTERS.containsKey(name)) {
            out.inline(CHARACTERS.get(name));
            if (Character.isLetter(name.charAt(0))) {
                scanner.skip("{}");
                scanner.skipSpaceAfterCommand();
            }
        } else if (INLINE.containsKey(name) && scanner.hasArgument()) {
            String element = INLINE.get(name);
            out.inline("<" + element + ">" + inline(scanner.argument()) + "</" + element + ">");
        } else if (HEADINGS.containsKey(name)) {
            String element = HEADINGS.get(name);
            out.block("<" + element + ">" + inline(scanner.argument()) + "</" + element + ">\n");
        } else if (COMBINING.containsKey(name)) {
            out.inline(accented(scanner.argument(), COMBINING.get(name)));
        } else if (IGNORED.containsKey(name) || SWITCHES.containsKey(name)) {
            ignore(name, scanner, out);
        } else {
            special(name, scanner, out);
        }
    }

    private static String accented(String letter, int combining) {
        String base = letter.equals("\\i") ? "i" : letter.isEmpty() ? " " : letter;
        return Normalizer.normalize(Html.escape(base) + Character.toString(combining), Normalizer.Form.NFC);
    }

    private static void ignore(String name, LatexScanner scanner, LatexBlocks out) {
        int arguments = IGNORED.getOrDefault(name, 0);
        if (arguments > 0) {
            scanner.optionalArgument();
        }
        for (int i = 0; i < arguments; i++) {
            scanner.argument();
        }
        if (name.equals("par")) {
            out.endParagraph();
        }
        scanner.skipSpaceAfterCommand();
    }

    private void special(String name, LatexScanner scanner, LatexBlocks out) {
        switch (name) {
            case "\\", "newline", "\\*" -> {
                scanner.optionalArgument();
                out.inline("<br>\n");
            }
            case "(" -> out.inline(math.html(filled(scanner.until("\\)")), false));
            case "[" -> out.inline(math.html(filled(scanner.until("\\]")), true));
            case "verb", "verb*", "lstinline" -> out.inline("<code>" + Html.escape(verbatim(scanner)) + "</code>");
            case "constant" -> out.inline(Html.escape(constants.values().getOrDefault(scanner.argument(), "?")));
            case "textsc" -> out.inline("<span class=\"small-capitals\">" + inline(scanner.argument()) + "</span>");
            case "textcolor", "colorbox" -> {
                scanner.argument();
                out.inline(inline(scanner.argument()));
            }
            case "color" -> scanner.argument();
            case "url", "path" -> out.inline(link(scanner.argument(), Optional.empty()));
            case "href" -> out.inline(link(scanner.argument(), Optional.of(scanner.argument())));
            case "includegraphics", "includegraphics*" -> {
                scanner.optionalArgument();
                out.inline(image(scanner.argument(), ""));
            }
            case "illustration" -> {
                scanner.argument();
                String file = scanner.argument();
                String caption = inline(scanner.argument());
                out.block(figure(image(file, caption.replaceAll("<[^>]*>", "").strip()), caption));
            }
            case "caption", "caption*" -> out.block("<figcaption>" + inline(scanner.argument()) + "</figcaption>\n");
            case "epigraph" ->
                out.block("<blockquote>" + blocks(scanner.argument()) + "<p>" + inline(scanner.argument())
                        + "</p></blockquote>\n");
            case "nextsample" -> out.block(nextSamples(1));
            case "remainingsamples" -> out.block(nextSamples(samples.size()));
            case "begin" -> environment(scanner.argument(), scanner, out);
            case "end" -> scanner.argument();
            case "InputFile",
                    "OutputFile",
                    "Input",
                    "Output",
                    "Note",
                    "Interaction",
                    "Scoring",
                    "Example",
                    "Examples" -> // Polygon
                out.block("<h2>" + name.replace("File", "") + "</h2>\n");
            default -> unknown(name, scanner, out);
        }
    }

    private static String verbatim(LatexScanner scanner) {
        scanner.optionalArgument();
        if (scanner.peek() == '{') {
            return scanner.argument();
        }
        return scanner.atEnd() ? "" : scanner.until(String.valueOf(scanner.next()));
    }

    private String link(String address, Optional<String> text) {
        String plain = address.replace("\\", "");
        return "<a href=\"" + Html.escape(plain) + "\">"
                + text.map(this::inline).orElse(Html.escape(plain)) + "</a>";
    }

    private String image(String file, String text) {
        String name = file.strip();
        if (name.endsWith(".pdf") || name.endsWith(".eps")) {
            notes.add("the image " + name + " is linked: browsers show no image of that kind");
            return "<a href=\"" + Html.escape(name) + "\">" + Html.escape(name) + "</a>";
        }
        String alternative = text.isEmpty() ? name : text;
        return "<img src=\"" + Html.escape(name) + "\" alt=\"" + alternative.replace("\"", "&quot;") + "\">";
    }

    private static String figure(String image, String caption) {
        return "<figure class=\"illustration\">" + image + "<figcaption>" + caption + "</figcaption></figure>\n";
    }

    private String nextSamples(int count) {
        StringBuilder html = new StringBuilder();
        for (int i = 0; i < count && placed < samples.size(); i++) {
            html.append(SampleHtml.of(samples.get(placed), placed + 1));
            placed++;
        }
        return html.toString();
    }

    private void unknown(String name, LatexScanner scanner, LatexBlocks out) {
        StringBuilder source = new StringBuilder("\\" + name);
        scanner.optionalArgument()
                .ifPresent(argument -> source.append('[').append(argument).append(']'));
        while (scanner.hasArgument()) {
            source.append('{').append(scanner.argument()).append('}');
        }
        notes.add("the command \\" + name + " is unknown and shown as its source");
        out.inline("<code class=\"tex\">" + Html.escape(source.toString()) + "</code>");
    }

    private void environment(String name, LatexScanner scanner, LatexBlocks out) {
        String body = scanner.environmentBody(name);
        if (MATH.contains(name)) {
            String inner = name.startsWith("align")
                            || name.startsWith("eqnarray")
                            || name.startsWith("gather")
                            || name.startsWith("multline")
                    ? "\\begin{aligned}" + body + "\\end{aligned}"
                    : body;
            out.inline(math.html(filled(inner), true));
        } else if (VERBATIM.contains(name)) {
            LatexScanner options = new LatexScanner(body);
            options.optionalArgument();
            out.block("<pre>" + Html.escape(options.until("\0").replaceFirst("^[ \\t]*\\n", "")) + "</pre>\n");
        } else {
            out.block(LatexEnvironments.html(name, body, this).orElseGet(() -> unknownEnvironment(name, body)));
        }
    }

    private String unknownEnvironment(String name, String body) {
        notes.add("the environment " + name + " is unknown and shown as its source");
        return "<pre class=\"tex\">" + Html.escape("\\begin{" + name + "}" + body + "\\end{" + name + "}") + "</pre>\n";
    }
}
