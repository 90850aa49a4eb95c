package dev.grundy.judge.make;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.judge.host.ResultCache;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpinionTest {
    private static final ContentHash KEY = ContentHash.of(new byte[] {1});

    @TempDir
    Path directory;

    @ParameterizedTest
    @CsvSource({"ACCEPTS, true", "REFUSES, true", "FAILS, false", "SKIPPED, false"})
    void onlyWhatAValidatorSaidOfTheInputIsRemembered(Opinion.Answer answer, boolean isRemembered) {
        ResultCache cache = new ResultCache(directory);
        Opinion opinion = new Opinion("limits", answer, "as it is");
        assertThat(cache.remember(KEY, Opinion.class, Opinion::decides, () -> opinion))
                .isEqualTo(opinion);
        assertThat(cache.find(KEY, Opinion.class).isPresent()).isEqualTo(isRemembered);
    }
}
