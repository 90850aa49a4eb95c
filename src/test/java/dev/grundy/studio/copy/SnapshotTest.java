package dev.grundy.studio.copy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SnapshotTest {
    @Test
    void belowADirectoryIsNeitherAFileOfItsNameNorOneThatBeginsLikeIt() {
        assertThat(copy("tests/a/x", "tests/x", "tests.yaml", "tests2/x").below("tests"))
                .extracting(FilePath::value)
                .containsExactly("tests/a/x", "tests/x");
        assertThat(copy("tests").below("tests")).isEmpty();
    }

    private static Snapshot copy(String... paths) {
        SortedMap<FilePath, FileContent> files = new TreeMap<>();
        Stream.of(paths).forEach(path -> files.put(new FilePath(path), FileContent.text("")));
        return new Snapshot(1, "ABC-001", 1, files);
    }
}
