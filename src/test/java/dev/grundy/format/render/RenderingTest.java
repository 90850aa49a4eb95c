package dev.grundy.format.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.Statement;
import dev.grundy.format.pack.Statement.Markup;
import dev.grundy.format.pack.program.Constants;
import dev.grundy.format.read.PackageReader;
import dev.grundy.format.render.html.Example;
import dev.grundy.format.render.html.Rendered;
import dev.grundy.format.render.html.ShownSample;
import dev.grundy.format.render.html.ShownSample.Interaction;
import dev.grundy.format.render.html.ShownSample.Line;
import dev.grundy.format.render.html.ShownSample.Pair;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rewrite the expected pages with {@code -Dsnapshots=update} and review the difference. */
class RenderingTest {
    private static final Path CASES = Path.of("src/test/resources/rendering");
    private static final ProblemPackage PROBLEM = new PackageReader()
            .read(Path.of("src/test/resources/packages/ours"))
            .orThrow();
    private static final List<ShownSample> SAMPLES = List.of(
            new Pair("1", "1 <2\n", "3 & 4\n"),
            new Interaction(
                    "2",
                    List.of(List.of(new Line(false, "5"), new Line(true, "> 4")), List.of(new Line(true, "done")))));

    private static Statement text(String body, Markup markup) {
        return new Statement("en", markup, PROBLEM.statements().getFirst().file(), body, 1);
    }

    private static Rendered render(String body, Markup markup) {
        return StatementRenderer.statement(PROBLEM, text(body, markup), "/problems/x/statement", SAMPLES);
    }

    /** A break of a line is written as {@code ~}. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '\'',
            value = {
                "3$\\times$4 squares; [1]",
                "One.~~Two $n$1 three.; [3]",
                "$2^{10}$00 and $n$; [1]",
                "For $5 or more.; [1]",
                "For 5$.; [1]",
                "$$ more text; [1]",
                "~$ n$; [2]",
                "|a|b|~|---|---|~|$x$|$y|; [3]",
                "- one~- two $x; [2]",
                "**$x**~~and `$y` $z; [1, 3]",
                "$n$ and $|S|$, for 5 \\$, in `$1`.; []",
                "$$x~+y$$; []",
                "~~~    $code~; []",
                "A $ alone.; []",
                "|$\\|S\\|$|~|---|~|$|P|$|; []"
            })
    void aSignThatIsShownAsItIsIsFoundByItsLine(String body, String lines) {
        assertThat(StatementRenderer.linesWithLooseSigns(
                        text(body.replace('~', '\n'), Markup.MARKDOWN), PROBLEM.constants()))
                .hasToString(lines);
    }

    @Test
    void signsAreCountedFromTheTextsFirstLine() {
        Statement further = new Statement(
                "en", Markup.MARKDOWN, PROBLEM.statements().getFirst().file(), "one\n$n$1", 20);
        assertThat(StatementRenderer.linesWithLooseSigns(further, PROBLEM.constants()))
                .containsExactly(21);
    }

    @ParameterizedTest
    @ValueSource(strings = {"markdown", "hostile", "samples", "editorial", "latex", "latex-unknown"})
    void pagesAreAsReviewed(String name) throws IOException {
        Path directory = CASES.resolve(name);
        boolean isLatex = Files.exists(directory.resolve("source.tex"));
        Rendered rendered = render(
                Files.readString(directory.resolve(isLatex ? "source.tex" : "source.md")),
                isLatex ? Markup.LATEX : Markup.MARKDOWN);

        assertSameAsReviewed(directory.resolve("expected.html"), rendered.html());
        assertSameAsReviewed(directory.resolve("notes.txt"), String.join("\n", rendered.notes()) + "\n");
    }

    private static void assertSameAsReviewed(Path expected, String actual) {
        try {
            if ("update".equals(System.getProperty("snapshots"))) {
                Files.writeString(expected, actual);
            }
            assertThat(actual).isEqualTo(Files.readString(expected));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** As with Pandoc and on GitHub. */
    @ParameterizedTest
    @CsvSource({
        "3$\\times$4 squares with $n$ stones, 3$\\times$4 squares with <math, 1",
        "$n$1 and $m$, $n$1 and <math, 1",
        "$2^{10}$00, $2^{10}$00, 0",
        "$5 and $6 or $k$, $5 and $6 or <math, 1",
        "$a $ b$ and $k$., $a $ b$ and <math, 1",
        "from $n$-th to $n$., -th to <math, 2"
    })
    void whatIsNoFormulaStaysTextAndLeavesTheNextOneAlone(String text, String html, int formulas) {
        String rendered = render(text, Markup.MARKDOWN).html();
        assertThat(rendered).contains(html);
        assertThat(rendered.split("<math", -1)).hasSize(formulas + 1);
    }

