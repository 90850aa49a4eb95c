package dev.grundy.app.backup;

import dev.grundy.app.backup.Manifest.Sum;
import dev.grundy.base.kernel.UnusableException;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.DigestOutputStream;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;

/**
 * Writes the file of a backup. It has another name until it is whole and on the disk, and is for its owner's eyes alone. It
 * holds what the database holds, hashes of passwords and programs of people included. Used by one thread.
 */
final class ArchiveWriter implements AutoCloseable {
    /** Three quarters of the time of the usual level 6, and 3 % more bytes. */
    private static final int LEVEL = 4;

    private static final int EXECUTABLE = 0100755;
    private static final int PLAIN = 0100644;

    private final Path file;
    private final Path part;
    private final FileChannel channel;
    private final ZipArchiveOutputStream zip;
    private final Map<String, Sum> sums = new LinkedHashMap<>();

    private ArchiveWriter(Path file, Path part) throws IOException {
        this.file = file;
        this.part = part;
        this.channel = FileChannel.open(part, StandardOpenOption.READ, StandardOpenOption.WRITE);
        this.zip = new ZipArchiveOutputStream(channel);
        zip.setLevel(LEVEL);
    }

    /** @throws UnusableException when something is there already, or it is in no directory */
    static void refuseUnlessFree(Path file) {
        if (Files.exists(file)) {
            throw new UnusableException("there is " + file + " already; name another file, or move that one away");
        }
        if (!Files.isDirectory(directoryOf(file))) {
            throw new UnusableException(
                    "there is no directory " + directoryOf(file) + "; make it, or name a file elsewhere");
        }
    }

    /** @throws UnusableException when something is there already, or nothing can be written there */
    static ArchiveWriter create(Path file) {
        refuseUnlessFree(file);
        try {
            Path part = Files.createTempFile(directoryOf(file), "." + file.getFileName() + "-", ".part");
            return new ArchiveWriter(file, part);
        } catch (IOException e) {
            throw new UnusableException("cannot write in " + directoryOf(file) + " (" + e + "); name a file elsewhere");
        }
    }

    private static Path directoryOf(Path file) {
        return Objects.requireNonNull(file.toAbsolutePath().getParent(), "a file is in a directory");
    }

    /** Begins a file; closing the stream ends it. */
    OutputStream begin(String name, boolean executable) throws IOException {
        ZipArchiveEntry entry = new ZipArchiveEntry(name);
        entry.setUnixMode(executable ? EXECUTABLE : PLAIN);
        zip.putArchiveEntry(entry);
        DigestOutputStream digesting = new DigestOutputStream(zip, BackupArchive.sha256());
        return new Entry(name, digesting);
    }

    void add(String name, byte[] content) throws IOException {
        try (OutputStream out = begin(name, false)) {
            out.write(content);
        }
    }

    /** The size and checksum of each file that is complete so far, by its path. */
    Map<String, Sum> sums() {
        return sums;
    }

    /** Gives the file its name. */
    void finish() throws IOException {
        zip.finish();
        channel.force(true);
        channel.close();
        Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Leaves nothing of a file that was not finished. */
    @Override
    public void close() throws IOException {
        try {
            channel.close();
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private final class Entry extends FilterOutputStream {
        private final String name;
        private final DigestOutputStream digesting;
        private long bytes;

        Entry(String name, DigestOutputStream digesting) {
            super(digesting);
            this.name = name;
            this.digesting = digesting;
        }

        @Override
        public void write(int b) throws IOException {
            digesting.write(b);
            bytes++;
        }

        @Override
        public void write(byte[] content, int offset, int length) throws IOException {
            digesting.write(content, offset, length);
            bytes += length;
        }

        @Override
        public void close() throws IOException {
            zip.closeArchiveEntry();
            String hash = HexFormat.of().formatHex(digesting.getMessageDigest().digest());
            sums.put(name, new Sum(bytes, hash));
        }
    }
}
