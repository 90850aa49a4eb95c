package dev.grundy.people.signin;

import dev.grundy.web.frame.Texts;
import ua_parser.CachingParser;
import ua_parser.Parser;

/**
 * The names of browsers in words, from the user agents that they send. Thread-safe; the patterns are read when somebody asks for the first
 * time.
 */
public final class BrowserNames {
    /** The library's word for a browser or system that it does not know. */
    private static final String OTHER = "Other";

    private BrowserNames() {}

    /** Such as {@code Firefox on Windows}, in the reader's language. */
    public static String of(String userAgent) {
        String browser = Patterns.browser(userAgent);
        String system = Patterns.system(userAgent);
        if (browser.equals(OTHER)) {
            return Texts.of("browsers-unknown");
        }
        return system.equals(OTHER) ? browser : Texts.of("browsers-name", browser, todays(system));
    }

    /** Its maker has called it otherwise since 2016; user agents still send the old name. */
    private static String todays(String system) {
        return system.equals("Mac OS X") ? "macOS" : system;
    }

    private static final class Patterns {
        /** Hundreds of patterns take half a millisecond for each name (measured on a warm JVM): the names of the last thousand browsers are kept. For one thread at a time. */
        private static final Parser READ = new CachingParser();

        static synchronized String browser(String userAgent) {
            return READ.parseUserAgent(userAgent).family;
        }

        static synchronized String system(String userAgent) {
            return READ.parseOS(userAgent).family;
        }
    }
}
