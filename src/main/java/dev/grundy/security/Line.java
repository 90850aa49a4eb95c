package dev.grundy.security;

/** Texts of strangers as one line of bounded length. */
final class Line {
    private Line() {}

    /** Without control characters, cut where it is longer. */
    static String of(String text, int longest) {
        String line = text.replaceAll("\\p{Cntrl}", "");
        if (line.length() <= longest) {
            return line;
        }
        int end = Character.isHighSurrogate(line.charAt(longest - 1)) ? longest - 1 : longest;
        return line.substring(0, end);
    }
}
