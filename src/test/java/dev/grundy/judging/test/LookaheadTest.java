package dev.grundy.judging.test;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class LookaheadTest {
    private static final AtomicLong COMPARED = new AtomicLong();

    /** Counts how often it is compared. */
    private record Item(int number) {
        @Override
        public boolean equals(Object other) {
            COMPARED.incrementAndGet();
            return other instanceof Item item && item.number == number;
        }

        @Override
        public int hashCode() {
            return number;
        }
    }

    private static List<Item> items(int count) {
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            items.add(new Item(i));
        }
        return items;
    }

    @Test
    void findsEachItemOfALongListInOneLook() {
        List<Item> items = items(8_000);
        COMPARED.set(0);
        try (Lookahead<Item, Integer> ahead = new Lookahead<>(items, Item::number, 3)) {
            for (Item item : items) {
                assertThat(ahead.get(item)).isEqualTo(item.number());
            }
        }
        assertThat(COMPARED.get()).isLessThan(8_000);
    }

    @Test
    void findsItemsThatAreAskedForInAnyOrderAndAgain() {
        List<Item> items = items(5);
        try (Lookahead<Item, Integer> ahead = new Lookahead<>(items, Item::number, 2)) {
            assertThat(List.of(3, 1, 1, 4, 0).stream()
                            .map(i -> ahead.get(new Item(i)))
                            .toList())
                    .containsExactly(3, 1, 1, 4, 0);
        }
    }
}
