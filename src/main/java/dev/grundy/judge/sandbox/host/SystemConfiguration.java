package dev.grundy.judge.sandbox.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;

/**
 * The /etc that programs see: written by us, with copies of the few files of the host's that the dynamic linker and
 * toolchains read. Nothing in it tells about the host's users, network or secrets.
 */
public final class SystemConfiguration {
    private static final List<String> COPIED_FILES =
            List.of("ld.so.cache", "ld.so.conf", "debian_version", "os-release", "mono/config");
    private static final List<String> COPIED_DIRECTORIES = List.of("alternatives", "ld.so.conf.d");

    private SystemConfiguration() {}

    /** @param directory new; everything in it can be read by every user */
    public static void write(Path directory, int firstUser, int users) throws IOException {
        Files.createDirectories(directory);
        var passwd = new StringBuilder("root:x:0:0:root:/w:/bin/sh\nprogram:x:1000:1000:program:/w:/bin/sh\n");
        var group = new StringBuilder("root:x:0:\nprogram:x:1000:\n");
        for (int uid = firstUser; uid < firstUser + users; uid++) {
            passwd.append("program")
                    .append(uid)
                    .append(":x:")
                    .append(uid)
                    .append(':')
                    .append(uid)
                    .append(":program:/w:/bin/sh\n");
            group.append("program").append(uid).append(":x:").append(uid).append(":\n");
        }
        Files.writeString(directory.resolve("passwd"), passwd);
        Files.writeString(directory.resolve("group"), group);
        Files.writeString(directory.resolve("hosts"), "127.0.0.1 localhost cell\n");
        Files.writeString(directory.resolve("nsswitch.conf"), "passwd: files\ngroup: files\nhosts: files\n");
        for (String name : COPIED_FILES) {
            copy(Path.of("/etc", name), directory.resolve(name));
        }
        for (String name : COPIED_DIRECTORIES) {
            copyDirectory(Path.of("/etc", name), directory.resolve(name));
        }
        copyJavaConfiguration(directory);
    }

    /** Debian's OpenJDK packages keep part of the JDK below /etc. */
    private static void copyJavaConfiguration(Path directory) throws IOException {
        try (var versions = Files.newDirectoryStream(Path.of("/etc"), "java-*-openjdk")) {
            for (Path version : versions) {
                copyDirectory(version, directory.resolve(version.getFileName()));
            }
        }
    }

    private static void copyDirectory(Path from, Path to) throws IOException {
        if (!Files.isDirectory(from)) {
            return;
        }
        Files.createDirectories(to);
        try (var entries = Files.newDirectoryStream(from)) {
            for (Path entry : entries) {
                if (Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)) {
                    copyDirectory(entry, to.resolve(entry.getFileName()));
                } else {
                    copy(entry, to.resolve(entry.getFileName()));
                }
            }
        }
    }

    /** Links stay links: they point below /usr. */
    private static void copy(Path from, Path to) throws IOException {
        if (Files.isReadable(from)) {
            Files.createDirectories(to.getParent());
            Files.copy(from, to, LinkOption.NOFOLLOW_LINKS);
        }
    }
}
