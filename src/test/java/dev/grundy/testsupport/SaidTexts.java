package dev.grundy.testsupport;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a page says in its own language: its texts and those that attributes hold, without parts in another language. */
public final class SaidTexts {
    private static final Pattern TAG = Pattern.compile("<(/?)([a-zA-Z][a-zA-Z0-9]*)((?:[^>\"]|\"[^\"]*\")*)>");
    /** A {@code data-phrase} is what a library calls by its English text, and nobody is told it. */
    private static final Pattern VALUE = Pattern.compile(
            " (?:aria-label|aria-description|title|alt|placeholder|label|data-(?!phrase=)[a-z-]+)=\"([^\"]*)\"");

    private static final Pattern LANGUAGE = Pattern.compile(" lang=\"([^\"]*)\"");

    private SaidTexts() {}

    /** @param language code that the page speaks; elements that say another are left out */
    public static List<String> of(String html, String language) {
        List<String> said = new ArrayList<>();
        Matcher tag = TAG.matcher(html);
        int at = 0;
        while (tag.find(at)) {
            add(said, html.substring(at, tag.start()));
            Matcher told = LANGUAGE.matcher(tag.group(3));
            if (tag.group(1).isEmpty() && told.find() && !told.group(1).equals(language)) {
                at = endOf(tag.group(2), html, tag.end());
            } else {
                VALUE.matcher(tag.group(3)).results().forEach(value -> add(said, value.group(1)));
                at = tag.end();
            }
        }
        add(said, html.substring(at));
        return said;
    }

    /** Where the element ends that has begun before. */
    private static int endOf(String name, String html, int from) {
        Matcher tag = TAG.matcher(html);
        int depth = 1;
        int at = from;
        while (depth > 0 && tag.find(at)) {
            if (tag.group(2).equals(name)) {
                depth += tag.group(1).isEmpty() ? 1 : -1;
            }
            at = tag.end();
        }
        return at;
    }

    private static void add(List<String> said, String escaped) {
        String text = escaped.replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&#39;", "'")
                .replace("&amp;", "&")
                .strip();
        if (!text.isEmpty()) {
            said.add(text);
        }
    }
}
