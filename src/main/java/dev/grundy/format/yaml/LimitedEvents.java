package dev.grundy.format.yaml;

import java.util.Optional;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.parser.Parser;

/** Passes on the events of a YAML text until it is deeper or larger than any author means: composing recurses. */
final class LimitedEvents implements Parser {
    static final int DEEPEST = 40;
    static final int MOST_VALUES = 500_000;

    private final Parser events;
    private int depth;
    private int values;

    LimitedEvents(Parser events) {
        this.events = events;
    }

    @Override
    public boolean checkEvent(Event.ID choice) {
        return events.checkEvent(choice);
    }

    @Override
    public Event peekEvent() {
        return events.peekEvent();
    }

    @Override
    public boolean hasNext() {
        return events.hasNext();
    }

    /** @throws TooMuch beyond the limits */
    @Override
    public Event next() {
        Event event = events.next();
        switch (event.getEventId()) {
            case SequenceStart, MappingStart -> count(event, ++depth);
            case SequenceEnd, MappingEnd -> depth--;
            case Scalar, Alias -> count(event, depth);
            default -> {
                // The events that begin and end streams and documents are no values.
            }
        }
        return event;
    }

    private void count(Event event, int depthHere) {
        // The outermost map is at depth 0.
        if (depthHere > DEEPEST + 1 || ++values > MOST_VALUES) {
            throw new TooMuch(event.getStartMark());
        }
    }

    /** Ends the reading of a structure that no author means. */
    static final class TooMuch extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient Optional<Mark> mark;

        TooMuch(Optional<Mark> mark) {
            super("the structure is deeper than " + DEEPEST + " levels, has more than " + MOST_VALUES
                    + " values, or contains itself");
            this.mark = mark;
        }

        Optional<Mark> mark() {
            return mark;
        }
    }
}
