package dev.grundy.learn.lesson;

import dev.grundy.base.kernel.Slug;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.format.render.StatementRenderer;
import dev.grundy.format.yaml.Faults;
import dev.grundy.format.yaml.YamlSection;
import dev.grundy.format.yaml.YamlSource;
import dev.grundy.learn.play.NamedPosition;
import dev.grundy.web.frame.PageLanguage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The lessons that lie beside the paths: a directory each, with a text in every language of the pages. */
public final class LessonFiles {
    private static final Pattern FRONT_MATTER =
            Pattern.compile("\\A---\\r?\\n(.*?\\r?\\n)---\\r?\\n(.*)\\z", Pattern.DOTALL);
    private static final long LARGEST_BYTES = 64 << 10;
    private static final int LONGEST_TITLE = 80;
    private static final int LONGEST_SUMMARY = 300;

    private LessonFiles() {}

    /**
     * The result of reading lessons.
     *
     * @param lessons those without errors, in the order of their names
     * @param broken names of those that have some
     */
    public record Reading(List<Lesson> lessons, List<String> broken) {
        public Reading {
            lessons = List.copyOf(lessons);
            broken = List.copyOf(broken);
        }
    }

    /**
     * Reads all lessons beside these packages; none when there is no such directory.
     *
     * @param problems the directory of the packages
     * @throws UncheckedIOException when a directory cannot be listed
     */
    public static Reading read(Path problems, Faults faults) {
        List<Lesson> lessons = new ArrayList<>();
        List<String> broken = new ArrayList<>();
        for (Path directory :
                directoriesIn(problems.resolve(PackageReader.PATHS).resolve("lessons"))) {
            Faults own = new Faults();
            Lesson lesson = lesson(directory, own);
            if (own.hasErrors()) {
                broken.add(lesson.name());
            } else {
                lessons.add(lesson);
            }
            faults.addAll(own.list());
        }
        return new Reading(lessons, broken);
    }

    /** Adds a warning for each position whose problem is not there, or cannot be played on that sample. */
    public static void noteUnknown(
            List<Lesson> lessons, Function<String, Optional<ProblemPackage>> problems, Faults faults) {
        for (Lesson lesson : lessons) {
            for (Lesson.Text text : lesson.texts()) {
                text.positions()
                        .forEach(marked -> unknown(marked.position(), problems)
                                .ifPresent(found -> faults.warning(
                                        text.file(),
                                        marked.line(),
                                        found,
                                        "the position is shown as text; fix it or the problem's package")));
            }
        }
    }

    private static Optional<String> unknown(
            NamedPosition position, Function<String, Optional<ProblemPackage>> problems) {
        Optional<ProblemPackage> pack = problems.apply(position.problem());
        if (pack.isEmpty()) {
            return Optional.of("no problem has the display id '" + position.problem() + "'");
        }
        return pack.flatMap(position::input).isPresent()
                ? Optional.empty()
                : Optional.of(position.problem() + " has no sample " + position.sample() + " that can be played");
    }

    private static Lesson lesson(Path directory, Faults faults) {
        String name = directory.getFileName().toString();
        if (Slug.parse(name).isEmpty()) {
            faults.error(
                    "lessons/" + name,
                    "the directory's name is the lesson's address",
                    "name it with small letters, digits and hyphens");
        }
        List<Lesson.Text> texts = new ArrayList<>();
        for (PageLanguage language : PageLanguage.values()) {
            Path file = directory.resolve("lesson." + language.code() + ".md");
            String shown = "lessons/" + name + "/" + file.getFileName();
            contents(file, shown, faults).ifPresent(text -> texts.add(text(shown, language, text, faults)));
        }
        List<NamedPosition> first =
                positions(texts.isEmpty() ? List.of() : texts.getFirst().positions());
        texts.stream()
                .filter(text ->
                        !faults.hasErrors() && !positions(text.positions()).equals(first))
                .forEach(text -> faults.error(
                        text.file(),
                        "its positions are not those of " + texts.getFirst().file(),
                        "let both languages show the same positions in the same order"));
        List<List<Object>> asked =
                texts.isEmpty() ? List.of() : asked(texts.getFirst().questions());
        texts.stream()
                .filter(text -> !faults.hasErrors() && !asked(text.questions()).equals(asked))
                .forEach(text -> faults.error(
                        text.file(),
                        "its questions are not those of " + texts.getFirst().file(),
                        "let both languages ask the same in the same order, with the same key"));
        return new Lesson(name, texts);
    }

