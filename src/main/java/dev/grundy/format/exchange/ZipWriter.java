package dev.grundy.format.exchange;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;

/** Writes a new zip archive that keeps which files may be executed. Files appear when it is closed. */
public final class ZipWriter implements AutoCloseable {
    private final FileSystem zip;

    public ZipWriter(Path archive) throws IOException {
        this.zip = FileSystems.newFileSystem(archive, Map.of("create", "true", "enablePosixFileAttributes", "true"));
    }

    public void add(String path, byte[] content, boolean executable) throws IOException {
        Path file = zip.getPath("/" + path);
        Files.createDirectories(file.getParent());
        Files.write(file, content);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(executable ? "rwxr-xr-x" : "rw-r--r--"));
        Files.setLastModifiedTime(file, FileTime.fromMillis(0));
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }
}
