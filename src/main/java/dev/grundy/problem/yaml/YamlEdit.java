package dev.grundy.problem.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.composer.Composer;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.CollectionNode;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/**
 * Changes single values of a YAML text and leaves all else as it is: comments, the order of keys, keys that nobody here knows.
 * Immutable. A key is named by its path, such as {@code limits}, {@code memory}.
 */
public final class YamlEdit {
    private final String text;
    private final Optional<MappingNode> root;

    private YamlEdit(String text, Optional<MappingNode> root) {
        this.text = text;
        this.root = root;
    }

    /** Empty for what is no YAML, or neither keys nor empty. */
    public static Optional<YamlEdit> of(String text) {
        try {
            LoadSettings settings = LoadSettings.builder().build();
            LimitedEvents events = new LimitedEvents(new ParserImpl(settings, new StreamReader(settings, text)));
            Optional<Node> node = new Composer(settings, events).getSingleNode();
            return node.isEmpty() || node.get() instanceof MappingNode
                    ? Optional.of(new YamlEdit(text, node.map(MappingNode.class::cast)))
                    : Optional.empty();
        } catch (YamlEngineException | LimitedEvents.TooMuch e) {
            return Optional.empty();
        }
    }

    public String text() {
        return text;
    }

    /** A single value as it is meant, without quotes; empty if there is none. */
    public Optional<String> value(List<String> path) {
        return find(path)
                .map(NodeTuple::getValueNode)
                .filter(ScalarNode.class::isInstance)
                .map(node -> ((ScalarNode) node).getValue());
    }

    /** The single values of a list; empty if there is none. */
    public List<String> values(List<String> path) {
        return find(path)
                .map(NodeTuple::getValueNode)
                .filter(SequenceNode.class::isInstance)
                .map(node -> ((SequenceNode) node)
                        .getValue().stream()
                                .filter(ScalarNode.class::isInstance)
                                .map(item -> ((ScalarNode) item).getValue())
                                .toList())
                .orElse(List.of());
    }

    /** With a text as the value of a key; empty where that cannot be written without changing more. */
    public Optional<YamlEdit> with(List<String> path, String value) {
        return written(path, quoted(value)).filter(edit -> edit.value(path).equals(Optional.of(value)));
    }

    /** As {@link #with(List, String)}, with a number, a flag or a word that needs no quotes. */
    public Optional<YamlEdit> withPlain(List<String> path, String value) {
        return written(path, value).filter(edit -> edit.value(path).equals(Optional.of(value)));
    }

    /** As {@link #with(List, String)}, with a list of texts. */
    public Optional<YamlEdit> with(List<String> path, List<String> values) {
        String list = values.stream().map(YamlEdit::quoted).collect(Collectors.joining(", ", "[", "]"));
        return written(path, list).filter(edit -> edit.values(path).equals(values));
    }

    private Optional<YamlEdit> written(List<String> path, String yaml) {
        Optional<NodeTuple> tuple = find(path);
        return of(tuple.isPresent() ? replaced(tuple.get(), yaml) : added(path, yaml));
    }

    private Optional<NodeTuple> find(List<String> path) {
        Optional<NodeTuple> tuple = entry(root, path.getFirst());
        for (String key : path.subList(1, path.size())) {
            tuple = tuple.map(NodeTuple::getValueNode)
                    .filter(MappingNode.class::isInstance)
                    .flatMap(node -> entry(Optional.of((MappingNode) node), key));
        }
        return tuple;
    }

    private static Optional<NodeTuple> entry(Optional<MappingNode> mapping, String key) {
        return mapping.flatMap(node -> node.getValue().stream()
                .filter(tuple -> tuple.getKeyNode() instanceof ScalarNode name
                        && name.getValue().equals(key))
                .findFirst());
    }

    /** What stands behind the key's colon is the new value; comments that follow the old one stay. */
    private String replaced(NodeTuple tuple, String yaml) {
        int key = end(tuple.getKeyNode());
        int from = start(tuple.getValueNode());
        int to = contentEnd(from, end(tuple.getValueNode()));
        boolean isNothing = to <= from;
        boolean isBelow = text.substring(key, from).contains("\n");
        return isNothing || isBelow
                ? text.substring(0, text.indexOf(':', key) + 1) + " " + yaml
                        + text.substring(Math.max(to, text.indexOf(':', key) + 1))
                : text.substring(0, from) + yaml + text.substring(to);
    }

    private String added(List<String> path, String yaml) {
        if (path.size() == 1) {
            return into(root, path.getFirst() + ": " + yaml);
        }
        Optional<Node> parent = find(path.subList(0, path.size() - 1)).map(NodeTuple::getValueNode);
        return parent.isPresent()
                ? into(
                        parent.filter(MappingNode.class::isInstance).map(MappingNode.class::cast),
                        path.getLast() + ": " + yaml)
                : added(path.subList(0, path.size() - 1), "{" + path.getLast() + ": " + yaml + "}");
    }

    /** @param mapping nothing stands for a text without keys */
    private String into(Optional<MappingNode> mapping, String entry) {
        if (mapping.isEmpty()) {
            return (text.isEmpty() || text.endsWith("\n") ? text : text + "\n") + entry + "\n";
        }
        CollectionNode<NodeTuple> node = mapping.get();
        if (node.getFlowStyle() == FlowStyle.FLOW) {
            int brace = end(mapping.get()) - 1;
            String before = text.substring(0, brace).stripTrailing();
            return before + (before.endsWith("{") || before.endsWith(",") ? "" : ", ") + entry + text.substring(brace);
        }
        int end = contentEnd(start(mapping.get()), end(mapping.get()));
        int line = text.indexOf('\n', end);
        int at = line < 0 ? text.length() : line;
        return text.substring(0, at) + "\n" + " ".repeat(column(mapping.get())) + entry + text.substring(at);
    }

    /** What a block holds goes on to the next key: without the blanks and comments before that. */
    private int contentEnd(int from, int to) {
        List<String> lines =
                new ArrayList<>(List.of(text.substring(from, Math.max(from, to)).split("\n", -1)));
        while (lines.size() > 1
                && (lines.getLast().isBlank() || lines.getLast().strip().startsWith("#"))) {
            lines.removeLast();
        }
        return from + String.join("\n", lines).length();
    }

    private int start(Node node) {
        return index(node.getStartMark());
    }

    private int end(Node node) {
        return index(node.getEndMark());
    }

    private static int column(Node node) {
        return node.getStartMark().orElseThrow().getColumn();
    }

    /** Marks count code points. */
    private int index(Optional<Mark> mark) {
        return text.offsetByCodePoints(0, mark.orElseThrow().getIndex());
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
