package dev.grundy.judge.sandbox.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class RecordingTest {
    @Test
    void wordsOfOneAreOneTurnUntilTheOtherSpeaks() {
        Recording recording = new Recording(100, 10);
        first(recording, "5");
        first(recording, "00\n");
        second(recording, "lower\n");
        first(recording, "250\n");
        assertThat(texts(recording.beginning())).containsExactly("FIRST 500\n", "SECOND lower\n", "FIRST 250\n");
        assertThat(recording.end()).isEmpty();
        assertThat(recording.leftOut()).isZero();
    }

    @Test
    void ofMuchTheBeginningAndTheEndAreKept() {
        Recording recording = new Recording(4, 10);
        first(recording, "abcdef");
        second(recording, "gh");
        first(recording, "ijk");
        assertThat(texts(recording.beginning())).containsExactly("FIRST abcd");
        assertThat(texts(recording.end())).containsExactly("SECOND h", "FIRST ijk");
        assertThat(recording.leftOut()).isEqualTo(3);
    }

    @Test
    void ofManyTurnsTheFirstAndTheLastAreKept() {
        Recording recording = new Recording(1000, 2);
        for (String both : List.of("ab", "cd", "ef", "gh")) {
            first(recording, both.substring(0, 1));
            second(recording, both.substring(1));
        }
        assertThat(texts(recording.beginning())).containsExactly("FIRST a", "SECOND b");
        assertThat(texts(recording.end())).containsExactly("FIRST g", "SECOND h");
        assertThat(recording.leftOut()).isEqualTo(4);
    }

    @Test
    void oneWhoNeverStopsCostsNoMoreThanWhatIsKept() {
        Recording recording = new Recording(8, 3);
        for (int i = 0; i < 10_000; i++) {
            first(recording, "1234567890");
        }
        assertThat(texts(recording.beginning())).containsExactly("FIRST 12345678");
        assertThat(texts(recording.end())).containsExactly("FIRST 34567890");
        assertThat(recording.leftOut()).isEqualTo(100_000 - 16);
    }

    private static void first(Recording recording, String text) {
        say(recording, Recording.Side.FIRST, text);
    }

    private static void second(Recording recording, String text) {
        say(recording, Recording.Side.SECOND, text);
    }

    private static void say(Recording recording, Recording.Side side, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        recording.heard(side, bytes, bytes.length);
    }

    private static List<String> texts(List<Recording.Turn> turns) {
        return turns.stream()
                .map(turn -> turn.side() + " " + new String(turn.bytes(), StandardCharsets.UTF_8))
                .toList();
    }
}
