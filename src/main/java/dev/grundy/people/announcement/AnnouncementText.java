package dev.grundy.people.announcement;

import java.util.Set;
import org.commonmark.node.ListBlock;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.owasp.html.HtmlPolicyBuilder;
import org.owasp.html.PolicyFactory;

/** Markdown of announcements as HTML: paragraphs, lists, emphasis, code and links; nothing else gets through. Thread-safe. */
final class AnnouncementText {
    private static final Parser PARSER =
            Parser.builder().enabledBlockTypes(Set.of(ListBlock.class)).build();
    private static final HtmlRenderer RENDERER =
            HtmlRenderer.builder().escapeHtml(true).sanitizeUrls(true).build();
    private static final PolicyFactory POLICY = new HtmlPolicyBuilder()
            .allowElements("p", "br", "ul", "ol", "li", "em", "strong", "code", "a")
            .allowAttributes("href")
            .matching((element, attribute, value) -> isPlace(value) ? value : null)
            .onElements("a")
            .allowUrlProtocols("https", "http", "mailto")
            .requireRelNofollowOnLinks()
            .toFactory();

    private AnnouncementText() {}

    static String html(String markdown) {
        return POLICY.sanitize(RENDERER.render(PARSER.parse(markdown)));
    }

    /** A place elsewhere, or a page here, though none that a link alone must not lead to. */
    private static boolean isPlace(String href) {
        return href.matches("(?:https?://|mailto:).+")
                || href.matches("/(?:[a-z0-9][^\\\\]*+)?") && !href.startsWith("/sign-out");
    }
}
