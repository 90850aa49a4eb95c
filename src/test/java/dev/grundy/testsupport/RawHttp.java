package dev.grundy.testsupport;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** Sends a request exactly as it is written, which no well-behaved client would, and reads the answer. */
public final class RawHttp {
    private static final int PATIENCE_MS = 20_000;

    private final URI server;

    public RawHttp(URI server) {
        this.server = server;
    }

    /** @param request the head's first lines and, after an empty line, the body; Host and Connection are added */
    public Answer send(String request) {
        int headEnd = request.indexOf("\n\n");
        String head = headEnd < 0 ? request : request.substring(0, headEnd);
        byte[] body = (headEnd < 0 ? "" : request.substring(headEnd + 2)).getBytes(StandardCharsets.ISO_8859_1);
        String length = body.length == 0 ? "" : "\nContent-Length: " + body.length;
        String full = head + "\nHost: localhost\nConnection: close" + length + "\n\n";
        try (Socket socket = new Socket(server.getHost(), server.getPort())) {
            socket.setSoTimeout(PATIENCE_MS);
            socket.getOutputStream().write(full.replace("\n", "\r\n").getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().write(body);
            socket.getOutputStream().flush();
            return Answer.parse(new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(request, e);
        }
    }

    /** @param head status line and headers */
    public record Answer(int status, String head, String body) {
        private static Answer parse(String text) {
            int headEnd = text.indexOf("\r\n\r\n");
            String head = headEnd < 0 ? text : text.substring(0, headEnd);
            String body = headEnd < 0 ? "" : text.substring(headEnd + 4);
            return new Answer(Integer.parseInt(head.split(" ")[1]), head, body);
        }
    }
}
