package dev.grundy.studio.tab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.language.Languages;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.format.read.PackageReader;
import dev.grundy.studio.copy.Edits;
import dev.grundy.studio.copy.FileContent;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.General;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.studio.form.Proposal;
import dev.grundy.testsupport.run.Slow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What forms do to files: of our own packages, and of odd ones. */
@Slow("every form is saved for every package")
class TabEditsTest {
    private static final Languages LANGUAGES = Languages.standard();

    static List<Path> packages() {
        return PackageReader.packagesIn(Path.of("problems"));
    }

    @ParameterizedTest
    @MethodSource("packages")
    void eachLineOfTestsIsChangedAndDeletedAlone(Path directory) throws IOException {
        Snapshot copy = laidOut(directory);
        List<String> before = lines(copy);
        TestDeclarations tests = TestDeclarations.of(copy);
        assertThat(tests.list()).hasSizeGreaterThan(5);
        for (TestDeclaration test : tests.list()) {
            int first = test.where().line().orElseThrow() - 1;
            int next = first + 1;
            while (next < before.size() && before.get(next).startsWith("          ")) {
                next++;
            }
            List<String> ahead = before.subList(0, first);
            List<String> behind = before.subList(next, before.size());
            List<String> without =
                    Stream.concat(ahead.stream(), behind.stream()).toList();
            boolean isAlone = tests.list().stream()
                            .filter(other -> other.group().equals(test.group()))
                            .count()
                    == 1;
            Snapshot deleted = after(copy, TestEdits.delete(copy, tests, test));
            assertThat(TestDeclarations.of(deleted).list()).hasSize(tests.list().size() - 1);
            if (!isAlone) {
                assertThat(lines(deleted)).as(test.id()).isEqualTo(without);
            }
            assertThat(test.isChangeable()).as(test.id()).isTrue();
            TestEdits.Wanted wanted = new TestEdits.Wanted(
                    test.group(),
                    "renamed",
                    test.isCommand() ? "gen.cpp other {{n_max}} {seed}" : "",
                    test.isCommand() ? 7 : 1,
                    test.isCommand() ? "" : "another\n\"input\" # \\\n",
                    test.isSample() ? "answer\n" : "",
                    test.interaction().isPresent() ? "<1 2\n>\"1\"\n" : "");
            Snapshot changed = after(copy, TestEdits.change(copy, test, wanted));
            assertThat(lines(changed))
                    .as(test.id())
                    .startsWith(ahead.toArray(String[]::new))
                    .endsWith(behind.toArray(String[]::new))
                    .hasSize(test.interaction().isPresent() ? ahead.size() + 4 + behind.size() : before.size());
            TestDeclaration now =
                    TestDeclarations.of(changed).find(test.group() + "/renamed").orElseThrow();
            assertThat(now.command()).isEqualTo(wanted.command());
            assertThat(now.count()).isEqualTo(wanted.count());
            assertThat(now.input().orElse("")).isEqualTo(wanted.input());
            assertThat(now.answer().orElse("")).isEqualTo(wanted.answer());
            assertThat(now.interaction().orElse("")).isEqualTo(wanted.interaction());
        }
    }

    @ParameterizedTest
    @MethodSource("packages")
    void hashesFollowTheTestsOfOtherNames(Path directory, @TempDir Path place) throws IOException {
        Snapshot copy = laidOut(directory);
        Map<String, String> names = new TreeMap<>();
        for (TestDeclaration test : TestDeclarations.of(copy).list()) {
            names.put(test.id(), "renamed-" + names.size());
        }
        for (Map.Entry<String, String> name : names.entrySet()) {
            TestDeclaration test = TestDeclarations.of(copy).find(name.getKey()).orElseThrow();
            copy = after(copy, TestRenaming.rename(copy, test, name.getValue()));
        }
        List<String> made = new PackageReader()
                .read(copy.layOutIn(place), place).orThrow().tests().allCases().stream()
                        .map(TestCase::name)
                        .toList();
        assertThat(made).allMatch(name -> name.contains("renamed-"));
        assertThat(Pattern.compile("\"(s[a-z]+/[^\"]+)\"")
                        .matcher(copy.text(TestRenaming.HASHES).orElseThrow())
                        .results()
                        .map(key -> key.group(1)))
                .containsExactlyInAnyOrderElementsOf(made);
    }

