package dev.grundy.learn.lesson;

import dev.grundy.base.kernel.Slug;
import dev.grundy.format.render.StatementRenderer;
import dev.grundy.format.render.WrittenProgram;
import dev.grundy.format.yaml.Faults;
import dev.grundy.format.yaml.YamlSection;
import dev.grundy.format.yaml.YamlSource;
import dev.grundy.learn.lesson.Question.Asks;
import dev.grundy.learn.lesson.Question.Sentence;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the blocks of a lesson that ask. A missing or unknown key is a fault. */
final class QuestionYaml {
    /** The first word after the fence. */
    static final String LANGUAGE = "question";

    private static final Map<String, Asks> ASKS = new LinkedHashMap<>();

    static {
        for (Asks asks : Asks.values()) {
            ASKS.put(asks.label(), asks);
        }
    }

    private static final int LONGEST_TEXT = 600;
    private static final int MOST_CHOICES = 20;

    private final String file;
    private final YamlSection yaml;
    private final Faults faults;

    private QuestionYaml(String file, YamlSection yaml, Faults faults) {
        this.file = file;
        this.yaml = yaml;
        this.faults = faults;
    }

    /**
     * The questions of a text, each where its block stands; empty for one with faults.
     *
     * @param positions of the same text
     * @param firstLine of the text in its file
     */
    static List<Optional<Question>> all(
            String file, String markdown, int firstLine, List<Optional<MarkedPosition>> positions, Faults faults) {
        List<Optional<Question>> questions = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        for (WrittenProgram block : StatementRenderer.blocks(markdown, LANGUAGE, firstLine)) {
            Faults own = new Faults();
            YamlSection yaml = YamlSection.of(YamlSource.parse(block.source(), file, block.line(), own), file, own);
            Optional<MarkedPosition> above = positions.stream()
                    .flatMap(Optional::stream)
                    .filter(marked -> marked.line() < block.line())
                    .reduce((earlier, later) -> later);
            Optional<Question> read = new QuestionYaml(file, yaml, own).question(block.line(), above);
            if (read.isPresent() && !ids.add(read.get().id())) {
                own.error(file, block.line(), "another question has this id", "give each question an id of its own");
                read = Optional.empty();
            }
            questions.add(read);
            faults.addAll(own.list());
        }
        return questions;
    }

    private Optional<Question> question(int line, Optional<MarkedPosition> above) {
        if (above.isEmpty()) {
            faults.error(
                    file, line, "no position stands above the question", "put the position it asks about above it");
        }
        String id = yaml.text("id").orElse("");
        if (Slug.parse(id).isEmpty()) {
            yaml.wrong("id", "a name of small letters, digits and hyphens");
        }
        Optional<Asks> asks = yaml.choice("asks", ASKS);
        if (asks.isEmpty() && !yaml.has("asks")) {
            yaml.wrong("asks", "one of " + String.join(", ", ASKS.keySet()));
        }
        String text = words(yaml, "text");
        String right = words(yaml, "right");
        String wrong = words(yaml, "wrong");
        List<String> moves = yaml.texts("moves");
        List<Sentence> sentences =
                yaml.sections("sentences").stream().map(this::sentence).toList();
        yaml.refuseOtherKeys();
        if (!faults.hasErrors()) {
            check(asks.orElseThrow(), above.orElseThrow().claims(), moves, sentences);
        }
        return faults.hasErrors()
                ? Optional.empty()
                : Optional.of(new Question(
                        id, asks.orElseThrow(), text, above.orElseThrow(), moves, sentences, right, wrong, line));
    }

    private void check(Asks asks, Claims claims, List<String> moves, List<Sentence> sentences) {
        boolean hasKey = switch (asks) {
            case GRUNDY -> claims.grundy().isPresent();
            case SCORE -> claims.score().isPresent();
            case MOVE -> !claims.winning().isEmpty();
            case SENTENCE -> true;
        };
        if (!hasKey) {
            String claim = asks == Asks.MOVE ? "winning" : asks.label();
            yaml.error("asks", "the position above does not claim '" + claim + "'", "add it there: it is the key");
        }
        if (asks == Asks.MOVE
                ? moves.size() > MOST_CHOICES || !moves.containsAll(claims.winning())
                : !moves.isEmpty()) {
            yaml.wrong("moves", "all moves of the position, at most " + MOST_CHOICES + ", where a move is asked for");
        }
        long right = sentences.stream().filter(Sentence::right).count();
        if (asks == Asks.SENTENCE
                ? right != 1 || sentences.size() < 2 || sentences.size() > MOST_CHOICES
                : !sentences.isEmpty()) {
            yaml.error(
                    "sentences",
                    right + " of " + sentences.size() + " sentences are right",
                    "where a sentence is asked for, write two or more, and 'right: true' at exactly one");
        }
    }

    private Sentence sentence(YamlSection said) {
        String text = words(said, "text");
        Claims claims = new PositionYaml(file, said).claims();
        boolean isRight = said.flag("right").orElse(false);
        said.refuseOtherKeys();
        if (claims.equals(Claims.NONE)) {
            said.wrong("outcome", "what the sentence says of the position, or 'grundy', 'score' or 'winning'");
        }
        return new Sentence(text, claims, isRight);
    }

    private String words(YamlSection section, String key) {
        String text = section.text(key).map(String::strip).orElse("");
        if (text.isEmpty() || text.length() > LONGEST_TEXT) {
            section.wrong(key, "a text of 1 to " + LONGEST_TEXT + " characters");
        }
        StatementRenderer.words(text)
                .notes()
                .forEach(note -> section.error(key, "the text cannot be rendered: " + note, "fix it"));
        return text;
    }
}
