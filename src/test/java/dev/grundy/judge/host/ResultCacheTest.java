package dev.grundy.judge.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.judge.compile.CompileResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultCacheTest {
    private static final ContentHash KEY = ContentHash.of(new byte[] {1});

    @TempDir
    Path directory;

    @Test
    void givesBackWhatWasPut() {
        ResultCache cache = new ResultCache(directory);
        assertThat(cache.find(KEY, CompileResult.class)).isEmpty();
        CompileResult result = new CompileResult(null, null, "error");
        cache.put(KEY, result);
        assertThat(new ResultCache(directory).find(KEY, CompileResult.class)).contains(result);
    }

    @Test
    void makesAResultOnceAndAgainWhenItHoldsNoMore() {
        ResultCache cache = new ResultCache(directory);
        AtomicInteger made = new AtomicInteger();
        Supplier<CompileResult> make = () -> new CompileResult(null, null, "made " + made.incrementAndGet());
        assertThat(cache.remember(KEY, CompileResult.class, make).output()).isEqualTo("made 1");
        assertThat(cache.remember(KEY, CompileResult.class, make).output()).isEqualTo("made 1");
        assertThat(cache.remember(
                                KEY,
                                CompileResult.class,
                                known -> !known.output().equals("made 1"),
                                make)
                        .output())
                .isEqualTo("made 2");
        assertThat(cache.remember(KEY, CompileResult.class, make).output()).isEqualTo("made 2");
    }

    @Test
    void givesWhatDoesNotHoldAndDoesNotKeepIt() {
        ResultCache cache = new ResultCache(directory);
        CompileResult result = new CompileResult(null, null, "error");
        assertThat(cache.remember(KEY, CompileResult.class, made -> false, () -> result))
                .isEqualTo(result);
        assertThat(cache.find(KEY, CompileResult.class)).isEmpty();
    }

    @Test
    void takesADamagedEntryForNone() throws IOException {
        ResultCache cache = new ResultCache(directory);
        cache.put(KEY, new CompileResult(null, null, "error"));
        try (Stream<Path> files = Files.walk(directory)) {
            Files.writeString(files.filter(Files::isRegularFile).findFirst().orElseThrow(), "{\"outp");
        }
        assertThat(cache.find(KEY, CompileResult.class)).isEmpty();
    }
}
