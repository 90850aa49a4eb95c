package dev.grundy.format.prose;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The running text of a document in Markdown, as its reader counts it: without code, tables, headings and addresses of links. An item of a list
 * stands for itself.
 *
 * @param text the document
 */
public record Prose(String text) {
    private static final int MOST_WORDS = 25;
    private static final Pattern STIFF = Pattern.compile("(?i)\\b(?:whoever|whatever|whom|whomever)\\b");

    private static final Pattern FORMULA = Pattern.compile("(?s)\\$\\$.*?\\$\\$|\\$[^$]*\\$");
    private static final Pattern COLON = Pattern.compile(":(?=\\s)");

    private static final Pattern FENCED = Pattern.compile("(?ms)^ *(```+)[a-z]*\\n.*?^ *\\1$");
    private static final Pattern COMMENT = Pattern.compile("(?s)<!--.*?-->");
    private static final Pattern CODE = Pattern.compile("`[^`\\n]+`");
    private static final Pattern LINK = Pattern.compile("!?\\[([^\\]]*)\\]\\([^)]*\\)");
    private static final Pattern APART = Pattern.compile("(?m)^ *(\\||#).*$");
    private static final Pattern ITEM = Pattern.compile("(?m)^ *([-*]|\\d+\\.) ");
    private static final Pattern BLOCK = Pattern.compile("\\n\\s*\\n");
    private static final Pattern END = Pattern.compile("(?<=[.!?])[)\"*”]*\\s+");
    private static final Pattern WORD = Pattern.compile("\\S*[\\p{L}\\p{N}]\\S*");

    /** A sentence and how many words it has; a piece of code is one word. */
    public record Sentence(String text, int words) {
        static Sentence of(String text) {
            return new Sentence(text, (int) WORD.matcher(text).results().count());
        }
    }

    /** Of a text about mathematics: a formula is a word, and what stands behind a colon is counted for itself. */
    public static Prose mathematical(String text) {
        return new Prose(COLON.matcher(FORMULA.matcher(text).replaceAll("X")).replaceAll("."));
    }

    /** Those of more than 25 words. */
    public List<Sentence> longSentences() {
        return sentences().stream()
                .filter(sentence -> sentence.words() > MOST_WORDS)
                .toList();
    }

    /** Each "whoever" and its kin, where a noun would stand; in tables too, and not in code. */
    public List<String> stiffWords() {
        return STIFF.matcher(withoutCode()).results().map(MatchResult::group).toList();
    }

    /** Those that begin with "What" or "Who" and ask nothing. */
    public List<Sentence> statementsWithoutNoun() {
        return sentences().stream()
                .filter(sentence -> sentence.text().matches("(What|Who|Whose) .*[^?]"))
                .toList();
    }

    /** In their order; empty if the document has none. */
    public List<Sentence> sentences() {
        String running =
                ITEM.matcher(APART.matcher(withoutCode()).replaceAll("\n")).replaceAll("\n\n");
        return BLOCK.splitAsStream(running)
                .map(block ->
                        LINK.matcher(block.strip().replaceAll("\\s+", " ")).replaceAll("$1"))
                .flatMap(END::splitAsStream)
                .filter(sentence -> !sentence.isBlank())
                .map(Sentence::of)
                .toList();
    }

    private String withoutCode() {
        return Stream.of(FENCED, COMMENT)
                .reduce(text, (left, pattern) -> pattern.matcher(left).replaceAll("\n"), (a, b) -> b)
                .transform(left -> CODE.matcher(left).replaceAll("code"));
    }
}
