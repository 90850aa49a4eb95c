package dev.grundy.testsupport;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Ports for products that take seconds to listen. They lie below those that the kernel gives to outgoing connections.
 * Else one of thousands of connections would now and then have the port first.
 */
public final class FreePort {
    private static final int FIRST = 12_000;
    private static final int LAST = 32_000;
    private static final int TRIES = 100;

    private FreePort() {}

    /** One that nobody listens at. */
    public static int find() {
        for (int i = 0; i < TRIES; i++) {
            int port = ThreadLocalRandom.current().nextInt(FIRST, LAST);
            try (ServerSocket _ = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
                return port;
            } catch (IOException e) {
                // taken: another will be free
            }
        }
        throw new IllegalStateException("none of " + TRIES + " ports is free");
    }
}
