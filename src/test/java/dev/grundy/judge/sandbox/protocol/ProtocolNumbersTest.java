package dev.grundy.judge.sandbox.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.judge.sandbox.command.Ending;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The runner (protocol.h), the judge ({@link Protocol}) and the description (cell.1.md) use the same numbers. */
class ProtocolNumbersTest {
    private static final Path RUNNER = Path.of("src/main/c/cell");
    private static final Pattern NUMBER = Pattern.compile("^    (\\w+) = (\\d+),", Pattern.MULTILINE);
    private static final Pattern ROW =
            Pattern.compile("^\\| (\\d+)(?:, (\\d+))? \\| ([A-Z_]+)(?:, ([A-Z_]+))? \\|", Pattern.MULTILINE);

    private static Map<String, Integer> ofTheJudge() {
        var numbers = new TreeMap<String, Integer>();
        numbers.put("PROTOCOL_VERSION", Protocol.VERSION);
        numbers.put("HEADER_BYTES", Protocol.HEADER_BYTES);
        numbers.put("MAX_MESSAGE_BYTES", Protocol.MAX_MESSAGE_BYTES);
        numbers.put("MAX_REPLY_BYTES", Protocol.MAX_REPLY_BYTES);
        numbers.put("MAX_STRINGS", Protocol.MAX_STRINGS);
        numbers.put("MAX_FILES", Protocol.MAX_FILES);
        numbers.put("MAX_WALL_STRETCH", Protocol.MAX_WALL_STRETCH);
        add(numbers, "MESSAGE", Protocol.Message.values(), message -> message.code);
        add(numbers, "SOURCE", Protocol.Source.values(), source -> source.code);
        add(numbers, "SINK", Protocol.Sink.values(), sink -> sink.code);
        add(numbers, "REPLY", Protocol.Answer.values(), answer -> answer.code);
        add(numbers, "ENDING", Ending.values(), Ending::ordinal);
        return numbers;
    }

    private static <E extends Enum<E>> void add(
            Map<String, Integer> numbers, String prefix, E[] values, ToIntFunction<E> number) {
        Arrays.stream(values).forEach(value -> numbers.put(prefix + "_" + value.name(), number.applyAsInt(value)));
    }

    @Test
    void theRunnerAndTheJudgeUseTheSame() throws IOException {
        var ofTheRunner = new TreeMap<String, Integer>();
        NUMBER.matcher(Files.readString(RUNNER.resolve("protocol.h")))
                .results()
                .forEach(line -> ofTheRunner.put(line.group(1), Integer.valueOf(line.group(2))));
        assertThat(ofTheRunner).isEqualTo(ofTheJudge());
    }

    @Test
    void theDescriptionNamesTheSame() throws IOException {
        String description = Files.readString(RUNNER.resolve("cell.1.md"));
        var described = new TreeMap<String, Integer>();
        int replies = description.indexOf("### Replies");
        addRows(described, "MESSAGE", description.substring(0, replies));
        addRows(described, "REPLY", description.substring(replies));
        var expected = ofTheJudge();
        expected.keySet().removeIf(name -> !name.startsWith("MESSAGE_") && !name.startsWith("REPLY_"));
        assertThat(described).isEqualTo(expected);
        assertThat(description)
                .contains(
                        "protocol version (" + Protocol.VERSION + ")",
                        "at most " + Protocol.MAX_WALL_STRETCH + " times it");
        for (Ending ending : Ending.values()) {
            assertThat(description.toLowerCase(Locale.ROOT))
                    .contains(ending.ordinal() + " "
                            + ending.name().toLowerCase(Locale.ROOT).replace('_', ' '));
        }
    }

    private static void addRows(Map<String, Integer> numbers, String prefix, String text) {
        ROW.matcher(text).results().forEach(row -> {
            numbers.put(prefix + "_" + row.group(3), Integer.valueOf(row.group(1)));
            if (row.group(4) != null) {
                numbers.put(prefix + "_" + row.group(4), Integer.valueOf(row.group(2)));
            }
        });
    }
}
