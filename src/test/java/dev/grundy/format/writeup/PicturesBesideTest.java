package dev.grundy.format.writeup;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.writeup.PictureSource.Absent;
import dev.grundy.format.writeup.PictureSource.Found;
import dev.grundy.format.writeup.PictureSource.Present;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PicturesBesideTest {
    @TempDir
    Path root;

    private Path directory;

    @BeforeEach
    void layOut() throws IOException {
        directory = Files.createDirectories(root.resolve("home/documents"));
        Files.createDirectories(root.resolve("home/images/ABC-001"));
        Files.writeString(root.resolve("home/images/ABC-001/beside.png"), "beside");
        Files.writeString(directory.resolve("own.png"), "own");
        Files.writeString(root.resolve("secret.png"), "secret");
        Files.writeString(root.resolve("home/secret.png"), "secret");
        Files.writeString(directory.resolve("doc.md"), "---\n");
    }

    private Found find(String path) throws IOException {
        return new PicturesBeside(directory.resolve("doc.md")).find(path);
    }

    private String content(String path) throws IOException {
        return find(path) instanceof Present(String name, byte[] bytes) ? new String(bytes, UTF_8) : "";
    }

    @Test
    void aPictureLiesBesideTheDocumentOrInImages() throws IOException {
        assertThat(content("own.png")).isEqualTo("own");
        assertThat(content("./own.png")).isEqualTo("own");
        assertThat(content("../images/ABC-001/beside.png")).isEqualTo("beside");
        assertThat(content("../documents/own.png")).isEqualTo("own");
    }

    @Test
    void aPictureThatWasMovedBesideTheDocumentIsFoundByItsName() throws IOException {
        assertThat(content("../images/ABC-001/own.png")).isEqualTo("own");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../secret.png",
                "../../secret.png",
                "../images/../secret.png",
                "../images/../../secret.png",
                "a/../../secret.png",
            })
    void nothingOutsideOfTheTwoIsRead(String path) throws IOException {
        assertThat(find(path))
                .isEqualTo(new Absent("its path leads out of the document's directory and of images beside it"));
    }

    @Test
    void anAbsolutePathIsNotFollowed() throws IOException {
        assertThat(find(root.resolve("secret.png").toString())).isInstanceOf(Absent.class);
    }

    @Test
    void aLinkThatLeadsOutIsNotFollowed() throws IOException {
        Files.createSymbolicLink(directory.resolve("link.png"), root.resolve("secret.png"));
        Files.createSymbolicLink(directory.resolve("sub"), root);

        assertThat(find("link.png")).isInstanceOf(Absent.class);
        assertThat(find("sub/secret.png")).isInstanceOf(Absent.class);
    }

    @Test
    void aLinkWithinTheDirectoryIsFollowed() throws IOException {
        Files.createSymbolicLink(directory.resolve("link.png"), directory.resolve("own.png"));

        assertThat(content("link.png")).isEqualTo("own");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://127.0.0.1:1/x.png",
                "https://example.org/x.png",
                "file:///etc/x.png",
                "//example.org/x.png",
                "data:image/png;base64,AAAA.png",
            })
    void nothingIsFetched(String address) throws IOException {
        assertThat(find(address)).isEqualTo(new Absent("it lies elsewhere, and an import fetches nothing"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"doc.md", "", "..", "/", "nothing.png", "x\0.png", ".png/"})
    void whatIsNoPictureIsAbsent(String path) throws IOException {
        assertThat(find(path)).isInstanceOf(Absent.class);
    }

    @Test
    void aDirectoryNamedLikeAPictureIsAbsent() throws IOException {
        Files.createDirectory(directory.resolve("d.png"));

        assertThat(find("d.png")).isInstanceOf(Absent.class);
    }
}
