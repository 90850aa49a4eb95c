package dev.grundy.web.follow;

import dev.grundy.web.frame.PageLanguage;
import dev.grundy.web.frame.ReaderLanguage;

/** Followers who are told the same. */
public sealed interface Audience {
    /** Of a page, which events of a stream that carries several are named after; empty where it is the only one. */
    String part();

    /**
     * Readers of a page.
     *
     * @param admin whether faults of ours are told
     */
    record Reader(String part, boolean admin, PageLanguage language) implements Audience {
        /** Of a page in the reader's language. */
        public static Reader now(String part, boolean admin) {
            return new Reader(part, admin, ReaderLanguage.now());
        }
    }

    /** Programs, which follow the state. */
    record Program() implements Audience {
        @Override
        public String part() {
            return "";
        }
    }
}
