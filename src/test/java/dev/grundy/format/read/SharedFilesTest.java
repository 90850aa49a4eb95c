package dev.grundy.format.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

class SharedFilesTest {
    private static final Path PROBLEMS = Path.of("problems");
    private static final Path SHARED = PROBLEMS.resolve(PackageReader.SHARED);

    @TestFactory
    Stream<DynamicTest> everyCopyInAPackageIsWhatItWasCopiedFrom() throws IOException {
        return files(SHARED).stream()
                .map(original -> DynamicTest.dynamicTest(original.getFileName().toString(), () -> {
                    List<Path> copies = copiesOf(original);
                    assertThat(copies).isNotEmpty();
                    assertThat(copies).allSatisfy(copy -> assertThat(copy).hasSameBinaryContentAs(original));
                }));
    }

    @Test
    void everyInputValidatorReadsWithTheSharedReader() {
        assertThat(PackageReader.packagesIn(PROBLEMS))
                .isNotEmpty()
                .allSatisfy(directory -> assertThat(directory.resolve("input_validators/validate/validate.cpp"))
                        .content()
                        .contains("#include \"strict_input.h\"")
                        .doesNotContain("std::cin", "getchar", "scanf"));
    }

    @Test
    void namesBelowDataAreWordsWithHyphens() {
        assertThat(PackageReader.packagesIn(PROBLEMS))
                .flatExtracting(directory -> files(directory.resolve("data")))
                .isNotEmpty()
                .allSatisfy(
                        file -> assertThat(file.getFileName().toString()).matches("[a-z0-9]+(-[a-z0-9]+)*\\.[a-z]+"));
        assertThat(new PackageReader().readAll(PROBLEMS))
                .flatExtracting(reading -> reading.orThrow().tests().allCases())
                .isNotEmpty()
                .allSatisfy(test -> assertThat(test.name()).matches("[a-z]+/[a-z0-9]+(-[a-z0-9]+)*"));
    }

    @Test
    void whatPackagesShareIsNoPackage(@TempDir Path problems) throws IOException {
        Files.createDirectories(problems.resolve("common"));
        Files.createDirectories(problems.resolve("ABC-001"));
        Files.createDirectories(problems.resolve("ABC-002"));

        assertThat(new PackageReader().readAll(problems))
                .extracting(reading -> reading.name())
                .containsExactly("ABC-001", "ABC-002");

        Files.createFile(problems.resolve("common/problem.yaml"));
        assertThat(PackageReader.packagesIn(problems)).contains(problems.resolve("common"));
    }

    private static List<Path> copiesOf(Path original) throws IOException {
        return files(PROBLEMS).stream()
                .filter(file -> file.endsWith(original.getFileName()) && !file.equals(original))
                .toList();
    }

    private static List<Path> files(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }
}
