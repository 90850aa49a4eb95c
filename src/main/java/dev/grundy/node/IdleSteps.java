package dev.grundy.node;

import dev.grundy.judging.host.JudgeException;
import dev.grundy.work.Steps;

/** Between two steps of work that is for idle times. */
final class IdleSteps {
    private IdleSteps() {}

    /**
     * Waits until the node has nothing more urgent.
     *
     * @throws JudgeException if it is interrupted meanwhile
     */
    static void giveWay(Steps steps) {
        try {
            steps.giveWay();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new JudgeException("interrupted while judgings go first", e);
        }
    }
}
