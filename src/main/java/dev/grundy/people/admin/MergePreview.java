package dev.grundy.people.admin;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Two accounts before one becomes part of the other.
 *
 * @param kept     stays, and gets all
 * @param merged   goes
 * @param lines    how much of each kind of data both have
 * @param obstacle why it cannot be done; empty where it can
 */
record MergePreview(PersonView kept, PersonView merged, List<Line> lines, Optional<MergeObstacle> obstacle) {
    MergePreview {
        lines = List.copyOf(lines);
    }

    /** How much of something each of the two has. */
    record Line(MergeGroup group, long merged, long kept) {}

    /** To come back to after signing in again, as one value of a query. */
    public String encoded() {
        return URLEncoder.encode(
                "/admin/people/" + kept.name() + "/merge?other=" + merged.name(), StandardCharsets.UTF_8);
    }

    /** Of all that an order changes of the two: another one means that they are not as they were seen. */
    public String version() {
        return kept.version() + merged.version();
    }
}
