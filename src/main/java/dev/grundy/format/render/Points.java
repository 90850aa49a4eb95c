package dev.grundy.format.render;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.ext.heading.anchor.IdGenerator;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;

/**
 * Finds the points of a text, items of its lists that begin with bold words, and gives each an id of its own. It is that of its words, or the
 * one in a comment right behind them. By that one a point keeps its id in another language.
 */
final class Points {
    private static final String PREFIX = "point-";
    private static final Pattern NAME = Pattern.compile("<!--\\s*(" + PREFIX + "[\\p{L}\\p{N}_-]+)\\s*-->");

    private final IdGenerator generator =
            IdGenerator.builder().prefix(PREFIX).defaultId("item").build();
    private final Set<String> taken = new HashSet<>();

    private Points() {}

    /** The ids of all points, in the order of the text. */
    static Map<ListItem, String> of(Node document) {
        Points points = new Points();
        Map<ListItem, String> ids = new LinkedHashMap<>();
        document.accept(new AbstractVisitor() {
            @Override
            public void visit(ListItem item) {
                boldWords(item).ifPresent(words -> ids.put(item, points.id(words)));
                visitChildren(item);
            }
        });
        return ids;
    }

    private static Optional<StrongEmphasis> boldWords(ListItem item) {
        return item.getFirstChild() instanceof Paragraph paragraph
                        && paragraph.getFirstChild() instanceof StrongEmphasis words
                ? Optional.of(words)
                : Optional.empty();
    }

    private String id(StrongEmphasis words) {
        Optional<String> name = name(words).filter(taken::add);
        if (name.isPresent()) {
            return name.get();
        }
        String id = generator.generateId(MarkdownBlocks.text(words));
        while (!taken.add(id)) {
            id = generator.generateId(MarkdownBlocks.text(words));
        }
        return id;
    }

    private static Optional<String> name(StrongEmphasis words) {
        Node next = words.getNext();
        if (next instanceof Text text && text.getLiteral().isBlank()) {
            next = next.getNext();
        }
        return next instanceof HtmlInline html
                ? Optional.of(NAME.matcher(html.getLiteral()))
                        .filter(Matcher::matches)
                        .map(match -> match.group(1))
                : Optional.empty();
    }
}