    @ParameterizedTest
    @MethodSource("packages")
    void eachSolutionIsExpectedToDoSomethingElse(Path directory) throws IOException {
        Snapshot copy = laidOut(directory);
        String before = copy.text(SubmissionsText.FILE).orElse("").strip();
        Said said = new Said(
                List.of("AC", "RTE"),
                List.of("RTE"),
                "it: \"crashed\"",
                "upper",
                true,
                new Said.Idea("says: \"no\"", ""));
        for (Solution solution : Solutions.of(copy, LANGUAGES).list()) {
            assertThat(solution.language()).as(solution.path()).isPresent();
            SolutionEdits.Wanted wanted = new SolutionEdits.Wanted("brute_force", "moved.cpp", said);
            Snapshot changed = after(copy, SolutionEdits.change(copy, solution, wanted));
            Solution moved = Solutions.of(changed, LANGUAGES)
                    .find("brute_force/moved.cpp")
                    .orElseThrow();
            assertThat(moved.said()).isEqualTo(said);
            assertThat(changed.text(TestDeclarations.FILE).orElseThrow())
                    .doesNotContain("/submissions/" + solution.path());
            Snapshot back = after(
                    changed,
                    SolutionEdits.change(
                            changed,
                            moved,
                            new SolutionEdits.Wanted(solution.folder(), solution.name(), solution.said())));
            assertThat(back.files().keySet()).containsAll(copy.files().keySet());
            assertThat(Solutions.of(back, LANGUAGES)
                            .find(solution.path())
                            .orElseThrow()
                            .said())
                    .isEqualTo(solution.said());
            if (solution.said().isNothing()) {
                assertThat(back.text(SubmissionsText.FILE).orElse("").strip())
                        .isIn(before, before.isEmpty() ? "{}" : before);
            }
        }
    }

    @Test
    void groupsWithinGroupsAreFound() {
        Snapshot copy = copy(Map.of("generators/generators.yaml", """
                data:
                  secret:
                    data:
                      - small:
                          data:
                            one: gen 1
                            two: {in: "2"}
                      - "": {copy: x}
                """));
        TestDeclarations tests = TestDeclarations.of(copy);
        assertThat(tests.list())
                .extracting(TestDeclaration::id)
                .containsExactly("secret/small/one", "secret/small/two", "secret/");
        assertThat(tests.groups()).containsExactly("secret", "secret/small");
        TestEdits.Wanted wanted = new TestEdits.Wanted("secret/small", "three", "gen 3", 1, "", "", "");
        assertThat(after(copy, TestEdits.add(copy, wanted)).text(TestDeclarations.FILE))
                .hasValueSatisfying(text ->
                        assertThat(text).contains("            two: {in: \"2\"}\n            three: \"gen 3\"\n"));
    }

    @Test
    void aSampleOfACopyWithoutAGeneratorIsTwoFiles() {
        Snapshot copy = copy(Map.of("problem.yaml", "name: x\n"));
        TestEdits.Wanted wanted = new TestEdits.Wanted("sample", "1", "", 1, "in\n", "out\n", "");
        assertThat(after(copy, TestEdits.add(copy, wanted)).files().keySet())
                .extracting(FilePath::value)
                .containsExactly("data/sample/1.ans", "data/sample/1.in", "problem.yaml");
    }

