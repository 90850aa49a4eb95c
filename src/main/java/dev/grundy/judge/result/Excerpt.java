package dev.grundy.judge.result;

import dev.grundy.base.kernel.MemorySize;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Cuts texts to a size that a person reads and a database row holds. */
public final class Excerpt {
    /** The bytes that are kept of an input, an output or an answer. */
    public static final int DATA_BYTES = 16 * 1024;
    /** The bytes that are kept of an input, an output or an answer where many are kept. */
    public static final int PREVIEW_BYTES = 1024;
    /** The bytes that are kept of a message of a compiler, checker or crashed program. */
    static final int MESSAGE_BYTES = 8 * 1024;

    private static final Pattern REST = Pattern.compile("\n… \\([^()\n]{1,40} more\\)\\z");

    private Excerpt() {}

    /** Whether the text is only the beginning of a longer one. */
    public static boolean isCut(String excerpt) {
        return REST.matcher(excerpt).find();
    }

    /** Of a text that is cut, the lines that are whole; of one long line, the words that are. */
    public static String wholeLines(String excerpt) {
        Matcher rest = REST.matcher(excerpt);
        if (!rest.find()) {
            return excerpt;
        }
        String known = excerpt.substring(0, rest.start());
        int end = known.lastIndexOf('\n') + 1;
        return known.substring(0, end > 0 ? end : known.lastIndexOf(' ') + 1);
    }

    public static String ofData(byte[] data) {
        return of(data, DATA_BYTES);
    }

    public static String ofMessage(String message) {
        return of(message.strip().getBytes(StandardCharsets.UTF_8), MESSAGE_BYTES);
    }

    public static String ofPreview(byte[] data) {
        return of(data, PREVIEW_BYTES);
    }

    /**
     * Of data whose beginning alone is at hand.
     *
     * @param beginning all of it, or more than {@link #PREVIEW_BYTES}
     * @param size of the whole
     */
    public static String ofPreview(byte[] beginning, long size) {
        return of(beginning, PREVIEW_BYTES, size);
    }

    private static String of(byte[] data, int most) {
        return of(data, most, data.length);
    }

    private static String of(byte[] data, int most, long size) {
        if (size <= most) {
            return text(data, data.length);
        }
        int end = Math.min(most, data.length - 1);
        while (end > 0 && (data[end] & 0xC0) == 0x80) {
            end--;
        }
        return text(data, end) + "\n… (" + MemorySize.ofBytes(size - end) + " more)";
    }

    /** JSON and Postgres texts cannot hold NUL. */
    private static String text(byte[] data, int length) {
        return new String(data, 0, length, StandardCharsets.UTF_8).replace('\0', '\uFFFD');
    }
}
