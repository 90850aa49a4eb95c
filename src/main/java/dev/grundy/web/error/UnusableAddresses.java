package dev.grundy.web.error;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.net.URLDecoder;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** Refuses addresses that stand for no text: broken percent-encoding, bytes that are not UTF-8, NUL. Nothing behind has to ask again. */
@Singleton
class UnusableAddresses {
    private static final Pattern BROKEN_ESCAPE = Pattern.compile("%(?![0-9A-Fa-f]{2})");
    private static final int DELETE = 0x7f;
    private static final int BAD_REQUEST = 400;
    private static final int PRIORITY = 800;

    void register(@Observes Filters filters) {
        filters.register(UnusableAddresses::check, PRIORITY);
    }

    private static void check(RoutingContext request) {
        if (isUsable(request.request().uri())) {
            request.next();
        } else {
            request.fail(BAD_REQUEST);
        }
    }

    static boolean isUsable(String address) {
        if (isPlain(address)) {
            return true;
        }
        if (BROKEN_ESCAPE.matcher(address).find()) {
            return false;
        }
        // Latin-1 turns every byte into one character and back: what is left is to ask whether the bytes are UTF-8.
        byte[] bytes = URLDecoder.decode(address, StandardCharsets.ISO_8859_1).getBytes(StandardCharsets.ISO_8859_1);
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .chars()
                    .noneMatch(c -> c == 0);
        } catch (CharacterCodingException e) {
            return false;
        }
    }

    /** Printable ASCII without escapes stands for itself. */
    private static boolean isPlain(String address) {
        return address.chars().allMatch(c -> c > ' ' && c < DELETE && c != '%');
    }
}
