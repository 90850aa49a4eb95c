package dev.grundy.studio.verify.mutation;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the places of one source where faults can be planted. Binary operators are recognised by the spaces around them,
 * which keeps them apart from types, templates and signs.
 */
final class MutationSites {
    private static final Pattern RELATION = Pattern.compile("(?<=\\s)(<=|>=|<|>)(?=\\s)");
    private static final Pattern EQUALITY = Pattern.compile("(?<=\\s)(===|!==|==|!=)(?=\\s)");
    private static final Pattern CONNECTIVE = Pattern.compile("&&|\\|\\||\\band\\b|\\bor\\b");
    private static final Pattern ARITHMETIC =
            Pattern.compile("(?<=[\\w)\\]\\u0001]\\s)(\\+=|-=|\\*=|//|[-+*/%^&|])(?=\\s[\\w(\\[!~\\u0001-])");
    private static final Pattern NUMBER =
            Pattern.compile("(?<![\\w.'])(\\d(?:['_]?\\d){0,18})(LL|ll|L|l|u|U|n|ULL)?(?![\\w.'])");
    private static final Pattern INDEX = Pattern.compile("(?<=[\\w)\\]])\\[([A-Za-z_]\\w*(?: [-+] \\w+)?)]");
    private static final Pattern FOR_BOUND =
            Pattern.compile("for \\([^;()]{0,200};[^;]{0,200}?\\s(?:<=|>=|<|>|!=|!==)\\s([^;&|]{1,200});");
    private static final Pattern RANGE_BOUND =
            Pattern.compile("\\brange\\((?:[^(),]*, )?([\\w.]+(?: [-+] \\w+)?)(?=[,)])");
    private static final Pattern BRANCH = Pattern.compile("\\bif \\(");
    private static final Pattern PYTHON_BRANCH = Pattern.compile("(?m)^[ \\t]*(?:el)?if (.+):[ \\t]*$");
    private static final Pattern STATEMENT = Pattern.compile("(?m)^[ \\t]+([^\\s{}#][^\\n{}]*;)[ \\t]*\\u0001*$");
    private static final Pattern PYTHON_STATEMENT =
            Pattern.compile("(?m)^[ \\t]*([^\\s#@\\u0001][^\\n]*[^:\\s\\\\,(\\[{])[ \\t]*\\u0001*$");
    private static final Pattern NO_STATEMENT_TO_DROP = Pattern.compile(
            "(return|throw|const|let|var|final|static|using|for|while|if|else|do|case|default|public|private|protected|struct|class|"
                    + "import|def|from|global|nonlocal|pass|raise|assert|yield|elif|try|except|with|lambda|})\\b.*");
    /** Lines that change how fast a program reads or where it keeps things, and not its answers. */
    private static final Pattern WITHOUT_EFFECT = Pattern.compile(
            ".*(sync_with_stdio|\\.tie\\(|\\.reserve\\(|fflush|setrecursionlimit|shrink_to_fit|BufferedReader|\\.flush\\(|\\.close\\().*");
    /** Lines that read the input: on valid inputs the case that they guard against never happens. */
    private static final Pattern GUARD =
            Pattern.compile(".*(scanf|getline|getchar|readLine|cin >>).*(return|exit|throw|break).*");

    private static final Map<String, String> BOUNDARY = Map.of("<", "<=", "<=", "<", ">", ">=", ">=", ">");
    private static final Map<String, String> OPPOSITE =
            Map.of("<", ">=", "<=", ">", ">", "<=", ">=", "<", "==", "!=", "!=", "==", "===", "!==", "!==", "===");
    private static final Map<String, String> OTHER_CONNECTIVE =
            Map.of("&&", "||", "||", "&&", "and", "or", "or", "and");
    private static final Map<String, String> OTHER_ARITHMETIC = Map.ofEntries(
            Map.entry("+", "-"),
            Map.entry("-", "+"),
            Map.entry("*", "+"),
            Map.entry("/", "*"),
            Map.entry("//", "*"),
            Map.entry("%", "/"),
            Map.entry("^", "|"),
            Map.entry("&", "|"),
            Map.entry("|", "&"),
            Map.entry("+=", "-="),
            Map.entry("-=", "+="),
            Map.entry("*=", "+="));

    private final String source;
    private final String code;
    private final Syntax syntax;
    private final List<Edit> edits = new ArrayList<>();

    /** To put {@code text} in place of the text from {@code from} to before {@code to}. */
    record Edit(Operator operator, int from, int to, String text) {}

    MutationSites(String source, Syntax syntax) {
        this.source = source;
        this.syntax = syntax;
        this.code = CodeMask.of(source, syntax);
    }

