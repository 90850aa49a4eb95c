package dev.grundy.format.difference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DifferenceTest {
    private static final Acceptance WORDS = new Acceptance(String::equals, true);
    private static final Acceptance ANY_CASE = new Acceptance(String::equalsIgnoreCase, true);

    @Test
    void marksTheWordThatDiffers() {
        assertThat(drawn("First\n3 1 4\n", "First\n3 2 4\n")).isEqualTo("""
                  1 First | 1 First
                ~ 2 3 [1] 4 | 2 3 [2] 4
                """);
    }

    @Test
    void wordsBesideEachOtherAreMarkedTogether() {
        assertThat(drawn("1 2 3 4\n", "1 5 6 4\n")).isEqualTo("""
                ~ 1 1 [2 3] 4 | 1 1 [5 6] 4
                """);
    }

    @Test
    void whatOnlyOneHasStandsAlone() {
        assertThat(drawn("a\nb\nc\n", "a\nc\nd\n")).isEqualTo("""
                  1 a | 1 a
                < 2 [b] |\s
                  3 c | 2 c
                >  | 3 [d]
                """);
    }

    @Test
    void answersStandBesideTheOnesToTheSameQuestion() {
        assertThat(drawn(ofOutputs("Second\nFirst\nFirst\n", "First\nSecond\nFirst\n")))
                .isEqualTo("""
                ~ 1 [Second] | 1 [First]
                ~ 2 [First] | 2 [Second]
                  3 First | 3 First
                """);
        assertThat(drawn(Difference.ofOutputBeginnings("Second\nFirst\n", "First\nSecond\nFirst\n", WORDS)))
                .as("also of outputs that go on")
                .isEqualTo("""
                        ~ 1 [Second] | 1 [First]
                        ~ 2 [First] | 2 [Second]
                        """);
    }

    @Test
    void anOutputWithALineTooManyIsAlignedByWhatIsEqual() {
        assertThat(drawn(ofOutputs("1\n2\n", "debug\n1\n2\n"))).isEqualTo("""
                >  | 1 [debug]
                  1 1 | 2 1
                  2 2 | 3 2
                """);
    }

    /** Of a line in the middle it is not known: it stands in the output, behind what is looked at. */
    @Test
    void noLineIsMissingForStandingBehindTheCut() {
        Difference difference = ofOutputs(numbers(0, 999) + "end\n", "debug\n" + numbers(0, 999) + "other\n");
        assertThat(difference.cut()).isTrue();
        assertThat(drawn(difference).lines()).noneMatch(row -> row.startsWith("<"));
    }

    @Test
    void inALongLineOnlyTheWordsThatDifferAreMarked() {
        String line = numbers(0, 200).replace('\n', ' ') + "\n";
        String drawn = drawn(ofOutputs(line, line.replace(" 10 ", " x ").replace(" 150 ", " y ")));
        assertThat(drawn).contains("[10]", "[150]", "[x]", "[y]");
        assertThat(drawn.chars().filter(letter -> letter == '[')).hasSize(4);
    }

    @Test
    void wordsThatAreAcceptedAreNotMarked() {
        assertThat(drawn(Difference.ofOutputs("First 3\n7 Second\n", "FIRST 3\n8 second\n", ANY_CASE)))
                .isEqualTo("""
                  1 First 3 | 1 FIRST 3
                ~ 2 [7] Second | 2 [8] second
                """);
        assertThat(drawn(Difference.ofOutputBeginnings("a b\nc\n", "A b\nd\n", ANY_CASE)))
                .isEqualTo("""
                  1 a b | 1 A b
                ~ 2 [c] | 2 [d]
                """);
    }

    @Test
    void aLineThatIsAcceptedIsFoundBehindOneTooMany() {
        assertThat(drawn(Difference.ofOutputs("First\nSecond\n", "debug\nfirst\nsecond\n", ANY_CASE)))
                .isEqualTo("""
                >  | 1 [debug]
                  1 First | 2 first
                  2 Second | 3 second
                """);
    }

    @Test
    void blanksBetweenWordsThatAreAcceptedAreMarkedAloneWhereTheyMatter() {
        Difference difference =
                Difference.ofOutputs("First one\n", "FIRST  one\n", new Acceptance(String::equalsIgnoreCase, false));
        assertThat(drawn(difference)).isEqualTo("""
                = 1 First{·}one | 1 FIRST{··}one
                """);
        assertThat(difference.isOnlyBlanks()).isTrue();
    }

    @Test
    void blanksThatDoNotMatterAreNotMarked() {
        assertThat(Difference.ofOutputs("First one\n", "First   one \n", WORDS).isNone())
                .isTrue();
        assertThat(drawn(ofOutputs("1 2\n3\n", "1  2\n4\n"))).isEqualTo("""
                  1 1 2 | 1 1  2
                ~ 2 [3] | 2 [4]
                """);
    }

    @Test
    void endsOfLinesThatDoNotMatterMoveNoWordToAnother() {
        assertThat(drawn(ofOutputs("1 2 3\n4\n5\n", "1\n2\n3\n4 6\n"))).isEqualTo("""
                  1 1 2 3 | 1 1
                   | 2 2
                   | 3 3
                ~ 2 4 | 4 4 [6]
                ~ 3 [5] |\s
                """);
        assertThat(drawn(ofOutputs("1 2\n3\n4\n", "1\n2 3\n5\n")))
                .as("also with as many lines")
                .isEqualTo("""
                  1 1 2 | 1 1
                  2 3 | 2 2 3
                ~ 3 [4] | 3 [5]
                """);
        assertThat(drawn(ofOutputs("1\n2\n3\n", "1\n\n2\n\n\n4\n"))).isEqualTo("""
                … 2
                  2 2 | 3 2
                   | 4\s
                   | 5\s
                ~ 3 [3] | 6 [4]
                """);
    }

    @Test
    void wordsBeforeTheFirstThatIsWrongAreNeverMarked() {
        assertThat(drawn(ofOutputs("1 2 3 4 5\n", "1\n2\n3\n4\n")))
                .as("the last one is missing")
                .isEqualTo("""
                ~ 1 1 2 3 4 [5] | 1 1
                   | 2 2
                   | 3 3
                   | 4 4
                """);
        assertThat(drawn(Difference.ofOutputBeginnings("1 2\n3\n", "1\n2\n4\n5\n", WORDS)))
                .as("of outputs that go on")
                .isEqualTo("""
                  1 1 2 | 1 1
                   | 2 2
                ~ 2 [3] | 3 [4]
                """);
    }

    @Test
    void ofAsManyWordsInALineEachIsComparedWithTheOneOfItsNumber() {
        assertThat(drawn(ofOutputs("1 2 1 3\n", "2 1 1 3\n"))).isEqualTo("""
                ~ 1 [1 2] 1 3 | 1 [2 1] 1 3
                """);
    }

    /** A search for lines that belong together compares each with each: without a bound 200,000 times here. */
    @Test
    void aCheckerIsAskedOnlySoOften() {
        int[] asked = {0};
        Acceptance counting = new Acceptance(
                (wanted, found) -> {
                    asked[0]++;
                    return wanted.startsWith("0.") && found.startsWith("0.");
                },
                true);
        String left = numbers(1_000, 1_098).replace("\n", " 0.1".repeat(20) + "\n");
        String right = numbers(5_000, 5_099).replace("\n", " 0.2".repeat(20) + "\n");
        Difference difference = Difference.ofOutputs(swapped(left), swapped(right), counting);
        assertThat(difference.isNone()).isFalse();
        assertThat(asked[0]).isLessThan(10_000 + 5_000);
    }

    /** With the first word of each line at its end. */
    private static String swapped(String text) {
        return text.lines()
                .map(line -> line.substring(line.indexOf(' ') + 1) + " " + line.substring(0, line.indexOf(' ')) + "\n")
                .collect(Collectors.joining());
    }

    @Test
    void aWordThatIsMissingIsMarkedWhereItIs() {
        assertThat(drawn("4 7 9\n", "4 9\n")).isEqualTo("""
                ~ 1 4 [7] 9 | 1 4 9
                """);
    }

    @Test
    void ofLongWordsThePartThatDiffersIsMarked() {
        assertThat(drawn("ABBABBABBABBABBABB\n", "ABBABBABAABBABBABB\n")).isEqualTo("""
                ~ 1 ABBABBAB[B]ABBABBABB | 1 ABBABBAB[A]ABBABBABB
                """);
    }

    @Test
    void whatDiffersInBlanksAloneIsMarkedAsSuchAndShown() {
        Difference difference = Difference.of("1 2\n3\n", "1  2\n3\t \n");
        assertThat(drawn(difference)).isEqualTo("""
                = 1 1{·}2 | 1 1{··}2
                = 2 3 | 2 3{⟨TAB⟩·}
                """);
        assertThat(difference.isOnlyBlanks()).isTrue();
        assertThat(difference.isNone()).isFalse();
    }

    @Test
    void equalTextsHaveNoDifference() {
        assertThat(Difference.of("a\nb\n", "a\nb\n").isNone()).isTrue();
        assertThat(Difference.of("", "").isNone()).isTrue();
        assertThat(Difference.of("a\n", "a").isNone())
                .as("no judge minds the end of the last line")
                .isTrue();
    }

    @Test
    void nothingAtAllStandsBesideEachLine() {
        assertThat(drawn("a\nb\n", "")).isEqualTo("""
                < 1 [a] |\s
                < 2 [b] |\s
                """);
    }

    @Test
    void equalStretchesAreFolded() {
        String before = numbers(1, 20);
        String after = numbers(40, 60);
        assertThat(drawn(before + "x\n" + after, before + "y\n" + after)).isEqualTo("""
                … 17
                  18 18 | 18 18
                  19 19 | 19 19
                  20 20 | 20 20
                ~ 21 [x] | 21 [y]
                  22 40 | 22 40
                  23 41 | 23 41
                  24 42 | 24 42
                … 18
                """);
    }

    @Test
    void aSingleLineIsNotFolded() {
        assertThat(drawn("1\n2\n3\n4\nx\n", "1\n2\n3\n4\ny\n")).doesNotContain("…");
    }

    @Test
    void aLineInsertedAtTheTopMovesTheOthersWithoutMarkingThem() {
        assertThat(drawn("1\n2\n3\n", "Case 1:\n1\n2\n3\n")).isEqualTo("""
                >  | 1 [Case 1:]
                  1 1 | 2 1
                  2 2 | 3 2
                  3 3 | 4 3
                """);
    }

    @ParameterizedTest
    @CsvSource({
        "0, ⟨NUL⟩",
        "13, ⟨CR⟩",
        "27, ⟨ESC⟩",
        "127, ⟨DEL⟩",
        "0xa0, ⟨U+00A0 NO-BREAK SPACE⟩",
        "0x3000, ⟨U+3000 IDEOGRAPHIC SPACE⟩",
        "0x202e, ⟨U+202E RIGHT-TO-LEFT OVERRIDE⟩",
        "0x200b, ⟨U+200B ZERO WIDTH SPACE⟩",
        "0x2800, ⟨U+2800 BRAILLE PATTERN BLANK⟩",
        "0xfe0f, ⟨U+FE0F VARIATION SELECTOR-16⟩",
        "0xe0041, ⟨U+E0041 TAG LATIN CAPITAL LETTER A⟩",
        "0xfeff, ⟨BOM⟩"
    })
    void whatNobodyWouldSeeIsCalledByItsName(int hidden, String name) {
        Difference difference = Difference.of("a\n", "b" + Character.toString(hidden) + "c\n");
        assertThat(difference.rows().getFirst().right().orElseThrow().pieces())
                .extracting(Piece::text)
                .containsExactly("b" + name + "c");
    }

    @ParameterizedTest
    @CsvSource({"0, ␀", "27, ␛", "127, ␡", "0xa0, ⍽", "0x200b, ␦", "0xfeff, ␦", "0x3000, ␦"})
    void whatNobodyWouldSeeHasASignWhereItIsTheSame(int hidden, String sign) {
        String same = "b" + Character.toString(hidden) + "c ";
        Difference difference = Difference.of(same + "1\n", same + "2\n");
        assertThat(difference.rows().getFirst().right().orElseThrow().pieces())
                .extracting(Piece::text)
                .containsExactly("b" + sign + "c ", "2");
    }

    /** Else a line of them is as long as a page. */
    @Test
    void aNameStandsOnceForManyOfTheSame() {
        assertThat(drawn("1\n", "\ufeff\ufeff\ufeff1\n")).isEqualTo("""
                ~ 1 [1] | 1 [⟨3 × BOM⟩1]
                """);
        assertThat(drawn("1 2\n", "1\t\t2\n")).isEqualTo("""
                = 1 1{·}2 | 1 1{⟨2 × TAB⟩}2
                """);
    }

    @Test
    void aCarriageReturnIsABlank() {
        assertThat(drawn("a\nb\n", "a\r\nb\r\n")).isEqualTo("""
                = 1 a | 1 a{⟨CR⟩}
                = 2 b | 2 b{⟨CR⟩}
                """);
    }

    @Test
    void longStretchesOfALineAreShortened() {
        String same = "7 ".repeat(4000);
        Difference difference = Difference.of(same + "1", same + "2");
        DiffRow row = difference.rows().getFirst();
        assertThat(length(row.left())).isLessThan(300);
        assertThat(drawn(difference)).contains("[1]", "[2]");
        assertThat(length(Difference.of("x".repeat(9000), "y".repeat(9000))
                        .rows()
                        .getFirst()
                        .right()))
                .isLessThan(500);
    }

    @Test
    void noCharacterIsCutInTwo() {
        String same = "a" + "𝔸".repeat(400);
        for (String text : new String[] {same, "a" + same}) {
            assertThat(drawn(text + " 1", text + " 2")
                            .codePoints()
                            .filter(c -> Character.getType(c) == Character.SURROGATE))
                    .isEmpty();
        }
    }

    /** Without bounds each of these takes minutes or all the memory there is. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    @Timeout(20)
    void whatItCostsIsBounded(int kind) {
        String left = switch (kind) {
            case 0 -> numbers(0, 20_000);
            case 1 -> numbers(0, 20_000).replace('\n', ' ');
            case 2 -> "x\n".repeat(60_000);
            default -> (numbers(0, 400).replace('\n', ' ') + "\n").repeat(60);
        };
        String right = switch (kind) {
            case 0 -> numbers(30_000, 50_000);
            case 1 -> numbers(30_000, 50_000).replace('\n', ' ');
            case 2 -> "y\n".repeat(60_000);
            default -> (numbers(500, 900).replace('\n', ' ') + "\n").repeat(60);
        };
        Difference difference = Difference.of(left, right);
        assertThat(difference.isNone()).isFalse();
        assertThat(difference.rows()).hasSizeLessThanOrEqualTo(Difference.MOST_ROWS + 10);
        assertThat(difference.rows().stream()
                        .mapToInt(row -> length(row.left()))
                        .sum())
                .isLessThan(150_000);
    }

    @Test
    void aChangeBehindMoreLinesThanAreAlignedIsFound() {
        String same = numbers(0, 20_000);
        Difference difference = Difference.of(same + "1\n", same + "2\n");
        assertThat(difference.cut()).isFalse();
        assertThat(drawn(difference)).endsWith("~ 20002 [1] | 20002 [2]\n");
    }

    private static String numbers(int from, int to) {
        return IntStream.rangeClosed(from, to).mapToObj(number -> number + "\n").collect(Collectors.joining());
    }

    private static int length(Optional<Side> side) {
        return side.map(Side::pieces).orElse(Collections.emptyList()).stream()
                .mapToInt(piece -> piece.text().length())
                .sum();
    }

    private static Difference ofOutputs(String expected, String output) {
        return Difference.ofOutputs(expected, output, WORDS);
    }

    private static String drawn(String left, String right) {
        return drawn(Difference.of(left, right));
    }

    /** A row as a line: what it is, then both sides, with [] around marked words and {} around marked blanks. */
    private static String drawn(Difference difference) {
        return difference.rows().stream().map(DifferenceTest::drawn).collect(Collectors.joining());
    }

    private static String drawn(DiffRow row) {
        String kind = switch (row.kind()) {
            case SAME -> " ";
            case BLANKS -> "=";
            case CHANGED -> "~";
            case ONLY_LEFT -> "<";
            case ONLY_RIGHT -> ">";
            case FOLDED -> "…";
        };
        return row.isFolded()
                ? kind + " " + row.folded() + "\n"
                : kind + " " + drawn(row.left()) + " | " + drawn(row.right()) + "\n";
    }

    private static String drawn(Optional<Side> side) {
        return side.map(known -> known.number() + " "
                        + known.pieces().stream().map(DifferenceTest::drawn).collect(Collectors.joining()))
                .orElse("");
    }

    private static String drawn(Piece piece) {
        return switch (piece.kind()) {
            case SAME, LEFT_OUT -> piece.text();
            case WORD -> "[" + piece.text() + "]";
            case BLANK -> "{" + piece.text() + "}";
        };
    }
}
