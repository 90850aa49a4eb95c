package dev.grundy.format.prose;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The running text of a document in Markdown, as its reader counts it: without code, tables, headings and addresses of links. An item of a list
 * stands for itself.
 *
 * @param text the document
 */
public record Prose(String text) {
    /** The words that a sentence has at most. */
    public static final int MOST_WORDS = 25;

    /** The words that a heading has at most. */
    public static final int MOST_WORDS_OF_A_HEADING = 8;

    private static final Pattern STIFF = Pattern.compile("(?i)\\b(?:whoever|whatever|whom|whomever)\\b");
    private static final Pattern WITHOUT_NOUN = Pattern.compile("(?:What|Who|Whose) .*[^?]");

    private static final Pattern DOLLAR_SIGN = Pattern.compile("\\\\\\$");
    private static final Pattern FORMULA = Pattern.compile("(?s)\\$\\$.*?\\$\\$|\\$[^$]*\\$");
    private static final Pattern COLON = Pattern.compile(":(?=\\s)");

    private static final Pattern FENCED = Pattern.compile("(?ms)^ *(```+)[^`\\n]*\\n.*?^ *\\1$");
    private static final Pattern COMMENT = Pattern.compile("(?s)<!--.*?-->");
    private static final Pattern CODE = Pattern.compile("`[^`\\n]+`");
    private static final Pattern LINK = Pattern.compile("!?\\[([^\\]]*)\\]\\([^)]*\\)");
    private static final Pattern APART = Pattern.compile("^ *(?:\\||#).*$");
    private static final Pattern HEADING = Pattern.compile("^ {0,3}#+ +(.*?)(?: +#+)? *$");
    private static final Pattern ITEM = Pattern.compile("^ *(?:[-*]|\\d+\\.) ");
    private static final Pattern END = Pattern.compile("(?<=[.!?])[)\"*”]*\\s+");
    private static final Pattern SPACE = Pattern.compile("\\s+");
    private static final Pattern WORD = Pattern.compile("\\S*[\\p{L}\\p{N}]\\S*");

    /** Stands for a line that is empty and ends no paragraph: one of a formula. */
    private static final String LINE_OF_A_FORMULA = "\n\uE000";

    /**
     * A sentence and how many words it has; a piece of code is one word.
     *
     * @param line at which it begins, from 1
     */
    public record Sentence(String text, int words, int line) {
        static Sentence of(String text, int line) {
            return new Sentence(text, Prose.words(text), line);
        }
    }

    /** @param line from 1 */
    public record Word(String text, int line) {}

    /**
     * Its words without the signs before it.
     *
     * @param line from 1
     */
    public record Heading(String text, int line) {
        /** Whether it is a short noun or a question: no sentence, and no clause that begins with "What" or "Who" and asks nothing. */
        public boolean isPlain() {
            return words(text) <= MOST_WORDS_OF_A_HEADING
                    && !text.endsWith(".")
                    && !WITHOUT_NOUN.matcher(text).matches();
        }
    }

    /** Of a text about mathematics: a formula is a word, and what stands behind a colon is counted for itself. */
    public static Prose mathematical(String text) {
        String signs = DOLLAR_SIGN.matcher(withoutCode(text)).replaceAll("dollars ");
        String formulas =
                FORMULA.matcher(signs).replaceAll(formula -> "X" + LINE_OF_A_FORMULA.repeat(newlines(formula.group())));
        return new Prose(COLON.matcher(formulas).replaceAll("."));
    }

    /** Those of more than 25 words. */
    public List<Sentence> longSentences() {
        return sentences().stream()
                .filter(sentence -> sentence.words() > MOST_WORDS)
                .toList();
    }

    /** Each {@code whoever} and its kin, where a noun would stand; in tables too, and not in code. */
    public List<Word> stiffWords() {
        return found(STIFF);
    }

    /** Those that begin with "What" or "Who" and ask nothing. */
    public List<Sentence> statementsWithoutNoun() {
        return sentences().stream()
                .filter(sentence -> WITHOUT_NOUN.matcher(sentence.text()).matches())
                .toList();
    }

    /** The words that a pattern finds outside of code. */
    List<Word> found(Pattern pattern) {
        String running = withoutCode(text);
        return pattern.matcher(running)
                .results()
                .map(word -> new Word(word.group(), 1 + newlines(running.substring(0, word.start()))))
                .toList();
    }

    /** In their order; none of those that code shows. */
    public List<Heading> headings() {
        List<String> lines = withoutCode(text).lines().toList();
        return IntStream.range(0, lines.size())
                .boxed()
                .flatMap(line -> HEADING.matcher(lines.get(line))
                        .results()
                        .map(heading -> new Heading(heading.group(1), line + 1)))
                .toList();
    }

    /** In their order; empty if the document has none. */
    public List<Sentence> sentences() {
        return blocks().stream().flatMap(Block::sentences).toList();
    }

    /** Paragraphs and items of lists. */
    private List<Block> blocks() {
        List<Block> blocks = new ArrayList<>();
        List<String> lines = withoutCode(text).lines().toList();
        List<String> open = new ArrayList<>();
        for (int line = 0; line <= lines.size(); line++) {
            String next = line < lines.size() ? lines.get(line) : "";
            Matcher item = ITEM.matcher(next);
            boolean ends = next.isBlank() || APART.matcher(next).matches();
            if ((ends || item.find()) && !open.isEmpty()) {
                blocks.add(new Block(String.join("\n", open), line + 1 - open.size()));
                open.clear();
            }
            if (!ends) {
                open.add(item.replaceFirst(""));
            }
        }
        return blocks;
    }

    /** @param line at which it begins, from 1 */
    private record Block(String text, int line) {
        Stream<Sentence> sentences() {
            String running = LINK.matcher(text).replaceAll("$1");
            List<Sentence> sentences = new ArrayList<>();
            int from = 0;
            Matcher end = END.matcher(running);
            while (end.find()) {
                add(sentences, running, from, end.start());
                from = end.end();
            }
            add(sentences, running, from, running.length());
            return sentences.stream();
        }

        private void add(List<Sentence> sentences, String running, int from, int to) {
            String sentence = SPACE.matcher(running.substring(from, to).replace('\uE000', ' '))
                    .replaceAll(" ")
                    .strip();
            if (!sentence.isEmpty()) {
                sentences.add(Sentence.of(sentence, line + newlines(running.substring(0, from))));
            }
        }
    }

    private static int words(String text) {
        return (int) WORD.matcher(text).results().count();
    }

    /** Every line stays where it is. */
    private static String withoutCode(String text) {
        String left = text;
        for (Pattern pattern : List.of(FENCED, COMMENT)) {
            left = pattern.matcher(left).replaceAll(found -> "\n".repeat(newlines(found.group())));
        }
        return CODE.matcher(left).replaceAll("code");
    }

    private static int newlines(String text) {
        return (int) text.chars().filter(sign -> sign == '\n').count();
    }
}
