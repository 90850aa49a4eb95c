package dev.grundy.studio.verify.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.pack.ComparisonFlags;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OutputsTest {
    /** An answer, a damage, and what it makes of it: nothing where that is the answer itself. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "nothing", textBlock = """
            7 first\\n             | the answer without its last word       | '7 '
            7 first\\n             | the answer with its last word changed  | 7 7\\n
            7 first\\n             | the answer with its first word changed | 8 first\\n
            7 first\\n             | the answer twice                       | 7 first\\n\\n7 first\\n
            -1\\n                  | the answer with its last word changed  | 0\\n
            9999999999999999999\\n | the answer with its last word changed  | 10000000000000000000\\n
            0.5\\n                 | the answer with its last word changed  | 2.0\\n
            -0.5\\n                | the answer with its last word changed  | -2.0\\n
            -1.0\\n                | the answer with its last word changed  | -3.0\\n
            -1.0000001\\n          | the answer with its last word changed  | -3.0000002\\n
            Yes\\n                 | the answer with its last word changed  | Yesx\\n
            Yes yes\\n             | the answer with its last word changed  | Yes yesx\\n
            Yes no\\n              | the answer with its first word changed | no no\\n
            \\n                    | the answer twice                       | nothing
            """)
    void aDamagedAnswerIsAnotherOne(String answer, String damage, String made) {
        assertThat(texts(Outputs.usuallyWrong(latin(answer.translateEscapes()))).get(damage))
                .isEqualTo(made == null ? null : made.translateEscapes());
    }

    @Test
    void whatNoCheckerMayAcceptIsTheSameEachTime() {
        Map<String, String> wrong = texts(Outputs.alwaysWrong(latin("7\n")));

        assertThat(wrong)
                .hasSize(4)
                .containsEntry("an empty output", "")
                .containsEntry("the answer and a further word", "7\n\nsurplus\n")
                .isEqualTo(texts(Outputs.alwaysWrong(latin("7\n"))));
        assertThat(wrong.get("random printable characters")).hasSize(256).startsWith("M<xL9/9<");
        assertThat(wrong.get("random bytes")).hasSize(256).startsWith("5\u009dA\u00ba");
    }

    /** Flags of the default checker, an answer, and the forms of it that they let pass. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', emptyValue = "", textBlock = """
            ''                                    | 'a b\\n' | ' a b\\n/a b\\n\\n/a b/a b\\r\\n/a b \\n/a b /a\\nb\\n/A B\\n'
            case_sensitive                        | 'a b\\n' | ' a b\\n/a b\\n\\n/a b/a b\\r\\n/a b \\n/a b /a\\nb\\n'
            space_change_sensitive                | 'a b\\n' | 'A B\\n'
            case_sensitive space_change_sensitive | 'a b\\n' | ''
            space_change_sensitive                | '1 2\\n' | ''
            ''                                    | '1'      | ' 1/1\\n'
            """)
    void anAnswerHasOtherFormsThatTheFlagsLetPass(String flags, String answer, String forms) {
        ComparisonFlags read = Outputs.flags(words(flags, " ")).orElseThrow();

        assertThat(texts(Outputs.variantsOfDefault(latin(answer.translateEscapes()), read))
                        .values())
                .containsExactlyInAnyOrderElementsOf(words(forms.translateEscapes(), "/"));
    }

    @Test
    void flagsThatMakeNoSenseAreNone() {
        assertThat(Outputs.flags(List.of("float_tolerance", "much"))).isEmpty();
    }

    private static List<String> words(String text, String separator) {
        return text.isEmpty() ? List.of() : Arrays.asList(text.split(separator));
    }

    private static Map<String, String> texts(Map<String, byte[]> outputs) {
        Map<String, String> texts = new TreeMap<>();
        outputs.forEach((what, output) -> texts.put(what, new String(output, StandardCharsets.ISO_8859_1)));
        return texts;
    }

    private static byte[] latin(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}
