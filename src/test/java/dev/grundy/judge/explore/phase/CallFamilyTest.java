package dev.grundy.judge.explore.phase;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CallFamilyTest {
    @Test
    void callsThatDifferInNumbersOnlyAreOneFamilyNamedAsTheGeneratorsHeadDoes() {
        assertThat(CallFamily.of(problem("GMT-011")))
                .extracting(CallFamily::name)
                .containsExactly("random N M", "apart N M", "by-hand", "lookout N", "random-tiny N");
    }

    @Test
    void whereTheHeadNamesNothingLettersDo() {
        ProblemPackage unnamed = new PackageReader()
                .read(Path.of("src/test/resources/judging/fresh/package"))
                .orThrow();
        assertThat(CallFamily.of(unnamed)).extracting(CallFamily::name).contains("random a");
    }

    @Test
    void theGridHoldsTheLeastAndTheGreatestValuesOfTheCalls() {
        CallFamily random = CallFamily.of(problem("GMT-011")).getFirst();
        assertThat(random.parameters()).containsExactly("N", "M");
        assertThat(random.grid(16))
                .hasSize(16)
                .doesNotHaveDuplicates()
                .contains(List.of(4L, 4L), List.of(100L, 250L), List.of(4L, 250L));
        assertThat(random.named(3)).hasSize(3).contains(List.of(5L, 7L));
        assertThat(random.call(List.of(4L, 250L), 7).command()).isEqualTo("gen.cpp random 4 250 7");
    }

    @Test
    void eachSizeOfTinyInstancesIsAValue() {
        CallFamily tiny = CallFamily.of(problem("GMT-011")).getLast();
        assertThat(tiny.grid(16)).hasSize(12).startsWith(List.of(2L)).endsWith(List.of(13L));
        assertThat(tiny.grid(4)).containsExactly(List.of(2L), List.of(5L), List.of(9L), List.of(13L));
    }

    @ParameterizedTest
    @MethodSource
    void familiesOfAllProblemsHaveNamesOfTheirOwn(String id) {
        List<CallFamily> families = CallFamily.of(problem(id));
        assertThat(families).isNotEmpty();
        assertThat(families).extracting(CallFamily::name).doesNotHaveDuplicates();
        assertThat(families).allSatisfy(family -> assertThat(family.grid(16)).hasSizeBetween(1, 16));
        assertThat(families).flatMap(CallFamily::parameters).allMatch(name -> name.matches("[A-Z][A-Z0-9_]*+"));
    }

    static List<String> familiesOfAllProblemsHaveNamesOfTheirOwn() throws IOException {
        try (Stream<Path> problems = Files.list(Path.of("problems"))) {
            return problems.map(Path::getFileName)
                    .map(Path::toString)
                    .filter(name -> name.startsWith("GMT-"))
                    .sorted()
                    .toList();
        }
    }

    private static ProblemPackage problem(String id) {
        return new PackageReader().read(Path.of("problems", id)).orThrow();
    }
}
