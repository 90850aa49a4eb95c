package dev.grundy.app.backup;

import dev.grundy.base.kernel.FileTree;
import dev.grundy.base.kernel.UnusableException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The packages in the directory after restoring: a checkout has most of them already, of its own release.
 *
 * @param written   names of those that were not there
 * @param different names of those that are there and differ from the backup's: they stay as they are
 */
public record RestoredProblems(List<String> written, List<String> different) {
    public RestoredProblems {
        written = List.copyOf(written);
        different = List.copyOf(different);
    }

    static RestoredProblems of(BackupArchive archive, Path directory, BackupProgress progress) {
        Map<String, List<String>> packages = archive.below(Backup.PROBLEMS).stream()
                .collect(Collectors.groupingBy(name -> name.split("/", 3)[1], TreeMap::new, Collectors.toList()));
        List<String> written = new ArrayList<>();
        List<String> different = new ArrayList<>();
        packages.forEach((name, files) -> {
            progress.at("restoring the packages", name);
            try {
                if (!Files.exists(directory.resolve(name))) {
                    write(archive, directory, name, files);
                    written.add(name);
                } else if (!isSame(archive, directory, files)) {
                    different.add(name);
                }
            } catch (IOException e) {
                throw new UnusableException(
                        "the database is restored, but " + directory.resolve(name) + " cannot be written (" + e
                                + "); make that possible and unpack problems/ of the backup there");
            }
        });
        return new RestoredProblems(written, different);
    }

    private static void write(BackupArchive archive, Path directory, String name, List<String> files)
            throws IOException {
        Path top = directory.resolve(name);
        try {
            for (String file : files) {
                Path target = inside(directory, file);
                Files.createDirectories(target.getParent());
                try (InputStream in = archive.open(file)) {
                    Files.copy(in, target);
                }
                if (archive.isExecutable(file)) {
                    Files.setPosixFilePermissions(target, PosixFilePermissions.fromString("rwxr-xr-x"));
                }
            }
        } catch (IOException e) {
            if (Files.exists(top)) {
                FileTree.delete(top);
            }
            throw e;
        }
    }

    private static boolean isSame(BackupArchive archive, Path directory, List<String> files) throws IOException {
        for (String file : files) {
            Path there = inside(directory, file);
            try (InputStream in = archive.open(file)) {
                if (!Files.isRegularFile(there) || !Arrays.equals(in.readAllBytes(), Files.readAllBytes(there))) {
                    return false;
                }
            }
        }
        return true;
    }

    private static Path inside(Path directory, String file) {
        Path target =
                directory.resolve(file.substring(Backup.PROBLEMS.length())).normalize();
        if (!target.startsWith(directory)) {
            throw new UnusableException("the backup names a file outside of problems/: " + file);
        }
        return target;
    }
}
