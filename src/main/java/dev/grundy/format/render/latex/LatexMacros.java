package dev.grundy.format.render.latex;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The macros that a text defines for itself, replaced where they are used. */
final class LatexMacros {
    private static final Pattern DEFINITION = Pattern.compile(
            "\\\\(?:(?:re)?newcommand\\*?|providecommand|DeclareMathOperator\\*?)\\s*\\{?\\\\([A-Za-z]+)}?\\s*(?:\\[([0-9])])?\\s*(?=\\{)"
                    + "|\\\\def\\s*\\\\([A-Za-z]+)((?:#[0-9]){0,9})\\s*(?=\\{)");
    private static final Pattern USE = Pattern.compile("\\\\([A-Za-z]+)");
    private static final Pattern PARAMETER = Pattern.compile("#([1-9])");
    private static final int MOST_REPLACEMENTS = 2000;
    private static final int LONGEST_TEXT = 1 << 20;

    private final Map<String, Macro> macros = new HashMap<>();

    private record Macro(int arguments, String body) {}

    /**
     * The text without definitions and with every use replaced. From where macros never end, or make the text too long,
     * uses are left as they are.
     */
    String expand(String tex) {
        String uses = withoutDefinitions(tex);
        return macros.isEmpty() ? uses : replaceUses(uses);
    }

    private String withoutDefinitions(String tex) {
        StringBuilder rest = new StringBuilder();
        Matcher definition = DEFINITION.matcher(tex);
        int from = 0;
        while (definition.find(from)) {
            rest.append(tex, from, definition.start());
            LatexScanner scanner = new LatexScanner(tex, definition.end());
            String body = scanner.argument();
            boolean isDef = definition.group(3) != null;
            String name = isDef ? definition.group(3) : definition.group(1);
            int arguments = isDef
                    ? definition.group(4).length() / 2
                    : definition.group(2) == null ? 0 : Integer.parseInt(definition.group(2));
            boolean isOperator = definition.group().startsWith("\\DeclareMathOperator");
            macros.put(name, new Macro(arguments, isOperator ? "\\operatorname{" + body + "}" : body));
            from = scanner.position();
        }
        return rest.append(tex.substring(from)).toString();
    }

    private String replaceUses(String tex) {
        StringBuilder done = new StringBuilder();
        String rest = tex;
        int replacements = 0;
        Matcher use = USE.matcher(rest);
        int from = 0;
        while (use.find(from)) {
            Macro macro = macros.get(use.group(1));
            if (macro == null) {
                from = use.end();
                continue;
            }
            LatexScanner scanner = new LatexScanner(rest, use.end());
            String body = body(macro, scanner);
            if (++replacements > MOST_REPLACEMENTS || done.length() + body.length() + rest.length() > LONGEST_TEXT) {
                break;
            }
            done.append(rest, 0, use.start());
            // Macros that a body uses are replaced in turn.
            rest = body + rest.substring(scanner.position());
            use = USE.matcher(rest);
            from = 0;
        }
        return done.append(rest).toString();
    }

    /** The macro's body with the arguments that come next in place, cut where it grows too long. */
    private static String body(Macro macro, LatexScanner scanner) {
        List<String> arguments = new ArrayList<>();
        for (int i = 0; i < macro.arguments(); i++) {
            arguments.add(scanner.argument());
        }
        if (arguments.isEmpty()) {
            scanner.skip("{}");
            return macro.body();
        }
        StringBuilder body = new StringBuilder();
        Matcher parameter = PARAMETER.matcher(macro.body());
        int from = 0;
        while (parameter.find() && body.length() <= LONGEST_TEXT) {
            int number = Integer.parseInt(parameter.group(1));
            body.append(macro.body(), from, parameter.start())
                    .append(number <= arguments.size() ? arguments.get(number - 1) : parameter.group());
            from = parameter.end();
        }
        return body.append(macro.body(), from, macro.body().length()).toString();
    }
}
