package dev.grundy.studio.verify.check;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Inputs that a strict validator refuses, by their fault: the lists of problemtools and BAPCtools. Deterministic. An input that a damage
 * leaves as it was is left out.
 */
final class BadInputs {
    private static final int JUNK_BYTES = 1024;
    private static final long SEED = 42;
    private static final Pattern FIRST_NUMBER = Pattern.compile("(?<![\\w.+-])(\\d+)(?![\\w.])");

    private BadInputs() {}

    static Map<String, byte[]> junk() {
        Map<String, byte[]> junk = new LinkedHashMap<>();
        junk.put("no bytes at all", new byte[0]);
        junk.put("a lone line end", text("\n"));
        junk.put("1 KiB of random bytes", randomBytes());
        junk.put("the printable characters", printable());
        junk.put("1 KiB of random printable characters", randomPrintable());
        junk.put("a NUL", new byte[] {0});
        junk.put("a DEL", new byte[] {127});
        junk.put("latin-1", new byte[] {(byte) 0xDF, (byte) 0xE4, (byte) 0xE9, '\n'});
        junk.put("Chinese words", text("你好世界\n"));
        junk.put("a right-to-left word", text("﷽\n"));
        junk.put("a word", text("YES\n"));
        junk.put("a great number", text("9".repeat(100) + "\n"));
        return junk;
    }

    /** Damages of form that leave the input's meaning; those after which it could mean something are not among them. */
    static Map<String, byte[]> damaged(byte[] input) {
        Map<String, byte[]> damaged = new LinkedHashMap<>();
        add(damaged, "a space at the start", input, text -> " " + text);
        add(damaged, "a line end at the start", input, text -> "\n" + text);
        add(damaged, "a byte order mark", input, text -> "\u00EF\u00BB\u00BF" + text);
        add(damaged, "a leading zero", input, text -> atFirstNumber(text, "0$1"));
        add(damaged, "a plus sign", input, text -> atFirstNumber(text, "+$1"));
        add(damaged, "a decimal point", input, text -> atFirstNumber(text, "$1.0"));
        add(damaged, "a doubled space", input, text -> text.replaceFirst(" ", "  "));
        add(damaged, "a tab for a space", input, text -> text.replaceFirst(" ", "\t"));
        add(damaged, "a space at a line's end", input, text -> text.replaceFirst("\n", " \n"));
        add(damaged, "CR LF", input, text -> text.replace("\n", "\r\n"));
        add(
                damaged,
                "no last line end",
                input,
                text -> text.endsWith("\n") ? text.substring(0, text.length() - 1) : text);
        add(damaged, "a blank line at the end", input, text -> text + "\n");
        add(damaged, "a space at the end", input, text -> text + " ");
        add(damaged, "a number at the end", input, text -> text + "1\n");
        add(damaged, "a word at the end", input, text -> text + "hello\n");
        add(damaged, "a NUL at the end", input, text -> text + "\0");
        add(damaged, "the last line missing", input, BadInputs::withoutLastLine);
        add(damaged, "everything twice", input, text -> text + text);
        return damaged;
    }

    private static void add(Map<String, byte[]> damaged, String what, byte[] input, UnaryOperator<String> damage) {
        byte[] made =
                damage.apply(new String(input, StandardCharsets.ISO_8859_1)).getBytes(StandardCharsets.ISO_8859_1);
        if (!Arrays.equals(made, input)) {
            damaged.put(what, made);
        }
    }

    private static String atFirstNumber(String text, String replacement) {
        Matcher number = FIRST_NUMBER.matcher(text);
        return number.replaceFirst(replacement);
    }

    private static String withoutLastLine(String text) {
        int end = text.lastIndexOf('\n', text.length() - 2);
        return end < 0 ? text : text.substring(0, end + 1);
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] randomBytes() {
        byte[] bytes = new byte[JUNK_BYTES];
        new Random(SEED).nextBytes(bytes);
        return bytes;
    }

    private static byte[] printable() {
        StringBuilder all = new StringBuilder();
        for (char c = ' '; c < 127; c++) {
            all.append(c);
        }
        return text(all.toString());
    }

    private static byte[] randomPrintable() {
        Random random = new Random(SEED);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < JUNK_BYTES; i++) {
            text.append((char) (' ' + random.nextInt(95)));
        }
        return text(text.toString());
    }
}
