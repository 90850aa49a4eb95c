package dev.grundy.judge.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplayBundleTest {
    private static final ReplayBundle BUNDLE = new ReplayBundle(
            ReplayBundle.FORMAT,
            ReplayBundle.VERSION,
            7,
            "GMT-005",
            "0123456789abcdef".repeat(4),
            "python",
            "print('a \"b\" \\\\ \u2603')\n",
            -5,
            new ReplayBundle.Limits(1000L, 1 << 20, 1 << 10),
            Verdict.WA,
            30,
            List.of(new TestResult(
                    "secret/01",
                    Verdict.WA,
                    Duration.ofMillis(3),
                    Duration.ofMillis(4),
                    MemorySize.ofMebibytes(5),
                    "no",
                    OptionalDouble.empty())));

    @Test
    void whatIsWrittenIsReadAgain() {
        assertThat(read(BUNDLE.toJson())).isEqualTo(BUNDLE);
        assertThat(BUNDLE.toJson()).endsWith("}\n").doesNotContain("\n{");
    }

    /** One thing of a bundle replaced, and a word of what is said of it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"grundy-replay\"|\"other\"|format",
                "\"version\":1|\"version\":2|version 2",
                "\"version\":1|\"version\":null|null",
                "\"submission\":7|\"submission\":7,\"submission\":8|Duplicate",
                "\"submission\":7|\"submission\":7,\"more\":8|more",
                "\"problem\":\"GMT-005\",||problem",
                "\"problem\":\"GMT-005\"|\"problem\":\"\"|name",
                "\"verdict\":\"WA\"|\"verdict\":\"XX\"|XX",
                "0123456789abcdef01|nothex|hexadecimal",
                "\"seed\":-5|\"seed\":1e400|",
                "\"seed\":-5|\"seed\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":1}}}}}}}}}}|",
                "\"secret/01\"|null|tests",
                "}]}|}]|",
            })
    void whatIsNoBundleIsRefusedWithOneLine(String part, String instead, String word) {
        String changed = BUNDLE.toJson().replace(part, instead == null ? "" : instead);
        assertThat(changed).isNotEqualTo(BUNDLE.toJson());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> read(changed))
                .satisfies(refused ->
                        assertThat(refused.getMessage()).doesNotContain("\n").contains(word == null ? "" : word));
    }

    @ParameterizedTest
    @CsvSource({"''", "null", "[]", "'{}'", "'{} {}'", "1", "'\u0000'"})
    void whatIsNoObjectIsNoBundle(String json) {
        assertThatIllegalArgumentException().isThrownBy(() -> read(json));
    }

    @Test
    void aSourceThatIsTooLongIsRefused() {
        String huge = BUNDLE.toJson().replace("print", "x".repeat(2 * 1024 * 1024));
        assertThatIllegalArgumentException().isThrownBy(() -> read(huge));
    }

    private static ReplayBundle read(String json) {
        return ReplayBundle.read(json.getBytes(StandardCharsets.UTF_8));
    }
}
