package dev.grundy.people.account;

import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The time zones that people may choose: the places of the IANA database, and UTC. */
public final class TimeZones {
    private static final String UTC = "UTC";
    private static final Set<String> NAMES = names();
    /** Always the same one: the page keeps its list of these hundreds by it. */
    private static final List<String> ALL = List.copyOf(NAMES);

    private TimeZones() {}

    /** Empty for null, for no zone, and for one that this Java no longer knows. */
    public static Optional<ZoneId> parse(@Nullable String name) {
        return Optional.ofNullable(name).filter(NAMES::contains).map(ZoneId::of);
    }

    /** In alphabetical order. */
    public static List<String> all() {
        return ALL;
    }

    /** As {@link #all} calls it, or its id where that is none of them. */
    public static String nameOf(ZoneId zone) {
        return zone.equals(ZoneOffset.UTC) ? UTC : zone.getId();
    }

    private static Set<String> names() {
        Set<String> names = new TreeSet<>();
        ZoneId.getAvailableZoneIds().stream()
                .filter(name -> name.matches(
                        "(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)/.+"))
                .forEach(names::add);
        names.add(UTC);
        return names;
    }
}
