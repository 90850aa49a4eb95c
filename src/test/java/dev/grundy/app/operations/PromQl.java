package dev.grundy.app.operations;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What an expression of PromQL names: metrics, their labels and the labels it groups by. It reads tokens and is no parser: it knows
 * the functions and words listed here, and refuses every other word instead of passing over it.
 *
 * @param selectors in their order
 * @param groupings labels behind {@code by}, {@code on} and the like
 */
record PromQl(List<Selector> selectors, Set<String> groupings) {
    private static final Set<String> FUNCTIONS = Set.of(
            "sum",
            "max",
            "min",
            "avg",
            "count",
            "topk",
            "rate",
            "increase",
            "histogram_quantile",
            "absent",
            "time",
            "clamp_min");
    private static final Set<String> GROUPING = Set.of("by", "without", "on", "ignoring", "group_left", "group_right");
    private static final Set<String> OPERATORS = Set.of("and", "or", "unless", "bool");
    private static final Pattern TOKEN = Pattern.compile("""
            (?<space>\\s+)|(?<text>"(?:[^"\\\\]|\\\\.)*")|(?<number>\\d+(?:\\.\\d+)?)|(?<range>\\[\\d+[smhd]])\
            |(?<name>[a-zA-Z_:][a-zA-Z0-9_:]*)|(?<sign>==|!=|=~|!~|>=|<=|[-+*/%^<>=(){},])""");

    /** A condition on a label: {@code =}, {@code !=}, {@code =~} or {@code !~}. */
    record Condition(String label, String operator, String value) {
        boolean isMetBy(String found) {
            return switch (operator) {
                case "=" -> found.equals(value);
                case "!=" -> !found.equals(value);
                case "=~" -> found.matches(value);
                case "!~" -> !found.matches(value);
                default -> throw new IllegalArgumentException("no operator of labels: " + operator);
            };
        }
    }

    record Selector(String metric, List<Condition> conditions) {}

    /** @throws IllegalArgumentException for what it does not know, and for brackets that do not match */
    static PromQl parse(String expression) {
        return new Reader(tokens(expression)).read();
    }

    private static List<String> tokens(String expression) {
        List<String> tokens = new ArrayList<>();
        Matcher matcher = TOKEN.matcher(expression);
        int at = 0;
        while (at < expression.length()) {
            if (!matcher.find(at) || matcher.start() != at) {
                throw new IllegalArgumentException("cannot be read at " + at + ": " + expression);
            }
            if (matcher.group("space") == null) {
                tokens.add(matcher.group());
            }
            at = matcher.end();
        }
        return tokens;
    }

    private static final class Reader {
        private final List<String> tokens;
        private final List<Selector> selectors = new ArrayList<>();
        private final Set<String> groupings = new LinkedHashSet<>();
        private int next;
        private int open;

        private Reader(List<String> tokens) {
            this.tokens = tokens;
        }

        private PromQl read() {
            while (next < tokens.size()) {
                String token = tokens.get(next++);
                if (token.equals("(")) {
                    open++;
                } else if (token.equals(")")) {
                    open--;
                } else if (isName(token)) {
                    name(token);
                }
                if (open < 0) {
                    throw new IllegalArgumentException("closes more than it opens: " + tokens);
                }
            }
            if (open != 0 || selectors.isEmpty()) {
                throw new IllegalArgumentException("opens more than it closes, or names nothing: " + tokens);
            }
            return new PromQl(List.copyOf(selectors), Set.copyOf(groupings));
        }

        private void name(String name) {
            if (OPERATORS.contains(name)) {
                return;
            }
            if (GROUPING.contains(name)) {
                expect("(");
                for (String label = take(); !label.equals(")"); label = take()) {
                    if (isName(label)) {
                        groupings.add(label);
                    }
                }
                return;
            }
            boolean isCalled = peek("(") || GROUPING.stream().anyMatch(this::peek);
            if (!isCalled) {
                selectors.add(new Selector(name, conditions()));
            } else if (!FUNCTIONS.contains(name)) {
                throw new IllegalArgumentException("no function that is known here: " + name);
            }
        }

        private List<Condition> conditions() {
            List<Condition> conditions = new ArrayList<>();
            if (peek("{")) {
                next++;
                while (!peek("}")) {
                    String label = take();
                    String operator = take();
                    String text = take();
                    conditions.add(new Condition(label, operator, text.substring(1, text.length() - 1)));
                    if (peek(",")) {
                        next++;
                    }
                }
                next++;
            }
            if (next < tokens.size() && tokens.get(next).startsWith("[")) {
                next++;
            }
            return conditions;
        }

        private boolean peek(String token) {
            return next < tokens.size() && tokens.get(next).equals(token);
        }

        private String take() {
            if (next == tokens.size()) {
                throw new IllegalArgumentException("ends in the middle: " + tokens);
            }
            return tokens.get(next++);
        }

        private void expect(String token) {
            if (!take().equals(token)) {
                throw new IllegalArgumentException("wants " + token + " after " + tokens.subList(0, next - 1));
            }
        }

        private static boolean isName(String token) {
            return Character.isLetter(token.charAt(0)) || token.charAt(0) == '_';
        }
    }
}
