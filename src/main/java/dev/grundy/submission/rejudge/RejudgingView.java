package dev.grundy.submission.rejudge;

import dev.grundy.web.follow.Sight;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** A set as its page shows it. */
record RejudgingView(RejudgingSet set, List<Rejudged> items) implements Sight.Fragment {
    private static final int LISTED_MEANWHILE = 100;

    RejudgingView {
        items = List.copyOf(items);
    }

    /** The lines of the list. It is short while the set is judged, or every other second all lines would be sent to its watchers. */
    public List<Rejudged> lines() {
        return first(items);
    }

    /** As {@link #lines}, of a set that is judged several times. */
    public List<Repeated> repeatedLines() {
        return first(repeated());
    }

    /** Whether there are more than are listed. */
    public boolean isCut() {
        return set.isRepeated() ? repeatedLines().size() < repeated().size() : lines().size() < items.size();
    }

    private <T> List<T> first(List<T> all) {
        return isOver() ? all : all.subList(0, Math.min(LISTED_MEANWHILE, all.size()));
    }

    /** Of a set that is judged several times: its submissions, those first whose verdicts differ, and of them the latest. */
    public List<Repeated> repeated() {
        return items.stream().collect(Collectors.groupingBy(Rejudged::submission)).values().stream()
                .map(Repeated::new)
                .sorted(Comparator.comparing(Repeated::isFlaky)
                        .thenComparing(Repeated::submission)
                        .reversed())
                .toList();
    }

    /** How many of its submissions have verdicts that differ. */
    public long flaky() {
        return repeated().stream().filter(Repeated::isFlaky).count();
    }

    @Override
    public String revision() {
        return set.standing() + "-" + set.over() + "-" + set.of();
    }

    @Override
    public boolean isOver() {
        return set.isJudged() || !set.isOpen();
    }

    @Override
    public String html() {
        return RejudgingPages.Templates.progress(this).render();
    }
}
