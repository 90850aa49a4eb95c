package dev.grundy.web.follow;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;

/** The events of streams: those that keep a part of a page up to date, which {@code live.js} reads, and those for programs. Thread-safe. */
@ApplicationScoped
public class FragmentEvents {
    /** Name of the event that ends a stream, and what an answer says in {@link #LIVE} to a page that polls instead. */
    public static final String DONE = "done";
    /** Header of answers to pages that poll. */
    public static final String LIVE = "X-Live";

    private static final String FRAGMENT = "fragment";

    private static final String STATE = "state";

    private final Sse sse;
    private final ObjectMapper json;

    FragmentEvents(Sse sse, ObjectMapper json) {
        this.sse = sse;
        this.json = json;
    }

    /**
     * The part's new contents; its id lets a stream that was cut go on without repeating itself.
     *
     * @param part of the page, which the event's name ends with; empty where a stream has only one
     */
    public OutboundSseEvent fragment(String part, String revision, String html) {
        return event(named(FRAGMENT, part), revision, html);
    }

    /** The state of the work that a program follows, as the API tells it when it is asked. */
    public OutboundSseEvent state(String revision, Object value) {
        try {
            return sse.newEventBuilder()
                    .name(STATE)
                    .id(revision)
                    .data(json.writeValueAsString(value))
                    .build();
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a " + value.getClass().getSimpleName() + " must be fit for JSON", e);
        }
    }

    /** Nothing more will come of the part; of the whole stream where it is empty. */
    public OutboundSseEvent done(String part, String revision) {
        return event(named(DONE, part), revision, "");
    }

    private static String named(String event, String part) {
        return part.isEmpty() ? event : event + "-" + part;
    }

    /** A comment, which readers of a stream skip. */
    public OutboundSseEvent signOfLife() {
        return sse.newEventBuilder().comment("waiting").build();
    }

    private OutboundSseEvent event(String name, String id, String data) {
        return sse.newEventBuilder().name(name).id(id).data(lines(data)).build();
    }

    /**
     * Each line behind a space of its own. A reader of a stream takes one away (HTML, 9.2.6: "if value starts with a space,
     * remove it"). That one would otherwise be the first of an output that begins with spaces.
     */
    private static String lines(String text) {
        return " " + text.replace("\r\n", "\n").replace('\r', '\n').replace("\n", "\n ");
    }
}