    /** In the order of their places. */
    List<Edit> all() {
        replace(RELATION, Operator.RELATIONAL_BOUNDARY, BOUNDARY);
        replace(RELATION, Operator.NEGATED_CONDITION, OPPOSITE);
        replace(EQUALITY, Operator.NEGATED_CONDITION, OPPOSITE);
        replace(CONNECTIVE, Operator.AND_OR, OTHER_CONNECTIVE);
        replace(ARITHMETIC, Operator.ARITHMETIC, OTHER_ARITHMETIC);
        matches(NUMBER).forEach(this::offByOne);
        matches(INDEX).forEach(match -> shift(match, Operator.INDEX_SHIFT, " + 1", " - 1"));
        matches(syntax.isIndented() ? RANGE_BOUND : FOR_BOUND)
                .forEach(match -> shift(match, Operator.LOOP_BOUND, " - 1"));
        negateBranches();
        matches(syntax.isIndented() ? PYTHON_STATEMENT : STATEMENT).forEach(this::drop);
        return edits.stream()
                .filter(edit -> !GUARD.matcher(lineAt(edit.from())).matches()
                        && !WITHOUT_EFFECT.matcher(lineAt(edit.from())).matches())
                .toList();
    }

    private List<MatchResult> matches(Pattern pattern) {
        return pattern.matcher(code).results().toList();
    }

    private void replace(Pattern pattern, Operator operator, Map<String, String> others) {
        for (MatchResult match : matches(pattern)) {
            boolean isCommentSign = match.group().equals("//") && !syntax.isIndented();
            if (!isCommentSign) {
                edits.add(new Edit(
                        operator, match.start(), match.end(), Objects.requireNonNull(others.get(match.group()))));
            }
        }
    }

    private void offByOne(MatchResult match) {
        BigInteger number = new BigInteger(match.group(1).replaceAll("['_]", ""));
        String suffix = match.group(2) == null ? "" : match.group(2);
        edits.add(new Edit(Operator.CONSTANT, match.start(), match.end(), number.add(BigInteger.ONE) + suffix));
        if (number.signum() > 0) {
            edits.add(
                    new Edit(Operator.CONSTANT, match.start(), match.end(), number.subtract(BigInteger.ONE) + suffix));
        }
    }

    private void shift(MatchResult match, Operator operator, String... shifts) {
        for (String shift : shifts) {
            edits.add(new Edit(
                    operator, match.start(1), match.end(1), source.substring(match.start(1), match.end(1)) + shift));
        }
    }

    private void negateBranches() {
        if (syntax.isIndented()) {
            for (MatchResult match : matches(PYTHON_BRANCH)) {
                negate(match.start(1), match.end(1), "not (", ")");
            }
            return;
        }
        Matcher branch = BRANCH.matcher(code);
        while (branch.find()) {
            int end = closing(branch.end() - 1);
            if (end > 0) {
                negate(branch.end(), end, "!(", ")");
            }
        }
    }

    /** Conditions with an operator are changed there already. */
    private void negate(int from, int to, String before, String after) {
        String condition = code.substring(from, to);
        boolean hasOperator = RELATION.matcher(condition).find()
                || EQUALITY.matcher(condition).find();
        if (!hasOperator) {
            edits.add(new Edit(Operator.NEGATED_CONDITION, from, to, before + source.substring(from, to) + after));
        }
    }

    private int closing(int open) {
        int depth = 0;
        for (int i = open; i < code.length(); i++) {
            depth += code.charAt(i) == '(' ? 1 : code.charAt(i) == ')' ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        return -1;
    }

    private void drop(MatchResult match) {
        String statement = match.group(1);
        boolean balanced = count(statement, '(') == count(statement, ')')
                && count(statement, '[') == count(statement, ']')
                && count(statement, '{') == count(statement, '}');
        boolean whole = balanced && !isDeclaration(statement) && !goesOnFromTheLineBefore(match);
        if (whole && !NO_STATEMENT_TO_DROP.matcher(statement).matches()) {
            edits.add(new Edit(
                    Operator.DROPPED_STATEMENT, match.start(1), match.end(1), syntax.isIndented() ? "pass" : ";"));
        }
    }

    /** A type and a name; dropping that does not compile anyway. */
    private boolean isDeclaration(String statement) {
        return !syntax.isIndented()
                && statement.matches("[\\w:<>,\\[\\] ]+[ &*]+\\w+(\\[.*|\\(.*| = .*|;|, .*)")
                && !statement.matches("[\\w.\\[\\]]+ [-+*/%&|^]?= .*");
    }

    private boolean goesOnFromTheLineBefore(MatchResult match) {
        int lineStart = code.lastIndexOf('\n', match.start(1)) + 1;
        String before = code.substring(0, lineStart).stripTrailing();
        return syntax.isIndented()
                ? before.matches("(?s).*[,(\\[{\\\\+*/-]$")
                : !before.isEmpty() && !before.matches("(?s).*[;{}:)\\u0001]$") && !before.endsWith("else");
    }

    private static long count(String text, char c) {
        return text.chars().filter(other -> other == c).count();
    }

    private String lineAt(int place) {
        int start = source.lastIndexOf('\n', place - 1) + 1;
        int end = source.indexOf('\n', place);
        return source.substring(start, end < 0 ? source.length() : end);
    }
}
