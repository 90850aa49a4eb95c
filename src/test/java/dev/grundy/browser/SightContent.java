package dev.grundy.browser;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What somebody who looks at a page state can see, as hashes.
 *
 * @param page    of its line in {@code sights.yaml}, and of the {@link Outline} of what the site answers
 * @param styles  of the rules that can match on it
 * @param scripts of the modules that can do something on it
 */
record SightContent(String page, String styles, String scripts) {
    private static final int BYTES = 8;

    static SightContent of(Collection<String> page, Collection<String> styles, Collection<String> scripts) {
        return new SightContent(hash(page), hash(styles), hash(scripts));
    }

    /** What is different from that one, in words. */
    String changedSince(Optional<SightContent> before) {
        if (before.isEmpty()) {
            return "new";
        }
        SightContent other = before.get();
        List<String> changed = Stream.of(
                        page.equals(other.page) ? "" : "page",
                        styles.equals(other.styles) ? "" : "styles",
                        scripts.equals(other.scripts) ? "" : "scripts")
                .filter(part -> !part.isEmpty())
                .toList();
        return changed.isEmpty() ? "nothing" : String.join(", ", changed);
    }

    private static String hash(Collection<String> lines) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256")
                    .digest(String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
