package dev.grundy.format.exchange.export;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.exchange.GroupScores;
import dev.grundy.format.exchange.Names;
import dev.grundy.format.pack.ComparisonFlags;
import dev.grundy.format.pack.PackageSubmission;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.Statement;
import dev.grundy.format.pack.program.InputValidator;
import dev.grundy.format.pack.program.OutputValidation;
import dev.grundy.format.pack.program.Program;
import dev.grundy.format.pack.test.Grading;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.format.pack.test.TestGroup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Writes a package in the layout of a Polygon full package. */
public final class PolygonExport {
    private static final Map<String, String> LANGUAGES = Map.of(
            "en",
            "english",
            "ru",
            "russian",
            "de",
            "german",
            "fr",
            "french",
            "es",
            "spanish",
            "pl",
            "polish",
            "uk",
            "ukrainian",
            "pt",
            "portuguese",
            "zh",
            "chinese",
            "ja",
            "japanese");
    private static final Pattern HEADING =
            Pattern.compile("(?m)^(?:##\\s*|\\\\section\\*?\\{)(Input|Output|Interaction|Notes|Scoring)(?:}|\\s*$)");
    private static final String PROGRAM_LOSS =
            "%s keeps the ICPC protocol (exit codes 42 and 43), which Polygon does not speak: rewrite it with testlib";

    private final ExportDraft draft;
    private final ProblemPackage problem;
    private final StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n");

    PolygonExport(ExportDraft draft) {
        this.draft = draft;
        this.problem = draft.problem();
    }

    void run() throws IOException {
        line("<problem short-name=\"%s\" revision=\"1\">", Names.ofPackage(problem.name()));
        line("<names>");
        for (Statement statement : problem.statements()) {
            String language = LANGUAGES.getOrDefault(statement.language(), statement.language());
            String name = problem.metadata()
                    .names()
                    .getOrDefault(statement.language(), problem.frontMatter().title());
            line("<name language=\"%s\" value=\"%s\"/>", language, name);
            statement(statement, language, name);
        }
        line("</names>");
        judging();
        assets();
        line("<tags>");
        problem.metadata().keywords().forEach(word -> line("<tag value=\"%s\"/>", word));
        line("</tags>");
        line("</problem>");
        draft.add("problem.xml", xml.toString());
        draft.loses(
                "generators, practice.yaml, front matter, editorial, attachments and invalid inputs are not carried over");
    }

    private void line(String format, Object... values) {
        Object[] escaped = Stream.of(values)
                .map(value -> value.toString()
                        .replace("&", "&amp;")
                        .replace("<", "&lt;")
                        .replace("\"", "&quot;"))
                .toArray();
        xml.append(String.format(format, escaped)).append('\n');
    }

    /** A text with the headings that Polygon knows and without the problem's name, which it has elsewhere. */
    public static String inSections(String body) {
        return body.replaceAll("\\\\problemname\\{[^}]{0,300}+}", "")
                .replaceAll("\\\\begin\\{(Input|Output|Interaction)}", "\\\\section*{$1}")
                .replaceAll("\\\\end\\{(Input|Output|Interaction)}", "");
    }

    private void statement(Statement statement, String language, String name) throws IOException {
        String directory = "statement-sections/" + language + "/";
        draft.add(directory + "name.tex", name + "\n");
        String body = inSections(problem.constants().fillIn(statement.body()));
        Matcher heading = HEADING.matcher(body);
        String section = "legend";
        int from = 0;
        Map<String, String> sections = new TreeMap<>();
        while (heading.find()) {
            sections.merge(section, body.substring(from, heading.start()).strip(), (a, b) -> a + "\n\n" + b);
            section = heading.group(1).toLowerCase(Locale.ROOT);
            from = heading.end();
        }
        sections.merge(section, body.substring(from).strip(), (a, b) -> a + "\n\n" + b);
        sections.forEach((title, text) -> draft.add(directory + title + ".tex", text + "\n"));
        if (statement.markup() != Statement.Markup.LATEX) {
            draft.loses("the statement in " + statement.language() + " is "
                    + statement.markup().extension() + ", not LaTeX: Polygon shows its source");
        }
        try (Stream<Path> files = Files.list(statement.directory())) {
            for (Path file : files.filter(path -> path.toString().matches(".*\\.(png|jpg|jpeg|svg)"))
                    .toList()) {
                draft.copy(file, directory + file.getFileName());
            }
        }
    }

