package dev.grundy.studio.edit;

import dev.grundy.studio.copy.FileText;
import dev.grundy.web.frame.FormErrors;
import java.util.regex.Pattern;

/** A text within one line that is looked for in files, letter by letter. */
record Sought(String text, boolean caseMatters) {
    static final int LONGEST = 200;

    /** The errors of a field that holds such a text; it may be empty where it replaces another. */
    static FormErrors wrong(FormErrors before, String field, String text) {
        if (text.length() > LONGEST) {
            return before.and(field, "studio-find-long", LONGEST, text.length());
        }
        // A byte order mark at its beginning would make the file one that no form can hold.
        boolean isLine = text.chars().noneMatch(c -> Character.isISOControl(c) && c != '\t' || c == '\uFEFF');
        return isLine ? before : before.and(field, "studio-find-line");
    }

    FormErrors wrong() {
        return text.isEmpty()
                ? FormErrors.none().and("text", "studio-find-empty")
                : wrong(FormErrors.none(), "text", text);
    }

    Pattern pattern() {
        int letters = caseMatters ? 0 : Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
        return Pattern.compile(text, Pattern.LITERAL | letters);
    }

    /** As a page can show it. */
    static String shown(String typed) {
        return FileText.ofForm(typed).replace("\0", "\uFFFD");
    }
}
