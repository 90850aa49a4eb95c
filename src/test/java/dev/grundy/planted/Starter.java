package dev.grundy.planted;

/** A process started where none may be. */
public final class Starter {
    Object planted = new ProcessBuilder("true");
}
