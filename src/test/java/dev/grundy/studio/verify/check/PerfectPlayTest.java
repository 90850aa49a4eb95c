package dev.grundy.studio.verify.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.judge.game.GraphLimits;
import dev.grundy.judge.game.GraphReading;
import dev.grundy.judge.game.SolvedGame;
import dev.grundy.judge.game.StateGraph;
import dev.grundy.judge.game.StateGraphReader;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PerfectPlayTest {
    /** One move keeps a win, a draw that could go on for ever, or a score; every other one throws it away. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "impartial;starts 0;N here;> 1 lose;> 2 win;N won;= 1;N lost;= -1;end 3",
                "impartial;starts 0;N here;> 1 go;> 2 give up;N there;> 0 back;> 2 give up;N won;= 1;end 3",
                "partizan;starts 0;F here;> 1 lose;> 2 win;S won;= -1;S lost;= 1;end 3",
                "score;starts 0;F here;> 1 five;> 2 nine;S five;= 5;S nine;= 9;end 3",
                "score;starts 0;S here;> 1 five;> 2 nine;F five;= 5;F nine;= 9;end 3"
            })
    void keepsWhatItHas(String graph) {
        SolvedGame game = solved("state-graph 1 " + graph.replace(';', '\n') + "\n");
        RandomGenerator random = new Random(1);
        assertThat(IntStream.range(0, 100).mapToObj(time -> PerfectPlay.loss(game, 0, random)))
                .allMatch(loss -> loss.isEmpty());
    }

    private static SolvedGame solved(String text) {
        return switch (StateGraphReader.read(text.getBytes(StandardCharsets.US_ASCII), GraphLimits.LARGEST)) {
            case GraphReading.Whole(StateGraph graph) -> SolvedGame.solve(graph);
            case GraphReading.TooLarge() -> throw new AssertionError("nothing says so");
        };
    }
}
