package dev.grundy.learn.lesson;

import dev.grundy.format.render.StatementRenderer;
import dev.grundy.format.render.WrittenProgram;
import dev.grundy.format.yaml.Faults;
import dev.grundy.format.yaml.YamlSection;
import dev.grundy.format.yaml.YamlSource;
import dev.grundy.judge.game.Outcome;
import dev.grundy.learn.play.NamedPosition;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads the blocks of a lesson that name positions. A missing or unknown key is a fault. */
final class PositionYaml {
    /** The first word after the fence. */
    static final String LANGUAGE = "position";

    private static final Map<String, Outcome> OUTCOMES = new LinkedHashMap<>();

    static {
        OUTCOMES.put("won", Outcome.WIN);
        OUTCOMES.put("lost", Outcome.LOSS);
        OUTCOMES.put("drawn", Outcome.DRAW);
    }

    private static final int LONGEST_BOARD = 200;
    private static final int MOST_SAMPLES = 99;
    private static final int MOST_GAMES = 1_000;
    private static final int LARGEST_VALUE = 1_000_000_000;

    private final String file;
    private final YamlSection yaml;

    PositionYaml(String file, YamlSection yaml) {
        this.file = file;
        this.yaml = yaml;
    }

    /** How a lesson says it. */
    static String word(Outcome outcome) {
        return OUTCOMES.entrySet().stream()
                .filter(entry -> entry.getValue() == outcome)
                .findFirst()
                .orElseThrow()
                .getKey();
    }

    /**
     * The positions of a text, each where its block stands; empty for one with faults.
     *
     * @param firstLine of the text in its file
     */
    static List<Optional<MarkedPosition>> all(String file, String markdown, int firstLine, Faults faults) {
        return StatementRenderer.blocks(markdown, LANGUAGE, firstLine).stream()
                .map(block -> read(file, block, faults))
                .toList();
    }

    private static Optional<MarkedPosition> read(String file, WrittenProgram block, Faults faults) {
        Faults own = new Faults();
        YamlSection yaml = YamlSection.of(YamlSource.parse(block.source(), file, block.line(), own), file, own);
        Optional<MarkedPosition> read = new PositionYaml(file, yaml).position(block.line(), own);
        faults.addAll(own.list());
        return read;
    }

    private Optional<MarkedPosition> position(int line, Faults faults) {
        Optional<String> problem = yaml.text("problem");
        if (problem.isEmpty()) {
            faults.error(file, line, "the position names no problem", "add 'problem:' with its display id");
        }
        Optional<String> board = yaml.text("board").filter(text -> text.length() <= LONGEST_BOARD);
        if (board.isEmpty()) {
            faults.error(
                    file,
                    line,
                    "the position has no board",
                    "add 'board:' with what the page of the match shows as text");
        }
        int sample = counted("sample", MOST_SAMPLES);
        int game = counted("game", MOST_GAMES);
        Optional<List<Integer>> moves = NamedPosition.moves(yaml.text("line").orElse(""));
        if (moves.isEmpty()) {
            yaml.wrong("line", "what stands behind line= in the address of the match, such as 3.0.1");
        }
        Claims claims = claims();
        yaml.refuseOtherKeys();
        return faults.hasErrors()
                ? Optional.empty()
                : Optional.of(new MarkedPosition(
                        new NamedPosition(
                                problem.orElseThrow(), sample, game, moves.orElseThrow(), board.orElseThrow()),
                        claims,
                        line));
    }

    /** From 1, which it is where nothing is said. */
    private int counted(String key, int most) {
        return yaml.integer(key, 1, most).orElse(1);
    }

    /** The claims about a position, read by their keys. */
    Claims claims() {
        OptionalInt grundy = yaml.integer("grundy", 0, LARGEST_VALUE);
        OptionalInt score = yaml.integer("score", -LARGEST_VALUE, LARGEST_VALUE);
        return new Claims(yaml.choice("outcome", OUTCOMES), grundy, score, yaml.texts("winning"));
    }
}