    @Test
    void theConversationOfASampleIsAFileBesideIt() {
        Snapshot copy =
                copy(Map.of("data/sample/1.in", "1\n", "data/sample/1.interaction", "<1\n", "problem.yaml", "x"));
        TestDeclaration known = TestDeclarations.of(copy).find("data/sample/1").orElseThrow();
        assertThat(known.interaction()).contains("<1\n");
        TestEdits.Wanted wanted = new TestEdits.Wanted("sample", "one", "", 1, "1\n", "", "<1\n>2\n");
        Snapshot changed = after(copy, TestEdits.change(copy, known, wanted));
        assertThat(changed.text(new FilePath("data/sample/one.interaction"))).contains("<1\n>2\n");
        TestEdits.Wanted silent = new TestEdits.Wanted("sample", "one", "", 1, "1\n", "", "");
        assertThat(after(
                                changed,
                                TestEdits.change(
                                        changed,
                                        TestDeclarations.of(changed).list().getFirst(),
                                        silent))
                        .files()
                        .keySet())
                .extracting(FilePath::value)
                .containsExactly("data/sample/one.in", "problem.yaml");
    }

    @ParameterizedTest
    @CsvSource({
        "'validation: default', 'validation: custom interactive'",
        "'validation: default # why', 'validation: custom interactive # why'",
        "'name: x', 'name: x|validation: custom interactive'"
    })
    void aLegacyPackageSaysItsValidationInItsOwnWords(String before, String after) {
        Snapshot copy = copy(Map.of("problem.yaml", before + "\nvalidator_flags: case_sensitive\n"));
        Validation now = Validation.of(copy, LANGUAGES);
        assertThat(now.flags())
                .hasValueSatisfying(flags -> assertThat(flags.caseSensitive()).isTrue());
        Snapshot changed = after(copy, ValidationEdits.byProgram(copy, now, true, "python"));
        assertThat(changed.files()).containsKey(new FilePath("output_validators/interact.py"));
        assertThat(changed.text(General.PROBLEM).orElseThrow().lines())
                .containsExactlyElementsOf(List.of(after.split("\\|")));
        Validation then = Validation.of(changed, LANGUAGES);
        assertThat(then.interactive()).isTrue();
        Snapshot back = after(changed, ValidationEdits.byDefault(changed, then, List.of("case_sensitive")));
        assertThat(back.text(General.PROBLEM).orElseThrow())
                .contains("validation: default", "validator_flags: \"case_sensitive\"");
    }

    @ParameterizedTest
    @CsvSource({
        "type: scoring, 'type: [\"scoring\", \"interactive\"]'",
        "'type: [scoring]', 'type: [\"scoring\", \"interactive\"]'",
        "'type: pass-fail', 'type: interactive'",
        "'name: x', 'type: interactive'"
    })
    void otherTypesOfAProblemStay(String before, String after) {
        Snapshot copy = copy(Map.of("problem.yaml", "problem_format_version: 2025-09\n" + before + "\n"));
        Validation now = Validation.of(copy, LANGUAGES);
        Snapshot changed = after(copy, ValidationEdits.byProgram(copy, now, true, "cpp"));
        assertThat(changed.text(General.PROBLEM).orElseThrow()).contains(after);
    }

    private static Snapshot after(Snapshot copy, Proposal proposal) {
        assertThat(proposal).isInstanceOf(Proposal.Good.class);
        Edits edits = ((Proposal.Good) proposal).edits();
        SortedMap<FilePath, FileContent> files = new TreeMap<>(copy.files());
        edits.removed().forEach(files::remove);
        edits.moved().keySet().forEach(files::remove);
        edits.moved().forEach((path, target) -> files.put(target, copy.files().get(path)));
        files.putAll(edits.written());
        files.putAll(edits.added());
        return new Snapshot(copy.copy(), copy.name(), copy.revision() + 1, files);
    }

    private static List<String> lines(Snapshot copy) {
        return new ArrayList<>(
                copy.text(TestDeclarations.FILE).orElseThrow().lines().toList());
    }

    private static Snapshot copy(Map<String, String> texts) {
        SortedMap<FilePath, FileContent> files = new TreeMap<>();
        texts.forEach((path, text) -> files.put(new FilePath(path), FileContent.text(text)));
        return new Snapshot(1, "ABC-001", 1, files);
    }

    private static Snapshot laidOut(Path directory) throws IOException {
        SortedMap<FilePath, FileContent> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(directory)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(
                        new FilePath(directory.relativize(file).toString()),
                        new FileContent(Files.readAllBytes(file), false));
            }
        }
        return new Snapshot(1, directory.getFileName().toString(), 1, files);
    }
}
