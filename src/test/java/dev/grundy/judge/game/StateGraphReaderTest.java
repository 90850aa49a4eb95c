package dev.grundy.judge.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** What rules print is read or refused; src/test/resources/game/broken.yaml has every way to be wrong. */
class StateGraphReaderTest {
    private static final Path BROKEN = Path.of("src/test/resources/game/broken.yaml");
    private static final GraphLimits MOST = new GraphLimits(5, 100);

    private static final String PILE_OF_TWO = """
            state-graph 1 impartial
            starts 2 0
            N pile 0
            = -1
            N pile 1
            > 0 take 1
            N pile 2
            > 1 take 1
            > 0 take 2
            end 3
            """;

    private static GraphReading read(String text) {
        return StateGraphReader.read(text.getBytes(StandardCharsets.ISO_8859_1), MOST);
    }

    @Test
    void aGraphIsWhatWasPrinted() {
        StateGraph graph = ((GraphReading.Whole) read(PILE_OF_TWO)).graph();
        assertThat(graph.kind()).isEqualTo(GameKind.IMPARTIAL);
        assertThat(graph.size()).isEqualTo(3);
        assertThat(graph.moveCount()).isEqualTo(3);
        assertThat(graph.starts()).containsExactly(2, 0);
        assertThat(graph.board(2)).isEqualTo("pile 2");
        assertThat(graph.mover(1)).isEqualTo(Mover.NEXT);
        assertThat(graph.degree(2)).isEqualTo(2);
        assertThat(graph.target(2, 1)).isZero();
        assertThat(graph.moveName(2, 1)).isEqualTo("take 2");
        assertThat(graph.isEnd(0)).isTrue();
        assertThat(graph.payoff(0)).isEqualTo(-1);
        assertThatThrownBy(() -> graph.payoff(1)).isInstanceOf(IllegalArgumentException.class);
        assertThat(graph.memoryBytes()).isGreaterThan(PILE_OF_TWO.length());
    }

    @Test
    void playersWithMovesOfTheirOwnAreTold() {
        StateGraph graph = ((GraphReading.Whole) read("""
                        state-graph 1 score
                        starts 0
                        F coin 7
                        > 1 take it
                        S no coin
                        = 1000000000000000
                        end 2
                        """)).graph();
        assertThat(List.of(graph.mover(0), graph.mover(1))).containsExactly(Mover.FIRST, Mover.SECOND);
        assertThat(graph.payoff(1)).isEqualTo(1_000_000_000_000_000L);
    }

    @Test
    void rulesMaySayThatAnInputIsTooLarge() {
        assertThat(read("state-graph 1 impartial\ntoo-large\n")).isInstanceOf(GraphReading.TooLarge.class);
        assertThat(read("state-graph 1 impartial\nstarts 0\nN 9\n> 1 take 1\ntoo-large\n"))
                .isInstanceOf(GraphReading.TooLarge.class);
    }

    @TestFactory
    Stream<DynamicTest> refuses() throws IOException {
        List<?> cases = (List<?>) new Load(LoadSettings.builder().build())
                .loadFromString(Files.readString(BROKEN, StandardCharsets.UTF_8));
        assertThat(cases).hasSizeGreaterThan(20);
        return cases.stream()
                .map(item -> (Map<?, ?>) item)
                .map(broken -> DynamicTest.dynamicTest(
                        broken.get("name").toString(),
                        () -> assertThatThrownBy(() -> read(broken.get("text").toString()))
                                .isInstanceOf(BrokenGraphException.class)
                                .hasMessageContaining(broken.get("found").toString())));
    }

    @Test
    void everyOutputThatBreaksOffIsRefused() {
        for (int length = 0; length < PILE_OF_TWO.length(); length++) {
            String part = PILE_OF_TWO.substring(0, length);
            assertThatThrownBy(() -> read(part)).as(part).isInstanceOf(BrokenGraphException.class);
        }
    }

    /** With any value of one byte, the answer is a graph or a fault that says what to do, never another exception. */
    @Test
    void everyOutputWithOneOtherByteIsReadOrRefused() {
        for (int at = 0; at < PILE_OF_TWO.length(); at++) {
            for (int other = 0; other < 256; other++) {
                StringBuilder changed = new StringBuilder(PILE_OF_TWO);
                changed.setCharAt(at, (char) other);
                try {
                    assertThat(read(changed.toString())).isNotNull();
                } catch (BrokenGraphException e) {
                    assertThat(e.cure()).isNotBlank();
                }
            }
        }
    }

    @Test
    void moreMovesThanAllowedAreRefused() {
        GraphLimits fewer = new GraphLimits(5, 2);
        assertThatThrownBy(() -> StateGraphReader.read(PILE_OF_TWO.getBytes(StandardCharsets.US_ASCII), fewer))
                .isInstanceOf(BrokenGraphException.class)
                .hasMessageContaining("more than 2 moves");
    }

    @Test
    void theHundredthMoveMayNotBeCalledAsTheFirst() {
        StringBuilder text = new StringBuilder("state-graph 1 impartial\nstarts 0\nN all\n");
        for (int move = 0; move < 100; move++) {
            text.append("> 1 move ").append(move % 99).append('\n');
        }
        text.append("N none\n= -1\nend 2\n");
        assertThatThrownBy(() -> read(text.toString()))
                .isInstanceOf(BrokenGraphException.class)
                .hasMessageContaining("two moves called 'move 0'");
    }
}
