package dev.grundy.format.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.grundy.base.kernel.Slug;
import dev.grundy.base.kernel.Tier;
import dev.grundy.format.pack.Fault.Severity;
import dev.grundy.format.pack.ProblemLimits.TimeMargins;
import dev.grundy.format.pack.program.GeneratorTemplate;
import dev.grundy.format.pack.program.PackageFile;
import dev.grundy.format.pack.program.Program;
import dev.grundy.format.pack.test.ScoreRange;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ValuesCheckThemselvesTest {
    private static final Program GENERATOR = new Program(
            "gen.py", new TreeMap<>(Map.of("gen.py", Path.of("gen.py"))), Optional.empty(), Optional.empty());

    @TempDir
    Path directory;

    private static Fault warning(String file, int line) {
        return new Fault(Severity.WARNING, file, OptionalInt.of(line), "the last line has no line end", "add one");
    }

    @Test
    void aFaultTellsPlaceSeverityFindingAndCure() {
        assertThat(warning("a.in", 3)).hasToString("a.in:3: warning: the last line has no line end; add one");
        assertThat(new Fault(Severity.ERROR, "a.in", OptionalInt.empty(), "found", "cure"))
                .hasToString("a.in: error: found; cure");
    }

    @Test
    void threeEqualWarningsStayAndFourBecomeOne() {
        List<Fault> four =
                IntStream.range(1, 5).mapToObj(i -> warning(i + ".in", i)).toList();

        assertThat(Fault.condensed(four.subList(0, 3))).hasSize(3);
        assertThat(Fault.condensed(four))
                .extracting(Fault::toString)
                .containsExactly("1.in:1: warning: the last line has no line end; so it is in 3 other places; add one");
    }

    @Test
    void equalErrorsAreAllTold() {
        List<Fault> errors = IntStream.range(0, 9)
                .mapToObj(i -> new Fault(Severity.ERROR, i + ".in", OptionalInt.empty(), "found", "cure"))
                .toList();

        assertThat(Fault.condensed(errors)).hasSize(9);
    }

    @Test
    void aReadingHasAPackageOrErrors() {
        Fault error = new Fault(Severity.ERROR, "a", OptionalInt.empty(), "found", "cure");

        assertThatIllegalArgumentException().isThrownBy(() -> new PackageReading("p", Optional.empty(), List.of()));
        assertThat(new PackageReading("p", Optional.empty(), List.of(error, error)).errors())
                .containsExactly(error);
    }

    @Test
    void theBeginningOfALongFileSaysHowMuchThereIs() throws Exception {
        Path file = Files.writeString(directory.resolve("long.in"), "abcdefghij");

        assertThat(new PackageFile.OnDisk(file).beginning(10)).isEqualTo("abcdefghij");
        assertThat(new PackageFile.OnDisk(file).beginning(4)).isEqualTo("abcd\n… (the beginning of 10 bytes)\n");
        assertThat(new PackageFile.Literal("äbc").beginning(2)).isEqualTo("ä\n… (the beginning of 4 bytes)\n");
    }

    @Test
    void aTemplatesPlaceholdersAreFilledInAndOthersStay() {
        GeneratorTemplate template = new GeneratorTemplate(GENERATOR, List.of("{size}", "n={seed}", "{index}", "{x}"));

        assertThat(template.withSizeAndSeed(3, 7).args()).containsExactly("3", "n=7", "{index}", "{x}");
        assertThat(template.withSizeAndIndex(3, 5).args()).containsExactly("3", "n={seed}", "5", "{x}");
        assertThat(template.withSeed(9).command()).isEqualTo("gen.py {size} n=9 {index} {x}");
    }

    @Test
    void aScoreRangeGoesFromLessToMore() {
        assertThatIllegalArgumentException().isThrownBy(() -> new ScoreRange(2, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new ScoreRange(Double.NaN, 1));
        assertThat(new ScoreRange(0, 1).includes(1)).isTrue();
        assertThat(new ScoreRange(0, 1).includes(1.01)).isFalse();
        assertThat(ScoreRange.ALL.includes(Double.POSITIVE_INFINITY)).isTrue();
    }

    @Test
    void timeMultipliersAreAtLeastOne() {
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeMargins(0.9, 1.5, Duration.ofSeconds(1)));
        assertThatIllegalArgumentException().isThrownBy(() -> new TimeMargins(2, 1.5, Duration.ZERO));
    }

    @Test
    void premiumAndTierOfFrontMatterAgree() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> frontMatter(true, Tier.FREE, 0))
                .withMessageContaining("contradicts");
        assertThatIllegalArgumentException().isThrownBy(() -> frontMatter(false, Tier.FREE, 101));
        assertThat(frontMatter(true, Tier.BASIC, 100).premium()).isTrue();
    }

    private static FrontMatter frontMatter(boolean premium, Tier tier, int score) {
        return new FrontMatter(
                "A__1",
                "A-1",
                new Slug("a"),
                "A",
                "en",
                Optional.empty(),
                score,
                List.of(),
                List.of(),
                premium,
                tier,
                Optional.empty(),
                true);
    }

    @Test
    void aProgramHasFiles() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Program("p", new TreeMap<>(), Optional.empty(), Optional.empty()));
        assertThat(GENERATOR.isScripted()).isFalse();
    }
}
