package dev.grundy.format.writeup;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.grundy.format.writeup.CompileCheck.Answer;
import dev.grundy.format.writeup.CompileCheck.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WriteUpTest {
    private static final Path DOCUMENTS = Path.of("src/test/resources/writeup/documents");
    private static final CompileCheck ALL_COMPILE = (file, source) -> Answer.COMPILES;
    private static final String HEAD = """
            ---
            problem_id: ABC_1
            display_id: ABC-001
            slug: abc
            title: "A: B"
            ---
            """;
    private static final String PROBLEM = "\n## Problem Summary\n\nTake a stone.\n";

    private static LaidOut laidOut(String text) {
        return laidOut(text, ALL_COMPILE);
    }

    private static LaidOut laidOut(String text, CompileCheck programs) {
        return new WriteUp("doc.md", text.getBytes(UTF_8), PictureSource.NONE, programs).layOut();
    }

    private static LaidOut fixture(String name) throws IOException {
        Path document = DOCUMENTS.resolve(name);
        return new WriteUp(name, Files.readAllBytes(document), new PicturesBeside(document), ALL_COMPILE).layOut();
    }

    private static String text(LaidOut laidOut, String path) {
        return new String(laidOut.files().get(path), UTF_8);
    }

    private static String statement(LaidOut laidOut) {
        return text(laidOut, "statement/problem.en.md");
    }

    private static String editorial(LaidOut laidOut) {
        return text(laidOut, "solution/solution.en.md");
    }

    private static String refusal(byte[] content) {
        WriteUpException refused = catchThrowableOfType(
                WriteUpException.class, () -> new WriteUp("doc.md", content, PictureSource.NONE, ALL_COMPILE).layOut());
        assertThat(refused).isNotNull();
        assertThat(refused.faults()).isNotEmpty().allSatisfy(fault -> {
            assertThat(fault.file()).isEqualTo("doc.md");
            assertThat(fault.cure()).isNotBlank();
        });
        return refused.faults().getFirst().toString();
    }

    private static String refusal(String text) {
        return refusal(text.getBytes(UTF_8));
    }

    @Test
    void statementAndEditorialAreSplit() throws IOException {
        LaidOut jars = fixture("ABC-201-jars-on-a-shelf.md");

        assertThat(jars.name()).isEqualTo("ABC-201");
        assertThat(headings(statement(jars)))
                .containsExactly(
                        "Problem",
                        "Scenario: The Last Jar of Honey",
                        "Clarifications",
                        "Input",
                        "Output",
                        "Constraints",
                        "Samples",
                        "The samples explained");
        assertThat(headings(editorial(jars)))
                .containsExactly(
                        "Why this problem matters",
                        "Detailed explanation",
                        "Idea",
                        "Algorithm",
                        "Proof",
                        "Complexity",
                        "Walkthrough",
                        "Implementations",
                        "Extensions",
                        "Common mistakes",
                        "Related concepts");
        assertThat(statement(jars)).doesNotContain("Periods", "modulo 7", "Key insight");
        assertThat(editorial(jars)).contains("**Key insight:** A shelf loses exactly when");
    }

    private static List<String> headings(String text) {
        return text.lines()
                .filter(line -> line.startsWith("## "))
                .map(line -> line.substring(3))
                .toList();
    }

    @Test
    void frontMatterStaysAsItIsAndGetsTheSummary() throws IOException {
        assertThat(statement(fixture("ABC-201-jars-on-a-shelf.md")))
                .startsWith("---\nproblem_id: ABC_JARS__201\ndisplay_id: ABC-201\n")
                .contains("\nsummary: \"Some jars stand on a shelf. Two players");
    }

    @Test
    void programsInFourLanguagesBecomeSubmissionsAndTheirHeadingsShowThem() throws IOException {
        LaidOut jars = fixture("ABC-201-jars-on-a-shelf.md");

        assertThat(jars.files())
                .containsKeys(
                        "submissions/accepted/solution.cpp",
                        "submissions/accepted/solution.java",
                        "submissions/accepted/solution.js",
                        "submissions/accepted/solution.py");
        assertThat(editorial(jars))
                .contains("### Java", "### Python", "### C++", "### JavaScript")
                .doesNotContain("import java.util");
        assertThat(text(jars, "generators/generators.yaml")).contains("solution: /submissions/accepted/solution.cpp");
    }

    @Test
    void aProgramThatDoesNotCompileIsNoSubmissionAndIsNotLost() {
        String source = "int main( {}\n";
        LaidOut laidOut = laidOut(
                HEAD + PROBLEM + "\n## Implementations\n\n### C++\n\n```cpp\n" + source + "```\n",
                (file, program) -> new Answer(Kind.FAILS, file + ":1: expected ')'"));

        assertThat(laidOut.files()).containsKey("attachments/original/solution.cpp");
        assertThat(text(laidOut, "attachments/original/solution.cpp")).isEqualTo(source);
        assertThat(text(laidOut, "submissions/accepted/solution.cpp"))
                .as("a stub stands in its place")
                .contains("WRITE-ME");
        assertThat(editorial(laidOut)).contains("WRITE-ME the C++ program").doesNotContain("int main(");
        assertThat(laidOut.report().missing())
                .anyMatch(line ->
                        line.contains("the one in line 16 does not") && line.contains("solution.cpp:1: expected ')'"));
    }

    @Test
    void aProgramThatNobodyCouldCompileIsTakenAndSaidSo() {
        LaidOut laidOut = laidOut(
                HEAD + PROBLEM + "\n## Code\n\n```py\nprint(1)\n```\n",
                (file, program) -> new Answer(Kind.UNTRIED, "there is no python3"));

        assertThat(laidOut.files()).containsKey("submissions/accepted/solution.py");
        assertThat(laidOut.report().taken()).anyMatch(line -> line.contains("nobody compiled it: there is no python3"));
    }

    @Test
    void aHeadingNamesTheLanguageOfABlockThatDoesNot() {
        LaidOut laidOut = laidOut(HEAD + PROBLEM
                + "\n## Implementations\n\n### Python\n\n```\nprint(1)\n```\n\n### Notes\n\n```\nx\n```\n");

        assertThat(text(laidOut, "submissions/accepted/solution.py")).isEqualTo("print(1)\n");
        assertThat(editorial(laidOut)).contains("### Notes\n\n```\nx\n```");
        assertThat(laidOut.report().changed())
                .anyMatch(line -> line.contains("the block of code in line 22") && line.contains("no language"));
    }

    @Test
    void aSecondProgramOfOneLanguageHasANameOfItsOwn() {
        LaidOut laidOut =
                laidOut(HEAD + PROBLEM + "\n## Code\n\n### Python\n\n```py\na = 1\n```\n\n```py\nb = 1\n```\n");

        assertThat(text(laidOut, "submissions/accepted/solution.py")).isEqualTo("a = 1\n");
        assertThat(text(laidOut, "submissions/accepted/solution_2.py")).isEqualTo("b = 1\n");
        assertThat(editorial(laidOut)).contains("```py\nb = 1\n```").doesNotContain("a = 1");
    }

    @Test
    void theWalkThroughIsASample() throws IOException {
        assertThat(text(fixture("ABC-201-jars-on-a-shelf.md"), "generators/generators.yaml"))
                .contains("- walkthrough: {in: \"3\\n2\\n4\\n7\\n\", ans: \"Second\\nFirst\\nSecond\\n\"}\n");
    }

    @Test
    void aGraphInWordsIsWrittenAsNumbersAndMarked() throws IOException {
        LaidOut boats = fixture("ABC-202-two-boats.md");

        assertThat(text(boats, "generators/generators.yaml"))
                .contains("{in: \"4 4\\n1 2\\n2 4\\n1 4\\n3 1\\n1 2\\n\", ans: \"WRITE-ME as programs print it\\n\"}"
                        + "  # WRITE-ME whether programs read it in this form");
        assertThat(boats.report().missing()).anyMatch(line -> line.startsWith("the output for the input of line 62"));
    }

    @Test
    void anInputThatIsOnlyDescribedIsLeftToTheAuthor() {
        LaidOut laidOut =
                laidOut(HEAD + PROBLEM + "\n## Walkthrough\n\n**Input:** a pile of \"five\" stones\n\nResult: `2`\n");

        assertThat(text(laidOut, "generators/generators.yaml"))
                .contains("in: \"WRITE-ME as programs read it: a pile of \\\"five\\\" stones\\n\", ans: \"2\\n\"");
    }

    @Test
    void anExampleBlockIsASample() {
        assertThat(text(
                        laidOut(HEAD + PROBLEM + "\n## Examples\n\n```example\n1 2\n---\nFirst\n```\n"),
                        "generators/generators.yaml"))
                .contains("{in: \"1 2\\n\", ans: \"First\\n\"}");
    }

    @Test
    void brokenCharactersArePutRight() throws IOException {
        LaidOut boats = fixture("ABC-202-two-boats.md");

        assertThat(editorial(boats))
                .contains("block each other → neither", "❌ Wrong", "✅ Correct")
                .doesNotContain("â");
        assertThat(boats.report().changed()).anyMatch(line -> line.startsWith("broken characters were put right, 8"));
    }

    @Test
    void whatTheDocumentLacksIsMarked() throws IOException {
        LaidOut boats = fixture("ABC-202-two-boats.md");

        assertThat(statement(boats)).contains("## Input\n\nWRITE-ME ", "## Constraints\n\nWRITE-ME ");
        assertThat(editorial(boats)).contains("## Idea\n\nWRITE-ME ", "## Implementations\n\n### C++\n");
        assertThat(text(boats, "generators/gen.cpp")).contains("WRITE-ME");
        assertThat(text(boats, "input_validators/validate/validate.cpp")).contains("WRITE-ME");
        assertThat(text(boats, "submissions/accepted/solution.cpp")).contains("WRITE-ME");
        assertThat(boats.report().missing())
                .contains("the program in Java: nothing stands below its heading", "the section Input of the statement")
                .anyMatch(
                        line -> line.startsWith("the picture ../images/ABC-202/river.png (line 32): there is no such"));
    }

    @Test
    void picturesComeAlongWithTheTextThatShowsThem() throws IOException {
        LaidOut jars = fixture("ABC-201-jars-on-a-shelf.md");

        assertThat(jars.files()).containsKey("statement/shelf.svg");
        assertThat(statement(jars)).contains("![Three jars](shelf.svg)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<img src=\"img/p.svg\" alt=\"Three [jars]\" width=\"400\"/>",
                "<IMG width=400 alt='Three [jars]' src='img/p.svg'>",
                "    <p align=\"center\"><img alt=\"Three [jars]\" src=img/p.svg></p>",
                "<div align=\"center\">\n  <img src=\"img/p.svg\"\n       alt=\"Three [jars]\"\n       width=\"400\">\n</div>",
                "<a href=\"img/large.svg\"><img src=\"img/p.svg\" alt=\"Three [jars]\"></a>",
            })
    void aPictureAsHtmlComesAlongToo(String picture) {
        byte[] svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"/>".getBytes(UTF_8);
        LaidOut laidOut = new WriteUp(
                        "doc.md",
                        (HEAD + PROBLEM + "\n" + picture + "\n\nMore.\n").getBytes(UTF_8),
                        path -> path.equals("img/p.svg")
                                ? new PictureSource.Present("p.svg", svg)
                                : new PictureSource.Absent("not " + path),
                        ALL_COMPILE)
                .layOut();

        assertThat(statement(laidOut))
                .containsPattern("(?s)Take a stone\\.\n\n+!\\[Three \\(jars\\)]\\(p\\.svg\\)\n\n+More\\.")
                .doesNotContain("<");
        assertThat(laidOut.files()).containsKey("statement/p.svg");
    }

    @Test
    void aPictureAsHtmlThatIsNotThereIsMissedAndOneWithinCodeStays() {
        LaidOut laidOut = laidOut(HEAD + PROBLEM + "\n<img src=\"https://example.org/p.png\">\n\n"
                + "```html\n<img src=\"p.png\">\n```\n\n<img alt=\"of nothing\">\n");

        assertThat(statement(laidOut))
                .contains("WRITE-ME the picture ''", "```html\n<img src=\"p.png\">\n```", "<img alt=\"of nothing\">");
        assertThat(laidOut.report().missing())
                .anyMatch(line -> line.startsWith("the picture https://example.org/p.png (line 12): "));
    }

    @Test
    void twoPicturesOfOneNameHaveTwoNames() {
        byte[] svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"/>".getBytes(UTF_8);
        LaidOut laidOut = new WriteUp(
                        "doc.md",
                        (HEAD + PROBLEM + "\n![a](a/p.svg) ![b](b/p.svg) ![a](a/p.svg)\n").getBytes(UTF_8),
                        path -> new PictureSource.Present("p.svg", svg),
                        ALL_COMPILE)
                .layOut();

        assertThat(statement(laidOut)).contains("![a](p.svg) ![b](2-p.svg) ![a](p.svg)");
        assertThat(laidOut.files()).containsKeys("statement/p.svg", "statement/2-p.svg");
    }

    @Test
    void oneFileUnderManyPathsIsNotTakenWithoutEnd() {
        byte[] svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"/>".getBytes(UTF_8);
        StringBuilder text = new StringBuilder(HEAD + PROBLEM);
        for (int i = 1; i <= 100; i++) {
            text.append("\n![a](").append("./".repeat(i)).append("p.svg)\n");
        }
        LaidOut laidOut = new WriteUp(
                        "doc.md",
                        text.toString().getBytes(UTF_8),
                        path -> new PictureSource.Present("p.svg", svg),
                        ALL_COMPILE)
                .layOut();

        assertThat(laidOut.files().keySet())
                .filteredOn(file -> file.endsWith(".svg"))
                .hasSize(50);
        assertThat(laidOut.report().missing()).anyMatch(line -> line.contains("a document shows at most 50"));
    }

    @Test
    void aPictureThatIsNoneStaysOut() {
        LaidOut laidOut = new WriteUp(
                        "doc.md",
                        (HEAD + PROBLEM + "\n![a](p.png)\n").getBytes(UTF_8),
                        path -> new PictureSource.Present("p.png", "root:x:0:0".getBytes(UTF_8)),
                        ALL_COMPILE)
                .layOut();

        assertThat(laidOut.files()).doesNotContainKey("statement/p.png");
        assertThat(statement(laidOut)).contains("WRITE-ME the picture 'a'");
    }

    @Test
    void theDocumentAndTheListOfWhatBecameOfItAreKept() {
        byte[] content = (HEAD + PROBLEM).getBytes(UTF_8);
        LaidOut laidOut = new WriteUp("doc.md", content, PictureSource.NONE, ALL_COMPILE).layOut();

        assertThat(laidOut.files().get("attachments/original/doc.md")).isEqualTo(content);
        assertThat(text(laidOut, "attachments/original/import.txt").lines())
                .containsExactlyElementsOf(laidOut.report().lines());
    }

    @Test
    void aSectionThatNobodyKnowsIsKept() {
        LaidOut laidOut = laidOut(HEAD + PROBLEM + "\n## Trivia\n\nJars are old.\n\n### Deeper\n\nVery old.\n");

        assertThat(editorial(laidOut)).endsWith("## Trivia\n\nJars are old.\n\n### Deeper\n\nVery old.\n");
        assertThat(laidOut.report().changed()).anyMatch(line -> line.contains("'Trivia' (line 12)"));
    }

    @Test
    void textBeforeAnySectionIsOfTheProblem() {
        assertThat(statement(
                        laidOut(HEAD + "\nTake one.\n\n### Two\n\nOr two.\n\n# Title\n\n### Three\n\nOr three.\n")))
                .contains("## Problem\n\nTake one.\n\n### Two\n\nOr two.\n\n### Three\n\nOr three.\n");
    }

    @Test
    void anUnderlinedHeadingIsAHeading() {
        LaidOut laidOut = laidOut(HEAD + """

                The Stones
                ==========

                Problem Summary
                ---------------
                Take a stone.

                🧠 Optimal
                Approach
                --
                Take it at once.
                """);

        assertThat(headings(statement(laidOut))).contains("Problem");
        assertThat(statement(laidOut)).contains("## Problem\n\nTake a stone.").doesNotContain("The Stones", "----");
        assertThat(headings(editorial(laidOut))).contains("Idea");
        assertThat(editorial(laidOut)).contains("Take it at once.").doesNotContain("🧠");
        assertThat(laidOut.report().taken())
                .anyMatch(line -> line.startsWith("the section 'Problem Summary' (line 11)"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Above.\n\n---\n\nBelow.",
                "- item\n---",
                "> quoted\n---",
                "| a |\n---",
                "```\nProof\n-----\n```",
                "    indented\n    ---",
                "one\ntwo\nthree\nfour\n---",
            })
    void aBarIsNoHeading(String text) {
        assertThat(statement(laidOut(HEAD + PROBLEM + "\n" + text + "\n"))).contains(text.strip());
    }

    @Test
    void aHashWithinCodeIsNoHeading() {
        assertThat(editorial(laidOut(HEAD + PROBLEM + "\n## Proof\n\n```\n## Input\n```\n")))
                .contains("## Proof\n\n```\n## Input\n```");
    }

    @Test
    void windowsLineEndsAndByteOrderMarkChangeNothing() {
        String text = HEAD + PROBLEM + "\n## Walkthrough\n\nInput: `3 1`\n\nOutput: `2`\n";
        LaidOut plain = laidOut(text);
        LaidOut windows = laidOut("\uFEFF" + text.replace("\n", "\r\n"));

        assertThat(statement(windows)).isEqualTo(statement(plain));
        assertThat(text(windows, "generators/generators.yaml")).isEqualTo(text(plain, "generators/generators.yaml"));
        assertThat(windows.report().changed())
                .contains("the byte order mark at the beginning is gone", "the line ends of Windows became plain ones");
    }

    @Test
    void aDocumentThatIsNoTextIsRefused() {
        assertThat(refusal(""))
                .isEqualTo("doc.md:1: error: the document is empty; write the problem down;"
                        + " docs/adding-problems.md shows the form");
        assertThat(refusal(" \n\t\r\n")).contains("doc.md:1: error: the document is empty");
        assertThat(refusal(new byte[] {'-', '-', '-', '\n', (byte) 0x89, 'P', 'N', 'G'}))
                .startsWith("doc.md:2: error: the text is not in UTF-8: byte 5 is 0x89");
        assertThat(refusal("---\na\0b")).startsWith("doc.md:2: error: there is a NUL");
        assertThat(refusal(HEAD.getBytes(UTF_16))).startsWith("doc.md:1: error: the text is not in UTF-8");
    }

    @Test
    void frontMatterThatIsMissingOpenOrDoubleIsRefusedWithItsLine() {
        assertThat(refusal(PROBLEM)).startsWith("doc.md:1: error: the document has no front matter; begin it with");
        assertThat(refusal("---\ntitle: x\n"))
                .startsWith("doc.md:1: error: the front matter that begins here has no end");
        assertThat(refusal(HEAD + "\n" + HEAD + PROBLEM))
                .startsWith("doc.md:8: error: a second front matter begins here");
    }

    @Test
    void aBarIsNoSecondFrontMatter() {
        assertThat(statement(laidOut(HEAD + "\n---\nNote: this is text.\n" + PROBLEM)))
                .contains("Take a stone.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "slug: abc            | slug: abc\\nslug: d   | doc.md:5: error: the key 'slug' stands twice",
                "title: \"A: B\"      | title: A: B           | doc.md:5: error: this is not YAML",
                "display_id: ABC-001  | display_id: ../x      | doc.md:3: error: '../x' is no display id",
                "display_id: ABC-001  | other: x              | doc.md:2: error: the front matter has no display_id",
                "slug: abc            | slug: A B             | doc.md:4: error: 'A B' is no slug",
                "title: \"A: B\"      | title: [a]            | doc.md:5: error: title",
                "title: \"A: B\"      | title: \"a\\x07\"     | doc.md:5: error: title is no line of text",
                "problem_id: ABC_1    | problem_id: ''        | doc.md:2: error: problem_id is no line of text",
            })
    void aKeyThatIsWrongIsRefusedWithItsLine(String key, String instead, String told) {
        String broken = HEAD.replace(key, instead.replace("\\n", "\n"));
        assertThat(broken).isNotEqualTo(HEAD);
        assertThat(refusal(broken + PROBLEM)).startsWith(told);
    }

    @Test
    void aBlockOfCodeWithoutAnEndIsRefusedWithItsLine() {
        assertThat(refusal(HEAD + PROBLEM + "\n```cpp\nint main() {}\n"))
                .startsWith("doc.md:12: error: the block of code that begins here has no end; close it by a line ```");
    }

    @Test
    void aDocumentWithoutAnySectionIsRefused() {
        assertThat(refusal(HEAD)).contains("no section of the document is known");
    }

    @Test
    void moreProgramsThanAJudgeWouldCompileAreRefused() {
        String many = "\n```py\nprint(1)\n```\n".repeat(17);
        assertThat(refusal(HEAD + PROBLEM + "\n## Code\n" + many)).contains("more than 16 programs");
    }

    @ParameterizedTest
    @Timeout(60)
    @ValueSource(
            strings = {
                "![",
                "![a](",
                "(",
                "# ",
                "`",
                "â",
                "1->",
                "**Input:** ",
                "tokens at 1,",
                "\n",
                "- ",
                " ",
                "a\n--\n",
                "<img ",
                "<img src=a>\n",
                "<img\n",
            })
    void aDocumentOfTheLargestSizeIsReadInTime(String piece) {
        String text = HEAD + PROBLEM + "\n## Walkthrough\n\nInput: "
                + piece.repeat((WriteUp.LARGEST - 1000) / piece.getBytes(UTF_8).length);
        assertThat(laidOut(text).name()).isEqualTo("ABC-001");
    }

    @Test
    void whatTheFrontMatterLacksIsMarked() {
        LaidOut laidOut = laidOut(HEAD + PROBLEM);

        assertThat(statement(laidOut))
                .contains(
                        "difficulty: Medium  # WRITE-ME",
                        "topics: []  # WRITE-ME",
                        "subscription_tier: free  # WRITE-ME",
                        "premium: false\n",
                        "summary: \"Take a stone.\"\n");
    }
}
