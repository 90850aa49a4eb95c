package dev.grundy.judge.explore.idea;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.Misconception;
import dev.grundy.format.pack.Wording;
import dev.grundy.judge.explore.idea.IdeaPrecision.Share;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class IdeaPrecisionTest {
    @Test
    void ideasOfTheirOwnAreRecognisedAndNeverToldToOthers() {
        assertThat(IdeaPrecision.of(List.of(named("a", "x", "1"), named("b", "y", "2"), named("c", "z", "3"))))
                .isEqualTo(new IdeaPrecision(3, 3, new Share(1, 0, 0, 1), new Share(3, 0, 0, 3), List.of()));
    }

    @Test
    void theSameIdeaInTheOtherHalfIsToldRightly() {
        assertThat(IdeaPrecision.of(List.of(named("b", "x", "1"), named("a", "x", "1"))))
                .isEqualTo(new IdeaPrecision(2, 2, new Share(1, 1, 1, 0), new Share(2, 2, 2, 0), List.of()));
    }

    @Test
    void theSameAnswersForAnotherReasonAreASlip() {
        IdeaPrecision found = IdeaPrecision.of(List.of(named("a", "x", "1"), named("b", "y", "1")));
        assertThat(found.heldBack()).isEqualTo(new Share(1, 1, 0, 0));
        assertThat(found.recognised()).as("each is like two ideas").isZero();
        assertThat(found.slips())
                .containsExactlyInAnyOrder(
                        "b is told, on 30 tests, that it is like one that x",
                        "a is told, on 30 tests, that it is like one that y");
    }

    @Test
    void whoIsMissedThoughItsIdeaIsKnownWasNotLeftAloneRightly() {
        assertThat(IdeaPrecision.of(List.of(named("a", "x", "1"), named("b", "x", "2")))
                        .heldBack())
                .isEqualTo(new Share(1, 0, 0, 0));
    }

    @Test
    void theOrderInThePackageDoesNotMatter() {
        List<Named> all = new ArrayList<>(IntStream.range(0, 9)
                .mapToObj(i -> named("path" + i, "idea" + i / 2, String.valueOf(i / 2)))
                .toList());
        IdeaPrecision before = IdeaPrecision.of(all);
        Collections.reverse(all);
        assertThat(IdeaPrecision.of(all)).isEqualTo(before);
    }

    @Test
    void problemsAreAddedUp() {
        IdeaPrecision one = IdeaPrecision.of(List.of(named("a", "x", "1"), named("b", "y", "2")));
        assertThat(IdeaPrecision.NONE.plus(one).plus(one))
                .isEqualTo(new IdeaPrecision(4, 4, new Share(2, 0, 0, 2), new Share(4, 0, 0, 4), List.of()));
    }

    /** Thirty tests, all answered wrongly with this word. */
    private static Named named(String path, String idea, String word) {
        return new Named(
                path,
                new Misconception(Wording.of(idea), Optional.empty()),
                Collections.nCopies(30, IdeaAnswer.of(Verdict.WA, word.getBytes(StandardCharsets.UTF_8))));
    }
}
