package dev.grundy.people.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DownloadsTest {
    private final Downloads downloads = new Downloads();

    @Test
    void aPersonHasOneAtATime() {
        assertThat(downloads.begin(7)).isTrue();
        assertThat(downloads.begin(7)).isFalse();
        assertThat(downloads.begin(8)).isTrue();
        downloads.end(7);
        assertThat(downloads.begin(7)).isTrue();
    }

    @Test
    void thereAreAFewInAll() {
        for (int account = 1; account <= Downloads.MOST_AT_ONCE; account++) {
            assertThat(downloads.begin(account)).isTrue();
        }
        assertThat(downloads.begin(99)).isFalse();
        downloads.end(1);
        assertThat(downloads.begin(99)).isTrue();
    }

    @Test
    void ofManyThatComeAtOnceOneBegins() {
        assertThat(IntStream.range(0, 1_000)
                        .parallel()
                        .filter(any -> downloads.begin(7))
                        .count())
                .isEqualTo(1);
    }
}
