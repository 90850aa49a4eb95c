package dev.grundy.format.render.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The formulas are in rendering/formulas.txt: TeX, a line with its MathML or with {@code !} and why there is none, an
 * empty line. {@code -Dsnapshots=update} rewrites the answers: review the difference.
 */
class FormulasTest {
    private static final Path FORMULAS = Path.of("src/test/resources/rendering/formulas.txt");

    private record Formula(String tex, String answer) {}

    @TestFactory
    Stream<DynamicTest> aFormulaBecomesWhatWasReviewed() throws IOException {
        List<Formula> formulas = Stream.of(Files.readString(FORMULAS).strip().split("\n\n"))
                .map(block -> block.split("\n", 2))
                .map(lines -> new Formula(lines[0], lines.length > 1 ? lines[1] : ""))
                .toList();
        if ("update".equals(System.getProperty("snapshots"))) {
            Files.writeString(
                    FORMULAS,
                    formulas.stream()
                            .map(formula -> formula.tex() + "\n" + answer(formula.tex()) + "\n")
                            .collect(Collectors.joining("\n")));
        }
        return formulas.stream()
                .map(formula -> dynamicTest(
                        formula.tex(), () -> assertThat(answer(formula.tex())).isEqualTo(formula.answer())));
    }

    private static String answer(String tex) {
        try {
            return TexMath.toMathml(tex, false)
                    .replaceFirst("<math[^>]*>", "")
                    .replace("</math>", "")
                    .replace("\u00a0", "&#160;")
                    .replace("\u202f", "&#8239;");
        } catch (UnsupportedTexException e) {
            return "! " + e.getMessage();
        }
    }
}
