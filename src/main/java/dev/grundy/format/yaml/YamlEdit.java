package dev.grundy.format.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.nodes.CollectionNode;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/**
 * Changes single values of a YAML text and leaves all else as it is: comments, the order of keys, keys that nobody here knows. Immutable. A value is
 * named by its path, such as {@code limits}, {@code memory}; the items of a list are named by their numbers, from 0. A value that cannot be changed
 * without changing more, or without losing a comment, is not changed; the answer is empty then.
 */
public final class YamlEdit {
    private static final Pattern PLAIN_KEY = Pattern.compile("[A-Za-z_][A-Za-z0-9_./+-]*+");
    private static final Pattern COMMENT = Pattern.compile("(^|\\s)#", Pattern.MULTILINE);

    private final YamlNodes nodes;
    private final String text;

    private YamlEdit(YamlNodes nodes) {
        this.nodes = nodes;
        this.text = nodes.text();
    }

    /** Empty for what is no YAML, or neither keys nor empty. */
    public static Optional<YamlEdit> of(String text) {
        return YamlNodes.of(text).map(YamlEdit::new);
    }

    public String text() {
        return text;
    }

    /** Whether there is something of that path, and be it nothing. */
    public boolean has(List<String> path) {
        return nodes.find(path).isPresent();
    }

    /** A single value as it is meant, without quotes; empty if there is none. */
    public Optional<String> value(List<String> path) {
        return nodes.find(path)
                .map(YamlNodes.Place::value)
                .filter(ScalarNode.class::isInstance)
                .map(node -> ((ScalarNode) node).getValue());
    }

    /** The single values of a list; empty if there is none. */
    public List<String> values(List<String> path) {
        return nodes.find(path)
                .map(YamlNodes.Place::value)
                .filter(SequenceNode.class::isInstance)
                .map(node -> ((SequenceNode) node)
                        .getValue().stream()
                                .filter(ScalarNode.class::isInstance)
                                .map(item -> ((ScalarNode) item).getValue())
                                .toList())
                .orElse(List.of());
    }

    /** As {@link #values}; where there is a single value in place of a list, that one. */
    public List<String> oneOrMore(List<String> path) {
        return value(path).map(List::of).orElseGet(() -> values(path));
    }

    /** The steps that lead on from a path: keys of a map that are single values, numbers of a list; empty for anything else. */
    public List<String> steps(List<String> path) {
        Optional<? extends Node> node =
                path.isEmpty() ? nodes.root() : nodes.find(path).map(YamlNodes.Place::value);
        if (node.isPresent() && node.get() instanceof MappingNode map) {
            return map.getValue().stream()
                    .map(tuple -> tuple.getKeyNode())
                    .filter(ScalarNode.class::isInstance)
                    .map(key -> ((ScalarNode) key).getValue())
                    .toList();
        }
        return node.isPresent() && node.get() instanceof SequenceNode list
                ? IntStream.range(0, list.getValue().size())
                        .mapToObj(String::valueOf)
                        .toList()
                : List.of();
    }

    /** Whether that is a list. */
    public boolean isList(List<String> path) {
        return nodes.find(path)
                .filter(place -> place.value() instanceof SequenceNode)
                .isPresent();
    }

    /** Where the key or the item stands, from 1; empty if there is none. */
    public OptionalInt line(List<String> path) {
        return nodes.find(path)
                .map(place -> OptionalInt.of(YamlNodes.line(place.first())))
                .orElse(OptionalInt.empty());
    }

    /** With a text as the value of a key; empty where that cannot be written without changing more. */
    public Optional<YamlEdit> with(List<String> path, String value) {
        return withInline(path, quoted(value)).filter(edit -> edit.value(path).equals(Optional.of(value)));
    }

    /** As {@link #with(List, String)}, with a number, a flag or a word that needs no quotes. */
    public Optional<YamlEdit> withPlain(List<String> path, String value) {
        return withInline(path, value).filter(edit -> edit.value(path).equals(Optional.of(value)));
    }

