package dev.grundy.base.queue;

/** Something a node does for itself when there is nothing else to do. */
public interface IdleTask {
    /** Nothing. */
    IdleTask NONE = () -> false;

    /** The first, or the second when the first has nothing to do. */
    static IdleTask either(IdleTask first, IdleTask second) {
        return () -> first.doSome() || second.doSome();
    }

    /** Does a little of it; false when there is nothing to do now. */
    boolean doSome() throws InterruptedException;
}
