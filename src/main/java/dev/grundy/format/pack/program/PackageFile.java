package dev.grundy.format.pack.program;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** The bytes of one file of a package: on disk, or written out in a YAML file. */
public sealed interface PackageFile {
    /** @throws UncheckedIOException when the file cannot be read any more */
    byte[] bytes();

    /**
     * How many bytes there are.
     *
     * @throws UncheckedIOException when the file is not there any more
     */
    default long size() {
        return bytes().length;
    }

    /**
     * The beginning as UTF-8, and how much there is in all where that is more.
     *
     * @param mostBytes the longest beginning that is wanted
     * @throws UncheckedIOException when the file cannot be read any more
     */
    default String beginning(int mostBytes) {
        byte[] bytes = bytes();
        return bytes.length <= mostBytes ? text() : shortened(Arrays.copyOf(bytes, mostBytes), bytes.length);
    }

    private static String shortened(byte[] beginning, long size) {
        return new String(beginning, StandardCharsets.UTF_8) + "\n… (the beginning of " + size + " bytes)\n";
    }

    /** The bytes as UTF-8; bytes that are not UTF-8 become replacement characters. */
    default String text() {
        return new String(bytes(), StandardCharsets.UTF_8);
    }

    /** A file in the package's directory. */
    record OnDisk(Path path) implements PackageFile {
        @Override
        public byte[] bytes() {
            try {
                return Files.readAllBytes(path);
            } catch (IOException e) {
                throw new UncheckedIOException("cannot read " + path, e);
            }
        }

        @Override
        public long size() {
            try {
                return Files.size(path);
            } catch (IOException e) {
                throw new UncheckedIOException("cannot read " + path, e);
            }
        }

        @Override
        public String beginning(int mostBytes) {
            try (InputStream in = Files.newInputStream(path)) {
                long size = Files.size(path);
                return size <= mostBytes ? text() : shortened(in.readNBytes(mostBytes), size);
            } catch (IOException e) {
                throw new UncheckedIOException("cannot read " + path, e);
            }
        }
    }

    /** A text written out where the file is declared. */
    record Literal(String content) implements PackageFile {
        @Override
        public byte[] bytes() {
            return content.getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public String text() {
            return content;
        }
    }
}
