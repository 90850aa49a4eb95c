package dev.grundy.submission.finding;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.judge.result.FindingKind;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FindingViewsTest {
    private static final Path TEMPLATES = Path.of("src/main/resources/templates/submission/finding");

    @ParameterizedTest
    @EnumSource
    void everyKindHasATemplateOfItsName(FindingKind kind) {
        assertThat(TEMPLATES.resolve(kind.address() + ".html")).isRegularFile();
    }
}
