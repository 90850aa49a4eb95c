package dev.grundy.learn.classroom;

import dev.grundy.web.frame.Texts;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The role of a person in a class. Texts are called {@code classroom-role-…} by the code. */
public enum ClassroomRole {
    /** Sees the students' work, and decides about the class. */
    TEACHER,
    STUDENT;

    /** For SQL and forms. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** In the reader's language. */
    public String label() {
        return Texts.of("classroom-role-" + code());
    }

    public static Optional<ClassroomRole> ofCode(String code) {
        return Arrays.stream(values()).filter(role -> role.code().equals(code)).findFirst();
    }
}
