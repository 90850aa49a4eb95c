package dev.grundy.learn.classroom.people;

import dev.grundy.web.frame.Texts;

/** Why somebody cannot join a class now. */
enum JoinBar {
    MEMBER("classes-join-bar-member"),
    ARCHIVED("classes-join-bar-archived"),
    SHUT("classes-join-bar-shut"),
    FULL("classes-join-bar-full");

    private final String text;

    JoinBar(String text) {
        this.text = text;
    }

    /** In the reader's language. */
    public String inWords() {
        return Texts.of(text);
    }
}
