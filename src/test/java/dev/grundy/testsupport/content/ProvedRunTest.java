package dev.grundy.testsupport.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.testsupport.Draw;
import dev.grundy.testsupport.content.TestContent.Kind;
import dev.grundy.testsupport.run.ClassRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProvedRunTest {
    private static final ContentHash OLD = hash("old");
    private static final ContentHash NEW = hash("new");
    private static final Draw DRAW = new Draw("a commit");

    @TempDir
    Path directory;

    private Path record;
    private ProvedRun run;

    @BeforeEach
    void aRun() {
        record = directory.resolve("record/proved.txt");
        run = new ProvedRun(record, directory.resolve("run"));
    }

    @Test
    void withoutARecordEverythingRuns() throws IOException {
        leaveOut(Map.of("a.ATest", NEW), DRAW);

        assertThat(written("proved")).isEmpty();
        assertThat(written("unproved")).containsExactly("a/ATest.java");
    }

    @Test
    void whatIsRecordedAsItIsIsLeftOutButForThreeThatTheCommitDraws() throws IOException {
        SortedMap<String, ContentHash> contents = tenClasses();
        recordOf(contents);
        contents.put("a.New", NEW);
        contents.put("a.T3", NEW);

        leaveOut(contents, DRAW);

        assertThat(written("unproved")).containsExactly("a/New.java", "a/T3.java");
        List<String> leftOut = written("proved");
        assertThat(leftOut).hasSize(9 - ProvedRun.SAMPLE).doesNotContain("a/New.java", "a/T3.java");
        leaveOut(contents, DRAW);
        assertThat(written("proved")).isEqualTo(leftOut);
        leaveOut(contents, new Draw("another commit"));
        assertThat(written("proved")).hasSameSizeAs(leftOut).isNotEqualTo(leftOut);
    }

    @Test
    void ofEachKindSomeAreDrawn() throws IOException {
        SortedMap<String, ContentHash> contents = tenClasses();
        for (int i = 0; i < 10; i++) {
            contents.put("a.P" + i + "IT", OLD);
        }
        recordOf(contents);

        leaveOut(contents, DRAW);

        assertThat(written("proved"))
                .hasSize(2 * (10 - ProvedRun.SAMPLE))
                .filteredOn(file -> file.endsWith("IT.java"))
                .hasSize(10 - ProvedRun.SAMPLE);
    }

    @Test
    void whatIsForEveryRunIsNeitherLeftOutNorRecorded() throws IOException {
        recordOf(tenClasses());

        run.leaveOut(tenClasses(), name -> !name.equals("a.T3"), name -> Kind.CELLS, DRAW);

        assertThat(written("proved")).as("one class, and it is drawn").isEmpty();
        assertThat(written("unproved")).isEmpty();
        ran(green("a.T3"), green("a.T4"));
        run.record();
        assertThat(record).hasContent("a.T3 " + OLD + "\n");
    }

    @Test
    void greenClassesAreRecordedAndRedAndGoneOnesTakenOut() throws IOException {
        recordOf(new TreeMap<>(Map.of("a.Gone", OLD, "a.Green", OLD, "a.LeftOut", OLD, "a.Red", OLD)));
        leaveOut(Map.of("a.Green", NEW, "a.LeftOut", OLD, "a.Red", OLD, "a.Empty", NEW), DRAW);
        ran(
                green("a.Green"),
                green("a.Fast"),
                red("a.Red"),
                new ClassRun("cells", "a.Empty", 0, Duration.ZERO, Duration.ZERO, true, List.of()));

        run.record();

        assertThat(record).hasContent("a.Green " + NEW + "\na.LeftOut " + OLD + "\n");
    }

    @Test
    void aFirstRecordIsMadeWithItsDirectory() throws IOException {
        leaveOut(Map.of("a.Green", NEW), DRAW);
        ran(green("a.Green"));

        run.record();

        assertThat(record).hasContent("a.Green " + NEW + "\n");
    }

    @Test
    void aRecordThatCannotBeReadSaysWhatToDo() throws IOException {
        Files.createDirectories(record.getParent());
        Files.writeString(record, "<<<<<<< ours\n");

        assertThatThrownBy(() -> leaveOut(Map.of(), DRAW)).hasMessageContaining("./grundy test --record");
    }

    private static ContentHash hash(String text) {
        return ContentHash.parts().add(text).build();
    }

    private static SortedMap<String, ContentHash> tenClasses() {
        SortedMap<String, ContentHash> contents = new TreeMap<>();
        for (int i = 0; i < 10; i++) {
            contents.put("a.T" + i, OLD);
        }
        return contents;
    }

    private void recordOf(SortedMap<String, ContentHash> contents) throws IOException {
        new ProvedClasses(contents).write(record);
    }

    private void leaveOut(Map<String, ContentHash> contents, Draw draw) throws IOException {
        run.leaveOut(new TreeMap<>(contents), name -> false, ProvedRunTest::kind, draw);
    }

    private static Kind kind(String name) {
        return name.endsWith("IT") ? Kind.PROCESS : Kind.CELLS;
    }

    private List<String> written(String name) throws IOException {
        return Files.readAllLines(directory.resolve("run").resolve(name));
    }

    private static ClassRun green(String name) {
        return new ClassRun("cells", name, 1, Duration.ZERO, Duration.ZERO, true, List.of());
    }

    private static ClassRun red(String name) {
        return new ClassRun(
                "cells", name, 1, Duration.ZERO, Duration.ZERO, true, List.of(new ClassRun.Red(name, "broken")));
    }

    private void ran(ClassRun... runs) throws IOException {
        Files.write(
                directory.resolve("run/cells.classes"),
                Stream.of(runs).map(ClassRun::line).toList());
    }
}
