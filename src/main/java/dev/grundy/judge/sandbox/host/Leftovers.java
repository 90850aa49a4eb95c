package dev.grundy.judge.sandbox.host;

import dev.grundy.base.kernel.FileTree;
import dev.grundy.base.kernel.ProcessMark;
import dev.grundy.judge.sandbox.command.SandboxException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jboss.logging.Logger;

/**
 * Removes what judges that were killed left behind: groups, directories, and a cell that was just being built. Finished
 * cells die with their judge. But for a moment of its start bubblewrap's inner process waits for a word of the outer one. It does
 * so for ever when that is gone. Several judges that start at once may sweep the same: what another has removed
 * meanwhile is done.
 */
public final class Leftovers {
    private static final Logger LOG = Logger.getLogger(Leftovers.class);
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private Leftovers() {}

    /** @param parent where judges make groups or directories by their {@link ProcessMark} */
    public static void sweep(Path parent) {
        if (!Files.isDirectory(parent)) {
            return;
        }
        try (var children = Files.newDirectoryStream(
                parent, path -> ProcessMark.isOfTheDead(path.getFileName().toString()))) {
            children.forEach(Leftovers::remove);
        } catch (IOException | DirectoryIteratorException e) {
            LOG.warnf("cannot look for leftovers below '%s': %s", parent, e.getMessage());
        }
    }

    private static void remove(Path leftover) {
        try {
            for (ProcessHandle builder : ProcessHandle.allProcesses()
                    .filter(process -> buildsCell(process, leftover))
                    .toList()) {
                end(builder);
            }
            if (Files.exists(leftover.resolve(CgroupTree.PROCESSES))) {
                CgroupTree.removeTree(leftover);
            } else {
                FileTree.delete(leftover);
            }
        } catch (NoSuchFileException e) {
            LOG.debugf("'%s' was removed by another judge meanwhile", leftover);
        } catch (IOException | DirectoryIteratorException | SandboxException e) {
            LOG.warnf("cannot remove '%s', left by a judge that was killed: %s", leftover, e.getMessage());
        }
    }

    /** @param directory of the judge that it builds for */
    static boolean buildsCell(ProcessHandle process, Path directory) {
        try {
            byte[] line = Files.readAllBytes(Path.of("/proc", Long.toString(process.pid()), "cmdline"));
            List<String> arguments = List.of(new String(line, StandardCharsets.UTF_8).split("\0"));
            return arguments.contains(Bubblewrap.RUNNER)
                    && arguments.stream().anyMatch(argument -> argument.startsWith(directory + "/"));
        } catch (IOException e) {
            return false; // it ended in the meantime
        }
    }

    private static void end(ProcessHandle builder) throws IOException {
        builder.destroyForcibly();
        try {
            builder.onExit().get(PATIENCE.toNanos(), TimeUnit.NANOSECONDS);
        } catch (ExecutionException | TimeoutException e) {
            throw new IOException("process " + builder.pid() + ", which was building a cell of it, does not end", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while process " + builder.pid() + " was being ended", e);
        }
    }
}
