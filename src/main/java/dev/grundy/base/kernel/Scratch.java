package dev.grundy.base.kernel;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jboss.logging.Logger;

/**
 * A directory of one's own that is gone, with all in it, when this is closed. A process that was killed leaves its own behind; the next process that
 * makes one in the same place sweeps it.
 */
public record Scratch(Path directory) implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Scratch.class);

    /** Where this process has swept: once is enough. */
    private static final Set<Path> SWEPT = ConcurrentHashMap.newKeySet();

    /** Among the temporary files of the host. */
    public static Scratch make() {
        return make(temporaryFiles(), "");
    }

    /** Hidden in a directory that is there, so that what is made can be renamed into its place. */
    public static Scratch in(Path parent) {
        return make(parent, ".");
    }

    private static Scratch make(Path parent, String prefix) {
        if (SWEPT.add(parent.toAbsolutePath())) {
            sweep(parent);
        }
        try {
            return new Scratch(Files.createTempDirectory(
                    parent, prefix + ProcessMark.ofThisProcess().name() + "-"));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot make a temporary directory in '" + parent + "'", e);
        }
    }

    private static Path temporaryFiles() {
        return Path.of(System.getProperty("java.io.tmpdir"));
    }

    /** Removes what processes that were killed left among the temporary files. Files that cannot be removed stay. */
    public static void sweep() {
        sweep(temporaryFiles());
    }

    static void sweep(Path parent) {
        try (var children = Files.newDirectoryStream(
                parent, path -> ProcessMark.isOfTheDead(path.getFileName().toString()) && isOwn(path))) {
            for (Path left : children) {
                FileTree.delete(left);
            }
        } catch (NoSuchFileException e) {
            LOG.debugf("'%s' is swept by another process too", parent);
        } catch (IOException | DirectoryIteratorException e) {
            LOG.warnf("cannot remove what a killed process left in '%s': %s", parent, e.getMessage());
        }
    }

    /** Anybody may give a directory among the temporary files any name, and put links into it. */
    private static boolean isOwn(Path path) throws IOException {
        return Files.getAttribute(path, "unix:uid", LinkOption.NOFOLLOW_LINKS)
                .equals(Files.getAttribute(Path.of("/proc/self"), "unix:uid"));
    }

    /** Nothing is done if it was renamed into its place. */
    @Override
    public void close() {
        try {
            FileTree.delete(directory);
        } catch (NoSuchFileException e) {
            LOG.debugf("'%s' is gone already", directory);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot delete " + directory, e);
        }
    }
}
