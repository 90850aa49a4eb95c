package dev.grundy.problem.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.pack.ByHand.Drawing;
import dev.grundy.problem.drawing.canvas.Legend;
import dev.grundy.problem.drawing.canvas.Moves;
import dev.grundy.problem.drawing.canvas.Picture;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardLayoutTest {
    /** What a drawing can be wide on a screen of 390 px. */
    private static final int PHONE = 326;

    private static final Pattern TEXT =
            Pattern.compile("<text class=\"([^\"]*)\" x=\"([^\"]*)\" y=\"([^\"]*)\">([^<]*)<");

    @Test
    void noRoomIsLeftForWordsThatStandBelowNoBoard() {
        Picture answered = Drawings.of(Drawing.PILES, "1\n13\n", new Legend(List.of("Pile 1"), List.of("First")))
                .orElseThrow();
        assertThat(board(Drawing.PILES, "", "13").height()).isLessThan(answered.height() - 30);
    }

    @Test
    void aRaceIsNotWiderThanAPhone() {
        Picture race = board(Drawing.TRACKS, "", "0 of 40 by at most 4");
        assertThat(race.width() * race.scale()).isLessThan(PHONE);
    }

    @Test
    void gamesSideBySideAreShrunkToAPhoneAndReadable() {
        Picture games = board(Drawing.GAMES, "", "pile 9 1 2 | row ..... 2 | tree 3 0 1 1 | graph 3 3 1 1 2 1 3 2 3");
        assertThat(games.svg()).doesNotContain("drawing--wide");
    }

    @Test
    void threePilesAreShrunkToAPhoneAndALongStairIsNot() {
        assertThat(board(Drawing.HEAPS, "", "6 2 6").svg()).doesNotContain("drawing--wide");
        assertThat(board(Drawing.STAIRS, "", "1 1 1 1").svg()).contains("drawing--wide");
    }

    @Test
    void theTokenOfARaceHidesNoNumber() {
        String race = board(Drawing.TRACKS, "", "7 of 22 by at most 4").body();
        assertThat(race.substring(race.indexOf("drawing__token"))).contains("drawing__on-token", ">7<");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "20", "1 0 20", "20 0 1", "20 20 20 20 20 20 20 20 20 20"})
    void theNumbersOfBargesLieWithinTheirPicture(String basins) {
        Picture stairs = board(Drawing.STAIRS, "", basins);
        assertThat(texts(stairs))
                .allSatisfy(text -> assertThat(Double.parseDouble(text.group(3)))
                        .as(text.group(4))
                        .isBetween(8.0, stairs.height() - 8.0));
    }

    /** From 1 to 2 on its left and 3 on its right, both with two leaves; the guesses are 70 and 80. */
    @Test
    void guessesStandBesideTheEdgesFromAbove() {
        Picture tree = board(Drawing.TREE, "1\n7 4\n1 1 2 2 3 3\n70 80 1 1 1 1\n1 1 1 1\n", "game 1, node 1");
        assertThat(x(tree, "70")).isLessThan(x(tree, "2"));
        assertThat(x(tree, "80")).isGreaterThan(x(tree, "3"));
    }

    private static double x(Picture picture, String said) {
        return texts(picture).stream()
                .filter(text -> text.group(4).equals(said))
                .mapToDouble(text -> Double.parseDouble(text.group(2)))
                .findFirst()
                .orElseThrow();
    }

    private static List<MatchResult> texts(Picture picture) {
        return TEXT.matcher(picture.body()).results().toList();
    }

    private static Picture board(Drawing drawing, String input, String board) {
        return Boards.of(drawing, input, board, Moves.NONE).orElseThrow();
    }
}
