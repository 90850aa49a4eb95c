package dev.grundy.app.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.app.bench.load.BenchmarkResult;
import dev.grundy.app.bench.load.GrowthCost;
import dev.grundy.app.bench.load.Population;
import dev.grundy.base.kernel.UnusableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordedBenchmarksTest {
    private static final LocalDate MONDAY = LocalDate.of(2026, 3, 2);
    private static final LocalDate TUESDAY = MONDAY.plusDays(1);
    private static final String LAPTOP = "2 cores of Some Processor, 8 GiB, Linux 6.1, load 0";

    @TempDir
    private Path checkout;

    @BeforeEach
    void document() throws IOException {
        write(RecordedBenchmarks.DOCUMENT, """
                before
                <!-- written by ./grundy bench --record -->
                old
                <!-- until here -->
                after
                """);
    }

    @Test
    void aCheckoutWithoutARecordHasNoResults() {
        assertThat(RecordedBenchmarks.read(checkout).results()).isEmpty();
    }

    @Test
    void whatIsWrittenIsRead() {
        RecordedBenchmarks.read(checkout)
                .with(MONDAY, LAPTOP, cell(1.25))
                .with(TUESDAY, LAPTOP, new BenchmarkResult("wake", 1, 2, 3, "1 ms"))
                .write(checkout);

        assertThat(RecordedBenchmarks.read(checkout).results())
                .containsExactly(
                        new RecordedBenchmarks.Recorded(MONDAY, LAPTOP, cell(1.25)),
                        new RecordedBenchmarks.Recorded(TUESDAY, LAPTOP, new BenchmarkResult("wake", 1, 2, 3, "1 ms")));
    }

    @Test
    void aNewResultStandsInThePlaceOfTheOldOne() {
        RecordedBenchmarks recorded = RecordedBenchmarks.read(checkout)
                .with(MONDAY, LAPTOP, cell(1.5))
                .with(MONDAY, LAPTOP, new BenchmarkResult("wake", 1, 2, 3, "1 ms"))
                .with(TUESDAY, LAPTOP, cell(1.25));

        assertThat(recorded.results())
                .extracting(one -> one.result().bench() + " " + one.date())
                .containsExactly("cell " + TUESDAY, "wake " + MONDAY);
    }

    @Test
    void theDocumentHasATableForEachMachineAndDay() throws IOException {
        RecordedBenchmarks.read(checkout)
                .with(MONDAY, LAPTOP, cell(1.254))
                .with(TUESDAY, LAPTOP, new BenchmarkResult("wake", 0.5, 2, 30, "1 ms"))
                .write(checkout);

        assertThat(Files.readString(checkout.resolve(RecordedBenchmarks.DOCUMENT)))
                .isEqualTo("""
                before
                <!-- written by ./grundy bench --record -->

                2026-03-02, %1$s:

                | bench | min | median | max | detail |
                |---|--:|--:|--:|---|
                | cell | 1.25 | 1.25 | 1.25 | 3 pairs |

                2026-03-03, %1$s:

                | bench | min | median | max | detail |
                |---|--:|--:|--:|---|
                | wake | 0.50 | 2.00 | 30.00 | 1 ms |

                <!-- until here -->
                after
                """.formatted(LAPTOP));
    }

    @Test
    void whatWasMeasuredWithSeveralSizesHasATableOfItsOwn() throws IOException {
        BenchmarkResult growth = BenchmarkResult.ofGrowth(
                "growth-home",
                List.of(
                        new GrowthCost(new Population(100, 2, 500), 1, 0.5, 3, 10),
                        new GrowthCost(new Population(100_000, 2_000, 500_000), 1.25, 1, 3, 2_000)));
        RecordedBenchmarks.read(checkout)
                .with(MONDAY, LAPTOP, growth)
                .with(MONDAY, LAPTOP, cell(1.25))
                .write(checkout);

        assertThat(Files.readString(checkout.resolve(RecordedBenchmarks.DOCUMENT)))
                .isEqualTo("""
                before
                <!-- written by ./grundy bench --record -->

                2026-03-02, %1$s:

                | bench | min | median | max | detail |
                |---|--:|--:|--:|---|
                | cell | 1.25 | 1.25 | 1.25 | 3 pairs |

                2026-03-02, %1$s, milliseconds of CPU of server + database, queries, blocks:

                | bench | 100 people, 2 problems, 500 submissions | 100,000 people, 2,000 problems, 500,000 submissions | factor of time, of blocks |
                |---|---|---|--:|
                | growth-home | 1.00 + 0.50, 3.0, 10 | 1.25 + 1.00, 3.0, 2000 | 1.5, 200.0 |

                <!-- until here -->
                after
                """.formatted(LAPTOP));
        assertThat(RecordedBenchmarks.read(checkout).results())
                .contains(new RecordedBenchmarks.Recorded(MONDAY, LAPTOP, growth));
    }

    @Test
    void aDocumentWithoutAPlaceForTablesIsLeftAlone() throws IOException {
        write(RecordedBenchmarks.DOCUMENT, "no place\n");
        RecordedBenchmarks recorded = RecordedBenchmarks.read(checkout).with(MONDAY, LAPTOP, cell(1.25));

        assertThatThrownBy(() -> recorded.write(checkout))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining("until here");
        assertThat(checkout.resolve(RecordedBenchmarks.FILE)).doesNotExist();
    }

    @Test
    void aBrokenRecordIsTold() throws IOException {
        write(RecordedBenchmarks.FILE, "[{\"date\": \"2026-03-02\", \"result\": {\"bench\": \"cell\"}}]");

        assertThatThrownBy(() -> RecordedBenchmarks.read(checkout))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining(RecordedBenchmarks.FILE);
    }

    /** Of this checkout. */
    @Test
    void theDocumentTellsWhatIsRecorded() throws IOException {
        Path ours = Path.of("");
        RecordedBenchmarks recorded = RecordedBenchmarks.read(ours);
        String document = Files.readString(ours.resolve(RecordedBenchmarks.DOCUMENT));

        assertThat(recorded.results()).hasSizeGreaterThan(10);
        assertThat(recorded.in(document)).isEqualTo(document);
    }

    private static BenchmarkResult cell(double ratio) {
        return new BenchmarkResult("cell", ratio, ratio, ratio, "3 pairs");
    }

    private void write(String file, String text) throws IOException {
        Path path = checkout.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }
}
