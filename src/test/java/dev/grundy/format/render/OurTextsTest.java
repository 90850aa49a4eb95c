package dev.grundy.format.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.Statement;
import dev.grundy.format.read.PackageReader;
import dev.grundy.format.render.html.Rendered;
import dev.grundy.format.render.html.Rendered.Heading;
import dev.grundy.format.render.html.ShownSample;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** All statements and editorials of problems/ are written in one style, and what they point to is there. */
class OurTextsTest {
    private static final Map<String, ProblemPackage> BY_SLUG = new PackageReader()
            .readAll(Path.of("problems")).stream()
                    .map(reading -> reading.problem().orElseThrow())
                    .collect(Collectors.toMap(
                            problem -> problem.frontMatter().slug().value(), Function.identity()));

    private static final List<String> STATEMENT_SECTIONS = List.of(
            "Problem",
            "Scenario: …",
            "Input",
            "Output",
            "Constraints",
            "Samples",
            "The samples explained",
            "Before and after");

    private static final Pattern HEADER = Pattern.compile("<th\\b[^>]*>(.*?)</th>", Pattern.DOTALL);
    private static final Pattern IMAGE = Pattern.compile("<img\\b[^>]*>");
    private static final Pattern SOURCE = Pattern.compile("src=\"(.*?)\"");
    private static final Pattern ALTERNATIVE = Pattern.compile("alt=\"(.{20,}?)\"", Pattern.DOTALL);
    private static final Pattern LINK = Pattern.compile("href=\"(/.*?)\"");
    private static final Pattern CODE = Pattern.compile("<pre\\b[^>]*>(.*?)</pre>", Pattern.DOTALL);
    private static final Pattern OTHER_PROBLEM = Pattern.compile("/problems/([a-z0-9-]+)(?:/editorial)?");
    private static final Pattern STYLE = Pattern.compile("<style>.*?</style>", Pattern.DOTALL);
    private static final Pattern COLOUR = Pattern.compile("#[0-9a-f]{3,6}\\b");
    /** Wood, stone, badges and the like look the same on a light and on a dark page. */
    private static final Set<String> ALIKE_IN_BOTH_THEMES =
            Set.of("#94a3b8", "#fbbf24", "#7dd3fc", "#fdf6e3", "#7c4a21", "#6b5b4b", "#574839", "#f1e9dc", "#a16207");

    /** A rendered text, called by the file it comes from. */
    private record Text(ProblemPackage problem, Statement source, Rendered rendered) {
        Path file() {
            return problem.root().relativize(source.file());
        }

        boolean isEnglish() {
            return source.language().equals("en");
        }

        @Override
        public String toString() {
            return problem.frontMatter().displayId() + "/" + file();
        }
    }

    static Stream<Text> statements() {
        return BY_SLUG.values().stream()
                .flatMap(problem -> problem.statements().stream()
                        .map(statement -> new Text(
                                problem,
                                statement,
                                StatementRenderer.statement(
                                        problem, statement, "", ShownSample.of(problem, ShownSample.Contents.NONE)))));
    }

    static Stream<Text> editorials() {
        return BY_SLUG.values().stream()
                .flatMap(problem -> problem.editorials().stream()
                        .map(editorial ->
                                new Text(problem, editorial, StatementRenderer.editorial(problem, editorial, ""))));
    }

    static Stream<Text> texts() {
        return Stream.concat(statements(), editorials());
    }

    static Stream<Path> drawings() {
        return BY_SLUG.values().stream()
                .flatMap(problem -> Stream.of("statement", "solution").map(problem.root()::resolve))
                .flatMap(OurTextsTest::files)
                .filter(file -> file.toString().endsWith(".svg"));
    }

