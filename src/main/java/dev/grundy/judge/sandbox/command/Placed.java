package dev.grundy.judge.sandbox.command;

/**
 * A file put into the work directory before the run.
 *
 * @param name relative to the work directory; missing directories on the way are made
 */
public record Placed(String name, Content content, boolean executable) {
    public Placed {
        RelativeName.check(name);
    }

    public static Placed file(String name, byte[] bytes) {
        return new Placed(name, Content.of(bytes), false);
    }

    public static Placed file(String name, Content content) {
        return new Placed(name, content, false);
    }
}
