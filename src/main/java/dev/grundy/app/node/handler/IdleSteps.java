package dev.grundy.app.node.handler;

import dev.grundy.base.queue.Steps;
import dev.grundy.judge.host.JudgeException;

/** Between two steps of work. */
final class IdleSteps {
    private IdleSteps() {}

    /**
     * Waits while work of earlier lanes goes first.
     *
     * @throws JudgeException if it is interrupted meanwhile
     */
    static void giveWay(Steps steps) {
        try {
            steps.giveWay();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new JudgeException("interrupted while other work goes first", e);
        }
    }
}
