package dev.grundy.base.queue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The duties of a node.
 *
 * @param handlers one for each kind of work
 * @param idle     the node's own task in between
 * @param obstacle why nothing can be taken at this moment, such as a full disk; empty when all is well. Asked before each claim
 */
public record Duties(List<Handler> handlers, IdleTask idle, Supplier<Optional<String>> obstacle) {
    public Duties {
        handlers = List.copyOf(handlers);
    }

    public Duties(List<Handler> handlers) {
        this(handlers, IdleTask.NONE, Optional::empty);
    }

    List<Kind> kinds() {
        return handlers.stream().map(Handler::kind).toList();
    }

    /** @throws IllegalStateException for a kind that nobody here handles: it cannot have been claimed */
    Handler handlerOf(Claim claim) {
        return handlers.stream()
                .filter(handler -> handler.kind().name().equals(claim.kind()))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("claimed without being able to: " + claim));
    }

    /** The offers that the node can take now. */
    List<Offer> offers() {
        List<Offer> offers = new ArrayList<>();
        for (Handler handler : handlers) {
            offers.add(new Offer(handler.kind().name(), ""));
            handler.needs().forEach(need -> offers.add(new Offer(handler.kind().name(), need)));
        }
        return offers;
    }
}