    private void judging() {
        List<TestCase> tests = problem.tests().allCases();
        line("<judging><testset name=\"tests\">");
        line(
                "<time-limit>%s</time-limit>",
                problem.limits().cpuTime().map(time -> time.toMillis()).orElse(2000L));
        if (problem.limits().cpuTime().isEmpty()) {
            draft.loses("the time limit is calibrated from the submissions here: 2 s were written");
        }
        line("<memory-limit>%s</memory-limit>", problem.limits().memory().bytes());
        line("<test-count>%s</test-count>", tests.size());
        String pattern = "tests/%0" + Math.max(2, String.valueOf(tests.size()).length()) + "d";
        xml.append("<input-path-pattern>")
                .append(pattern)
                .append("</input-path-pattern>\n<answer-path-pattern>")
                .append(pattern)
                .append(".a</answer-path-pattern>\n");
        line("<tests>");
        for (int i = 1; i <= tests.size(); i++) {
            TestCase test = tests.get(i - 1);
            draft.add(String.format(pattern, i), draft.input(test.input()));
            draft.add(String.format(pattern, i) + ".a", draft.answer(test));
            line(
                    "<test method=\"manual\" description=\"%s\"" + (test.isSample() ? " sample=\"true\"" : "")
                            + points(test) + "/>",
                    test.name());
        }
        line("</tests>");
        line("</testset></judging>");
    }

    private String points(TestCase test) {
        if (!problem.type().scoring() || test.isSample()) {
            return problem.type().scoring() ? " points=\"0\" group=\"0\"" : "";
        }
        TestGroup group = groupOf(problem.tests().root(), test);
        String name = group.name().equals("secret") ? "1" : Names.last(group.name());
        double score = group.grading() instanceof Grading.Current current
                ? current.maxScore().orElse(0.0)
                : 0;
        return " points=\"" + GroupScores.number(score / group.allCases().size()) + "\" group=\"" + name + "\"";
    }

    private static TestGroup groupOf(TestGroup group, TestCase test) {
        return group.groups().stream()
                .filter(child -> child.allCases().contains(test))
                .findFirst()
                .map(child -> groupOf(child, test))
                .orElse(group);
    }

    private void assets() {
        line("<assets>");
        switch (problem.programs().outputValidation()) {
            case OutputValidation.Default standard -> line("<checker name=\"%s\" type=\"testlib\"/>", checker());
            case OutputValidation.Custom custom ->
                program(
                        problem.type().interactive() ? "interactor" : "checker",
                        custom.programs().getFirst(),
                        "the output validator");
        }
        line("<validators>");
        for (InputValidator validator : problem.programs().inputValidators()) {
            program("validator", validator.program(), "the input validator " + validator.name());
        }
        line("</validators>");
        solutions();
        line("</assets>");
    }

    private String checker() {
        Optional<TestCase> any = problem.tests().secrets().stream().findFirst();
        ComparisonFlags flags = ComparisonFlags.parse(
                any.map(test -> test.settings().outputValidatorArgs()).orElse(List.of()));
        if (flags.relativeTolerance().isPresent() || flags.absoluteTolerance().isPresent()) {
            double tolerance =
                    flags.relativeTolerance().or(flags::absoluteTolerance).orElseThrow();
            return tolerance >= 1e-5 ? "std::rcmp4.cpp" : tolerance >= 1e-7 ? "std::rcmp6.cpp" : "std::rcmp9.cpp";
        }
        if (flags.spaceChangeSensitive()) {
            return "std::fcmp.cpp";
        }
        if (!flags.caseSensitive()) {
            draft.loses("the comparison ignores case here, but std::wcmp.cpp does not");
        }
        return "std::wcmp.cpp";
    }

    private void program(String element, Program program, String what) {
        for (Map.Entry<String, byte[]> file :
                program.contents(problem.constants()).entrySet()) {
            draft.add("files/" + Names.last(file.getKey()), file.getValue());
        }
        line(
                "<" + element + "><source path=\"files/%s\" type=\"cpp.g++17\"/></" + element + ">",
                Names.last(program.files().firstKey()));
        draft.loses(PROGRAM_LOSS.formatted(what));
    }

    private void solutions() {
        line("<solutions>");
        for (PackageSubmission submission : problem.submissions()) {
            if (submission.program().files().size() > 1) {
                draft.loses("the submission " + submission.path() + " has several files and was left out");
                continue;
            }
            String path = "solutions/" + submission.folder() + "-" + Names.last(submission.path());
            draft.add(
                    path,
                    submission
                            .program()
                            .contents(problem.constants())
                            .firstEntry()
                            .getValue());
            line(
                    "<solution tag=\"%s\"><source path=\"%s\" type=\"%s\"/></solution>",
                    tag(submission),
                    path,
                    submission.path().substring(submission.path().lastIndexOf('.') + 1));
        }
        line("</solutions>");
    }

    private String tag(PackageSubmission submission) {
        if (problem.reference().filter(submission::equals).isPresent()) {
            return "main";
        }
        Set<Verdict> expected = submission.expectedVerdicts();
        if (expected.equals(Set.of(Verdict.AC))) {
            return "accepted";
        }
        if (expected.equals(Set.of(Verdict.WA))) {
            return "wrong-answer";
        }
        if (expected.equals(Set.of(Verdict.TLE))) {
            return "time-limit-exceeded";
        }
        return expected.equals(Set.of(Verdict.AC, Verdict.TLE)) ? "time-limit-exceeded-or-accepted" : "rejected";
    }
}
