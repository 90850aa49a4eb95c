package dev.grundy.problem.paths;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.pack.FrontMatter;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.format.yaml.Faults;
import dev.grundy.problem.paths.LearningPath.Lesson;
import dev.grundy.problem.paths.LearningPath.Part;
import dev.grundy.problem.paths.LearningPath.Step;
import dev.grundy.problem.paths.LearningPath.Stop;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The order of the path in problems/paths: each step stands behind what it needs, and no step is too high. */
class OurPathTest {
    private static final Path PROBLEMS = Path.of("problems");
    private static final Path PATHS = PROBLEMS.resolve("paths");
    private static final Path KNOWN = Path.of("src/test/resources/paths");
    private static final int HIGHEST_STEP = 15;
    private static final Pattern LINK = Pattern.compile("\\(/problems/([a-z0-9-]+)\\)");

    private static final Map<String, ProblemPackage> BY_ID = new PackageReader()
            .readAll(PROBLEMS).stream()
                    .map(reading -> reading.problem().orElseThrow())
                    .collect(Collectors.toMap(problem -> front(problem).displayId(), Function.identity()));

    private final LearningPath path =
            PathFiles.read(PATHS, new Faults()).paths().getFirst();

    private static FrontMatter front(ProblemPackage problem) {
        return problem.frontMatter();
    }

    @Test
    void everyProblemHasItsPlaceInAPart() {
        assertThat(path.parts())
                .extracting(part -> steps(part).stream()
                        .map(step -> step.problem().replace("GMT-", ""))
                        .toList())
                .containsExactly(
                        List.of("005", "006", "001", "010"),
                        List.of("014", "019", "020"),
                        List.of("002", "015", "011", "017"),
                        List.of("007", "008", "039"),
                        List.of("018", "030", "022", "016", "042"),
                        List.of("021", "031", "023", "012", "045"),
                        List.of("003", "004", "041"),
                        List.of("026", "025", "027", "024", "047", "044", "028", "050"),
                        List.of("009", "043", "046", "033", "034"),
                        List.of("029", "048", "032", "036"),
                        List.of("035", "049", "037"),
                        List.of("038", "013", "040"));
        assertThat(path.steps()).extracting(Step::problem).containsExactlyInAnyOrderElementsOf(BY_ID.keySet());
    }

    @Test
    void everyLessonHasItsPlace() throws IOException {
        try (Stream<Path> lessons = Files.list(PATHS.resolve("lessons"))) {
            assertThat(lessons.map(lesson -> lesson.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(
                            path.lessons().stream().map(Lesson::name).toList());
        }
    }

    @Test
    void aLessonStandsRightBeforeTheProblemItServes() {
        assertThat(List.of(
                        "what-a-game-is GMT-005",
                        "nim-and-xor GMT-014",
                        "misere-play GMT-020",
                        "backward-induction GMT-002",
                        "mex-and-grundy-values GMT-015",
                        "cycles-and-draws GMT-017",
                        "scores GMT-007",
                        "alpha-beta GMT-039",
                        "sums GMT-030",
                        "sprague-grundy GMT-030",
                        "stairs-and-coins GMT-016",
                        "hackenbush GMT-031",
                        "octal-codes GMT-023",
                        "large-boards GMT-003",
                        "number-theory GMT-026",
                        "strategy-stealing GMT-028",
                        "partizan-games GMT-009",
                        "numbers GMT-046",
                        "hot-games GMT-034",
                        "temperature GMT-034",
                        "products GMT-036",
                        "games-that-never-end GMT-035",
                        "loopy-values GMT-049",
                        "simultaneous-games GMT-038"))
                .containsExactlyElementsOf(lessonsWithTheirProblems());
    }

    private List<String> lessonsWithTheirProblems() {
        List<String> served = new ArrayList<>();
        for (Part part : path.parts()) {
            List<String> open = new ArrayList<>();
            for (Stop stop : part.stops()) {
                switch (stop) {
                    case Lesson lesson -> open.add(lesson.name());
                    case Step step -> {
                        open.forEach(lesson -> served.add(lesson + " " + step.problem()));
                        open.clear();
                    }
                }
            }
        }
        return served;
    }

    @Test
    void everyPartEndsWithItsRecap() {
        assertThat(path.parts())
                .allSatisfy(part -> assertThat(part.stops().getLast())
                        .isInstanceOfSatisfying(
                                Lesson.class,
                                lesson -> assertThat(lesson.name()).startsWith("recap-")));
    }

    @Test
    void aProblemThatAStepNamesStandsBeforeIt() {
        Set<String> visited = new HashSet<>();
        for (Step step : path.steps()) {
            for (ProblemPackage problem : BY_ID.values()) {
                String title = front(problem).title();
                boolean isNamed = Pattern.compile("\\b" + Pattern.quote(title) + "(?!\\p{L})")
                        .matcher(step.before())
                        .find();
                if (isNamed) {
                    assertThat(visited).as(step.problem() + " names " + title).contains(title);
                }
            }
            visited.add(front(BY_ID.get(step.problem())).title());
        }
    }

    @Test
    void aProblemThatAStatementNeedsStandsBeforeIt() throws IOException {
        Set<String> visited = new HashSet<>();
        for (Step step : path.steps()) {
            assertThat(visited).as(step.problem()).containsAll(linked(step.problem(), "Before"));
            visited.add(slug(step.problem()));
        }
    }

    @Test
    void difficultyRisesWithinAPartByAtMostFifteen() throws IOException {
        Set<String> against = new TreeSet<>();
        for (Part part : path.parts()) {
            List<Step> steps = steps(part);
            for (int i = 1; i < steps.size(); i++) {
                String before = steps.get(i - 1).problem();
                String step = steps.get(i).problem();
                int rise = difficulty(step) - difficulty(before);
                if (rise < 0 || rise > HIGHEST_STEP) {
                    against.add(before + " " + step);
                }
            }
        }
        assertThat(against)
                .containsExactlyInAnyOrderElementsOf(known("difficulty.txt")
                        .map(line -> line.split(" \\| ", 2)[0])
                        .toList());
    }

    @Test
    void aStatementLinksToTheNextStep() throws IOException {
        List<Step> steps = path.steps();
        for (int i = 0; i < steps.size(); i++) {
            List<String> next =
                    i + 1 < steps.size() ? List.of(slug(steps.get(i + 1).problem())) : List.of();
            assertThat(linked(steps.get(i).problem(), "Next"))
                    .as(steps.get(i).problem())
                    .isEqualTo(next);
        }
    }

    /** Slugs that the item of a statement's last section links. */
    private static List<String> linked(String displayId, String item) throws IOException {
        String statement = Files.readString(PROBLEMS.resolve(displayId).resolve("statement/problem.en.md"));
        Matcher found = Pattern.compile("\\*\\*" + item + ":\\*\\*(.*)").matcher(statement);
        assertThat(found.find()).as(displayId + " " + item).isTrue();
        return LINK.matcher(found.group(1))
                .results()
                .map((MatchResult link) -> link.group(1))
                .toList();
    }

    private static List<Step> steps(Part part) {
        return part.stops().stream()
                .filter(Step.class::isInstance)
                .map(Step.class::cast)
                .toList();
    }

    private static int difficulty(String displayId) {
        return front(BY_ID.get(displayId)).difficultyScore();
    }

    private static String slug(String displayId) {
        return front(BY_ID.get(displayId)).slug().value();
    }

    private static Stream<String> known(String file) throws IOException {
        return Files.readString(KNOWN.resolve(file)).lines().filter(line -> !line.isBlank() && !line.startsWith("#"));
    }
}
