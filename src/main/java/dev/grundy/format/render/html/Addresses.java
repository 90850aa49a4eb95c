package dev.grundy.format.render.html;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import java.util.regex.Pattern;

/** Where the files that a text names are served. */
public final class Addresses {
    private static final Pattern PROBLEM =
            Pattern.compile("/problems/[a-z0-9]+(?:-[a-z0-9]+)*(?:/editorial)?(?:#[a-z0-9-]+)?");

    private final String base;

    /** @param base address of the directory that the text lies in; with or without a slash at the end */
    public Addresses(String base) {
        this.base = base.isEmpty() || base.endsWith("/") ? base : base + "/";
    }

    /** The address of an image beside the text; empty for one that lies elsewhere, which statements must not show. */
    public Optional<String> image(String written) {
        return relative(written).map(path -> base + path);
    }

    /**
     * Web and mail addresses, anchors, and other problems ({@code /problems/nim}, {@code /problems/nim/editorial}) as
     * they are, files beside the text under the base; empty for anything else.
     */
    public Optional<String> link(String written) {
        if (written.matches("(?i)(https?|mailto):.*")
                || written.startsWith("#")
                || PROBLEM.matcher(written).matches()) {
            return Optional.of(written);
        }
        return relative(written).map(path -> base + path);
    }

    private static Optional<String> relative(String written) {
        try {
            URI uri = new URI(written.trim().replace(" ", "%20"));
            boolean isRelative = !uri.isAbsolute()
                    && uri.getRawAuthority() == null
                    && uri.getRawPath() != null
                    && !uri.getRawPath().startsWith("/");
            String path = isRelative ? uri.normalize().getRawPath() : "..";
            return path.isEmpty() || path.startsWith("..") || path.contains("\\")
                    ? Optional.empty()
                    : Optional.of(path);
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }
}
