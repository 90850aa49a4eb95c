package dev.grundy.web;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;

/** The events of streams that keep a part of a page up to date; {@code live.js} reads them. Thread-safe. */
@ApplicationScoped
public class FragmentEvents {
    /** Name of the event that ends a stream, and what an answer says in {@link #LIVE} to whoever polls instead. */
    public static final String DONE = "done";
    /** Header of answers to whoever polls. */
    public static final String LIVE = "X-Live";

    private static final String FRAGMENT = "fragment";

    private final Sse sse;

    FragmentEvents(Sse sse) {
        this.sse = sse;
    }

    /** The part's new contents; its id lets a stream that was cut go on without repeating itself. */
    public OutboundSseEvent fragment(String revision, String html) {
        return event(FRAGMENT, revision, html);
    }

    /** Nothing more will come. */
    public OutboundSseEvent done(String revision) {
        return event(DONE, revision, "");
    }

    /** A comment, which whoever reads a stream skips. */
    public OutboundSseEvent signOfLife() {
        return sse.newEventBuilder().comment("waiting").build();
    }

    private OutboundSseEvent event(String name, String id, String data) {
        return sse.newEventBuilder().name(name).id(id).data(lines(data)).build();
    }

    /**
     * Each line behind a space of its own: whoever reads a stream takes one away (HTML, 9.2.6: "if value starts with a space,
     * remove it"), which would otherwise be the first of an output that begins with spaces.
     */
    private static String lines(String text) {
        return " " + text.replace("\r\n", "\n").replace('\r', '\n').replace("\n", "\n ");
    }
}
