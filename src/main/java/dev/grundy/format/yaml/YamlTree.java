package dev.grundy.format.yaml;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** The values of a YAML text, in any way of writing, so that two can be compared. Not safe for use by several threads. */
final class YamlTree {
    private int values;

    private YamlTree() {}

    private sealed interface Value {}

    private record Single(String kind, String text) implements Value {}

    private record Items(List<Value> items) implements Value {}

    private record Pair(Value key, Value value) {}

    private record Pairs(List<Pair> pairs) implements Value {}

    /** Whether the texts say the same but for what stands at one path of each. */
    static boolean sameBut(YamlNodes before, List<String> there, YamlNodes after, List<String> then) {
        try {
            return without(of(before), there).equals(without(of(after), then));
        } catch (LimitedEvents.TooMuch e) {
            return false;
        }
    }

    /** Whether what stands at one path of each says the same. */
    static boolean same(YamlNodes before, List<String> there, YamlNodes after, List<String> then) {
        try {
            return at(before, there).equals(at(after, then));
        } catch (LimitedEvents.TooMuch e) {
            return false;
        }
    }

    private static Optional<Value> at(YamlNodes nodes, List<String> path) {
        return nodes.find(path).map(place -> new YamlTree().value(place.value(), 0));
    }

    private static Value of(YamlNodes nodes) {
        return nodes.root().map(root -> new YamlTree().value(root, 0)).orElseGet(() -> new Pairs(List.of()));
    }

    private Value value(Node node, int depth) {
        // Anchors grow only here.
        if (depth > LimitedEvents.DEEPEST || ++values > LimitedEvents.MOST_VALUES) {
            throw new LimitedEvents.TooMuch(node.getStartMark());
        }
        return switch (node) {
            case ScalarNode scalar -> new Single(scalar.getTag().getValue(), scalar.getValue());
            case SequenceNode list ->
                new Items(list.getValue().stream()
                        .map(item -> value(item, depth + 1))
                        .toList());
            case MappingNode map ->
                new Pairs(map.getValue().stream().map(pair -> pair(pair, depth)).toList());
            default -> throw new LimitedEvents.TooMuch(node.getStartMark());
        };
    }

    private Pair pair(NodeTuple tuple, int depth) {
        return new Pair(value(tuple.getKeyNode(), depth + 1), value(tuple.getValueNode(), depth + 1));
    }

    private static Value without(Value value, List<String> path) {
        String step = path.getFirst();
        List<String> rest = path.subList(1, path.size());
        return switch (value) {
            case Single single -> single;
            case Items(List<Value> items) -> {
                List<Value> left = new ArrayList<>(items);
                if (step.matches("[0-9]{1,7}") && Integer.parseInt(step) < left.size()) {
                    Value item = left.remove(Integer.parseInt(step));
                    if (!rest.isEmpty()) {
                        left.add(Integer.parseInt(step), without(item, rest));
                    }
                }
                yield new Items(left);
            }
            case Pairs(List<Pair> pairs) -> {
                List<Pair> left = new ArrayList<>(pairs);
                for (int i = 0; i < left.size(); i++) {
                    if (left.get(i).key() instanceof Single key && key.text().equals(step)) {
                        Pair pair = left.remove(i);
                        if (!rest.isEmpty()) {
                            left.add(i, new Pair(pair.key(), without(pair.value(), rest)));
                        }
                        break;
                    }
                }
                yield new Pairs(left);
            }
        };
    }
}
