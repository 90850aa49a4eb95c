package dev.grundy.web;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * A page's text, cut where its visitor's CSRF token stands, so that it can be sent to others with theirs: compressed once, and the
 * tokens between the compressed parts as they are (stored blocks of RFC 1951, 3.2.4). So no token is ever compressed with the
 * text around it, and the length tells nothing of it. Immutable.
 */
final class CutPage {
    private static final int GZIP_HEADER = 10;
    private static final int GZIP_TRAILER = 8;
    /** Method deflate, no name, no time, any system (RFC 1952, 2.3). */
    private static final byte[] HEADER = {0x1f, (byte) 0x8b, 8, 0, 0, 0, 0, 0, 0, (byte) 255};

    private static final int STORED_HEADER = 5;
    private static final int LEVEL = 6;
    /** No byte of UTF-8: what stands for a token while the rest is compressed is like no text, so that nothing refers to it. */
    private static final byte NO_TEXT = (byte) 0xff;

    private final int tokenLength;
    private final List<byte[]> texts;
    private final List<byte[]> compressed;
    private final int textLength;
    private final int compressedLength;

    private CutPage(int tokenLength, List<byte[]> texts) {
        this.tokenLength = tokenLength;
        this.texts = texts;
        this.compressed = compress(texts, tokenLength);
        this.textLength = length(texts) + tokens() * tokenLength;
        this.compressedLength =
                GZIP_HEADER + length(compressed) + tokens() * (STORED_HEADER + tokenLength) + GZIP_TRAILER;
    }

    /** @param token that the text was made with; not empty */
    static CutPage of(String text, String token) {
        return new CutPage(
                token.length(),
                Arrays.stream(Pattern.compile(token, Pattern.LITERAL).split(text, -1))
                        .map(part -> part.getBytes(StandardCharsets.UTF_8))
                        .toList());
    }

    /** In memory. */
    int bytes() {
        return length(texts) + length(compressed);
    }

    /** @throws IllegalArgumentException if the token is of another length than the one that was cut out */
    byte[] plain(String token) {
        byte[] hole = bytes(token);
        ByteBuffer page = ByteBuffer.allocate(textLength);
        for (int i = 0; i < texts.size(); i++) {
            page.put(i == 0 ? new byte[0] : hole).put(texts.get(i));
        }
        return page.array();
    }

    /**
     * As a gzip file.
     *
     * @throws IllegalArgumentException if the token is of another length than the one that was cut out
     */
    byte[] gzip(String token) {
        byte[] hole = bytes(token);
        ByteBuffer page = ByteBuffer.allocate(compressedLength)
                .order(ByteOrder.LITTLE_ENDIAN)
                .put(HEADER);
        CRC32 sum = new CRC32();
        for (int i = 0; i < texts.size(); i++) {
            if (i > 0) {
                page.put((byte) 0)
                        .putShort((short) tokenLength)
                        .putShort((short) ~tokenLength)
                        .put(hole);
                sum.update(hole);
            }
            page.put(compressed.get(i));
            sum.update(texts.get(i));
        }
        return page.putInt((int) sum.getValue()).putInt(textLength).array();
    }

    private int tokens() {
        return texts.size() - 1;
    }

    private byte[] bytes(String token) {
        byte[] bytes = token.getBytes(StandardCharsets.US_ASCII);
        if (bytes.length != tokenLength) {
            throw new IllegalArgumentException(
                    "the token has " + bytes.length + " characters, the page's had " + tokenLength);
        }
        return bytes;
    }

    private static int length(List<byte[]> parts) {
        return parts.stream().mapToInt(part -> part.length).sum();
    }

    /** Each part ends on a whole byte; later ones may refer to earlier ones, across tokens. */
    private static List<byte[]> compress(List<byte[]> texts, int tokenLength) {
        byte[] hole = new byte[tokenLength];
        Arrays.fill(hole, NO_TEXT);
        List<byte[]> parts = new ArrayList<>();
        try (Deflater deflater = new Deflater(LEVEL, true)) {
            for (int i = 0; i < texts.size(); i++) {
                if (i > 0) {
                    // Only for the distances of what follows.
                    next(deflater, hole, Deflater.SYNC_FLUSH);
                }
                boolean isLast = i == texts.size() - 1;
                if (isLast) {
                    deflater.finish();
                }
                parts.add(next(deflater, texts.get(i), isLast ? Deflater.NO_FLUSH : Deflater.SYNC_FLUSH));
            }
        }
        return parts;
    }

    private static byte[] next(Deflater deflater, byte[] text, int flush) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] buffer = new byte[8192];
        deflater.setInput(text);
        int read;
        do {
            read = deflater.deflate(buffer, 0, buffer.length, flush);
            bytes.write(buffer, 0, read);
        } while (read == buffer.length);
        return bytes.toByteArray();
    }
}
