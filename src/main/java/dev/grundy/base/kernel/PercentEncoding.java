package dev.grundy.base.kernel;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Text within an address or a header, by RFC 3986: forms alone write a space as a plus. */
public final class PercentEncoding {
    private PercentEncoding() {}

    public static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
