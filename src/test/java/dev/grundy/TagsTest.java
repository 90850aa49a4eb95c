package dev.grundy;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.grundy.testsupport.run.AllOnly;
import dev.grundy.testsupport.run.EveryRun;
import dev.grundy.testsupport.run.Slow;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The phases of {@code ./grundy test} are made of tags: a class that starts cells and has no tag would run in the wrong one. */
class TagsTest {
    /** A class that uses one of them starts cells, or a program in none. */
    private static final Set<String> STARTERS = Set.of(
            "dev.grundy.judge.judging.LocalJudge",
            "dev.grundy.judge.judging.TestJudge",
            "dev.grundy.judge.workshop.TestWorkshop",
            "dev.grundy.judge.sandbox.BareRun",
            "dev.grundy.judge.sandbox.Cells",
            "dev.grundy.judge.sandbox.TestCells");

    private static final JavaClasses ALL = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.ONLY_INCLUDE_TESTS)
            .importPackages("dev.grundy");
    private static final List<JavaClass> TESTS = ALL.stream()
            .filter(type -> type.getSimpleName().matches(".*(Test|IT)"))
            .toList();

    @Test
    void whatStartsCellsIsTagged() {
        assertThat(TESTS)
                .filteredOn(TagsTest::startsCells)
                .hasSizeGreaterThan(10)
                .allSatisfy(type -> assertThat(tag(type)).as(type.getName()).isEqualTo("sandbox"));
    }

    @Test
    void classesHaveOneOfThreeTagsOrNone() {
        assertThat(TESTS.stream().map(TagsTest::tag).collect(Collectors.toSet()))
                .containsExactlyInAnyOrder("", "sandbox");
        assertThat(TESTS).filteredOn(type -> type.isAnnotatedWith(Slow.class)).hasSizeGreaterThan(5);
        assertThat(TESTS)
                .filteredOn(type -> type.isAnnotatedWith(AllOnly.class))
                .isNotEmpty();
    }

    /** The lists of classes with cells are made of the names of annotations in class files, where an inherited tag does not stand. */
    @Test
    void noTagIsInheritedOrHidden() {
        assertThat(ALL.stream().filter(type -> type.isAnnotatedWith(Tag.class)))
                .filteredOn(type -> !TESTS.contains(type))
                .extracting(JavaClass::getName)
                .containsExactlyInAnyOrder(Slow.class.getName(), AllOnly.class.getName());
    }

    /** A class that {@code ./grundy test} leaves out is about what is rare, large or slow; the reader learns what. */
    @Test
    void whatIsSlowOrLeftOutOrAlwaysRunsSaysWhy() {
        assertThat(reasons())
                .isNotEmpty()
                .allSatisfy(reason -> assertThat(reason).hasSizeBetween(10, 100).doesNotContain("\n"));
    }

    private static List<String> reasons() {
        return TESTS.stream()
                .flatMap(type -> Stream.of(
                        type.tryGetAnnotationOfType(Slow.class).map(Slow::value),
                        type.tryGetAnnotationOfType(AllOnly.class).map(AllOnly::value),
                        type.tryGetAnnotationOfType(EveryRun.class).map(EveryRun::value)))
                .flatMap(reason -> reason.stream())
                .toList();
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
