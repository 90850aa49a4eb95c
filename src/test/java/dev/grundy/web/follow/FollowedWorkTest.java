package dev.grundy.web.follow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Notifications;
import dev.grundy.testsupport.LogLines;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.web.frame.PageLanguage;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.mutiny.helpers.test.AssertSubscriber;
import jakarta.inject.Inject;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class FollowedWorkTest {
    private static final long WHOLE = 1;
    private static final long BROKEN = 2;
    private static final long GONE = 3;
    private static final long OVER = 4;
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    @Inject
    Notifications notifications;

    @Inject
    FragmentEvents events;

    private FollowedWork work;

    @BeforeEach
    void begin() {
        work = new FollowedWork("followed", FollowedWorkTest::sight, notifications, events);
        work.start();
    }

    @AfterEach
    void end() {
        work.stop();
    }

    @Test
    void whatCannotBeShownEndsItsOwnStreamsSoThatBrowsersAskForThePage() throws Exception {
        try (LogLines said = LogLines.of(FollowedWork.class)) {
            AssertSubscriber<OutboundSseEvent> broken = follow(BROKEN);
            assertThat(names(broken.awaitCompletion(PATIENCE))).isEmpty();
            assertThat(said.await("followed/2: cannot be shown", PATIENCE)).isPresent();
        }
        AssertSubscriber<OutboundSseEvent> whole = follow(WHOLE);
        assertThat(await(whole, 1).getFirst().getData()).isEqualTo(" <p>as it is</p>");
        whole.assertNotTerminated();
    }

    @Test
    void whatIsNotThereAnyMoreEndsWithoutAWord() {
        assertThat(names(follow(GONE).awaitCompletion(PATIENCE))).isEmpty();
    }

    @Test
    void aStreamThatHasSeenTheLastIsToldThatItIsOverAndNothingIsRenderedForIt() {
        AssertSubscriber<OutboundSseEvent> stream = work.follow(OVER, Set.of(part("")), "first")
                .subscribe()
                .withSubscriber(AssertSubscriber.create(Long.MAX_VALUE));
        stream.awaitCompletion(PATIENCE);
        assertThat(names(stream)).containsExactly("done");
    }

    @Test
    void countsThoseWhoFollowUntilTheyLeave() {
        AssertSubscriber<OutboundSseEvent> one = follow(WHOLE);
        one.awaitItems(1, PATIENCE);
        assertThat(work.hasRoom(WHOLE, 1)).isFalse();
        assertThat(work.hasRoom(WHOLE, 2)).isTrue();
        one.cancel();
        assertThat(work.hasRoom(WHOLE, 1)).isTrue();
    }

    @Test
    void oneStreamCarriesSeveralPartsAndEndsWithTheLast() {
        AtomicBoolean over = new AtomicBoolean();
        FollowedWork parts = new FollowedWork(
                "parts",
                Duration.ZERO,
                id -> Optional.of(
                        audience -> new Part(audience.part(), audience.part().equals("quick") || over.get())),
                notifications,
                events);
        parts.start();
        try {
            AssertSubscriber<OutboundSseEvent> stream = parts.follow(WHOLE, Set.of(part("quick"), part("slow")), "")
                    .subscribe()
                    .withSubscriber(AssertSubscriber.create(Long.MAX_VALUE));
            await(stream, 3);
            stream.assertNotTerminated();
            assertThat(names(stream)).containsExactlyInAnyOrder("fragment-quick", "done-quick", "fragment-slow");
            over.set(true);
            stream.awaitCompletion(PATIENCE);
            assertThat(names(stream)).endsWith("done-slow", "done").doesNotHaveDuplicates();
        } finally {
            parts.stop();
        }
    }

    private static Audience.Reader part(String name) {
        return new Audience.Reader(name, false, PageLanguage.ENGLISH);
    }

    /** Waits for so many events; signs of life do not count. */
    private static List<OutboundSseEvent> await(AssertSubscriber<OutboundSseEvent> stream, int events) {
        for (int items = events; events(stream).size() < events; items++) {
            stream.awaitItems(items, PATIENCE);
        }
        return events(stream);
    }

    private static List<String> names(AssertSubscriber<OutboundSseEvent> stream) {
        return events(stream).stream().map(OutboundSseEvent::getName).toList();
    }

    /** A sign of life, which has no name, may come at any time. */
    private static List<OutboundSseEvent> events(AssertSubscriber<OutboundSseEvent> stream) {
        return stream.getItems().stream()
                .filter(event -> event.getName() != null)
                .toList();
    }

    private record Part(String name, boolean isOver) implements Sight.Fragment {
        @Override
        public String revision() {
            return name;
        }

        @Override
        public String html() {
            return "<p>" + name + "</p>";
        }
    }

    private AssertSubscriber<OutboundSseEvent> follow(long id) {
        return work.follow(id).subscribe().withSubscriber(AssertSubscriber.create(Long.MAX_VALUE));
    }

    private static Optional<Sight.Fragment> sight(long id) {
        return id == GONE ? Optional.empty() : Optional.of(new Shown(id));
    }

    private record Shown(long id) implements Sight.Fragment {
        @Override
        public String revision() {
            return "first";
        }

        @Override
        public boolean isOver() {
            return id == OVER;
        }

        @Override
        public String html() {
            if (id != WHOLE) {
                throw new IllegalStateException("a template that cannot be rendered");
            }
            return "<p>as it is</p>";
        }
    }
}
