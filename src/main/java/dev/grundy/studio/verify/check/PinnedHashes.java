package dev.grundy.studio.verify.check;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.grundy.judge.make.PreparedCase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * {@code generators/hashes.json}: the SHA-256 of every test's input and answer by the test's name. So a change of
 * generator, solution or compiler that changes a test is seen.
 */
public record PinnedHashes(SortedMap<String, Hashes> tests) {
    static final String FILE = "generators/hashes.json";

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .build();

    /** Of one test, as hexadecimal digits. */
    public record Hashes(String in, String ans) {}

    /** The file of the package. */
    sealed interface File {
        record Missing() implements File {}

        record Unreadable(String reason) implements File {}

        record Read(PinnedHashes hashes) implements File {}
    }

    public PinnedHashes {
        tests = Collections.unmodifiableSortedMap(new TreeMap<>(tests));
    }

    public static PinnedHashes of(List<PreparedCase> prepared) {
        SortedMap<String, Hashes> tests = new TreeMap<>();
        prepared.forEach(test -> tests.put(
                test.name(),
                new Hashes(test.input().hash().hex(), test.answer().hash().hex())));
        return new PinnedHashes(tests);
    }

    static File read(Path root) {
        Path file = root.resolve(FILE);
        if (!Files.exists(file)) {
            return new File.Missing();
        }
        try {
            @Nullable PinnedHashes hashes = JSON.readValue(Files.readAllBytes(file), PinnedHashes.class);
            return hashes == null ? new File.Unreadable("it holds null") : new File.Read(hashes);
        } catch (JsonProcessingException e) {
            return new File.Unreadable(e.getOriginalMessage());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    /** Writes the file of a package. */
    public void write(Path root) {
        Path file = root.resolve(FILE);
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, JSON.writeValueAsString(this) + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + file, e);
        }
    }
}
