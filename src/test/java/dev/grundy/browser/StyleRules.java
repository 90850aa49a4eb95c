package dev.grundy.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The rules of the product's style sheets, in the order of files and rules. */
final class StyleRules {
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern NESTING = Pattern.compile("@(media|supports|layer|container)\\b.*", Pattern.DOTALL);
    /** What one of several may match, or what must not match, is required by no rule. */
    private static final Pattern ARGUMENTS = Pattern.compile("\\([^()]*\\)");

    private static final Pattern NAME = Pattern.compile("[.#]([A-Za-z_][\\w-]*)");

    private final List<Rule> rules;

    private StyleRules(List<Rule> rules) {
        this.rules = List.copyOf(rules);
    }

    /** @param within what it stands in, such as a media query */
    private record Rule(String within, String selectors, String block) {
        boolean matters(Set<String> names) {
            return selectors.startsWith("@")
                    || Stream.of(withoutArguments(selectors).split(","))
                            .anyMatch(selector ->
                                    NAME.matcher(selector).results().allMatch(found -> names.contains(found.group(1))));
        }

        private static String withoutArguments(String selectors) {
            String shorter = ARGUMENTS.matcher(selectors).replaceAll("");
            return shorter.equals(selectors) ? selectors : withoutArguments(shorter);
        }
    }

    static StyleRules in(Path directory) throws IOException {
        List<Rule> rules = new ArrayList<>();
        try (Stream<Path> sheets = Files.list(directory)) {
            for (Path sheet : sheets.sorted().toList()) {
                add(rules, "", COMMENT.matcher(Files.readString(sheet)).replaceAll(""));
            }
        }
        return new StyleRules(rules);
    }

    static StyleRules of(String sheet) {
        List<Rule> rules = new ArrayList<>();
        add(rules, "", COMMENT.matcher(sheet).replaceAll(""));
        return new StyleRules(rules);
    }

    /** Those that can match on a page with these classes and ids; rules that name neither match on all. */
    List<String> matching(Set<String> names) {
        return rules.stream()
                .filter(rule -> rule.matters(names))
                .map(rule -> rule.within() + " " + rule.selectors() + " " + rule.block())
                .toList();
    }

    private static void add(List<Rule> rules, String within, String text) {
        int at = 0;
        for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', at)) {
            int close = closing(text, open);
            String selectors = text.substring(at, open).strip();
            String block = text.substring(open + 1, close);
            if (NESTING.matcher(selectors).matches()) {
                add(rules, within + selectors, block);
            } else {
                rules.add(new Rule(within, selectors, block.strip()));
            }
            at = close + 1;
        }
    }

    private static int closing(String text, int open) {
        int depth = 0;
        for (int at = open; at < text.length(); at++) {
            depth += switch (text.charAt(at)) {
                case '{' -> 1;
                case '}' -> -1;
                default -> 0;
            };
            if (depth == 0) {
                return at;
            }
        }
        throw new IllegalArgumentException("a style sheet's brace is never closed: " + text.substring(open));
    }
}
