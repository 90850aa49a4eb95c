package dev.grundy.problem.reports;

import dev.grundy.base.kernel.Slug;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Which reports a list shows, as the address says; a value of the address that is none is left out.
 *
 * @param problem as it was typed; empty for every problem
 */
record ComplaintFilter(ComplaintState state, Optional<ComplaintKind> kind, String problem) {
    static ComplaintFilter of(String state, String kind, String problem) {
        return new ComplaintFilter(
                ComplaintState.ofCode(state).orElse(ComplaintState.OPEN), ComplaintKind.ofCode(kind), problem.strip());
    }

    /** Empty for every problem, and for what is no slug. */
    Optional<Slug> slug() {
        return Slug.parse(problem);
    }

    /** Whether no problem can have that slug. */
    boolean isOfNone() {
        return !problem.isEmpty() && slug().isEmpty();
    }

    public List<ComplaintState> states() {
        return List.of(ComplaintState.values());
    }

    public List<ComplaintKind> kinds() {
        return List.of(ComplaintKind.values());
    }

    /** Of the list from the latest on. */
    String address() {
        return "/admin/reports?state=" + state.code() + "&kind="
                + kind.map(ComplaintKind::code).orElse("") + "&problem="
                + URLEncoder.encode(problem, StandardCharsets.UTF_8);
    }
}