    private static Stream<Path> files(Path directory) {
        try (Stream<Path> files = Files.list(directory)) {
            return files.toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void everyProblemHasAStatementAndAnEditorial() {
        assertThat(BY_SLUG).hasSizeGreaterThanOrEqualTo(17);
        assertThat(statements().filter(Text::isEnglish)).hasSameSizeAs(BY_SLUG.keySet());
        assertThat(editorials().filter(Text::isEnglish)).hasSameSizeAs(BY_SLUG.keySet());
        assertThat(drawings()).hasSizeGreaterThanOrEqualTo(2 * BY_SLUG.size());
    }

    @ParameterizedTest
    @MethodSource("texts")
    void noHeaderOfATableIsBlank(Text text) {
        assertThat(groups(HEADER, text.rendered().html())).noneMatch(String::isBlank);
    }

    @ParameterizedTest
    @MethodSource("statements")
    void statementsHaveOneOrder(Text statement) {
        assertThat(sections(statement).map(OurTextsTest::withoutName)).containsExactlyElementsOf(STATEMENT_SECTIONS);
    }

    @Test
    void aNewPackageBeginsWithThatOrder() throws IOException {
        String statement = Files.readString(Path.of("src/main/resources/new-package/statement/problem.en.md"));
        assertThat(groups(Pattern.compile("(?m)^## (.*)$"), statement).stream().map(OurTextsTest::withoutName))
                .containsExactlyElementsOf(STATEMENT_SECTIONS);
        assertThat(statement).contains("\n| quantity | range |\n");
    }

    private static String withoutName(String heading) {
        return heading.replaceFirst("^(?:Scenario|Szenario): \\S.*", "Scenario: …");
    }

    @ParameterizedTest
    @MethodSource("editorials")
    void editorialsHaveOneOrder(Text editorial) {
        assertThat(sections(editorial))
                .containsSubsequence(
                        "Idea",
                        "Algorithm",
                        "Proof",
                        "Complexity",
                        "Walkthrough",
                        "Implementations",
                        "Extensions",
                        "Common mistakes");
    }

    private static Stream<String> sections(Text text) {
        return text.rendered().headings().stream()
                .filter(heading -> heading.level() == 2)
                .map(Heading::text)
                .map(SectionNames::english);
    }

    @ParameterizedTest
    @MethodSource("statements")
    void allSamplesStandInTheirSection(Text statement) {
        assertThat(statement.rendered().samplesPlaced())
                .isEqualTo(ShownSample.of(statement.problem(), ShownSample.Contents.NONE)
                        .size());
    }

    @ParameterizedTest
    @MethodSource("texts")
    void everyImageIsThereAndSaysWhatItShows(Text text) {
        List<String> images = IMAGE.matcher(text.rendered().html())
                .results()
                .map(MatchResult::group)
                .toList();
        assertThat(images).isNotEmpty().allSatisfy(image -> {
            assertThat(image).containsPattern(ALTERNATIVE);
            assertThat(groups(SOURCE, image))
                    .singleElement()
                    .satisfies(name ->
                            assertThat(text.source().directory().resolve(name)).isRegularFile());
        });
        assertThat(images).as("none was dropped").hasSize(count(text.source().body(), "!["));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void linksLeadToOtherProblemsOfOurs(Text text) {
        List<String> links = groups(LINK, text.rendered().html());
        assertThat(links).hasSize(count(text.source().body(), "](/")).allSatisfy(link -> {
            Matcher other = OTHER_PROBLEM.matcher(link);
            assertThat(other.matches()).isTrue();
            assertThat(BY_SLUG).containsKey(other.group(1));
            assertThat(other.group(1))
                    .isNotEqualTo(text.problem().frontMatter().slug().value());
        });
    }

    @ParameterizedTest
    @MethodSource("texts")
    void everyDollarSignOfAFormulaBelongsToOne(Text text) {
        assertThat(StatementRenderer.linesWithLooseSigns(
                        text.source(), text.problem().constants()))
                .isEmpty();
    }

    @Test
    void everyDollarSignOfALessonBelongsToAFormula() throws IOException {
        try (Stream<Path> lessons = Files.walk(Path.of("problems/paths"))) {
            for (Path lesson :
                    lessons.filter(file -> file.toString().endsWith(".md")).toList()) {
                assertThat(Markdown.linesWithLooseSigns(Files.readString(lesson)))
                        .as(lesson.toString())
                        .isEmpty();
            }
        }
    }

    @Test
    void whatIsTranslatedLinksAndShowsTheSame() {
        List<Text> german = texts().filter(text -> !text.isEnglish()).toList();
        assertThat(german).isNotEmpty().allSatisfy(text -> {
            Text english = texts().filter(Text::isEnglish)
                    .filter(other -> other.problem() == text.problem()
                            && other.source().directory().equals(text.source().directory()))
                    .findFirst()
                    .orElseThrow();
            for (Pattern part : List.of(LINK, SOURCE, CODE)) {
                assertThat(groups(part, text.rendered().html()))
                        .isEqualTo(groups(part, english.rendered().html()));
            }
            assertThat(sections(text)).hasSameSizeAs(sections(english).toList());
        });
    }

    @ParameterizedTest
    @MethodSource("drawings")
    void everyDrawingNamesItselfAndHasATitle(Path drawing) throws IOException {
        assertThat(Files.readString(drawing))
                .contains("role=\"img\"", "<title id=", "<desc id=")
                .containsOnlyOnce("class=\"title\"");
    }

    /** An image takes the colour scheme of the element that shows it, so the media query follows the theme switch too. */
    @ParameterizedTest
    @MethodSource("drawings")
    void everyDrawingHasAColourForTheDarkThemeWhereItNeedsOne(Path drawing) throws IOException {
        String svg = Files.readString(drawing);
        Matcher style = STYLE.matcher(svg);
        assertThat(style.find()).isTrue();
        assertThat(style.group())
                .contains("prefers-color-scheme: dark")
                .as("the same in all drawings")
                .isEqualTo(sharedStyle());
        Set<String> known = new HashSet<>(ALIKE_IN_BOTH_THEMES);
        COLOUR.matcher(style.group()).results().map(MatchResult::group).forEach(known::add);
        assertThat(COLOUR.matcher(svg).results().map(MatchResult::group)).allMatch(known::contains);
    }

    private static String sharedStyle() throws IOException {
        Matcher style =
                STYLE.matcher(Files.readString(drawings().sorted().findFirst().orElseThrow()));
        assertThat(style.find()).isTrue();
        return style.group();
    }

    private static List<String> groups(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(result -> result.group(1)).toList();
    }

    private static int count(String text, String part) {
        return text.split(Pattern.quote(part), -1).length - 1;
    }
}
