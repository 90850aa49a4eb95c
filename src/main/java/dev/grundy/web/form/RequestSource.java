package dev.grundy.web.form;

import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The headers that tell which page caused a request. Another site can make a browser send a request with our cookies, but it cannot change these
 * headers.
 *
 * @param method     such as {@code POST}
 * @param site       {@code Sec-Fetch-Site}; null without one
 * @param origin     {@code Origin}; null without one
 * @param hasCookies whether the request carries any: some of them let somebody in
 */
record RequestSource(
        String method, @Nullable String site, @Nullable String origin, boolean hasCookies) {
    /** They change nothing (RFC 9110, 9.2.1). */
    private static final Set<String> SAFE = Set.of("GET", "HEAD", "OPTIONS");
    /** A page of ours, or the person by themselves. */
    private static final Set<String> OURS = Set.of("same-origin", "none");

    /** Why a request is refused. */
    enum Refusal {
        OTHER_SITE("Sec-Fetch-Site says that a page of another site sent the request."),
        OTHER_ORIGIN("Origin does not name this site."),
        UNSAID("The request carries a cookie and does not say which page sent it.");

        private final String explanation;

        Refusal(String explanation) {
            this.explanation = explanation;
        }

        /** One English sentence, for programs and logs. */
        String explanation() {
            return explanation;
        }
    }

    /**
     * Answers why the request is refused; empty where it may go on. A request without cookies that says nothing is of no browser.
     * Browsers send at least one of the two headers with every request that may change something.
     *
     * @param isOwn whether this site is reached at an origin; asked only where that decides
     */
    Optional<Refusal> refusal(Predicate<Origin> isOwn) {
        if (SAFE.contains(method)) {
            return Optional.empty();
        }
        if (site != null) {
            return refusedUnless(OURS.contains(site), Refusal.OTHER_SITE);
        }
        if (origin != null) {
            return refusedUnless(Origin.parse(origin).filter(isOwn).isPresent(), Refusal.OTHER_ORIGIN);
        }
        return refusedUnless(!hasCookies, Refusal.UNSAID);
    }

    private static Optional<Refusal> refusedUnless(boolean isOurs, Refusal refusal) {
        return isOurs ? Optional.empty() : Optional.of(refusal);
    }
}
