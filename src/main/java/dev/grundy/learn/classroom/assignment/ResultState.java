package dev.grundy.learn.classroom.assignment;

import dev.grundy.web.frame.Texts;
import java.util.Locale;

/** How a student stands with a problem of an assignment. Texts are called {@code assignment-state-…} by the code. */
public enum ResultState {
    DONE,
    /** Done at the due date or after it. */
    LATE,
    TRIED,
    /** Not yet tried. */
    NEW;

    public static ResultState of(StudentResult result) {
        if (result.isDone()) {
            return result.late() ? LATE : DONE;
        }
        return result.isTried() ? TRIED : NEW;
    }

    /** For CSS classes and messages. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** In the reader's language. */
    public String label() {
        return Texts.of("assignment-state-" + code());
    }
}
