package dev.grundy.web.form;

/** Names and values of a form as browsers send it (URL standard, 5.1), with what their escapes stand for. */
final class UrlencodedCheck implements FormCheck {
    private static final int HEXADECIMAL = 16;

    private final StringBuilder name = new StringBuilder();
    private FormText text = new FormText("");
    private boolean isName = true;
    private int escapeDigits;
    private int escaped;

    @Override
    public void take(byte[] bytes, int offset, int length) {
        for (int i = offset; i < offset + length; i++) {
            take(bytes[i] & 0xFF);
        }
    }

    @Override
    public void end() {
        text.end();
    }

    private void take(int next) {
        if (escapeDigits > 0 && Character.digit(next, HEXADECIMAL) >= 0) {
            escaped = escaped * HEXADECIMAL + Character.digit(next, HEXADECIMAL);
            escapeDigits--;
            if (escapeDigits == 0) {
                add(escaped);
            }
            return;
        }
        // The reader of the form refuses an escape that is none.
        escapeDigits = 0;
        switch (next) {
            case '%' -> {
                escapeDigits = 2;
                escaped = 0;
            }
            case '&' -> begin("", true);
            case '=' -> {
                if (isName) {
                    begin(name.toString(), false);
                } else {
                    add(next);
                }
            }
            default -> add(next);
        }
    }

    private void begin(String field, boolean named) {
        text.end();
        text = new FormText(field);
        isName = named;
        name.setLength(0);
    }

    private void add(int next) {
        text.take(next);
        if (isName && name.length() < 100) {
            name.append((char) next);
        }
    }
}
