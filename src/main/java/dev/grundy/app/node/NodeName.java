package dev.grundy.app.node;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;

/** The name of a node in the queue and on the status page: unique per process, and telling where the node is. */
final class NodeName {
    /** The kernel's word: a container's name need not be known to any resolver. */
    private static final Path HOST = Path.of("/proc/sys/kernel/hostname");

    private NodeName() {}

    /** In each container the process has the same number, so that alone would not tell two apart. */
    static String ofThisProcess() {
        return host() + "/" + ProcessHandle.current().pid() + "/"
                + Integer.toUnsignedString(new SecureRandom().nextInt(), Character.MAX_RADIX);
    }

    private static String host() {
        try {
            return Files.readString(HOST).strip();
        } catch (IOException e) {
            return "unnamed host";
        }
    }
}
