package dev.grundy.studio.verify.check;

import dev.grundy.format.pack.ComparisonFlags;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Outputs made of answers to try checkers with. Deterministic; one that is the answer itself is left out. */
final class Outputs {
    private static final long SEED = 42;
    private static final int RANDOM_BYTES = 256;
    private static final Pattern WORD = Pattern.compile("\\S+");
    private static final List<String> PROBES = List.of(
            "0",
            "1",
            "-1",
            "2147483648",
            "-2147483649",
            "9223372036854775808",
            "-9223372036854775809",
            "18446744073709551616",
            "9".repeat(400),
            "NaN",
            "inf",
            "-inf",
            "1e400",
            "1/0",
            "0x7f",
            "1.5",
            ".",
            "-",
            "+",
            "\0",
            "()",
            "(()",
            "%s%n%d",
            "\"",
            "a".repeat(10_000),
            "\u00e4\u4f60",
            "\t",
            " ",
            "\n",
            "\r\n",
            "1 ".repeat(1_000));

    private Outputs() {}

    /** The outputs that no checker may accept in place of a non-empty answer. */
    static Map<String, byte[]> alwaysWrong(byte[] answer) {
        Map<String, byte[]> wrong = new LinkedHashMap<>();
        wrong.put("an empty output", new byte[0]);
        wrong.put("random bytes", randomBytes());
        wrong.put("random printable characters", randomPrintable());
        wrong.put("the answer and a further word", latin(text(answer) + "\nsurplus\n"));
        return wrong;
    }

    /** Damaged answers, of which another right answer may happen to be one where several are right. */
    static Map<String, byte[]> usuallyWrong(byte[] answer) {
        Map<String, byte[]> wrong = new LinkedHashMap<>();
        String text = text(answer);
        List<MatchResult> words = WORD.matcher(text).results().toList();
        if (!words.isEmpty()) {
            MatchResult last = words.getLast();
            wrong.put("the answer without its last word", latin(text.substring(0, last.start())));
            wrong.put("the answer twice", latin(text + "\n" + text));
            wrong.put(
                    "the answer with its last word changed",
                    latin(text.substring(0, last.start()) + changed(last.group(), words) + text.substring(last.end())));
            MatchResult first = words.getFirst();
            wrong.put(
                    "the answer with its first word changed",
                    latin(changed(first.group(), words) + text.substring(first.end())));
        }
        wrong.values().removeIf(output -> Arrays.equals(output, answer));
        return wrong;
    }

    /** A number becomes another one, far enough from it for every tolerance; a word becomes another of the answer's, or longer. */
    private static String changed(String word, List<MatchResult> words) {
        if (word.matches("[+-]?\\d{1,100}")) {
            return new BigInteger(word).add(BigInteger.ONE).toString();
        }
        if (word.matches("[+-]?\\d{1,100}\\.\\d{1,100}")) {
            BigDecimal number = new BigDecimal(word);
            BigDecimal away = number.signum() < 0 ? BigDecimal.ONE.negate() : BigDecimal.ONE;
            return number.multiply(BigDecimal.TWO).add(away).toPlainString();
        }
        return words.stream()
                .map(MatchResult::group)
                .filter(other -> !other.equalsIgnoreCase(word))
                .findFirst()
                .orElse(word + "x");
    }

    /** Outputs that have made checkers crash. */
    static List<byte[]> probes() {
        return PROBES.stream()
                .map(probe -> probe.getBytes(StandardCharsets.UTF_8))
                .toList();
    }

    /** Answers in another form that a checker should accept. */
    static Map<String, byte[]> variants(byte[] answer) {
        Map<String, byte[]> variants = new LinkedHashMap<>();
        add(variants, "a space at the start", answer, text -> " " + text);
        add(variants, "a blank line at the end", answer, text -> text + "\n");
        add(
                variants,
                "no last line end",
                answer,
                text -> text.endsWith("\n") ? text.substring(0, text.length() - 1) : text);
        add(variants, "CR LF", answer, text -> text.replace("\n", "\r\n"));
        add(variants, "a space at each line's end", answer, text -> text.replace("\n", " \n"));
        return variants;
    }

    /** Further variants that the format's default checker must accept under these flags. */
    static Map<String, byte[]> variantsOfDefault(byte[] answer, ComparisonFlags flags) {
        Map<String, byte[]> variants = new LinkedHashMap<>();
        if (!flags.spaceChangeSensitive()) {
            variants.putAll(variants(answer));
            add(variants, "spaces for line ends", answer, text -> text.replace('\n', ' '));
            add(variants, "line ends for spaces", answer, text -> text.replace(' ', '\n'));
        }
        if (!flags.caseSensitive()) {
            add(variants, "upper case", answer, text -> text.toUpperCase(Locale.ROOT));
        }
        return variants;
    }

    /** Empty where the flags make no sense to the default checker. */
    static Optional<ComparisonFlags> flags(List<String> arguments) {
        try {
            return Optional.of(ComparisonFlags.parse(arguments));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static void add(Map<String, byte[]> outputs, String what, byte[] answer, UnaryOperator<String> change) {
        byte[] made = latin(change.apply(text(answer)));
        if (!Arrays.equals(made, answer)) {
            outputs.put(what, made);
        }
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    private static byte[] latin(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static byte[] randomBytes() {
        byte[] bytes = new byte[RANDOM_BYTES];
        new Random(SEED).nextBytes(bytes);
        return bytes;
    }

    private static byte[] randomPrintable() {
        Random random = new Random(SEED);
        List<String> characters = new ArrayList<>();
        for (int i = 0; i < RANDOM_BYTES; i++) {
            characters.add(Character.toString(' ' + random.nextInt(95)));
        }
        return latin(String.join("", characters));
    }
}
