package dev.grundy.format.yaml;

import java.util.List;
import java.util.Optional;
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
 * The values of a YAML text, with their places. Immutable. A step of a path is a key, or in a list the number of an item, from 0.
 *
 * @param root empty for a text without keys
 */
record YamlNodes(String text, Optional<MappingNode> root) {
    /**
     * A value and what it belongs to.
     *
     * @param around the map or the list that it is in
     * @param number among the others there, from 0
     * @param key empty for an item of a list
     */
    record Place(CollectionNode<?> around, int number, Optional<Node> key, Node value) {
        boolean isAlone() {
            return around.getValue().size() == 1;
        }

        boolean isInline() {
            return around.getFlowStyle() == FlowStyle.FLOW;
        }

        /** The node that stands first in the text. */
        Node first() {
            return key.orElse(value);
        }
    }

    /** Empty for what is no YAML, or neither keys nor empty. */
    static Optional<YamlNodes> of(String text) {
        try {
            LoadSettings settings = LoadSettings.builder().build();
            LimitedEvents events = new LimitedEvents(new ParserImpl(settings, new StreamReader(settings, text)));
            Optional<Node> node = new Composer(settings, events).getSingleNode();
            return node.isEmpty() || node.get() instanceof MappingNode
                    ? Optional.of(new YamlNodes(text, node.map(MappingNode.class::cast)))
                    : Optional.empty();
        } catch (YamlEngineException | LimitedEvents.TooMuch e) {
            return Optional.empty();
        }
    }

    Optional<Place> find(List<String> path) {
        Optional<Place> place = root.flatMap(node -> in(node, path.getFirst()));
        for (String step : path.subList(1, path.size())) {
            place = place.flatMap(outer -> in(outer.value(), step));
        }
        return place;
    }

    private static Optional<Place> in(Node around, String step) {
        return switch (around) {
            case MappingNode map -> keyOf(map, step);
            case SequenceNode list -> itemOf(list, step);
            default -> Optional.empty();
        };
    }

    private static Optional<Place> keyOf(MappingNode map, String key) {
        for (int i = 0; i < map.getValue().size(); i++) {
            NodeTuple tuple = map.getValue().get(i);
            if (tuple.getKeyNode() instanceof ScalarNode name && name.getValue().equals(key)) {
                return Optional.of(new Place(map, i, Optional.of(name), tuple.getValueNode()));
            }
        }
        return Optional.empty();
    }

    private static Optional<Place> itemOf(SequenceNode list, String number) {
        if (!number.matches("0|[1-9][0-9]{0,6}")) {
            return Optional.empty();
        }
        int i = Integer.parseInt(number);
        return i < list.getValue().size()
                ? Optional.of(
                        new Place(list, i, Optional.empty(), list.getValue().get(i)))
                : Optional.empty();
    }

    int start(Node node) {
        return index(node.getStartMark());
    }

    /** Where what it says ends: a block goes on to what follows it, over blanks and comments. */
    int end(Node node) {
        return switch (node) {
            case SequenceNode list when isBlock(list) -> end(list.getValue().getLast());
            case MappingNode map
            when isBlock(map) -> {
                NodeTuple last = map.getValue().getLast();
                yield Math.max(end(last.getValueNode()), index(last.getKeyNode().getEndMark()));
            }
            default ->
                start(node)
                        + text.substring(start(node), Math.max(start(node), index(node.getEndMark())))
                                .stripTrailing()
                                .length();
        };
    }

    private static boolean isBlock(CollectionNode<?> node) {
        return node.getFlowStyle() != FlowStyle.FLOW && !node.getValue().isEmpty();
    }

    static int column(Node node) {
        return node.getStartMark().orElseThrow().getColumn();
    }

    /** From 1. */
    static int line(Node node) {
        return node.getStartMark().orElseThrow().getLine() + 1;
    }

    int lineStart(int at) {
        return text.lastIndexOf('\n', at - 1) + 1;
    }

    /** Where its line ends, before the line end. */
    int lineEnd(int at) {
        int line = text.indexOf('\n', at);
        return line < 0 ? text.length() : line;
    }

    /** Marks count code points. */
    private int index(Optional<Mark> mark) {
        return text.offsetByCodePoints(0, mark.orElseThrow().getIndex());
    }
}