    @Test
    void aBarInAFormulaOrInCodeEndsNoCell() {
        String rows = render("""
                | $|A|$ | meaning |
                | --- | --- |
                | $|S|$ | size of S |
                | $P(A|B)$ | `a|b` and ``c`|`d`` |
                | $5 | $6 |
                | `x | y |
                | a \\| b | $|x|$ \\| z |
                """, Markup.MARKDOWN).html();
        assertThat(rows.split("<th[ >]", -1)).hasSize(1 + 2);
        assertThat(rows.split("<td", -1)).hasSize(1 + 10);
        assertThat(rows.split("<math", -1)).hasSize(1 + 4);
        assertThat(rows)
                .contains(
                        "size of S",
                        "<code>a|b</code>",
                        "<code>c&#96;|&#96;d</code>",
                        "$5",
                        "$6",
                        "&#96;x",
                        "a | b",
                        " | z");
    }

    @Test
    void aFormulaThatBeganInAParagraphEndsThere() {
        assertThat(render("The text $$\nx^2\n$$ more text\n\nAnd $n$ *after* it.\n", Markup.MARKDOWN)
                        .html())
                .containsPattern("(?s)The text <math.*</math> more text</p>.*<p>And <math.*<em>after</em>");
        assertThat(render("The text $$\nx^2\n$$\n\nAnd *after* it.\n", Markup.MARKDOWN)
                        .html())
                .containsPattern("(?s)The text <math.*<em>after</em>");
    }

    @Test
    void signsThatNothingClosesAreText() {
        assertThat(render("$$ more *text*\nand more\n\n## After\n\nwith $n$.\n", Markup.MARKDOWN)
                        .html())
                .contains("$$ more <em>text</em>", "After", "with <math");
        assertThat(render("- $$\n  x\n- next\n", Markup.MARKDOWN).html()).contains("$$", "next");
    }

    @Test
    void aFootnoteStandsAtTheEndAndIsLinked() {
        String html = render("Why?[^1]\n\n[^1]: *Because*.\n", Markup.MARKDOWN).html();
        assertThat(html).contains("<section class=\"footnotes\">", "<em>Because</em>", "href=\"#fn-1\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/problems/nim", "/problems/token-walk-directed-graph/editorial", "/problems/nim#section-input"})
    void aTextLinksToOtherProblems(String address) {
        assertThat(render("[there](" + address + ")", Markup.MARKDOWN).html()).contains("href=\"" + address + "\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/sign-out",
                "/problems",
                "/problems/nim/submit",
                "/problems/nim/../../admin/problems",
                "/problems/Nim",
                "//problems/nim",
                "/problems/nim?x=1"
            })
    void noOtherAddressOfTheSiteCanBeLinked(String address) {
        assertThat(render("[there](" + address + ")", Markup.MARKDOWN).html())
                .contains("there")
                .doesNotContain("href");
    }

    @Test
    void everyFormulaOfOurProblemsIsRendered() {
        for (var reading : new PackageReader().readAll(Path.of("problems"))) {
            reading.problem().ifPresent(problem -> {
                problem.statements()
                        .forEach(statement -> assertThat(StatementRenderer.statement(problem, statement, "", List.of())
                                        .notes())
                                .isEmpty());
                problem.editorials()
                        .forEach(editorial -> assertThat(StatementRenderer.editorial(problem, editorial, "")
                                        .notes())
                                .isEmpty());
            });
        }
    }

    @Test
    void samplesThatTheTextPlacesAreCounted() {
        assertThat(render("text {{nextsample}}", Markup.MARKDOWN).samplesPlaced())
                .isZero();
        assertThat(render("{{nextsample}}", Markup.MARKDOWN).samplesPlaced()).isEqualTo(1);
        assertThat(render("\\remainingsamples", Markup.LATEX).samplesPlaced()).isEqualTo(2);
    }

    @Test
    void examplesAreDataWithTheirLines() {
        Statement text = new Statement(
                "en", Markup.MARKDOWN, Path.of("solution.en.md"), "a\n\n```example\n{{n}} 2\n---\nW\n\n```\n", 10);

        assertThat(StatementRenderer.examples(text, new Constants(Map.of("n", "3"))))
                .containsExactly(new Example("3 2\n", "W\n\n", 12));
    }

    @Test
    void anExampleMayHaveNoInput() {
        assertThat(Example.parse("---\n1\n", 1)).isEqualTo(new Example("", "1\n", 1));
    }

