package dev.grundy.learn.classroom;

import dev.grundy.people.account.TimeZones;
import dev.grundy.web.frame.FormErrors;
import java.util.regex.Pattern;

/** The fields of the form about a class, as somebody typed them, right or wrong. */
public record ClassroomText(String name, String zone) {
    /** The most characters of a name. */
    public static final int LONGEST_NAME = 80;

    /** Names go into mails to people who may not know the sender, and mail programs make links of these. */
    private static final Pattern LINK = Pattern.compile("(?i)://|\\bwww\\.");

    /** Blanks around the name are left out. */
    static ClassroomText of(String name, String zone) {
        return new ClassroomText(name.strip(), zone);
    }

    public int longestName() {
        return LONGEST_NAME;
    }

    FormErrors faults() {
        FormErrors errors = FormErrors.none();
        int length = name.codePointCount(0, name.length());
        if (length == 0 || length > LONGEST_NAME || name.codePoints().anyMatch(ClassroomText::isUnprintable)) {
            errors = errors.and("name", "classes-name-form", LONGEST_NAME);
        } else if (LINK.matcher(name).find()) {
            errors = errors.and("name", "classes-name-link");
        }
        return TimeZones.parse(zone).isPresent() ? errors : errors.and("zone", "classes-zone-unknown");
    }

    /** Also halves of characters, which no database takes, and separators of lines, which a mail's subject has no place for. */
    private static boolean isUnprintable(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL, Character.SURROGATE, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR ->
                true;
            default -> false;
        };
    }
}
