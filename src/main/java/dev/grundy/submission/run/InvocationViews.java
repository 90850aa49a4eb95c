package dev.grundy.submission.run;

import dev.grundy.base.queue.Ahead;
import dev.grundy.submission.status.JudgePresence;
import jakarta.enterprise.context.ApplicationScoped;

/** Puts together a run's views for pages and streams. Thread-safe. */
@ApplicationScoped
class InvocationViews {
    private final InvocationRepository invocations;
    private final JudgePresence judges;

    InvocationViews(InvocationRepository invocations, JudgePresence judges) {
        this.invocations = invocations;
        this.judges = judges;
    }

    InvocationView of(Invocation invocation) {
        return new InvocationView(
                invocation,
                invocation.isOver() ? Ahead.NONE : invocations.ahead(invocation.id()),
                judges.stateFor(invocation.state() instanceof Invocation.Queued));
    }
}
