package dev.grundy.format.image;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** The encoding that a drawing declares. Only where that is UTF-8 do we and every browser read the same letters. */
final class XmlDeclaration {
    private static final int LONGEST = 200;
    private static final Pattern OF_UTF_8 = Pattern.compile(
            "<\\?xml\\s+version=[\"']1\\.0[\"'](\\s+encoding=[\"']utf-8[\"'])?(\\s+standalone=[\"'](yes|no)[\"'])?\\s*\\?>",
            Pattern.CASE_INSENSITIVE);

    private XmlDeclaration() {}

    static boolean isOfUtf8(byte[] bytes) {
        String start = new String(bytes, 0, Math.min(bytes.length, LONGEST), StandardCharsets.UTF_8);
        String text = start.startsWith("\uFEFF") ? start.substring(1) : start;
        return !text.startsWith("<?xml")
                || text.startsWith("<?xml-")
                || OF_UTF_8.matcher(text).lookingAt();
    }
}
