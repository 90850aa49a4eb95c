package dev.grundy.problem.answer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.pack.AnswerForm;
import dev.grundy.format.pack.AnswerForm.Field;
import dev.grundy.format.pack.AnswerForm.Rows;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnswerSheetTest {
    /** As for Nim: who wins and, if it is First, the pile. */
    private static final AnswerForm FORM = new AnswerForm(
            Rows.FIRST_NUMBER,
            "Game {row}",
            1,
            List.of(
                    new Field.Choice("Winner", List.of("First", "Second")),
                    new Field.Number("Pile", List.of("First")),
                    new Field.Text("Cells", List.of("First"))));

    @Test
    void writesWhatAProgramWouldWrite() {
        AnswerSheet sheet = sheet(Map.of(
                "row-0-0", "First", "row-0-1", " 2 ", "row-0-2", "1 5", "row-1-0", "Second", "row-1-1", "left over"));
        assertThat(sheet.fault()).isEmpty();
        assertThat(sheet.text()).isEqualTo("First 2 1 5\nSecond\n");
    }

    @Test
    void anAnswerOfMoreBytesThanAreKeptIsRefused() {
        Map<String, String> sent = new HashMap<>();
        for (int row = 0; row < 20; row++) {
            sent.put("row-" + row + "-0", "First");
            sent.put("row-" + row + "-1", "1");
            sent.put("row-" + row + "-2", "\u20ac".repeat(131));
        }
        assertThat(AnswerSheet.filled(FORM, 19, sent).fault()).isEmpty();
        assertThat(AnswerSheet.filled(FORM, 20, sent).fault()).contains("Write an answer of at most 8,000 bytes.");
    }

    @Test
    void anAnswerComesBackIntoItsFields() {
        AnswerSheet sheet = AnswerSheet.of(FORM, 2, "First 2 1 5\nSecond\n");
        assertThat(sheet.rows().getFirst().fields())
                .extracting(SheetField::value)
                .containsExactly("First", "2", "1 5");
        assertThat(sheet.rows().getLast().fields())
                .extracting(SheetField::value)
                .containsExactly("Second", "", "");
        assertThat(sheet.text()).isEqualTo("First 2 1 5\nSecond\n");
    }

    @ParameterizedTest
    @CsvSource({
        "Third, 1, 1, 'Game 1, Winner: this cannot be an answer.'",
        "'', 1, 1, 'Game 1, Winner: something is missing.'",
        "First, '', 1, 'Game 1, Pile: something is missing.'",
        "First, two, 1, 'Game 1, Pile: write a whole number.'",
        "First, 2, '', 'Game 1, Cells: something is missing.'"
    })
    void saysWhatIsMissing(String winner, String pile, String cells, String fault) {
        assertThat(sheet(Map.of("row-0-0", winner, "row-0-1", pile, "row-0-2", cells, "row-1-0", "Second"))
                        .fault())
                .contains(fault);
    }

    @Test
    void aTextHoldsOneLine() {
        assertThat(sheet(Map.of("row-0-0", "First", "row-0-1", "1", "row-0-2", "1\n5", "row-1-0", "Second"))
                        .fault())
                .isPresent();
    }

    private static AnswerSheet sheet(Map<String, String> sent) {
        return AnswerSheet.filled(FORM, 2, sent);
    }
}
