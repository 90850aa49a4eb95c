package dev.grundy.web.follow;

import dev.grundy.web.frame.ReaderLanguage;

/** A piece of work as an audience is told of it now. */
public sealed interface Sight {
    /** Changes whenever there is something new to tell. */
    String revision();

    boolean isOver();

    /** The part of a page that shows it. */
    non-sealed interface Fragment extends Sight {
        /** In the language of {@link ReaderLanguage}. */
        String html();
    }

    /** The same as the API tells it. */
    record State(String revision, boolean isOver, Object value) implements Sight {}
}
