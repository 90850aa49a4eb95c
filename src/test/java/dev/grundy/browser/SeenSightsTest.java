package dev.grundy.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.browser.Sights.Sight;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SeenSightsTest {
    private static final SightContent HOME = new SightContent("a", "b", "c");
    private static final SightContent STATUS = new SightContent("d", "e", "f");

    @TempDir
    Path directory;

    @Test
    void aRecordIsReadAsItIsWrittenOneStateALineSortedByName() throws IOException {
        Path file = directory.resolve("seen.json");
        SeenSights.of(Map.of("status", STATUS, "home", HOME)).write(file);
        assertThat(Files.readString(file)).isEqualTo("""
                {
                  "home": {"page": "a", "styles": "b", "scripts": "c"},
                  "status": {"page": "d", "styles": "e", "scripts": "f"}
                }
                """);
        assertThat(SeenSights.read(file).get("home")).contains(HOME);
        assertThat(SeenSights.read(file).get("play")).isEmpty();
    }

    @Test
    void withoutARecordNothingIsSeen() throws IOException {
        assertThat(SeenSights.read(directory.resolve("none.json")).names()).isEmpty();
    }

    @Test
    void whatWasNotLookedAtStaysAndWhatIsGoneGoes() {
        SeenSights seen = SeenSights.of(Map.of("home", HOME, "status", STATUS, "gone", STATUS))
                .with(Map.of("home", STATUS), List.of(sight("home"), sight("status"), sight("play")));
        assertThat(seen.names()).containsExactly("home", "status");
        assertThat(seen.get("home")).contains(STATUS);
    }

    @Test
    void aContentSaysWhatOfItChanged() {
        assertThat(HOME.changedSince(Optional.of(HOME))).isEqualTo("nothing");
        assertThat(HOME.changedSince(Optional.of(new SightContent("x", "b", "y"))))
                .isEqualTo("page, scripts");
        assertThat(HOME.changedSince(Optional.empty())).isEqualTo("new");
    }

    private static Sight sight(String name) {
        return new Sight(
                name, Optional.empty(), "/", Optional.empty(), "h1", Optional.empty(), false, Optional.empty());
    }
}