    /** The parts of questions that are the same in all languages. */
    private static List<List<Object>> asked(List<Question> questions) {
        return questions.stream()
                .map(question -> List.<Object>of(
                        question.id(),
                        question.asks(),
                        question.position().position(),
                        question.position().claims(),
                        question.moves(),
                        question.sentences().stream()
                                .map(sentence -> List.<Object>of(sentence.claims(), sentence.right()))
                                .toList()))
                .toList();
    }

    private static List<NamedPosition> positions(List<MarkedPosition> marked) {
        return marked.stream().map(MarkedPosition::position).toList();
    }

    private static Optional<String> contents(Path file, String shown, Faults faults) {
        try {
            if (!Files.isRegularFile(file)) {
                faults.error(shown, "the file is missing", "write the lesson in every language of the pages");
            } else if (Files.size(file) > LARGEST_BYTES) {
                faults.error(shown, "the file is larger than 64 KiB", "shorten it, or divide the lesson");
            } else {
                return Optional.of(Files.readString(file));
            }
        } catch (CharacterCodingException e) {
            faults.error(shown, "the file is not UTF-8", "save it as UTF-8");
        } catch (IOException e) {
            faults.error(shown, "the file cannot be read: " + e.getMessage(), "check its permissions");
        }
        return Optional.empty();
    }

    private static Lesson.Text text(String file, PageLanguage language, String contents, Faults faults) {
        Matcher parts = FRONT_MATTER.matcher(contents);
        boolean isHeaded = parts.matches();
        if (!isHeaded) {
            faults.error(file, 1, "there is no front matter", "begin with ---, title and summary, and ---");
        }
        YamlSection yaml =
                YamlSection.of(YamlSource.parse(isHeaded ? parts.group(1) : "", file, 1, faults), file, faults);
        String title = isHeaded ? words(yaml, "title", LONGEST_TITLE) : "";
        String summary = isHeaded ? words(yaml, "summary", LONGEST_SUMMARY) : "";
        yaml.refuseOtherKeys();
        String body = isHeaded ? parts.group(2) : contents;
        if (body.isBlank()) {
            faults.error(file, "the lesson has no text", "write one");
        }
        if (body.contains("![")) {
            faults.error(
                    file, "the lesson shows a picture", "show a position, a table or a formula: lessons have no files");
        }
        StatementRenderer.words(body)
                .notes()
                .forEach(note -> faults.error(file, "the text cannot be rendered: " + note, "fix it"));
        int firstLine = 1
                + (int) contents.substring(0, contents.length() - body.length())
                        .lines()
                        .count();
        List<Optional<MarkedPosition>> marked = PositionYaml.all(file, body, firstLine, faults);
        List<MarkedPosition> positions =
                marked.stream().flatMap(Optional::stream).toList();
        List<Question> questions = QuestionYaml.all(file, body, firstLine, marked, faults).stream()
                .flatMap(Optional::stream)
                .toList();
        return new Lesson.Text(file, language, title, summary, body, positions, questions);
    }

    private static String words(YamlSection yaml, String key, int longest) {
        Optional<String> text = yaml.text(key).map(String::strip);
        if (text.filter(words -> !words.isEmpty() && words.length() <= longest).isEmpty()) {
            yaml.wrong(key, "a text of 1 to " + longest + " characters");
        }
        return text.orElse("");
    }

    private static List<Path> directoriesIn(Path lessons) {
        if (!Files.isDirectory(lessons)) {
            return List.of();
        }
        try (Stream<Path> found = Files.list(lessons)) {
            return found.filter(Files::isDirectory).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot list " + lessons, e);
        }
    }
}
