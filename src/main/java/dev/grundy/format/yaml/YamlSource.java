package dev.grundy.format.yaml;

import dev.grundy.format.yaml.LimitedEvents.TooMuch;
import dev.grundy.format.yaml.YamlValue.Entry;
import dev.grundy.format.yaml.YamlValue.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.composer.Composer;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;
import org.snakeyaml.engine.v2.schema.CoreSchema;

/**
 * Parses YAML 1.2 text into values with lines. Text that is no YAML, a key that stands twice, and structures that are
 * too deep, too large or contain themselves are faults.
 */
public final class YamlSource {
    private static final int LONGEST_TEXT = 16 << 20;

    private final String file;
    private final int lineOffset;
    private final Faults faults;
    private int values;

    private YamlSource(String file, int lineOffset, Faults faults) {
        this.file = file;
        this.lineOffset = lineOffset;
        this.faults = faults;
    }

    /** The value of a whole file; empty when the file is empty or broken, which is then a fault. */
    public static Optional<YamlValue> parse(String text, String file, Faults faults) {
        return parse(text, file, 0, faults);
    }

    /** @param lineOffset lines of the file that stand before the text */
    public static Optional<YamlValue> parse(String text, String file, int lineOffset, Faults faults) {
        return new YamlSource(file, lineOffset, faults).parse(text);
    }

    private Optional<YamlValue> parse(String text) {
        LoadSettings settings = LoadSettings.builder()
                .setLabel(file)
                .setSchema(new CoreSchema())
                .setCodePointLimit(LONGEST_TEXT)
                .setMaxAliasesForCollections(100)
                .build();
        try {
            LimitedEvents events = new LimitedEvents(new ParserImpl(settings, new StreamReader(settings, text)));
            return new Composer(settings, events).getSingleNode().map(node -> convert(node, 0));
        } catch (MarkedYamlEngineException e) {
            int line = e.getProblemMark().or(e::getContextMark).map(this::line).orElse(1 + lineOffset);
            faults.error(file, line, "this is not YAML: " + oneLine(e.getProblem()), cureFor(e.getProblem()));
        } catch (YamlEngineException e) {
            faults.error(file, "this is not YAML: " + oneLine(String.valueOf(e.getMessage())), "write it as YAML 1.2");
        } catch (TooMuch e) {
            faults.error(
                    file,
                    e.mark().map(this::line).orElse(1 + lineOffset),
                    String.valueOf(e.getMessage()),
                    "write it out without anchors, and flatter");
        }
        return Optional.empty();
    }

    private static String cureFor(String problem) {
        return problem.contains("\\t") || problem.contains("TAB") || problem.contains("'\\\\t'")
                ? "indent with spaces, not tabs"
                : "fix the syntax; put quotes around text with special characters";
    }

    private static String oneLine(String message) {
        return message.replaceAll("\\s+", " ").trim();
    }

    private YamlValue convert(Node node, int depth) {
        int line = line(node);
        // Anchors grow only now.
        if (depth > LimitedEvents.DEEPEST || ++values > LimitedEvents.MOST_VALUES) {
            throw new TooMuch(node.getStartMark());
        }
        return switch (node) {
            case ScalarNode scalar -> new YamlValue.Scalar(kind(scalar.getTag()), scalar.getValue(), line);
            case SequenceNode sequence -> sequence(sequence, depth);
            case MappingNode mapping -> mapping(mapping, depth);
            default -> throw new TooMuch(node.getStartMark());
        };
    }

    private YamlValue sequence(SequenceNode node, int depth) {
        List<YamlValue> items = new ArrayList<>();
        for (Node item : node.getValue()) {
            items.add(convert(item, depth + 1));
        }
        return new YamlValue.Sequence(items, line(node));
    }

    private YamlValue mapping(MappingNode node, int depth) {
        Map<String, Entry> entries = new LinkedHashMap<>();
        for (NodeTuple tuple : node.getValue()) {
            int line = line(tuple.getKeyNode());
            if (!(tuple.getKeyNode() instanceof ScalarNode key)) {
                faults.error(file, line, "a key is not plain text", "use one word as the key");
                continue;
            }
            Entry entry = new Entry(line, convert(tuple.getValueNode(), depth + 1));
            Entry first = entries.putIfAbsent(key.getValue(), entry);
            if (first != null) {
                faults.error(
                        file,
                        line,
                        "the key '" + key.getValue() + "' stands twice, first on line " + first.line(),
                        "keep one of the two");
            }
        }
        return new YamlValue.Mapping(entries, line(node));
    }

    private static Kind kind(Tag tag) {
        if (tag.equals(Tag.INT)) {
            return Kind.INTEGER;
        }
        if (tag.equals(Tag.FLOAT)) {
            return Kind.NUMBER;
        }
        if (tag.equals(Tag.BOOL)) {
            return Kind.FLAG;
        }
        return tag.equals(Tag.NULL) ? Kind.NOTHING : Kind.TEXT;
    }

    private int line(Node node) {
        return node.getStartMark().map(this::line).orElse(1 + lineOffset);
    }

    private int line(Mark mark) {
        return mark.getLine() + 1 + lineOffset;
    }
}
