package dev.grundy.web.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.web.frame.PageLanguage;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class KeptPagesTest {
    private static final Duration TIME = Duration.ofSeconds(1);
    private static final long MUCH = 1 << 20;

    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.EPOCH);
    private final InstantSource clock = now::get;

    @Test
    void aPageIsThereForAMoment() {
        KeptPages pages = new KeptPages(TIME, MUCH, clock);
        keep(pages, "/", "first");
        assertThat(text(pages, "/")).isEqualTo("first");
        assertThat(text(pages, "/problems")).isEmpty();
        wait(Duration.ofMillis(999));
        assertThat(text(pages, "/")).isEqualTo("first");
    }

    @Test
    void oneMakesItAnewWhileTheOthersGetTheOldOne() {
        KeptPages pages = new KeptPages(TIME, MUCH, clock);
        keep(pages, "/", "first");
        wait(TIME);
        assertThat(text(pages, "/")).as("who makes it").isEmpty();
        assertThat(text(pages, "/")).as("another").isEqualTo("first");
        keep(pages, "/", "second");
        assertThat(text(pages, "/")).isEqualTo("second");
    }

    @Test
    void nobodyGetsItWhenItWasNotMadeAnewInTime() {
        KeptPages pages = new KeptPages(TIME, MUCH, clock);
        keep(pages, "/", "first");
        wait(TIME);
        assertThat(text(pages, "/")).isEmpty();
        wait(TIME);
        assertThat(text(pages, "/")).isEmpty();
        assertThat(text(pages, "/")).isEmpty();
    }

    @Test
    void whatWasMadeBeforeAChangeIsNotKeptAfterIt() {
        KeptPages pages = new KeptPages(TIME, MUCH, clock);
        keep(pages, "/", "first");
        long before = pages.forgotten();
        pages.forgetAll();
        assertThat(text(pages, "/")).isEmpty();
        pages.keep(asks("/"), page("old"), before);
        assertThat(text(pages, "/")).isEmpty();
    }

    @Test
    void memoryIsBounded() {
        KeptPages pages = new KeptPages(TIME, 100_000, clock);
        for (int i = 0; i < 10_000; i++) {
            keep(pages, "/problems?text=" + i, "found nothing for " + i);
        }
        assertThat(pages.size()).isBetween(50, 200);
        assertThat(text(pages, "/problems?text=9999")).isEqualTo("found nothing for 9999");
        assertThat(text(pages, "/problems?text=1")).isEmpty();
        keep(pages, "/large", "x".repeat(200_000));
        keep(pages, "/large", "y".repeat(200_000));
        assertThat(pages.size()).isZero();
        keep(pages, "/small", "again");
        assertThat(text(pages, "/small")).isEqualTo("again");
    }

    @Test
    void nothingIsKeptForNoTime() {
        KeptPages pages = new KeptPages(Duration.ZERO, MUCH, clock);
        keep(pages, "/", "first");
        assertThat(pages.size()).isZero();
    }

    private void wait(Duration time) {
        now.set(now.get().plus(time));
    }

    private static void keep(KeptPages pages, String address, String text) {
        pages.keep(asks(address), page(text), pages.forgotten());
    }

    private static String text(KeptPages pages, String address) {
        return pages.find(asks(address))
                .map(page -> page.text().plain().toString())
                .orElse("");
    }

    private static KeptPages.Page page(String text) {
        return new KeptPages.Page(PageText.of(text), "text/html", null);
    }

    private static GuestAsks asks(String address) {
        return new GuestAsks("http localhost", address, PageLanguage.ENGLISH, Map.of());
    }
}
