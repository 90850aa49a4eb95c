package dev.grundy.format.render.html;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.PackageFile;
import dev.grundy.format.pack.test.AnswerSource;
import dev.grundy.format.pack.test.InputSource;
import dev.grundy.format.pack.test.TestCase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The part of a sample that solvers are shown. */
public sealed interface ShownSample {
    /** Of each file: a reader who wants all of it downloads it. */
    int LONGEST_SHOWN_BYTES = 1 << 16;

    /** More samples than these are no examples any more. */
    int MOST_SHOWN = 100;

    /** An input with its output. */
    record Pair(String name, String input, String output) implements ShownSample {}

    /** A talk between the judge and a solution, in passes of lines. */
    record Interaction(String name, List<List<Line>> passes) implements ShownSample {
        public Interaction {
            passes = passes.stream().map(List::copyOf).toList();
        }
    }

    /** One line of an interaction. */
    record Line(boolean fromSolution, String text) {}

    /** Gives the contents of tests that generators and solutions make; empty while they have not been made. */
    interface Contents {
        Contents NONE = new Contents() {
            @Override
            public Optional<String> input(TestCase test) {
                return Optional.empty();
            }

            @Override
            public Optional<String> answer(TestCase test) {
                return Optional.empty();
            }
        };

        Optional<String> input(TestCase test);

        Optional<String> answer(TestCase test);
    }

    /** The samples in order; those whose contents are not there are left out. */
    static List<ShownSample> of(ProblemPackage problem, Contents contents) {
        List<ShownSample> shown = new ArrayList<>();
        boolean hidesFiles = problem.type().interactive() || problem.type().multiPass();
        for (TestCase sample :
                problem.tests().samples().stream().limit(MOST_SHOWN).toList()) {
            Optional<PackageFile> interaction = sample.display().interaction();
            if (interaction.isPresent()) {
                shown.add(new Interaction(sample.baseName(), passes(text(interaction.get()))));
            } else if (!hidesFiles
                    || sample.display().input().isPresent()
                    || sample.display().output().isPresent()) {
                pair(sample, contents).ifPresent(shown::add);
            }
        }
        for (PackageFile interaction :
                problem.tests().shownInteractions().stream().limit(MOST_SHOWN).toList()) {
            shown.add(new Interaction("", passes(text(interaction))));
        }
        return shown;
    }

    private static Optional<ShownSample> pair(TestCase sample, Contents contents) {
        TestCase.Display display = sample.display();
        Optional<String> input = display.input().map(ShownSample::text).or(() -> switch (sample.input()) {
            case InputSource.Given given -> Optional.of(text(given.file()));
            case InputSource.Generated generated -> contents.input(sample);
        });
        Optional<String> output = display.answer()
                .or(display::output)
                .map(ShownSample::text)
                .or(() -> switch (sample.answer()) {
                    case AnswerSource.Given given -> Optional.of(text(given.file()));
                    case AnswerSource.Solved solved -> contents.answer(sample);
                    case AnswerSource.Unsolved none -> contents.answer(sample);
                });
        return input.flatMap(in -> output.map(out -> new Pair(sample.baseName(), in, out)));
    }

    private static String text(PackageFile file) {
        return file.beginning(LONGEST_SHOWN_BYTES);
    }

    /** Lines that start with neither sign belong to the line before. */
    private static List<List<Line>> passes(String text) {
        List<List<Line>> passes = new ArrayList<>();
        passes.add(new ArrayList<>());
        for (String line : (Iterable<String>) Stream.of(text.split("\n"))::iterator) {
            if (line.equals("---")) {
                passes.add(new ArrayList<>());
            } else if (line.startsWith(">") || line.startsWith("<")) {
                passes.getLast().add(new Line(line.startsWith(">"), line.substring(1)));
            }
        }
        return passes.stream().filter(pass -> !pass.isEmpty()).toList();
    }
}
