package dev.grundy.app.cli.problem;

import dev.grundy.format.pack.Fault;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.yaml.Faults;
import dev.grundy.judge.game.GraphLimits;
import dev.grundy.judge.game.GraphReading;
import dev.grundy.judge.game.SolvedGame;
import dev.grundy.judge.game.StateGraphReader;
import dev.grundy.judge.rules.GraphMaking;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.judge.workshop.Workshop;
import dev.grundy.learn.lesson.Lesson;
import dev.grundy.learn.lesson.LessonFiles;
import dev.grundy.learn.lesson.MarkedPosition;
import dev.grundy.learn.lesson.Question;
import dev.grundy.learn.play.NamedPosition;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Works out by the rules of the problems whether the positions in lessons are there, and what is said of them is true. For one thread. */
final class LessonProof {
    private final Function<String, Optional<ProblemPackage>> problems;
    private final Workshop workshop;
    private final Map<String, Optional<SolvedGame>> solved = new HashMap<>();

    /** @param problems packages by their display ids */
    LessonProof(Function<String, Optional<ProblemPackage>> problems, Workshop workshop) {
        this.problems = problems;
        this.workshop = workshop;
    }

    /**
     * All that is wrong with the lessons beside these packages.
     *
     * @param directory of the packages
     */
    List<Fault> faults(Path directory) {
        Faults faults = new Faults();
        List<Lesson> lessons = LessonFiles.read(directory, faults).lessons();
        LessonFiles.noteUnknown(lessons, problems, faults);
        lessons.stream().flatMap(lesson -> lesson.texts().stream()).forEach(text -> {
            text.positions().forEach(marked -> prove(text.file(), marked, faults));
            text.questions().forEach(question -> prove(text.file(), question, faults));
        });
        return faults.list();
    }

    private void prove(String file, MarkedPosition marked, Faults faults) {
        if (isThere(marked.position())) {
            List<String> untrue = solved(marked.position())
                    .map(marked::untrue)
                    .orElse(List.of("sample: it has too many positions to be played"));
            untrue.forEach(found ->
                    faults.error(file, marked.line(), found, "fix the block, and what the text says of the position"));
        }
    }

    /** Of what its position is not, only that is told. */
    private void prove(String file, Question question, Faults faults) {
        NamedPosition position = question.position().position();
        if (isThere(position)) {
            solved(position)
                    .map(question::untrue)
                    .ifPresent(untrue -> untrue.forEach(found ->
                            faults.error(file, question.line(), found, "fix the question; the rules know its answer")));
        }
    }

    private boolean isThere(NamedPosition position) {
        return problems.apply(position.problem()).flatMap(position::input).isPresent();
    }

    private Optional<SolvedGame> solved(NamedPosition position) {
        ProblemPackage pack = problems.apply(position.problem()).orElseThrow();
        return solved.computeIfAbsent(
                pack.name() + " " + position.sample(),
                unused -> solve(pack, position.input(pack).orElseThrow()));
    }

    private Optional<SolvedGame> solve(ProblemPackage pack, String input) {
        return new GraphMaking(new ReadyProblem(pack, workshop))
                .make(input, GraphLimits.PLAYED, "a sample that a lesson shows")
                .graph()
                .map(printed -> StateGraphReader.read(printed.text(), GraphLimits.PLAYED))
                .flatMap(read -> switch (read) {
                    case GraphReading.Whole(var graph) -> Optional.of(SolvedGame.solve(graph));
                    case GraphReading.TooLarge() -> Optional.empty();
                });
    }
}