    /** As {@link #with(List, String)}, with a list of texts. */
    public Optional<YamlEdit> with(List<String> path, List<String> values) {
        return withInline(path, inline(values)).filter(edit -> edit.values(path).equals(values));
    }

    /** As {@link #with(List, String)}, with a value as YAML writes it in one line. */
    public Optional<YamlEdit> withInline(List<String> path, String yaml) {
        Optional<YamlNodes.Place> place = nodes.find(path);
        return place.isPresent()
                ? replaced(place.get(), yaml).flatMap(changed -> checked(changed, path, path))
                : checked(added(path, yaml), firstMissing(path), firstMissing(path));
    }

    /** With one entry more at the end of a list or of a map. That is a key with a value as YAML writes it in one line. */
    public Optional<YamlEdit> withEntry(List<String> collection, String key, String yaml) {
        Optional<Node> there = nodes.find(collection).map(YamlNodes.Place::value);
        if (there.isPresent() && there.get() instanceof SequenceNode list) {
            List<String> item =
                    append(collection, String.valueOf(list.getValue().size()));
            return checked(intoList(list, key(key) + ": " + yaml), item, item);
        }
        return there.isPresent() && there.get() instanceof MappingNode
                ? has(append(collection, key)) ? Optional.empty() : withInline(append(collection, key), yaml)
                : withInline(collection, "[{" + key(key) + ": " + yaml + "}]");
    }

    /** Without a key or an item, and what is said of it in its lines. */
    public Optional<YamlEdit> without(List<String> path) {
        return nodes.find(path).flatMap(place -> {
            if (place.isAlone() && path.size() > 1) {
                List<String> around = path.subList(0, path.size() - 1);
                String nothing = place.key().isPresent() ? "{}" : "[]";
                return replaced(nodes.find(around).orElseThrow(), nothing)
                        .flatMap(changed -> checked(changed, path, path));
            }
            return YamlCut.of(nodes, place).flatMap(changed -> checked(changed, path, List.of(" ")));
        });
    }

    /** With another name for a key; empty where that is one already. */
    public Optional<YamlEdit> renamed(List<String> path, String name) {
        List<String> then = append(path.subList(0, path.size() - 1), name);
        return nodes.find(path)
                .filter(place -> place.key().isPresent() && !has(then))
                .map(place -> place.key().orElseThrow())
                .flatMap(key -> of(text.substring(0, nodes.start(key)) + key(name) + text.substring(nodes.end(key))))
                .filter(edit -> YamlTree.sameBut(nodes, path, edit.nodes, then)
                        && YamlTree.same(nodes, path, edit.nodes, then));
    }

    /** Such as <code>{in: "4\n", count: 2}</code>. */
    public static String inline(Map<String, String> entries) {
        return entries.entrySet().stream()
                .map(entry -> key(entry.getKey()) + ": " + entry.getValue())
                .collect(Collectors.joining(", ", "{", "}"));
    }

    /** Such as {@code ["one", "two"]}. */
    public static String inline(List<String> texts) {
        return texts.stream().map(YamlEdit::quoted).collect(Collectors.joining(", ", "[", "]"));
    }

