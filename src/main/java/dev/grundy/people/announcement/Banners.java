package dev.grundy.people.announcement;

import io.vertx.core.http.Cookie;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The announcements that the page shows above everything else. Templates ask {@code inject:banners}. */
@RequestScoped
@Named("banners")
public class Banners {
    /** Ids of those that were dismissed in this browser, with dots between them. */
    static final String COOKIE = "grundy_dismissed";

    private static final int MOST_KEPT = 50;
    private static final String ID = "[1-9][0-9]{0,17}";

    private final Announcements announcements;
    private final RoutingContext request;

    Banners(Announcements announcements, RoutingContext request) {
        this.announcements = announcements;
        this.request = request;
    }

    /** The announcements shown now that this browser has not dismissed. */
    public List<Banner> getShown() {
        List<Banner> all = announcements.shown();
        if (all.isEmpty()) {
            return all;
        }
        Set<Long> dismissed = Set.copyOf(dismissed());
        return all.stream()
                .filter(banner -> !dismissed.contains(banner.getId()))
                .toList();
    }

    /** The cookie's value with one id more: the latest 50, so that it does not grow without end. */
    String dismissing(long id) {
        return Stream.concat(dismissed().stream(), Stream.of(id))
                .distinct()
                .sorted(Comparator.reverseOrder())
                .limit(MOST_KEPT)
                .map(String::valueOf)
                .collect(Collectors.joining("."));
    }

    /** Text that is no id was not written by us and is left out. */
    private Collection<Long> dismissed() {
        Cookie cookie = request.request().getCookie(COOKIE);
        return cookie == null
                ? List.of()
                : Arrays.stream(cookie.getValue().split("\\.", MOST_KEPT * 2))
                        .filter(part -> part.matches(ID))
                        .map(Long::valueOf)
                        .collect(Collectors.toSet());
    }
}
