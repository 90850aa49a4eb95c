package dev.grundy.studio.verify.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.studio.verify.check.PinnedHashes.Hashes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PinnedHashesTest {
    private static final PinnedHashes TWO = new PinnedHashes(
            new TreeMap<>(Map.of("secret/2", new Hashes("c3", "d4"), "sample/1", new Hashes("a1", "b2"))));

    @TempDir
    Path root;

    @Test
    void areReadAsTheyWereWritten() {
        TWO.write(root);

        assertThat(PinnedHashes.read(root)).isEqualTo(new PinnedHashes.File.Read(TWO));
    }

    @Test
    void areWrittenInTheOrderOfTheTestsOnLinesOfTheirOwn() throws IOException {
        TWO.write(root);

        assertThat(Files.readString(root.resolve("generators/hashes.json"))).isEqualTo("""
                {
                  "tests" : {
                    "sample/1" : {
                      "in" : "a1",
                      "ans" : "b2"
                    },
                    "secret/2" : {
                      "in" : "c3",
                      "ans" : "d4"
                    }
                  }
                }
                """);
    }

    @Test
    void areMissingWithoutTheFile() {
        assertThat(PinnedHashes.read(root)).isEqualTo(new PinnedHashes.File.Missing());
    }

    /** What the file says, and a part of the reason. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''                                              | No content
            {"tests": {                                     | Unexpected end-of-input
            []                                              | from Array value
            {"tests": {"a": {"in": "1", "ans": "2", "x": 3}}} | Unrecognized field "x"
            {"tests": {}, "hashes": {}}                     | Unrecognized field "hashes"
            null                                              | it holds null
            {}                                                | Missing creator property 'tests'
            {"tests": null}                                   | Null value for creator property 'tests'
            {"tests": {"a": {"in": "1"}}}                     | Missing creator property 'ans'
            {"tests": {"a": {"in": null, "ans": "2"}}}        | Null value for creator property 'in'
            """)
    void areUnreadableInAFileThatSaysSomethingElse(String json, String reason) throws IOException {
        assertThat(readFrom(json))
                .isInstanceOfSatisfying(
                        PinnedHashes.File.Unreadable.class,
                        file -> assertThat(file.reason()).contains(reason));
    }

    private PinnedHashes.File readFrom(String json) throws IOException {
        Files.createDirectories(root.resolve("generators"));
        Files.writeString(root.resolve(PinnedHashes.FILE), json);
        return PinnedHashes.read(root);
    }
}
