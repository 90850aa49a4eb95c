package dev.grundy.format.writeup;

/** Text as YAML has it between double quotes. */
final class Quoted {
    private static final int FIRST_PRINTABLE = 0x20;
    private static final int DELETE = 0x7F;
    private static final int LAST_CONTROL = 0x9F;

    private Quoted() {}

    static String of(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            switch (c) {
                case '"' -> quoted.append("\\\"");
                case '\\' -> quoted.append("\\\\");
                case '\n' -> quoted.append("\\n");
                case '\t' -> quoted.append("\\t");
                default -> {
                    boolean isControl = c < FIRST_PRINTABLE || c >= DELETE && c <= LAST_CONTROL;
                    quoted.append(isControl ? String.format("\\x%02x", (int) c) : String.valueOf(c));
                }
            }
        }
        return quoted.append('"').toString();
    }
}