    /** A text that no reader takes for anything else, in one line. */
    public static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        text.codePoints().forEach(c -> {
            switch (c) {
                case '\\' -> quoted.append("\\\\");
                case '"' -> quoted.append("\\\"");
                case '\n' -> quoted.append("\\n");
                case '\t' -> quoted.append("\\t");
                default -> {
                    boolean isShown = !Character.isISOControl(c) && c != 0x2028 && c != 0x2029 && c != 0xfeff;
                    quoted.append(isShown ? Character.toString(c) : "\\u%04X".formatted(c));
                }
            }
        });
        return quoted.append('"').toString();
    }

    private Optional<YamlEdit> checked(String changed, List<String> there, List<String> then) {
        return of(changed).filter(edit -> YamlTree.sameBut(nodes, there, edit.nodes, then));
    }

    /** The path as far as it leads, and one step more. */
    private List<String> firstMissing(List<String> path) {
        List<String> known = path.subList(0, path.size() - 1);
        while (!known.isEmpty() && !has(known)) {
            known = known.subList(0, known.size() - 1);
        }
        boolean isNothing = !known.isEmpty() && value(known).equals(Optional.of(""));
        return isNothing ? known : path.subList(0, known.size() + 1);
    }

    /** The text with the new value behind the key's colon; comments that follow the old one stay. Empty if it holds any. */
    private Optional<String> replaced(YamlNodes.Place place, String yaml) {
        int from = nodes.start(place.value());
        int to = Math.max(from, nodes.end(place.value()));
        boolean isSaid = place.value() instanceof CollectionNode<?>
                && COMMENT.matcher(text.substring(from, to)).find();
        if (isSaid) {
            return Optional.empty();
        }
        if (place.key().isEmpty()) {
            return Optional.of(text.substring(0, from) + yaml + text.substring(to));
        }
        int key = nodes.end(place.key().get());
        int colon = text.indexOf(':', key) + 1;
        boolean isNothing = to <= from;
        boolean isBelow = from > key && text.substring(key, from).contains("\n");
        if (isBelow && COMMENT.matcher(text.substring(key, from)).find()) {
            return Optional.empty();
        }
        return Optional.of(
                isNothing || isBelow
                        ? text.substring(0, colon) + " " + yaml + text.substring(Math.max(to, colon))
                        : text.substring(0, from) + yaml + text.substring(to));
    }

    private String added(List<String> path, String yaml) {
        if (path.size() == 1) {
            return into(nodes.root(), key(path.getFirst()) + ": " + yaml);
        }
        List<String> above = path.subList(0, path.size() - 1);
        Optional<YamlNodes.Place> parent = nodes.find(above);
        String entry = key(path.getLast()) + ": " + yaml;
        if (parent.isEmpty()) {
            return added(above, "{" + entry + "}");
        }
        if (value(above).equals(Optional.of(""))) {
            return replaced(parent.get(), "{" + entry + "}").orElse(text);
        }
        return into(
                parent.map(YamlNodes.Place::value)
                        .filter(MappingNode.class::isInstance)
                        .map(MappingNode.class::cast),
                entry);
    }

    /** @param mapping nothing stands for a text without keys */
    private String into(Optional<MappingNode> mapping, String entry) {
        if (mapping.isEmpty()) {
            return (text.isEmpty() || text.endsWith("\n") ? text : text + "\n") + entry + "\n";
        }
        return mapping.get().getFlowStyle() == FlowStyle.FLOW
                ? intoInline(mapping.get(), entry)
                : below(mapping.get(), entry);
    }

    private String intoList(SequenceNode list, String entry) {
        return list.getFlowStyle() == FlowStyle.FLOW ? intoInline(list, "{" + entry + "}") : below(list, "- " + entry);
    }

    private String intoInline(Node collection, String entry) {
        int end = nodes.end(collection) - 1;
        String before = text.substring(0, end).stripTrailing();
        boolean isFirst = before.endsWith("{") || before.endsWith("[") || before.endsWith(",");
        return before + (isFirst ? "" : ", ") + entry + text.substring(end);
    }

    private String below(Node block, String line) {
        int at = nodes.lineEnd(nodes.end(block));
        return text.substring(0, at) + "\n" + " ".repeat(YamlNodes.column(block)) + line + text.substring(at);
    }

    private static String key(String name) {
        return PLAIN_KEY.matcher(name).matches() ? name : quoted(name);
    }

    private static List<String> append(List<String> path, String step) {
        List<String> longer = new ArrayList<>(path);
        longer.add(step);
        return List.copyOf(longer);
    }
}
