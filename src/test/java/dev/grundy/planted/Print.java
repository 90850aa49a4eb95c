package dev.grundy.planted;

/** Words that no command asked for. */
public final class Print {
    Object planted = System.out;
}
