package dev.grundy.app.backup;

import dev.grundy.app.backup.Manifest.Sum;
import dev.grundy.base.kernel.UnusableException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;

/** The file of a backup, to be read. Not safe for use by several threads. */
final class BackupArchive implements AutoCloseable {
    private static final int LARGEST_MANIFEST = 16 << 20;
    private static final int EXECUTABLE_BY_ANYONE = 0111;

    private final Path file;
    private final ZipFile zip;
    private final Manifest manifest;

    private BackupArchive(Path file, ZipFile zip) throws IOException {
        this.file = file;
        this.zip = zip;
        ZipArchiveEntry entry = zip.getEntry(Manifest.NAME);
        if (entry == null) {
            throw new UnusableException(file + " is a zip, but no backup of Grundy: it has no " + Manifest.NAME);
        }
        try (InputStream in = zip.getInputStream(entry)) {
            this.manifest = Manifest.read(in.readNBytes(LARGEST_MANIFEST));
        }
    }

    /** @throws UnusableException when it is missing, no backup, not whole, or of a later form than ours */
    static BackupArchive open(Path file) {
        if (Files.isDirectory(file)) {
            throw new UnusableException(file + " is a directory; name the file that ./grundy backup wrote");
        }
        try {
            ZipFile zip = ZipFile.builder().setPath(file).get();
            try {
                BackupArchive archive = new BackupArchive(file, zip);
                archive.checkForm();
                return archive;
            } catch (IOException | RuntimeException e) {
                zip.close();
                throw e;
            }
        } catch (NoSuchFileException e) {
            throw new UnusableException("there is no file " + file);
        } catch (IOException e) {
            throw new UnusableException(
                    file + " is no backup of Grundy, or not whole (" + e.getMessage() + "); take another copy of it");
        }
    }

    private void checkForm() {
        if (manifest.format() > Manifest.FORMAT) {
            throw new UnusableException(file + " was made by a newer Grundy (" + manifest.grundy() + ", form "
                    + manifest.format() + "; this one reads up to " + Manifest.FORMAT
                    + "); restore it with that release or a later one");
        }
    }

    Manifest manifest() {
        return manifest;
    }

    /**
     * Reads all of it and compares with the checksums.
     *
     * @throws UnusableException when something is missing, too much, or not what was written
     */
    void check(BackupProgress progress) {
        Set<String> there = new TreeSet<>();
        for (ZipArchiveEntry entry : Collections.list(zip.getEntries())) {
            if (!there.add(entry.getName())) {
                throw damaged(entry.getName() + " is in it twice");
            }
        }
        there.remove(Manifest.NAME);
        if (!there.equals(manifest.files().keySet())) {
            throw damaged("the files in it are not those of its manifest");
        }
        manifest.files().forEach((name, sum) -> {
            progress.at("checking the file", name);
            if (!sum.equals(sumOf(name))) {
                throw damaged(name + " is not what was written");
            }
        });
    }

    private Sum sumOf(String name) {
        DigestInputStream in = new DigestInputStream(open(name), sha256());
        try (in) {
            long bytes = in.transferTo(OutputStream.nullOutputStream());
            return new Sum(bytes, HexFormat.of().formatHex(in.getMessageDigest().digest()));
        } catch (IOException e) {
            throw damaged(name + " cannot be read: " + e.getMessage());
        }
    }

    /** A file of it; the caller closes the stream. */
    InputStream open(String name) {
        ZipArchiveEntry entry = zip.getEntry(name);
        if (entry == null) {
            throw damaged("it has no " + name);
        }
        try {
            return zip.getInputStream(entry);
        } catch (IOException e) {
            throw damaged(name + " cannot be read: " + e.getMessage());
        }
    }

    boolean isExecutable(String name) {
        return (zip.getEntry(name).getUnixMode() & EXECUTABLE_BY_ANYONE) != 0;
    }

    /** Names of the files below a directory, such as {@code problems/}; sorted. */
    List<String> below(String directory) {
        return manifest.files().keySet().stream()
                .filter(name -> name.startsWith(directory))
                .sorted()
                .toList();
    }

    private UnusableException damaged(String found) {
        return new UnusableException(
                file + " is damaged: " + found + "; nothing was restored, take another copy of it");
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform must offer SHA-256", e);
        }
    }

    @Override
    public void close() {
        try {
            zip.close();
        } catch (IOException e) {
            throw new UnusableException("cannot close " + file + ": " + e.getMessage());
        }
    }
}
