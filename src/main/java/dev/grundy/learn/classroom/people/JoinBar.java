package dev.grundy.learn.classroom.people;

import dev.grundy.web.frame.Texts;
import java.util.Locale;

/** Why somebody cannot join a class now. Texts are called {@code classes-join-bar-…} by the code. */
enum JoinBar {
    MEMBER,
    ARCHIVED,
    SHUT,
    FULL;

    /** In the reader's language. */
    String inWords() {
        return Texts.of("classes-join-bar-" + name().toLowerCase(Locale.ROOT));
    }
}
