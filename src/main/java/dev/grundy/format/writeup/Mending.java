package dev.grundy.format.writeup;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Puts characters right that were saved as UTF-8 and read as Windows-1252 or Latin-1, such as {@code âœ…} for ✅. Two to four
 * characters that spell one of UTF-8 become that one, if it is of a kind that texts like these have. Text in which no such group
 * stands is left as it is.
 */
final class Mending {
    private static final Charset WINDOWS = Charset.forName("windows-1252");

    /** Broken text that was broken again has to be mended again. */
    private static final int MOST_ROUNDS = 3;

    private static final int ASCII = 0x80;
    private static final int FIRST_NOT_FOLLOWING = 0xC0;
    private static final int FIRST_LEAD = 0xC2;
    private static final int FIRST_OF_THREE = 0xE0;
    private static final int FIRST_OF_FOUR = 0xF0;
    private static final int LAST_LEAD = 0xF4;
    private static final int NO_BYTE = -1;

    /** Bytes by the characters that they are read as. */
    private static final Map<Character, Integer> BYTES = bytes();

    private Mending() {}

    /**
     * The mended text.
     *
     * @param lines of the text, from 1, in which something was put right
     * @param lost  lines with a character that an earlier program has thrown away
     */
    record Mended(String text, int characters, List<Integer> lines, List<Integer> lost) {}

    static Mended of(String text) {
        List<String> mended = new ArrayList<>();
        TreeSet<Integer> lines = new TreeSet<>();
        TreeSet<Integer> lost = new TreeSet<>();
        int characters = 0;
        int number = 0;
        for (String line : text.split("\n", -1)) {
            number++;
            String now = line;
            for (int round = 0; round < MOST_ROUNDS; round++) {
                StringBuilder out = new StringBuilder();
                int count = mend(now, out);
                if (count == 0) {
                    break;
                }
                characters += round == 0 ? count : 0;
                lines.add(number);
                now = out.toString();
            }
            if (now.indexOf('\uFFFD') >= 0) {
                lost.add(number);
            }
            mended.add(now);
        }
        return new Mended(String.join("\n", mended), characters, List.copyOf(lines), List.copyOf(lost));
    }

    /** How many groups became a character. */
    private static int mend(String line, StringBuilder out) {
        int count = 0;
        int i = 0;
        while (i < line.length()) {
            Optional<Group> group = line.charAt(i) < ASCII ? Optional.empty() : group(line, i);
            out.append(group.map(Group::character).orElse(String.valueOf(line.charAt(i))));
            count += group.isPresent() ? 1 : 0;
            i += group.map(Group::length).orElse(1);
        }
        return count;
    }

    /** @param length of the broken text, in characters */
    private record Group(String character, int length) {}

    private static Optional<Group> group(String line, int start) {
        int lead = byteOf(line.charAt(start));
        if (lead < FIRST_LEAD || lead > LAST_LEAD) {
            return Optional.empty();
        }
        int length = lead >= FIRST_OF_FOUR ? 4 : lead >= FIRST_OF_THREE ? 3 : 2;
        byte[] spelt = new byte[length];
        for (int i = 0; i < length; i++) {
            int next = start + i < line.length() ? byteOf(line.charAt(start + i)) : NO_BYTE;
            if (i > 0 && (next < ASCII || next >= FIRST_NOT_FOLLOWING)) {
                return crossWithoutItsMiddle(line, start);
            }
            spelt[i] = (byte) next;
        }
        return decoded(spelt)
                .filter(text -> isUsual(text.codePointAt(0)))
                .map(text -> new Group(text, length))
                .or(() -> crossWithoutItsMiddle(line, start));
    }

    /** The middle byte of ❌ is none of Windows-1252, and many programs drop it. */
    private static Optional<Group> crossWithoutItsMiddle(String line, int start) {
        return line.startsWith("âŒ", start) ? Optional.of(new Group("❌", 2)) : Optional.empty();
    }

    private static Optional<String> decoded(byte[] spelt) {
        try {
            return Optional.of(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(spelt))
                    .toString());
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }

    /** Letters of rarer scripts are far less likely than two letters that happen to spell one. */
    private static boolean isUsual(int character) {
        return switch (Character.UnicodeScript.of(character)) {
            case COMMON, INHERITED, LATIN, GREEK, CYRILLIC, HAN, HIRAGANA, KATAKANA, HANGUL ->
                !Character.isISOControl(character) || character >= ASCII;
            default -> false;
        };
    }

    private static int byteOf(char character) {
        return BYTES.getOrDefault(character, NO_BYTE);
    }

    private static Map<Character, Integer> bytes() {
        Map<Character, Integer> bytes = new HashMap<>();
        for (int value = ASCII; value <= 0xFF; value++) {
            // Latin-1 reads every byte as the character of that number; five are none of Windows-1252.
            bytes.put((char) value, value);
            String read = new String(new byte[] {(byte) value}, WINDOWS);
            if (read.charAt(0) != '\uFFFD') {
                bytes.put(read.charAt(0), value);
            }
        }
        return bytes;
    }
}
