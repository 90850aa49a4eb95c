package dev.grundy.sandbox;

import dev.grundy.kernel.FileTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jboss.logging.Logger;

/** Removes what judges that were killed left behind: their cells died with them, their groups and directories did not. */
final class Leftovers {
    private static final Logger LOG = Logger.getLogger(Leftovers.class);

    private Leftovers() {}

    /** @param parent where judges make groups or directories by their {@link ProcessMark} */
    static void sweep(Path parent) {
        if (!Files.isDirectory(parent)) {
            return;
        }
        try (var children = Files.newDirectoryStream(parent, path -> ProcessMark.isOfTheDead(path.getFileName().toString()))) {
            children.forEach(Leftovers::remove);
        } catch (IOException e) {
            LOG.warnf("cannot look for leftovers below '%s': %s", parent, e.getMessage());
        }
    }

    private static void remove(Path leftover) {
        try {
            deleteTree(leftover);
        } catch (IOException e) {
            LOG.warnf("cannot remove '%s', left by a judge that was killed: %s", leftover, e.getMessage());
        }
    }

    /** In a cgroup only the directories can be deleted, and need to be; the files go with them. */
    static void deleteTree(Path top) throws IOException {
        if (!Files.exists(top.resolve("cgroup.procs"))) {
            FileTree.delete(top);
            return;
        }
        List<Path> groups;
        try (var walk = Files.walk(top)) {
            groups = walk.filter(Files::isDirectory).toList();
        }
        for (Path group : groups.reversed()) {
            Files.deleteIfExists(group);
        }
    }
}
