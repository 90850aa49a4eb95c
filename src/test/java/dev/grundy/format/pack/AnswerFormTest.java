package dev.grundy.format.pack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.pack.AnswerForm.Field;
import dev.grundy.format.pack.AnswerForm.Rows;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnswerFormTest {
    @ParameterizedTest
    @CsvSource({"ONE, 1", "FIRST_NUMBER, 3", "ANSWER_LINES, 2"})
    void countsRows(Rows rows, int expected) {
        assertThat(form(rows).count("3\n1 2 3\n", "a\nb\n")).isEqualTo(expected);
    }

    @Test
    void asksForNoMoreRowsThanAPersonFillsIn() {
        assertThat(form(Rows.FIRST_NUMBER).count("100000\n", "")).isEqualTo(AnswerForm.MOST_ROWS);
        assertThat(form(Rows.FIRST_NUMBER).count("none\n", "")).isOne();
    }

    @Test
    void anAnswerFallsIntoRowsByItsLinesOrElseByItsWords() {
        assertThat(AnswerForm.split("First 1 2\nSecond\n", 2)).containsExactly("First 1 2", "Second");
        assertThat(AnswerForm.split("Winning Losing Losing\n", 3)).containsExactly("Winning", "Losing", "Losing");
        assertThat(AnswerForm.split("WINNING\n1 2\nLOSING\n\n", 2)).containsExactly("WINNING 1 2", "LOSING");
        assertThat(AnswerForm.split("a b c\nd\n", 3)).isEmpty();
    }

    @Test
    void rowsAreNumberedFromTheFirst() {
        AnswerForm form = new AnswerForm(
                Rows.FIRST_NUMBER, "Node {row}", 0, form(Rows.ONE).fields());
        assertThat(form.rowName(2)).isEqualTo("Node 2");
    }

    private static AnswerForm form(Rows rows) {
        return new AnswerForm(rows, "", 1, List.of(new Field.Number("Number", List.of())));
    }
}
