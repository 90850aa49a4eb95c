package dev.grundy;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** {@code ./grundy test --fast} leaves out what is tagged: a test that starts cells and is not tagged would break it. */
class TagsTest {
    /** Whoever uses one of them starts cells, or a program in none. */
    private static final Set<String> STARTERS = Set.of(
            "dev.grundy.judging.LocalJudge",
            "dev.grundy.judging.TestJudge",
            "dev.grundy.judging.workshop.TestWorkshop",
            "dev.grundy.sandbox.BareRun",
            "dev.grundy.sandbox.Cells",
            "dev.grundy.sandbox.TestCells");

    private static final List<JavaClass> TESTS = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.ONLY_INCLUDE_TESTS).importPackages("dev.grundy").stream()
                    .filter(type -> type.getSimpleName().endsWith("Test"))
                    .toList();

    @Test
    void whatStartsCellsIsTagged() {
        assertThat(TESTS)
                .filteredOn(TagsTest::startsCells)
                .hasSizeGreaterThan(10)
                .allSatisfy(type -> assertThat(tag(type)).as(type.getName()).isEqualTo("sandbox"));
    }

    @Test
    void thereAreNoOtherTags() {
        assertThat(TESTS.stream().map(TagsTest::tag).collect(Collectors.toSet()))
                .containsExactlyInAnyOrder("", "sandbox", "long");
    }

    private static boolean startsCells(JavaClass type) {
        return type.getDirectDependenciesFromSelf().stream()
                .map(Dependency::getTargetClass)
                .anyMatch(target -> STARTERS.contains(target.getName()));
    }

    private static String tag(JavaClass type) {
        return type.tryGetAnnotationOfType(Tag.class).map(Tag::value).orElse("");
    }
}
