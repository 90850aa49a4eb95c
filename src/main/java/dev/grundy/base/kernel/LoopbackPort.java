package dev.grundy.base.kernel;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** Ports of this machine for servers of our own. */
public final class LoopbackPort {
    private LoopbackPort() {}

    /**
     * Answers a port of the loopback, 1 to 65535, at which nothing listens now. Another program may take it before the caller does.
     *
     * @throws UnusableException when none is free
     */
    public static int free() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UnusableException(
                    "no port of the loopback is free (" + e.getMessage() + "); end programs that hold many of them");
        }
    }
}
