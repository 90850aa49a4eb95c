package dev.grundy.format.render.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TexMathTest {
    private static String body(String tex) throws UnsupportedTexException {
        return TexMath.toMathml(tex, false).replaceFirst("<math[^>]*>", "").replace("</math>", "");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            x                    | <mi>x</mi>
            x^2_i                | <msubsup><mi>x</mi><mi>i</mi><mn>2</mn></msubsup>
            x''                  | <msup><mi>x</mi><mrow><mo>′</mo><mo>′</mo></mrow></msup>
            10^18                | <mrow><msup><mn>10</mn><mn>1</mn></msup><mn>8</mn></mrow>
            \\frac12             | <mfrac><mn>1</mn><mn>2</mn></mfrac>
            \\sqrt[3]{x}         | <mroot><mrow><mi>x</mi></mrow><mrow><mn>3</mn></mrow></mroot>
            100000               | <mn>100\u202f000</mn>
            1000                 | <mn>1000</mn>
            3.14159              | <mn>3.14159</mn>
            a-b                  | <mrow><mi>a</mi><mo>−</mo><mi>b</mi></mrow>
            \\mathbb{N}          | <mi>ℕ</mi>
            \\mathrm{mex}        | <mi>mex</mi>
            \\mathrm d           | <mi mathvariant="normal">d</mi>
            \\not\\in            | <mo>∉</mo>
            \\text{if $x$ is}    | <mrow><mtext>if\u00a0</mtext><mi>x</mi><mtext>\u00a0is</mtext></mrow>
            \\max\\limits_i      | <munder><mi>max</mi><mi>i</mi></munder>
            \\left( x \\right.   | <mrow><mo stretchy="true">(</mo><mi>x</mi></mrow>
            a % comment          | <mi>a</mi>
            \\overline{x}        | <mover accent="true"><mrow><mi>x</mi></mrow><mo>‾</mo></mover>
            """)
    void becomesMathml(String tex, String mathml) throws UnsupportedTexException {
        assertThat(body(tex.replace("\\\\", "\\"))).isEqualTo(mathml);
    }

    @Test
    void namesOfFunctionsKeepTheirDistance() throws UnsupportedTexException {
        assertThat(body("n \\log n"))
                .isEqualTo("<mrow><mi>n</mi><mspace width=\"0.167em\"></mspace><mi>log</mi>"
                        + "<mspace width=\"0.167em\"></mspace><mi>n</mi></mrow>");
        assertThat(body("\\log(n)")).doesNotContain("mspace");
    }

    @Test
    void boundsStandAboveAndBelowOnlyOnALineOfTheirOwn() throws UnsupportedTexException {
        assertThat(TexMath.toMathml("\\sum_{i}^n", true))
                .contains("<munderover>")
                .contains("display=\"block\"");
        assertThat(TexMath.toMathml("\\sum_{i}^n", false)).contains("<msubsup>");
    }

    @Test
    void casesAndMatricesAreTables() throws UnsupportedTexException {
        assertThat(body("\\begin{cases} 1 & x \\\\ 2 & y \\\\ \\end{cases}"))
                .startsWith("<mrow><mo stretchy=\"true\">{</mo><mtable")
                .contains("<mtr><mtd><mn>2</mn></mtd>")
                .doesNotContain("<mtd><mrow></mrow></mtd>");
    }

    @Test
    void theSourceIsTheAlternativeText() throws UnsupportedTexException {
        assertThat(TexMath.toMathml("a < \"b\"", false)).startsWith("<math alttext=\"a &lt; &quot;b&quot;\">");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\\foo",
                "{x",
                "x}",
                "x^",
                "\\left( x",
                "\\begin{cases} 1",
                "\\begin{foo}\\end{foo}",
                "\\frac{1}",
                "\\sqrt[2",
                "\\text x",
                "\\left\\alpha x \\right)",
                "\\"
            })
    void refusesWhatItDoesNotUnderstand(String tex) {
        assertThatThrownBy(() -> TexMath.toMathml(tex, false)).isInstanceOf(UnsupportedTexException.class);
    }

    @Test
    void refusesEndlessNesting() {
        assertThatThrownBy(() -> TexMath.toMathml("{".repeat(5000) + "}".repeat(5000), false))
                .isInstanceOf(UnsupportedTexException.class)
                .hasMessageContaining("deep");
    }
}
