package dev.grundy.testsupport.content;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A Java file, taken apart.
 *
 * @param name of its class, with the package
 * @param text as it stands in the file
 * @param code without comments, and with empty strings
 * @param uncommented the code with its strings
 * @param strings what stands between quotes, with escapes as they are written
 */
record ParsedSource(String name, String text, String code, String uncommented, List<String> strings) {
    private static final Pattern HEAD = Pattern.compile("(?m)^(?:import|package) .*$");
    private static final Pattern WORD = Pattern.compile("\\w+");

    ParsedSource {
        strings = List.copyOf(strings);
    }

    static ParsedSource parse(String name, String text) {
        return new Parser(text).parse(name);
    }

    /** Empty for a class without a package. */
    String packageName() {
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }

    String simpleName() {
        return name.substring(name.lastIndexOf('.') + 1);
    }

    /** The code without its package and imports. */
    String body() {
        return HEAD.matcher(code).replaceAll("");
    }

    /** All names and keywords that the body consists of. */
    Set<String> words() {
        return WORD.matcher(body())
                .results()
                .map(MatchResult::group)
                .collect(HashSet::new, HashSet::add, HashSet::addAll);
    }

    private static final class Parser {
        private static final String TEXT_BLOCK = "\"\"\"";

        private final String text;
        private final StringBuilder code = new StringBuilder();
        private final StringBuilder uncommented = new StringBuilder();
        private final List<String> strings = new ArrayList<>();
        private int at;

        Parser(String text) {
            this.text = text;
        }

        ParsedSource parse(String name) {
            while (at < text.length()) {
                if (text.startsWith("//", at)) {
                    at = after("\n", at) - 1;
                } else if (text.startsWith("/*", at)) {
                    at = after("*/", at + 2);
                } else if (text.startsWith(TEXT_BLOCK, at)) {
                    strings.add(quoted(TEXT_BLOCK));
                } else if (text.charAt(at) == '"') {
                    strings.add(quoted("\""));
                } else if (text.charAt(at) == '\'') {
                    quoted("'");
                } else {
                    code.append(text.charAt(at));
                    uncommented.append(text.charAt(at));
                    at++;
                }
            }
            return new ParsedSource(name, text, code.toString(), uncommented.toString(), strings);
        }

        private int after(String end, int from) {
            int found = text.indexOf(end, from);
            return found < 0 ? text.length() + 1 : found + end.length();
        }

        /** Takes what stands between two of these quotes. */
        private String quoted(String quote) {
            int begin = at + quote.length();
            int end = begin;
            while (end < text.length() && !text.startsWith(quote, end)) {
                end += text.charAt(end) == '\\' ? 2 : 1;
            }
            end = Math.min(end, text.length());
            at = end + quote.length();
            String content = text.substring(begin, end);
            code.append(quote).append(quote);
            uncommented.append(quote).append(content).append(quote);
            return content;
        }
    }
}
