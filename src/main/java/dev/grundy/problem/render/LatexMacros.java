package dev.grundy.problem.render;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The macros that a text defines for itself, replaced where they are used. */
final class LatexMacros {
    private static final Pattern DEFINITION = Pattern.compile(
            "\\\\(?:(?:re)?newcommand\\*?|providecommand|DeclareMathOperator\\*?)\\s*\\{?\\\\([A-Za-z]+)}?\\s*(?:\\[([0-9])])?\\s*(?=\\{)"
                    + "|\\\\def\\s*\\\\([A-Za-z]+)((?:#[0-9])*)\\s*(?=\\{)");
    private static final int MOST_REPLACEMENTS = 2000;
    private static final int LONGEST_TEXT = 1 << 20;

    private final Map<String, Macro> macros = new HashMap<>();

    private record Macro(int arguments, String body) {}

    /** The text without definitions and with every use replaced. Macros that never end are left as they are. */
    String expand(String tex) {
        return replaceUses(withoutDefinitions(tex));
    }

    private String withoutDefinitions(String tex) {
        StringBuilder rest = new StringBuilder();
        Matcher definition = DEFINITION.matcher(tex);
        int from = 0;
        while (definition.find(from)) {
            rest.append(tex, from, definition.start());
            LatexScanner scanner = new LatexScanner(tex.substring(definition.end()));
            String body = scanner.argument();
            boolean isDef = definition.group(3) != null;
            String name = isDef ? definition.group(3) : definition.group(1);
            int arguments = isDef
                    ? definition.group(4).length() / 2
                    : definition.group(2) == null ? 0 : Integer.parseInt(definition.group(2));
            boolean isOperator = definition.group().startsWith("\\DeclareMathOperator");
            macros.put(name, new Macro(arguments, isOperator ? "\\operatorname{" + body + "}" : body));
            from = Math.min(tex.length(), definition.end() + body.length() + 2);
        }
        return rest.append(tex.substring(from)).toString();
    }

    private String replaceUses(String tex) {
        String text = tex;
        for (int i = 0; i < MOST_REPLACEMENTS && !macros.isEmpty() && text.length() < LONGEST_TEXT; i++) {
            Matcher use = Pattern.compile("\\\\(" + String.join("|", macros.keySet()) + ")(?![A-Za-z])")
                    .matcher(text);
            if (!use.find()) {
                return text;
            }
            text = replaced(text, use);
        }
        return text;
    }

    private String replaced(String text, Matcher use) {
        Macro macro = Objects.requireNonNull(macros.get(use.group(1)));
        String after = text.substring(use.end());
        LatexScanner scanner = new LatexScanner(after);
        String body = macro.body();
        for (int i = 1; i <= macro.arguments(); i++) {
            body = body.replace("#" + i, scanner.argument());
        }
        if (macro.arguments() == 0) {
            scanner.skip("{}");
        }
        return text.substring(0, use.start()) + body + scanner.until("\0");
    }
}
