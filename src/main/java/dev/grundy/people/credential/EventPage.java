package dev.grundy.people.credential;

import dev.grundy.people.security.EventFilter;
import dev.grundy.people.security.RecordedEvent;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import dev.grundy.people.signin.BrowserNames;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A page of the log of security events, latest first.
 *
 * @param browsers names of the events' browsers in words, by the user agents that they send
 * @param first address of the first page; null on it
 * @param next  address of the page after this one; null on the last
 */
public record EventPage(
        List<RecordedEvent> events,
        Map<String, String> browsers,
        @Nullable String first,
        @Nullable String next) {
    private static final int LINES = 50;
    private static final String NUMBER = "[0-9]{1,18}";

    public static final EventPage EMPTY = new EventPage(List.of(), Map.of(), null, null);

    /**
     * The page of events before an id; text that is no id is ignored.
     *
     * @param address of the first page, with a query
     */
    public static EventPage of(
            SecurityLog log,
            Optional<Long> account,
            Optional<SecurityEvent> kind,
            String address,
            @Nullable String before) {
        Optional<Long> start =
                Optional.ofNullable(before).filter(text -> text.matches(NUMBER)).map(Long::valueOf);
        List<RecordedEvent> found = log.list(new EventFilter(account, kind, start.orElse(Long.MAX_VALUE)), LINES + 1);
        boolean more = found.size() > LINES;
        List<RecordedEvent> shown = more ? found.subList(0, LINES) : found;
        return new EventPage(
                shown,
                inWords(shown),
                start.isPresent() ? address : null,
                more ? address + "&before=" + shown.getLast().id() : null);
    }

    /** In words; empty where none was told. */
    public String browserOf(RecordedEvent event) {
        return browsers.getOrDefault(event.browser(), "");
    }

    /** Each is read once: that takes longer than the rest of its line. */
    private static Map<String, String> inWords(List<RecordedEvent> events) {
        return events.stream()
                .map(RecordedEvent::browser)
                .filter(browser -> !browser.isEmpty())
                .distinct()
                .collect(Collectors.toMap(browser -> browser, BrowserNames::of));
    }
}
