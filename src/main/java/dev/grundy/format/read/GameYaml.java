package dev.grundy.format.read;

import dev.grundy.format.pack.GameQuestion;
import dev.grundy.format.pack.GameRules;
import dev.grundy.format.pack.Practice;
import dev.grundy.format.pack.Practice.Exhaustive;
import dev.grundy.format.pack.Wording;
import dev.grundy.format.pack.program.Constants;
import dev.grundy.format.pack.program.Program;
import dev.grundy.format.read.tree.GeneratorCommands;
import dev.grundy.format.read.tree.PackageTree;
import dev.grundy.format.read.tree.ProgramFiles;
import dev.grundy.format.yaml.Faults;
import dev.grundy.format.yaml.YamlSection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads the directory {@code game}: one program called rules, and game.yaml. */
final class GameYaml {
    static final String DIRECTORY = "game";

    private static final String FILE = DIRECTORY + "/game.yaml";
    private static final String RULES = "rules";
    private static final Pattern ASKING = Pattern.compile("[a-z]{1,20}");
    private static final List<GameQuestion.Kind> ASKED = Stream.of(GameQuestion.Kind.values())
            .filter(kind -> kind != GameQuestion.Kind.REST_OF_LINE)
            .toList();
    private static final Wording UNNAMED = new Wording("instances", "Instanzen");

    private final PackageTree tree;
    private final PracticeYaml practiceYaml;
    private final Practice practice;
    private final Faults faults;

    private GameYaml(PackageTree tree, PracticeYaml practiceYaml, Practice practice, Faults faults) {
        this.tree = tree;
        this.practiceYaml = practiceYaml;
        this.practice = practice;
        this.faults = faults;
    }

    /** Empty where there is no such directory, or it is too broken, which is a fault. */
    static Optional<GameRules> read(
            PackageTree tree, Constants constants, GeneratorCommands commands, Practice practice, Faults faults) {
        if (!tree.hasDirectory(DIRECTORY)) {
            return Optional.empty();
        }
        YamlSection yaml = tree.text(FILE, faults)
                .map(text -> YamlSection.of(constants.fillIn(text), FILE, faults))
                .orElseGet(() -> YamlSection.empty(FILE, faults));
        PracticeYaml templates = new PracticeYaml(yaml, commands, faults, FILE);
        return new GameYaml(tree, templates, practice, faults).read(yaml);
    }

    private Optional<GameRules> read(YamlSection yaml) {
        Optional<Program> rules = rules();
        List<GameQuestion> answer =
                Stream.concat(answer(yaml).stream(), unproved(yaml).stream()).toList();
        Optional<String> asking = yaml.text("asking")
                .flatMap(word -> ASKING.matcher(word).matches()
                        ? Optional.of(word)
                        : yaml.wrong("asking", "a word of small letters, such as look"));
        Optional<Exhaustive> exhaustive = yaml.has("exhaustive")
                ? practiceYaml.exhaustiveOrAtOnce(yaml)
                : practice.tiny().flatMap(Practice.Tiny::exhaustive);
        Wording enumerated = WordingYaml.read(yaml, "enumerated").orElse(UNNAMED);
        yaml.refuseOtherKeys();
        return rules.filter(_ -> !answer.isEmpty())
                .map(program -> new GameRules(program, answer, asking, exhaustive, enumerated));
    }

    private Optional<Program> rules() {
        List<Program> programs = new ProgramFiles(tree).in(DIRECTORY);
        List<Program> found = programs.stream()
                .filter(program ->
                        program.name().equals(RULES) || program.name().startsWith(RULES + "."))
                .toList();
        for (Program other : programs) {
            if (!found.contains(other)) {
                faults.error(
                        DIRECTORY + "/" + other.name(),
                        "this program is none of those that the directory game is for",
                        "call it rules, or move it elsewhere");
            }
        }
        if (found.size() != 1) {
            faults.error(
                    DIRECTORY,
                    found.isEmpty()
                            ? "there is no program called rules"
                            : "there are several programs called rules: "
                                    + found.stream().map(Program::name).collect(Collectors.joining(", ")),
                    "let game hold one source file such as rules.cpp, or one directory rules, and game.yaml");
            return Optional.empty();
        }
        return Optional.of(found.getFirst());
    }

    private static List<GameQuestion> answer(YamlSection yaml) {
        List<String> lines = yaml.texts("answer");
        List<GameQuestion> questions =
                lines.stream().flatMap(line -> question(line).stream()).toList();
        long subjects = questions.stream()
                .map(question -> question.kind().subject())
                .filter(subject -> subject != GameQuestion.Subject.NEITHER)
                .distinct()
                .count();
        if (lines.isEmpty() || questions.size() < lines.size() || subjects != 1) {
            yaml.wrong(
                    "answer",
                    "a list of what the problem asks for, all about winners or all about scores: "
                            + ASKED.stream().map(GameQuestion.Kind::label).collect(Collectors.joining(", "))
                            + "; winner is followed by the words for First, Second and, if there is one, a draw");
            return List.of();
        }
        return questions;
    }

    /** A key of its own and no question, so that nodes of a release that does not know it read the others. */
    private static Optional<GameQuestion> unproved(YamlSection yaml) {
        GameQuestion rest = new GameQuestion(GameQuestion.Kind.REST_OF_LINE, List.of());
        return yaml.text("unproved")
                .flatMap(said -> said.equals(rest.kind().label())
                        ? Optional.of(rest)
                        : yaml.wrong("unproved", rest.kind().label() + ", or nothing"));
    }

    private static Optional<GameQuestion> question(String line) {
        List<String> words = new ArrayList<>(List.of(line.trim().split("\\s+")));
        String label = words.removeFirst();
        return ASKED.stream()
                .filter(kind -> kind.label().equals(label))
                .filter(kind -> GameQuestion.hasFittingWords(kind, words.size()))
                .map(kind -> new GameQuestion(kind, words))
                .findFirst();
    }
}
