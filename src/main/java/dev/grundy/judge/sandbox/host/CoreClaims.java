package dev.grundy.judge.sandbox.host;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jboss.logging.Logger;

/**
 * The cores that one pool of cells has for itself: one lock per core, in a directory that all Grundys of the host see. The
 * kernel gives a lock back when its holder is gone, however it ended. Cells that share a core slow each other down while
 * other cores idle, so a pool that finds none leaves the choice to the kernel.
 */
public final class CoreClaims implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(CoreClaims.class);

    /** Memory that every user may write to, gone with a restart. Containers have their own unless they are given the host's. */
    static final Path USUAL_DIRECTORY = Path.of("/dev/shm");

    private static final Set<OpenOption> OPEN =
            Set.of(StandardOpenOption.READ, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);

    /**
     * The locks that pools of this process hold. POSIX gives up all of a process's locks on a file when it closes any descriptor of it. So a held one
     * is never opened a second time.
     */
    private static final Set<Path> OWN = ConcurrentHashMap.newKeySet();

    private final Map<Integer, Lock> locks = new TreeMap<>();
    private final List<Integer> order = new ArrayList<>();

    private CoreClaims() {}

    /**
     * Claims free cores.
     *
     * @param directory  of the locks
     * @param candidates the numbers of cores, in the order in which they are tried
     * @param most       how many are claimed at most
     */
    public static CoreClaims claim(Path directory, List<Integer> candidates, int most) {
        var claims = new CoreClaims();
        for (int core : candidates) {
            if (claims.order.size() < most) {
                Lock.take(file(directory, core)).ifPresent(lock -> claims.add(core, lock));
            }
        }
        return claims;
    }

    /** How many of these cores pools of other processes have claimed at this moment. */
    static int takenByOthers(Path directory, List<Integer> cores) {
        int taken = 0;
        for (int core : cores) {
            Path file = file(directory, core);
            Optional<Lock> lock = OWN.contains(file) ? Optional.empty() : Lock.take(file);
            taken += lock.isEmpty() && !OWN.contains(file) ? 1 : 0;
            lock.ifPresent(Lock::close);
        }
        return taken;
    }

    private static Path file(Path directory, int core) {
        return directory.toAbsolutePath().resolve("grundy-core-" + core);
    }

    private void add(int core, Lock lock) {
        locks.put(core, lock);
        order.add(core);
    }

    /** In the order in which they were tried. */
    public List<Integer> cores() {
        return List.copyOf(order);
    }

    @Override
    public void close() {
        locks.values().forEach(Lock::close);
        locks.clear();
    }

    /** @param channel without a value where the host has no place for locks: then everything counts as free */
    private record Lock(Path file, Optional<FileChannel> channel) implements AutoCloseable {
        /** Empty if somebody else has it. */
        static Optional<Lock> take(Path file) {
            if (!OWN.add(file)) {
                return Optional.empty();
            }
            try {
                FileChannel channel = open(file);
                if (channel.tryLock() != null) {
                    return Optional.of(new Lock(file, Optional.of(channel)));
                }
                channel.close();
                OWN.remove(file);
                return Optional.empty();
            } catch (IOException e) {
                LOG.warnf(
                        "Cores cannot be claimed, so other Grundys of this host may use the same ones: '%s': %s",
                        file, e.getMessage());
                return Optional.of(new Lock(file, Optional.empty()));
            }
        }

        /** Kernels refuse to create a file that is there and belongs to another user, so whether it is there comes first. */
        private static FileChannel open(Path file) throws IOException {
            try {
                return FileChannel.open(file, OPEN);
            } catch (NoSuchFileException e) {
                return make(file);
            }
        }

        private static FileChannel make(Path file) throws IOException {
            try {
                Files.createFile(file);
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-rw-"));
            } catch (FileAlreadyExistsException e) {
                LOG.debugf("'%s' was made by another Grundy in the meantime", file);
            }
            return FileChannel.open(file, OPEN);
        }

        @Override
        public void close() {
            try {
                if (channel.isPresent()) {
                    channel.get().close();
                }
            } catch (IOException e) {
                LOG.warnf("the claim '%s' cannot be given back: %s", file, e.getMessage());
            } finally {
                OWN.remove(file);
            }
        }
    }
}
