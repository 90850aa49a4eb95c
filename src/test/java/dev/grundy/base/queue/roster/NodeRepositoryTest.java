package dev.grundy.base.queue.roster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.queue.roster.NodeDescription.NodeLanguage;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.SettableClock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class NodeRepositoryTest {
    private static final NodeDescription LEFT = node("left");
    private static final NodeDescription RIGHT = node("right");

    private final SettableClock clock = new SettableClock(Instant.parse("2026-01-02T03:04:05Z"));
    private final NodeRepository nodes = new NodeRepository(MigratedDatabase.create(), clock);

    @Test
    void tellsWhatANodeToldOfItself() {
        nodes.see(LEFT, 0, false);
        Instant start = clock.instant();
        clock.advance(Duration.ofSeconds(5));
        nodes.see(LEFT, 2, true);
        assertThat(nodes.alive()).containsExactly(new NodeStatus(LEFT, 2, true, start, clock.instant()));
    }

    @Test
    void tellsHowManyCellsANodeOpenedAfterItWasFirstSeen() {
        nodes.see(new NodeDescription("left", NodeRole.JUDGE, 0, List.of(), List.of()), 0, false);
        nodes.see(LEFT, 0, false);
        assertThat(nodes.alive()).extracting(NodeStatus::node).containsExactly(LEFT);
    }

    @Test
    void aSilentNodeIsTakenForDead() {
        nodes.see(LEFT, 0, false);
        clock.advance(NodeRepository.SILENCE);
        nodes.see(RIGHT, 0, false);
        clock.advance(Duration.ofMillis(1));
        assertThat(nodes.alive()).extracting(NodeStatus::node).containsExactly(RIGHT);
    }

    @Test
    void aNodeThatLeavesIsGoneAtOnce() {
        nodes.see(LEFT, 0, false);
        nodes.see(RIGHT, 0, false);
        nodes.leave("left");
        assertThat(nodes.alive()).extracting(NodeStatus::node).containsExactly(RIGHT);
    }

    private static NodeDescription node(String name) {
        return new NodeDescription(
                name,
                NodeRole.JUDGE,
                2,
                List.of(
                        new NodeLanguage("python", "Python 3.11", ""),
                        new NodeLanguage("cpp", "", "g++ is missing; install it")),
                List.of("bubblewrap: present"));
    }
}
