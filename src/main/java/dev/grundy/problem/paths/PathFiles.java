package dev.grundy.problem.paths;

import dev.grundy.format.pack.Fault;
import dev.grundy.format.read.PackageReader;
import dev.grundy.format.yaml.Faults;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The files of paths that lie beside the problems. */
public final class PathFiles {
    private static final String LESSONS = "lessons";
    private static final long LARGEST_BYTES = 256 << 10;

    private PathFiles() {}

    /**
     * The result of reading the files.
     *
     * @param paths  those without faults, in the order of their files' names
     * @param broken names of the files that have faults
     */
    record Reading(List<LearningPath> paths, List<String> broken) {
        Reading {
            paths = List.copyOf(paths);
            broken = List.copyOf(broken);
        }
    }

    /**
     * All that is wrong with the files of the paths beside these packages.
     *
     * @param problems the directory of the packages
     * @throws UncheckedIOException when the directory cannot be listed
     */
    public static List<Fault> faults(Path problems) {
        Faults faults = new Faults();
        read(problems.resolve(PackageReader.PATHS), faults);
        return faults.list();
    }

    /**
     * Reads every {@code .yaml} file of a directory; nothing when it does not exist.
     *
     * @param faults of all files together
     * @throws UncheckedIOException when the directory cannot be listed
     */
    static Reading read(Path directory, Faults faults) {
        List<LearningPath> paths = new ArrayList<>();
        List<String> broken = new ArrayList<>();
        for (Path file : filesIn(directory)) {
            Faults own = new Faults();
            readFile(file, own).ifPresentOrElse(paths::add, () -> broken.add(slug(file)));
            faults.addAll(own.list());
        }
        return new Reading(paths, broken);
    }

    private static Optional<LearningPath> readFile(Path file, Faults faults) {
        String name = file.getFileName().toString();
        try {
            if (Files.size(file) > LARGEST_BYTES) {
                faults.error(name, "the file is larger than 256 KiB", "shorten it");
                return Optional.empty();
            }
            Optional<LearningPath> path = PathYaml.read(name, Files.readString(file), faults);
            path.ifPresent(read -> requireLessons(read, file, faults));
            return faults.hasErrors() ? Optional.empty() : path;
        } catch (CharacterCodingException e) {
            faults.error(name, "the file is not UTF-8", "save it as UTF-8");
        } catch (IOException e) {
            faults.error(name, "the file cannot be read: " + e.getMessage(), "check its permissions");
        }
        return Optional.empty();
    }

    private static void requireLessons(LearningPath path, Path file, Faults faults) {
        for (LearningPath.Lesson lesson : path.lessons()) {
            if (!Files.isDirectory(file.resolveSibling(LESSONS).resolve(lesson.name()))) {
                faults.error(
                        file.getFileName().toString(),
                        "the lesson '" + lesson.name() + "' has no directory " + LESSONS + "/" + lesson.name(),
                        "write it there, or fix its name");
            }
        }
    }

    private static String slug(Path file) {
        return file.getFileName().toString().replaceFirst("\\.yaml$", "");
    }

    private static List<Path> filesIn(Path directory) {
        if (!Files.isDirectory(directory)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> file.getFileName().toString().endsWith(".yaml"))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot list " + directory, e);
        }
    }
}
