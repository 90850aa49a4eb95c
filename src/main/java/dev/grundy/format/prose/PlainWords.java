package dev.grundy.format.prose;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The rules of plain English for the texts of a problem. Our own texts keep to them by a test, and authors are told by {@code ./grundy verify}.
 */
public final class PlainWords {
    /** The sentence in which every game of normal play says who loses. */
    static final String RULE_OF_NORMAL_PLAY = "A player who cannot move **loses** (normal play).";

    private static final String KEY_INSIGHT = "**Key insight:";

    private static final Pattern FRONT_MATTER = Pattern.compile("(?s)\\A---\\n.*?\\n---\\n");
    private static final Pattern SUMMARY = Pattern.compile("(?m)^summary: *+\"?(.*?)\"?$");
    private static final Pattern WHICHEVER = Pattern.compile("(?i)\\bwhichever\\b");
    private static final Pattern CANNOT_MOVE_LOSES = Pattern.compile("cannot\\s+move,?\\s+\\*\\*loses");
    private static final Pattern CANNOT_MOVE_WINS = Pattern.compile("cannot\\s+move,?\\s+(?:\\*\\*)?wins");
    private static final Pattern MISERE_PLAY = Pattern.compile("(?i)\\bmis[eè]re\\b");
    private static final Pattern IDEA = Pattern.compile("(?m)^## Idea *\\n\\s*");
    private static final Pattern COMMON_MISTAKES = Pattern.compile("(?ms)^## Common mistakes *\\n(.*?)(?=^## |\\z)");
    private static final Pattern WRONG = Pattern.compile("❌");
    private static final Pattern RIGHT = Pattern.compile("✅");

    private PlainWords() {}

    /**
     * A place that does not keep to the rules.
     *
     * @param line of the file, from 1
     */
    public record Stumble(int line, String found, String cure) {}

    /**
     * The stumbles in a statement, by line.
     *
     * @param text the file in English markdown, with its front matter
     */
    public static List<Stumble> ofStatement(String text) {
        String lines = withoutCarriageReturns(text);
        return inOrder(Stream.concat(ofProse(lines), terms(lines)));
    }

    /**
     * The stumbles in an editorial, by line.
     *
     * @param text the file in English markdown
     */
    public static List<Stumble> ofEditorial(String text) {
        String lines = withoutCarriageReturns(text);
        return inOrder(
                Stream.of(ofProse(lines), keyInsight(lines), mistakes(lines)).flatMap(found -> found));
    }

    private static List<Stumble> inOrder(Stream<Stumble> found) {
        return found.sorted(Comparator.comparingInt(Stumble::line)).toList();
    }

    private static Stream<Stumble> ofProse(String text) {
        Prose prose = prose(text);
        List<Stumble> found = new ArrayList<>();
        prose.longSentences()
                .forEach(sentence -> found.add(new Stumble(
                        sentence.line(),
                        "a sentence of " + sentence.words() + " words: '" + beginning(sentence.text()) + "'",
                        "make two of it; a sentence has at most " + Prose.MOST_WORDS
                                + " words, and a formula counts as one")));
        Stream.concat(prose.stiffWords().stream(), prose.found(WHICHEVER).stream())
                .forEach(word -> found.add(new Stumble(
                        word.line(), "the word '" + word.text() + "'", "name who or what it is: 'a player who …'")));
        prose.statementsWithoutNoun()
                .forEach(sentence -> found.add(new Stumble(
                        sentence.line(),
                        "'" + beginning(sentence.text()) + "' has no noun as its subject",
                        "begin with the noun: 'A player who …', 'The move that …'")));
        prose.headings().stream()
                .filter(heading -> !heading.isPlain())
                .forEach(heading -> found.add(new Stumble(
                        heading.line(),
                        "the heading '" + heading.text() + "'",
                        "make it a noun or a question, of at most " + Prose.MOST_WORDS_OF_A_HEADING
                                + " words and without a full stop")));
        return found.stream();
    }

    /** Normal play and misère play are called so, by everybody in the same words. */
    private static Stream<Stumble> terms(String text) {
        Stream<Stumble> normal = CANNOT_MOVE_LOSES
                .matcher(text)
                .results()
                .filter(said -> !isTheRule(text, said))
                .map(said -> new Stumble(
                        line(text, said.start()),
                        "the rule of normal play in other words",
                        "write: " + RULE_OF_NORMAL_PLAY));
        Stream<Stumble> again = occurrences(text, RULE_OF_NORMAL_PLAY).stream()
                .skip(1)
                .map(at -> new Stumble(line(text, at), "the rule of normal play again", "say it once"));
        Stream<Stumble> misere = MISERE_PLAY.matcher(text).find()
                ? Stream.empty()
                : CANNOT_MOVE_WINS
                        .matcher(text)
                        .results()
                        .limit(1)
                        .map(said -> new Stumble(
                                line(text, said.start()),
                                "a game in which the last move loses, without its name",
                                "call it misère play"));
        return Stream.of(normal, again, misere).flatMap(found -> found);
    }

    private static boolean isTheRule(String text, MatchResult said) {
        int within = RULE_OF_NORMAL_PLAY.indexOf("cannot move **loses");
        return text.startsWith(RULE_OF_NORMAL_PLAY, said.start() - within);
    }

    private static Stream<Stumble> keyInsight(String text) {
        return IDEA.matcher(text)
                .results()
                .filter(idea -> !text.startsWith(KEY_INSIGHT, idea.end()))
                .map(idea -> new Stumble(
                        line(text, idea.start()),
                        "the section Idea does not open with its key insight",
                        "begin it with " + KEY_INSIGHT + " …**, and give the insight a name"));
    }

    private static Stream<Stumble> mistakes(String text) {
        Matcher section = COMMON_MISTAKES.matcher(text);
        if (!section.find()) {
            return Stream.empty();
        }
        long wrong = WRONG.matcher(section.group(1)).results().count();
        long right = RIGHT.matcher(section.group(1)).results().count();
        return wrong > 0 && wrong == right
                ? Stream.empty()
                : Stream.of(new Stumble(
                        line(text, section.start()),
                        "Common mistakes has " + wrong + " ❌ and " + right + " ✅",
                        "give each mistake its ❌, and beside it the ✅ that is right"));
    }

    /** With the summary, without the rest of the front matter; every line stays where it is. */
    private static Prose prose(String text) {
        return Prose.mathematical(FRONT_MATTER
                .matcher(text)
                .replaceFirst(front -> Matcher.quoteReplacement(summaryAlone(front.group()))));
    }

    private static String summaryAlone(String front) {
        StringBuilder lines = new StringBuilder();
        front.lines().forEach(line -> {
            Matcher summary = SUMMARY.matcher(line);
            lines.append(summary.matches() ? summary.group(1) : "").append('\n');
        });
        return lines.toString();
    }

    private static String beginning(String sentence) {
        List<String> words = List.of(sentence.split(" "));
        int shown = 6;
        return words.size() <= shown ? sentence : String.join(" ", words.subList(0, shown)) + " …";
    }

    private static List<Integer> occurrences(String text, String part) {
        List<Integer> found = new ArrayList<>();
        for (int at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
            found.add(at);
        }
        return found;
    }

    private static int line(String text, int at) {
        return 1
                + (int) text.substring(0, at)
                        .chars()
                        .filter(sign -> sign == '\n')
                        .count();
    }

    private static String withoutCarriageReturns(String text) {
        return text.replace("\r\n", "\n");
    }
}
