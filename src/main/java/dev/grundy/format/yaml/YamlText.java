package dev.grundy.format.yaml;

import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.api.Dump;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.common.NonPrintableStyle;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.representer.StandardRepresenter;

/**
 * Writes YAML that readers of 1.1 and of 1.2 understand alike: every text stands in quotes, so that {@code no} and
 * {@code 12:30} stay texts.
 */
public final class YamlText {
    private static final int INDENT = 2;
    private static final DumpSettings SETTINGS = DumpSettings.builder()
            .setDefaultFlowStyle(FlowStyle.BLOCK)
            .setNonPrintableStyle(NonPrintableStyle.ESCAPE)
            .setSplitLines(false)
            .setIndent(INDENT)
            .setIndicatorIndent(INDENT)
            .setIndentWithIndicator(true)
            .setMaxSimpleKeyLength(1024)
            .build();

    private YamlText() {}

    /** A file of keys; values are texts, numbers, flags, lists and maps of these. Maps without an order are sorted. */
    public static String of(Map<String, ?> keys) {
        return new Dump(SETTINGS, new QuotedTexts(SETTINGS)).dumpToString(keys);
    }

    /** Keys stay plain where no reader can take them for anything but text. */
    private static final class QuotedTexts extends StandardRepresenter {
        private static final Pattern PLAIN = Pattern.compile("[A-Za-z][A-Za-z0-9_./-]*");
        private static final Set<String> WORDS_OF_YAML =
                Set.of("y", "n", "yes", "no", "on", "off", "true", "false", "null");

        private QuotedTexts(DumpSettings settings) {
            super(settings);
            representers.put(String.class, text -> quoted((String) text));
        }

        @Override
        protected NodeTuple representMappingEntry(Map.Entry<?, ?> entry) {
            String key = (String) entry.getKey();
            boolean isPlain = PLAIN.matcher(key).matches() && !WORDS_OF_YAML.contains(key.toLowerCase(Locale.ROOT));
            Node name = isPlain ? representScalar(Tag.STR, key, ScalarStyle.PLAIN) : quoted(key);
            return new NodeTuple(name, representData(entry.getValue()));
        }

        @Override
        protected Node representMapping(Tag tag, Map<?, ?> mapping, FlowStyle style) {
            return super.representMapping(
                    tag, mapping instanceof SequencedMap<?, ?> ? mapping : new TreeMap<>(mapping), style);
        }

        private Node quoted(String text) {
            return representScalar(Tag.STR, text, ScalarStyle.DOUBLE_QUOTED);
        }
    }
}
