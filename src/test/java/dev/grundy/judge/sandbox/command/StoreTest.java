package dev.grundy.judge.sandbox.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.judge.sandbox.TestCells;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("sandbox")
class StoreTest {
    @TempDir
    Path directory;

    private Store store;

    @BeforeEach
    void open() {
        store = new Store(directory.resolve("store"));
    }

    private static byte[] bytes(String text) {
        return TestCells.bytes(text);
    }

    @Test
    void givesBackWhatWasPut() {
        StoredFile file = store.put(bytes("content"));
        assertThat(store.read(file)).isEqualTo(bytes("content"));
        assertThat(file.size()).isEqualTo(7);
        assertThat(store.find(ContentHash.of(bytes("content")))).contains(file);
        assertThat(store.find(ContentHash.of(bytes("other")))).isEmpty();
    }

    @Test
    void namesEqualContentsAlike() {
        assertThat(store.put(bytes("same"))).isEqualTo(store.put(bytes("same")));
        assertThat(store.putDirectory(Map.of("a", Content.of(bytes("x")))))
                .isEqualTo(store.putDirectory(Map.of("a", store.put(bytes("x")))))
                .isNotEqualTo(store.putDirectory(Map.of("b", Content.of(bytes("x")))));
    }

    @Test
    void keepsFilesReadOnly() throws IOException {
        Path path = store.path(store.put(bytes("content")));
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)))
                .isEqualTo("r--r--r--");
    }

    @Test
    void keepsDirectoriesWithAllTheirFiles() throws IOException {
        StoredDirectory stored =
                store.putDirectory(Map.of("main", Content.of(bytes("x")), "lib/deep/a", Content.of(bytes("y"))));
        assertThat(store.path(stored).resolve("lib/deep/a")).hasBinaryContent(bytes("y"));
        assertThat(Files.isExecutable(store.path(stored).resolve("main"))).isTrue();
    }

    @Test
    void refusesNamesThatLeaveTheDirectory() {
        for (String name : new String[] {"../x", "/x", "a//b", "a/./b", "", "a/../../b", "a\0b"}) {
            assertThatThrownBy(() -> store.putDirectory(Map.of(name, Content.of(bytes("x")))))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void letsManyPutTheSameAtOnce() throws IOException {
        IntStream.range(0, 200).parallel().forEach(i -> {
            store.put(bytes("file " + i % 5));
            store.putDirectory(Map.of("main", Content.of(bytes("program " + i % 5))));
        });
        assertThat(store.read(store.put(bytes("file 3")))).isEqualTo(bytes("file 3"));
        try (var drafts = Files.list(store.root().resolve("new"))) {
            assertThat(drafts).isEmpty();
        }
    }

    @Test
    void saysWhichDirectoryCannotBeUsed() throws IOException {
        Path file = Files.createFile(directory.resolve("file"));
        assertThatThrownBy(() -> new Store(file))
                .isInstanceOf(SandboxException.class)
                .hasMessageContaining(file.toString());
    }
}
