package dev.grundy.people.signin;

import dev.grundy.web.frame.Texts;
import ua_parser.Parser;

/** What browsers call themselves, in words. Thread-safe; the patterns are read when somebody asks for the first time. */
public final class BrowserNames {
    /** What the library says of what it does not know. */
    private static final String OTHER = "Other";

    private BrowserNames() {}

    /** Such as {@code Firefox on Windows}, in the reader's language. */
    public static String of(String userAgent) {
        String browser = Patterns.READ.parseUserAgent(userAgent).family;
        String system = Patterns.READ.parseOS(userAgent).family;
        if (browser.equals(OTHER)) {
            return Texts.of("browsers-unknown");
        }
        return system.equals(OTHER) ? browser : Texts.of("browsers-name", browser, todays(system));
    }

    /** Its maker has called it otherwise since 2016; what it tells of itself is still the old name. */
    private static String todays(String system) {
        return system.equals("Mac OS X") ? "macOS" : system;
    }

    private static final class Patterns {
        private static final Parser READ = new Parser();
    }
}
