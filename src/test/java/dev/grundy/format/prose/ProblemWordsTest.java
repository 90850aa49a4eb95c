package dev.grundy.format.prose;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What can be counted of plain English, in the statements and editorials of all problems. */
class ProblemWordsTest {
    private static final Path PROBLEMS = Path.of("problems");

    private static final String RULE_OF_NORMAL_PLAY = "A player who cannot move **loses** (normal play).";
    private static final String KEY_INSIGHT = "## Idea\n\n**Key insight: ";

    private static final Pattern SUMMARY = Pattern.compile("(?m)^summary: \"(.*)\"$");
    private static final Pattern FRONT_MATTER = Pattern.compile("(?s)\\A---\\n.*?\\n---\\n");
    private static final Pattern WHICHEVER = Pattern.compile("(?i)\\bwhichever\\b");
    private static final Pattern WRONG = Pattern.compile("❌");
    private static final Pattern RIGHT = Pattern.compile("✅");
    private static final Pattern CANNOT_MOVE = Pattern.compile("cannot\\s+move,?\\s+\\*\\*loses");

    static Stream<Path> statements() {
        return texts("statement/problem.en.md");
    }

    static Stream<Path> editorials() {
        return texts("solution/solution.en.md");
    }

    static Stream<Path> all() {
        return Stream.concat(statements(), editorials());
    }

    @ParameterizedTest
    @MethodSource("all")
    void noSentenceHasMoreThanTwentyFiveWords(Path text) {
        assertThat(prose(read(text)).longSentences()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("all")
    void theNounIsTheSubject(Path text) {
        assertThat(prose(read(text)).stiffWords()).isEmpty();
        assertThat(found(WHICHEVER, prose(read(text)).text())).isEmpty();
        assertThat(prose(read(text)).statementsWithoutNoun()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("statements")
    void theRuleOfNormalPlayIsOneSentence(Path statement) {
        String text = read(statement);
        assertThat(CANNOT_MOVE.matcher(text).results().count())
                .isEqualTo(text.split(Pattern.quote(RULE_OF_NORMAL_PLAY), -1).length - 1L)
                .isLessThanOrEqualTo(1);
    }

    @ParameterizedTest
    @MethodSource("editorials")
    void anEditorialOpensWithItsKeyInsight(Path editorial) {
        assertThat(read(editorial)).contains(KEY_INSIGHT);
    }

    @ParameterizedTest
    @MethodSource("editorials")
    void everyMistakeHasWhatIsRight(Path editorial) {
        String mistakes = read(editorial).split("## Common mistakes\n", 2)[1];
        assertThat(found(WRONG, mistakes)).isNotEmpty().hasSameSizeAs(found(RIGHT, mistakes));
    }

    /** With the summary, without the rest of the front matter. */
    private static Prose prose(String text) {
        String summary = SUMMARY.matcher(text)
                .results()
                .map(found -> found.group(1))
                .findFirst()
                .orElse("");
        String running = FRONT_MATTER.matcher(text).replaceFirst("") + "\n\n" + summary;
        return Prose.mathematical(running);
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(MatchResult::group).toList();
    }

    private static Stream<Path> texts(String name) {
        try (Stream<Path> packages = Files.list(PROBLEMS)) {
            return packages.map(one -> one.resolve(name)).filter(Files::exists).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
