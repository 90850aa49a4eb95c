package dev.grundy.web.cache;

import io.vertx.core.buffer.Buffer;
import java.nio.charset.StandardCharsets;

/**
 * A page in UTF-8, in both forms in which it is sent. Made once and sent often; nobody writes into it.
 *
 * @param gzip the same, compressed
 */
record PageText(Buffer plain, Buffer gzip) {
    private static final int LEVEL = 6;

    static PageText of(String text) {
        byte[] plain = text.getBytes(StandardCharsets.UTF_8);
        return new PageText(Buffer.buffer(plain), Buffer.buffer(Gzip.compress(plain, LEVEL)));
    }

    /** In memory. */
    int bytes() {
        return plain.length() + gzip.length();
    }
}
