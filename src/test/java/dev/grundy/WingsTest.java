package dev.grundy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.tngtech.archunit.core.domain.JavaClass;
import dev.grundy.testsupport.MainClasses;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The wings of DESIGN.md are made of the packages of docs/packages.md. */
class WingsTest {
    private static final List<String> HEAD =
            List.of("| wing | rooms for other wings | rooms of its own | may use |", "|---|---|---|---|");

    private final HousePlan plan = HousePlan.of(List.of(
            "| package | uses | holds |",
            "|---|---|---|",
            "| base.database | | |",
            "| judge.game | | |",
            "| judge.game.board | judge.game | |",
            "| learn.play | base.database judge.game.board | |"));

    @Test
    void everyPackageStandsInAWingAndArrowsRunBetweenWingsAsDesignSays() {
        Wings wings = Wings.read(Path.of("DESIGN.md"));
        assertThat(wings.wings()).hasSize(10);
        assertThat(wings.violations(HousePlan.read(Path.of("docs/packages.md"))))
                .isEmpty();
    }

    /** A reader takes in a room at a glance. */
    @Test
    void noPackageHasMoreThan25Classes() {
        Map<String, Long> classes =
                classes().collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));

        assertThat(classes).containsKey("dev.grundy.people.account");
        assertThat(classes.entrySet()).filteredOn(room -> room.getValue() > 25).isEmpty();
    }

    /** A reader knows which class a name means. */
    @Test
    void noTwoClassesHaveTheSameName() {
        Map<String, List<String>> byName = classes()
                .collect(Collectors.groupingBy(
                        JavaClass::getSimpleName, Collectors.mapping(JavaClass::getPackageName, Collectors.toList())));

        assertThat(byName).containsKey("Account");
        assertThat(byName.entrySet())
                .filteredOn(name -> name.getValue().size() > 1)
                .isEmpty();
    }

    private static Stream<JavaClass> classes() {
        return MainClasses.stream()
                .filter(JavaClass::isTopLevelClass)
                .filter(type -> !type.getSimpleName().equals("package-info"));
    }

    @Test
    void aPackageBelowARoomIsPartOfIt() {
        assertThat(wings("| base | database | | |", "| judge | game | | |", "| learn | | play | base judge |")
                        .violations(plan))
                .isEmpty();
    }

    @Test
    void anArrowThatIsNotSaidAndOneThatIsNotNeededAreSeen() {
        assertThat(wings("| base | database | | |", "| judge | game | | base |", "| learn | | play | judge |")
                        .violations(plan))
                .containsExactly(
                        "learn may not use base: learn.play uses base.database",
                        "judge is said to use base and does not");
    }

    @Test
    void aRoomThatIsNotNamedAndOneWithoutAPackageAreSeen() {
        assertThat(wings("| base | database | | |", "| judge | | gam | |", "| learn | | play | base judge |")
                        .violations(plan))
                .containsExactly("the table does not name the room of judge.game", "judge has no room gam");
    }

    @Test
    void aWingThatIsNotInTheTableIsSeen() {
        assertThat(wings("| base | database | | |", "| judge | game | | |").violations(plan))
                .containsExactly(
                        "the table does not name the room of learn.play",
                        "learn may not use base: learn.play uses base.database",
                        "learn may not use judge: learn.play uses judge.game.board");
    }

    @Test
    void aRoomOfAWingsOwnThatAnotherWingUsesAndAnOpenOneThatNoneUsesAreSeen() {
        assertThat(wings("| base | database | | |", "| judge | | game | |", "| learn | play | | base judge |")
                        .violations(plan))
                .containsExactly(
                        "learn.play uses judge.game.board, which is for judge alone",
                        "no other wing uses the room learn.play");
    }

    @Test
    void aWingUsesOnlyThoseAboveIt() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> wings("| base | database | | learn |", "| learn | | play | |"))
                .withMessage("base uses what does not stand above it: [learn]");
    }

    private static Wings wings(String... rows) {
        return Wings.of(Stream.concat(HEAD.stream(), Arrays.stream(rows)).toList());
    }
}
