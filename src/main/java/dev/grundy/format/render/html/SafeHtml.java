package dev.grundy.format.render.html;

import java.util.List;
import java.util.regex.Pattern;
import org.owasp.html.AttributePolicy;
import org.owasp.html.HtmlPolicyBuilder;
import org.owasp.html.PolicyFactory;

/** The allow-list that every rendered text passes. */
public final class SafeHtml {
    private static final String[] TEXT = {
        "p",
        "br",
        "hr",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
        "blockquote",
        "pre",
        "code",
        "kbd",
        "samp",
        "var",
        "em",
        "strong",
        "b",
        "i",
        "u",
        "s",
        "del",
        "small",
        "sub",
        "sup",
        "ul",
        "ol",
        "li",
        "dl",
        "dt",
        "dd",
        "div",
        "span",
        "section",
        "figure",
        "figcaption",
        "details",
        "summary"
    };
    private static final String[] TABLES = {"table", "thead", "tbody", "tfoot", "tr", "th", "td", "caption"};
    private static final String[] MATHML = {
        "math",
        "mrow",
        "mi",
        "mn",
        "mo",
        "mtext",
        "mspace",
        "msub",
        "msup",
        "msubsup",
        "munder",
        "mover",
        "munderover",
        "mfrac",
        "msqrt",
        "mroot",
        "mtable",
        "mtr",
        "mtd",
        "mphantom"
    };
    private static final Pattern CLASSES = Pattern.compile("[a-z0-9 _+#-]+");
    private static final Pattern ID = Pattern.compile("[A-Za-z][\\p{L}\\p{N}_:.-]*");
    private static final Pattern LENGTH = Pattern.compile("-?[0-9.]+(?:em)?");
    private static final Pattern PERCENT = Pattern.compile("[0-9]{1,4}%?");

    private SafeHtml() {}

    /** An element that may be wider than a phone is scrolled by keys as well, so it can have the focus. */
    private static String focusable(String element, List<String> attributes) {
        attributes.add("tabindex");
        attributes.add("0");
        return element;
    }

    /** A formula on a line of its own is scrolled as well; one within a sentence is not. */
    private static String focusableBlock(String element, List<String> attributes) {
        int display = attributes.indexOf("display");
        boolean isBlock = display >= 0 && attributes.get(display + 1).equals("block");
        return isBlock ? focusable(element, attributes) : element;
    }

    /** @param images turns the address that an author wrote into the one to show, or null when it must not be shown */
    public static PolicyFactory policy(AttributePolicy images, AttributePolicy links) {
        return new HtmlPolicyBuilder()
                .allowElements(TEXT)
                .allowElements(TABLES)
                .allowElements(MATHML)
                .allowElements(SafeHtml::focusable, "pre", "table")
                .allowElements(SafeHtml::focusableBlock, "math")
                .allowWithoutAttributes("span", "div")
                .allowElements("a", "img")
                .allowUrlProtocols("http", "https", "mailto")
                .allowAttributes("href")
                .matching(links)
                .onElements("a")
                .requireRelNofollowOnLinks()
                .allowAttributes("src")
                .matching(images)
                .onElements("img")
                .allowAttributes("alt", "title")
                .onElements("img", "a")
                .allowAttributes("width", "height")
                .matching(PERCENT)
                .onElements("img")
                .allowAttributes("class")
                .matching(CLASSES)
                .onElements(
                        "code", "pre", "div", "span", "p", "figure", "table", "section", "img", "a", "ol", "li", "sup")
                .allowAttributes("id")
                .matching(ID)
                .onElements("h2", "h3", "h4", "h5", "h6", "li", "a", "sup")
                .allowAttributes("start")
                .matching(Pattern.compile("[0-9]{1,9}"))
                .onElements("ol")
                .allowAttributes("align")
                .matching(true, "left", "right", "center")
                .onElements("th", "td", "p", "div")
                .allowAttributes("colspan", "rowspan")
                .matching(Pattern.compile("[0-9]{1,3}"))
                .onElements("th", "td")
                .allowAttributes("scope")
                .matching(true, "row", "col")
                .onElements("th")
                .allowAttributes("display")
                .matching(true, "block")
                .onElements("math")
                .allowAttributes("alttext")
                .onElements("math")
                .allowAttributes("mathvariant")
                .matching(true, "normal")
                .onElements("mi")
                .allowAttributes("stretchy", "largeop", "separator")
                .matching(true, "true", "false")
                .onElements("mo")
                .allowAttributes("accent")
                .matching(true, "true")
                .onElements("mover")
                .allowAttributes("accentunder")
                .matching(true, "true")
                .onElements("munder")
                .allowAttributes("linethickness")
                .matching(LENGTH)
                .onElements("mfrac")
                .allowAttributes("width")
                .matching(LENGTH)
                .onElements("mspace")
                .allowAttributes("class")
                .matching(true, "aligned", "cases", "lines", "matrix")
                .onElements("mtable")
                .toFactory();
    }
}