    @Test
    void anExampleWithoutSeparatorIsRefused() {
        assertThatThrownBy(() -> Example.parse("3\n", 1)).hasMessageContaining("'---'");
    }

    @Test
    void programsWrittenInTheEditorialAreData() {
        Statement editorial = text(
                "## Implementations\n\n### Go\n\n```go\npackage main\n```\n\n## Other\n\n```go\nx\n```\n",
                Markup.MARKDOWN);

        assertThat(StatementRenderer.writtenPrograms(editorial, Constants.NONE))
                .containsExactly(new WrittenProgram("go", "package main\n", 5));
    }

    @Test
    void aSectionHasOneNameInAllLanguages() {
        Statement editorial =
                text("## Häufige Fehler\n\n## Programme\n\n### Go\n\n```go\npackage main\n```\n", Markup.MARKDOWN);

        assertThat(StatementRenderer.editorial(PROBLEM, editorial, "/").headings())
                .extracting(Rendered.Heading::id)
                .startsWith("section-common-mistakes", "section-implementations");
        assertThat(StatementRenderer.writtenPrograms(editorial, Constants.NONE)).hasSize(1);
    }

    private static Rendered editorial(String body) {
        return StatementRenderer.editorial(PROBLEM, text(body, Markup.MARKDOWN), "/");
    }

    @Test
    void anItemOfAnEditorialThatBeginsWithBoldWordsIsAPoint() {
        Rendered rendered = editorial("""
                - **Counting from 0.** The nodes are numbered from 1.
                - *No* **point**, since other words come first.

                1. **$n \\bmod k$ and `int`.**

                   - **Counting from 0.** Again.
                """);

        assertThat(rendered.points())
                .containsExactly("point-counting-from-0", "point-n-bmod-k-and-int", "point-counting-from-0-1");
        assertThat(rendered.html())
                .contains("<li id=\"point-counting-from-0\"><strong>Counting", "<li><em>No</em>")
                .contains("<li id=\"point-n-bmod-k-and-int\">", "<li id=\"point-counting-from-0-1\">");
    }

    @Test
    void noTwoPointsHaveOneId() {
        assertThat(editorial(
                                "- **A 1**\n- **A**\n- **A**\n- **B**<!-- point-a -->\n- **C** <!-- point-c -->\n- **C**\n")
                        .points())
                .containsExactly("point-a-1", "point-a", "point-a-2", "point-b", "point-c", "point-c-1");
    }

    @Test
    void aPointKeepsItsNameInAnotherLanguage() {
        Rendered rendered = editorial("- **Von 0 an zählen.** <!-- point-counting-from-0 --> Die Knoten …\n");

        assertThat(rendered.points()).containsExactly("point-counting-from-0");
        assertThat(rendered.html())
                .contains("<li id=\"point-counting-from-0\"><strong>")
                .doesNotContain("<!--");
    }

    @Test
    void onlyEditorialsHavePoints() {
        Rendered statement = render("- **Counting from 0.**\n", Markup.MARKDOWN);

        assertThat(statement.points()).isEmpty();
        assertThat(statement.html()).contains("<li><strong>");
    }

    @Test
    void headingsAndPointsCanBeLinked() {
        assertThat(editorial("## Common mistakes\n\n- **Parity.**\n\n## Proof\n")
                        .anchors())
                .containsExactly("section-common-mistakes", "section-proof", "point-parity");
    }

    @Test
    void samplesOfAPackage() {
        assertThat(ShownSample.of(PROBLEM, ShownSample.Contents.NONE))
                .containsExactly(new Pair("1-small", "1 2\n", "3\n"));
    }

    @Test
    void interactionsShowWhoSpeaks() {
        ProblemPackage draft = new PackageReader()
                .read(Path.of("src/test/resources/packages/draft"))
                .orThrow();

        assertThat(ShownSample.of(draft, ShownSample.Contents.NONE))
                .containsExactly(new Interaction("", List.of(List.of(new Line(false, "5"), new Line(true, "4")))));
    }

    @Test
    void fragmentsHaveNoImages() {
        assertThat(StatementRenderer.fragment("a ![b](c.png) $x$ [d](javascript:e)"))
                .contains("<math")
                .doesNotContain("c.png")
                .doesNotContain("javascript");
    }

    @Test
    void deepNestingEndsWithANote() {
        String deep = "{\\bf ".repeat(200) + "x" + "}".repeat(200);

        assertThat(render(deep, Markup.LATEX).notes()).anyMatch(note -> note.contains("too deeply"));
    }

    @Test
    void macrosThatNeverEndDoNotHang() {
        assertThat(render("\\newcommand{\\a}{\\a\\a} \\a", Markup.LATEX).html()).contains("tex");
    }
}
