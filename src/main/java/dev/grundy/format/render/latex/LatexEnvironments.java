package dev.grundy.format.render.latex;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lists, tables, figures and other environments of LaTeX. */
final class LatexEnvironments {
    private static final Map<String, String> SECTIONS =
            Map.of("Input", "Input", "Output", "Output", "Interaction", "Interaction");
    private static final Pattern SPANNING = Pattern.compile(
            "\\A\\s*\\\\multi(column|row)\\s*\\{(\\d{1,3})}\\s*\\{[^}]{0,100}}\\s*\\{(.*)}\\z", Pattern.DOTALL);
    private static final Pattern RULES = Pattern.compile(
            "\\\\(?:hline|toprule|midrule|bottomrule|cline\\s{0,9}\\{[^}]{0,100}}|cmidrule(?:\\([^)]{0,100}\\))?\\s{0,9}\\{[^}]{0,100}})");

    private LatexEnvironments() {}

    /** Empty for an environment that is unknown. */
    static Optional<String> html(String name, String body, LatexRenderer renderer) {
        if (SECTIONS.containsKey(name)) {
            return Optional.of("<h2>" + SECTIONS.get(name) + "</h2>\n" + renderer.blocks(body));
        }
        return Optional.ofNullable(
                switch (name) {
                    case "itemize", "compactitem" -> list("ul", body, renderer);
                    case "enumerate", "compactenum" -> list("ol", body, renderer);
                    case "description" -> descriptions(body, renderer);
                    case "quote", "quotation", "displayquote", "verse" ->
                        "<blockquote>" + renderer.blocks(body) + "</blockquote>\n";
                    case "center",
                            "flushleft",
                            "flushright",
                            "document",
                            "samepage",
                            "multicols",
                            "small",
                            "adjustbox",
                            "sloppypar",
                            "problem" ->
                        "<div class=\"" + (name.equals("center") ? "center" : "plain") + "\">"
                                + renderer.blocks(withoutArguments(body, name)) + "</div>\n";
                    case "figure", "figure*", "wrapfigure", "minipage", "table", "table*", "subfigure" ->
                        "<figure>" + renderer.blocks(withoutArguments(body, name)) + "</figure>\n";
                    case "tabular", "tabular*", "tabularx", "array", "longtable" ->
                        table(withoutArguments(body, name), renderer);
                    default -> null;
                });
    }

    private static String withoutArguments(String body, String name) {
        LatexScanner scanner = new LatexScanner(body);
        scanner.optionalArgument();
        int arguments = switch (name) {
            case "tabular", "array", "longtable", "minipage", "multicols", "adjustbox", "subfigure" -> 1;
            case "tabular*", "tabularx", "wrapfigure" -> 2;
            case "problem" -> 5;
            default -> 0;
        };
        for (int i = 0; i < arguments && scanner.hasArgument(); i++) {
            scanner.argument();
        }
        return scanner.until("\0");
    }

    private static String list(String element, String body, LatexRenderer renderer) {
        StringBuilder html = new StringBuilder("<" + element + ">\n");
        for (String item : split(body, "\\item")) {
            LatexScanner scanner = new LatexScanner(item);
            String label = scanner.optionalArgument()
                    .map(text -> renderer.inline(text) + " ")
                    .orElse("");
            html.append("<li>")
                    .append(label)
                    .append(renderer.inline(scanner.until("\0")))
                    .append("</li>\n");
        }
        return html.append("</").append(element).append(">\n").toString();
    }

    private static String descriptions(String body, LatexRenderer renderer) {
        StringBuilder html = new StringBuilder("<dl>\n");
        for (String item : split(body, "\\item")) {
            LatexScanner scanner = new LatexScanner(item);
            html.append("<dt>")
                    .append(scanner.optionalArgument().map(renderer::inline).orElse(""))
                    .append("</dt><dd>")
                    .append(renderer.inline(scanner.until("\0")))
                    .append("</dd>\n");
        }
        return html.append("</dl>\n").toString();
    }

    private static String table(String body, LatexRenderer renderer) {
        StringBuilder html = new StringBuilder("<table><tbody>\n");
        for (String row : split(RULES.matcher(body).replaceAll(""), "\\\\")) {
            String content = row.replaceFirst("^\\s*\\[[^]]{0,100}]", "");
            if (content.isBlank()) {
                continue;
            }
            html.append("<tr>");
            split(content, "&").forEach(cell -> html.append(cell(cell, renderer)));
            html.append("</tr>\n");
        }
        return html.append("</tbody></table>\n").toString();
    }

    private static String cell(String tex, LatexRenderer renderer) {
        Matcher spanning = SPANNING.matcher(tex.stripTrailing());
        if (spanning.matches()) {
            String attribute = spanning.group(1).equals("column") ? "colspan" : "rowspan";
            return "<td " + attribute + "=\"" + spanning.group(2) + "\">" + renderer.inline(spanning.group(3))
                    + "</td>";
        }
        return "<td>" + renderer.inline(tex) + "</td>";
    }

    /** Splits at a mark that stands outside braces, formulas and inner environments; text before the first item goes. */
    private static List<String> split(String body, String mark) {
        List<String> parts = new ArrayList<>();
        int depth = 0;
        boolean inFormula = false;
        int start = 0;
        for (int i = 0; i < body.length(); i++) {
            if (depth == 0 && !inFormula && isMark(body, i, mark)) {
                parts.add(body.substring(start, i));
                i += mark.length() - 1;
                start = i + 1;
            } else if (body.charAt(i) == '\\') {
                depth += body.startsWith("\\begin{", i) ? 1 : body.startsWith("\\end{", i) ? -1 : 0;
                i++;
            } else if (body.charAt(i) == '$') {
                inFormula = !inFormula;
            } else {
                depth += body.charAt(i) == '{' ? 1 : body.charAt(i) == '}' ? -1 : 0;
            }
        }
        parts.add(body.substring(start));
        return mark.equals("\\item") ? parts.subList(1, parts.size()) : parts;
    }

    private static boolean isMark(String body, int at, String mark) {
        int end = at + mark.length();
        boolean isLongerCommand = mark.equals("\\item") && end < body.length() && Character.isLetter(body.charAt(end));
        return body.startsWith(mark, at) && !isLongerCommand;
    }
}
