package dev.grundy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The wings of DESIGN.md are made of the packages of docs/packages.md. */
class WingsTest {
    private static final List<String> HEAD = List.of("| wing | packages | may use |", "|---|---|---|");

    private final HousePlan plan = HousePlan.of(List.of(
            "| package | uses | holds |",
            "|---|---|---|",
            "| database | | |",
            "| game | | |",
            "| game.board | game | |",
            "| play | database game.board | |"));

    @Test
    void everyPackageStandsInAWingAndArrowsRunBetweenWingsAsDesignSays() {
        Wings wings = Wings.read(Path.of("DESIGN.md"));
        assertThat(wings.wings()).hasSize(10);
        assertThat(wings.violations(HousePlan.read(Path.of("docs/packages.md"))))
                .isEmpty();
    }

    @Test
    void aPackageGoesWithTheLongestNameThatItBeginsWith() {
        assertThat(wings("| base | database game | |", "| learn | play game.board | base |")
                        .violations(plan))
                .isEmpty();
    }

    @Test
    void anArrowThatIsNotSaidAndOneThatIsNotNeededAreSeen() {
        assertThat(wings("| base | database | |", "| format | game | base |", "| learn | play | format |")
                        .violations(plan))
                .containsExactly(
                        "learn may not use base: play uses database", "format is said to use base and does not");
    }

    @Test
    void aPackageWithoutAWingAndANameWithoutAPackageAreSeen() {
        assertThat(wings("| base | database gam | |", "| learn | play | base |").violations(plan))
                .containsExactly(
                        "game stands in no wing",
                        "game.board stands in no wing",
                        "base names the package gam, which has no row");
    }

    @Test
    void aWingUsesOnlyThoseAboveIt() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> wings("| base | database | learn |", "| learn | play | |"))
                .withMessage("base uses what does not stand above it: [learn]");
    }

    private static Wings wings(String... rows) {
        return Wings.of(Stream.concat(HEAD.stream(), Arrays.stream(rows)).toList());
    }
}
