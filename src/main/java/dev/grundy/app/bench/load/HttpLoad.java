package dev.grundy.app.bench.load;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * A number of browsers that ask a server of this host for one address again and again. Each has a connection of its own, and asks anew as soon
 * as it has the answer. As little as can be is done with an answer: client and server share the cores.
 */
public final class HttpLoad {
    private final int port;
    private final String cookies;

    /** @param cookies the value of the header; empty for a guest */
    public HttpLoad(int port, String cookies) {
        this.port = port;
        this.cookies = cookies;
    }

    public static HttpLoad guest(int port) {
        return new HttpLoad(port, "");
    }

    public static HttpLoad signedIn(int port, String token) {
        return new HttpLoad(port, "grundy_session=" + token);
    }

    /**
     * The times of the answers.
     *
     * @param nanos how long each answer took, in ascending order; at least one
     */
    public record Answers(long[] nanos, double perSecond) {
        /** @param share from 0 to 1 */
        public double millis(double share) {
            return nanos[(int) Math.min(nanos.length - 1, Math.round(share * nanos.length))] / 1e6;
        }
    }

    /** Asks for that long; at least once over each connection. */
    public Answers run(String address, int connections, Duration time) {
        long start = System.nanoTime();
        long end = start + time.toNanos();
        try (ExecutorService browsers = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<long[]>> all = new ArrayList<>();
            for (int i = 0; i < connections; i++) {
                all.add(() -> browse(address, end));
            }
            List<long[]> times = new ArrayList<>();
            for (Future<long[]> one : browsers.invokeAll(all)) {
                times.add(one.get());
            }
            long[] sorted =
                    times.stream().flatMapToLong(Arrays::stream).sorted().toArray();
            return new Answers(sorted, sorted.length * 1e9 / (System.nanoTime() - start));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while asking for " + address, e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("asking for " + address + " failed: " + e.getMessage(), e);
        }
    }

    /** The body of one answer, not compressed. */
    public String get(String address) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.getOutputStream().write(request(address, "identity"));
            InputStream in = new BufferedInputStream(socket.getInputStream());
            return new String(read(in, address), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private long[] browse(String address, long end) throws IOException {
        long[] nanos = new long[1024];
        int count = 0;
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setTcpNoDelay(true);
            byte[] request = request(address, "gzip, deflate, br, zstd");
            InputStream in = new BufferedInputStream(socket.getInputStream(), 1 << 14);
            for (long now = System.nanoTime(); now < end || count == 0; ) {
                socket.getOutputStream().write(request);
                read(in, address);
                long answered = System.nanoTime();
                nanos = count < nanos.length ? nanos : Arrays.copyOf(nanos, 2 * count);
                nanos[count++] = answered - now;
                now = answered;
            }
        }
        return Arrays.copyOf(nanos, count);
    }

    /** As a browser asks that follows a link of this site. */
    private byte[] request(String address, String encoding) {
        String cookie = cookies.isEmpty() ? "" : "Cookie: " + cookies + "\r\n";
        return ("GET " + address + " HTTP/1.1\r\nHost: localhost:" + port
                        + "\r\nAccept: text/html,*/*\r\nAccept-Encoding: " + encoding
                        + "\r\nSec-Fetch-Site: same-origin\r\n" + cookie + "\r\n")
                .getBytes(StandardCharsets.US_ASCII);
    }

    private static byte[] read(InputStream in, String address) throws IOException {
        String status = line(in);
        if (!status.startsWith("HTTP/1.1 200 ")) {
            throw new IOException(address + " answers " + status);
        }
        long length = -1;
        for (String header = line(in); !header.isEmpty(); header = line(in)) {
            String lower = header.toLowerCase(Locale.ROOT);
            if (lower.startsWith("content-length:")) {
                length = Long.parseLong(
                        lower.substring("content-length:".length()).strip());
            }
        }
        return length >= 0 ? exactly(in, (int) length) : chunks(in);
    }

    private static byte[] chunks(InputStream in) throws IOException {
        byte[] body = new byte[0];
        while (true) {
            int length = Integer.parseInt(line(in), 16);
            byte[] chunk = exactly(in, length);
            line(in);
            if (length == 0) {
                return body;
            }
            int before = body.length;
            body = Arrays.copyOf(body, before + length);
            System.arraycopy(chunk, 0, body, before, length);
        }
    }

    private static byte[] exactly(InputStream in, int length) throws IOException {
        byte[] bytes = in.readNBytes(length);
        if (bytes.length < length) {
            throw new EOFException("the connection ended within an answer");
        }
        return bytes;
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) {
                throw new EOFException("the connection ended before an answer");
            }
            if (c != '\r') {
                line.append((char) c);
            }
        }
        return line.toString();
    }
}
