package dev.grundy.app.remote;

import dev.grundy.base.kernel.UnusableException;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Set;

/** Where a Grundy is served, such as {@code https://judge.example}: scheme, host, port, and a path below which everything is. */
public record ServerAddress(URI uri) {
    private static final Set<String> SCHEMES = Set.of("http", "https");

    /** @throws UnusableException if the text is no such address */
    public static ServerAddress parse(String text) {
        URI uri;
        try {
            uri = new URI(text.strip());
        } catch (URISyntaxException e) {
            throw wrong(text);
        }
        boolean plain = uri.getRawUserInfo() == null && uri.getRawQuery() == null && uri.getRawFragment() == null;
        if (uri.getScheme() == null || !SCHEMES.contains(uri.getScheme()) || uri.getHost() == null || !plain) {
            throw wrong(text);
        }
        return new ServerAddress(URI.create(uri.toString().replaceAll("/+$", "")));
    }

    /** The address of something there; the path begins with a slash. */
    URI at(String path) {
        return URI.create(uri + path);
    }

    /** Whether what is sent there can be read on the way. */
    public boolean isReadable() {
        return uri.getScheme().equals("http") && !isThisHost(uri.getHost());
    }

    @Override
    public String toString() {
        return uri.toString();
    }

    private static boolean isThisHost(String host) {
        return host.equals("localhost") || host.equals("[::1]") || host.matches("127(?:\\.[0-9]{1,3}){3}");
    }

    private static UnusableException wrong(String text) {
        return new UnusableException("'" + Printable.line(text)
                + "' is no address of a server; write it as https://judge.example or http://localhost:8080");
    }
}
