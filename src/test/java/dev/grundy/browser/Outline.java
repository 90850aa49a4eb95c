package dev.grundy.browser;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * A page without what differs between two runs or two machines. It lists each kind of element once, in the order of first appearance,
 * with its ancestors, classes, attributes and words. Words with a digit (ids, tokens, sizes, times) all look alike, so the
 * number of alike rows does not count.
 */
final class Outline {
    /** Addresses in the head name bundles by their hash; the style sheets and scripts count on their own. */
    private static final Set<String> LEFT_OUT = Set.of("head", "meta", "link", "script", "noscript");

    /** Of one session, or one moment. */
    private static final Set<String> NO_VALUE =
            Set.of("data-visitor", "datetime", "d", "points", "transform", "value", "data-clock-time");

    private static final String NO_WORDS = "time, .second-factor__secret";

    private static final Pattern WORD_WITH_DIGIT = Pattern.compile("[\\p{L}_-]*+\\p{N}[\\p{L}\\p{N}_-]*+");
    private static final Pattern NUMBERS = Pattern.compile("0(?:\\P{L}*0)?");
    private static final Pattern SPACE = Pattern.compile("\\s+");

    private Outline() {}

    static List<String> of(Document page) {
        Set<String> lines = new LinkedHashSet<>();
        for (Element element : page.getAllElements()) {
            if (!LEFT_OUT.contains(element.normalName())) {
                lines.add(line(element));
            }
        }
        return List.copyOf(lines);
    }

    private static String line(Element element) {
        String words = element.is(NO_WORDS) ? "" : plain(element.ownText());
        return Stream.of(path(element), attributes(element), words)
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" "));
    }

    private static String path(Element element) {
        return Stream.concat(element.parents().reversed().stream(), Stream.of(element))
                .map(one -> one.normalName()
                        + one.classNames().stream()
                                .sorted()
                                .map(name -> "." + plain(name))
                                .collect(Collectors.joining()))
                .collect(Collectors.joining(">"));
    }

    private static String attributes(Element element) {
        return element.attributes().asList().stream()
                .filter(attribute -> !attribute.getKey().equals("class"))
                .map(attribute -> "[" + attribute.getKey() + "=" + value(element, attribute) + "]")
                .sorted()
                .collect(Collectors.joining());
    }

    private static String value(Element element, Attribute attribute) {
        boolean moment = element.is("time") && attribute.getKey().equals("title");
        return moment || NO_VALUE.contains(attribute.getKey()) ? "" : plain(attribute.getValue());
    }

    private static String plain(String text) {
        String worded = WORD_WITH_DIGIT.matcher(text).replaceAll("0");
        return SPACE.matcher(NUMBERS.matcher(worded).replaceAll("0"))
                .replaceAll(" ")
                .strip();
    }
}
