package dev.grundy.app.node;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.queue.roster.NodeRepository;
import dev.grundy.format.language.Languages;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.SettableClock;
import io.quarkus.runtime.configuration.DurationConverter;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class NodePresenceTest {
    private final NodeRepository nodes =
            new NodeRepository(MigratedDatabase.create(), new SettableClock(Instant.parse("2026-01-02T03:04:05Z")));
    private final NodePresence presence = presence();

    @Test
    void othersSeeAtOnceWhatBecomesKnownOfANode() {
        presence.becomes(3, List.of(), List.of());
        assertThat(nodes.alive()).extracting(status -> status.node().cells()).containsExactly(3);
    }

    @Test
    void whatBecomesKnownAfterTheFarewellBringsNoNodeBack() {
        presence.becomes(3, List.of(), List.of());
        presence.leave();
        presence.becomes(3, List.of(), List.of());
        assertThat(nodes.alive()).isEmpty();
    }

    private NodePresence presence() {
        NodeKeys keys = new SmallRyeConfigBuilder()
                .withMapping(NodeKeys.class)
                .withConverter(Duration.class, 200, new DurationConverter())
                .build()
                .getConfigMapping(NodeKeys.class);
        return new NodePresence(nodes, new NodeConfig.Source(keys, Languages.standard()));
    }
}
