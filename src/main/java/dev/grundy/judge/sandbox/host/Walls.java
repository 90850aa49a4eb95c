package dev.grundy.judge.sandbox.host;

/** The powers that build a cell's walls. */
public enum Walls {
    /** Root's own. Programs run as a user of their own per cell. */
    ROOT("by root; programs run as users of their own"),
    /** An ordinary user's, inside a user namespace. Programs keep that user's id, but nothing it owns is visible, and they have no capability. */
    USER_NAMESPACE("in a user namespace; programs share this user's id, without its files and powers");

    final String label;

    Walls(String label) {
        this.label = label;
    }
}
