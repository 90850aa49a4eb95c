package dev.grundy.format.read;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/** Tells where bytes stop being UTF-8 text. */
final class Encoding {
    private static final int CHUNK = 8192;

    private Encoding() {}

    static boolean isUtf8(byte[] bytes) {
        return firstBadByte(bytes) < 0;
    }

    /** From 1; the last line when all bytes are good. */
    static int lineOfFirstBadByte(byte[] bytes) {
        int bad = firstBadByte(bytes);
        int line = 1;
        for (int i = 0; i < (bad < 0 ? bytes.length : bad); i++) {
            if (bytes[i] == '\n') {
                line++;
            }
        }
        return line;
    }

    private static int firstBadByte(byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(CHUNK);
        CoderResult result;
        do {
            out.clear();
            result = decoder.decode(in, out, true);
        } while (result.isOverflow());
        return result.isError() ? in.position() : -1;
    }
}
