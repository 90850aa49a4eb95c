package dev.grundy.format.read;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.pack.Fault;
import dev.grundy.format.pack.FormatVersion;
import dev.grundy.format.pack.FrontMatter;
import dev.grundy.format.pack.GameRules;
import dev.grundy.format.pack.Metadata;
import dev.grundy.format.pack.PackageSubmission;
import dev.grundy.format.pack.Practice;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.Statement;
import dev.grundy.format.pack.program.Program;
import dev.grundy.format.pack.program.Programs;
import dev.grundy.format.pack.test.TestData;
import dev.grundy.format.read.test.DataFiles;
import dev.grundy.format.read.test.GeneratorsYaml;
import dev.grundy.format.read.test.TestDataReader;
import dev.grundy.format.read.test.TestDrafts;
import dev.grundy.format.read.tree.GeneratorCommands;
import dev.grundy.format.read.tree.PackageTree;
import dev.grundy.format.read.tree.ProblemSettings;
import dev.grundy.format.yaml.Faults;
import dev.grundy.format.yaml.YamlSection;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Puts one package together from its files. */
final class PackageAssembly {
    private static final Pattern LATEX_NAME = Pattern.compile("\\\\problemname\\{([^{}$\\\\]+)}");
    private static final Pattern PLAIN_LATEX_NAME = Pattern.compile("%%\\s*plainproblemname:\\s*(.+)");

    private static final String WITHOUT_GAME = "the problem is served, if need be without its game";

    private final PackageTree tree;
    private final Faults faults;

    PackageAssembly(PackageTree tree, Faults faults) {
        this.tree = tree;
        this.faults = faults;
    }

    /** Empty when the package is too broken to be put together; whether it is good, the faults tell. */
    Optional<ProblemPackage> assemble() {
        if (tree.file(ProblemYaml.FILE).isEmpty()) {
            faults.error(
                    ProblemYaml.FILE, "there is no problem.yaml", "add one, or check that this is a problem package");
            return Optional.empty();
        }
        DomjudgeFiles domjudge = DomjudgeFiles.read(tree, faults);
        Optional<String> yaml = tree.text(ProblemYaml.FILE, faults);
        if (yaml.isEmpty()) {
            return Optional.empty();
        }
        if (yaml.get().isBlank()) {
            faults.error(
                    ProblemYaml.FILE,
                    1,
                    "problem.yaml is empty",
                    "write at least problem_format_version, name and uuid");
            return Optional.empty();
        }
        StatementsReader texts = new StatementsReader(tree, faults.ofDeviations());
        Optional<StatementsReader.Headed> frontMatter = texts.frontMatter();
        boolean ours = frontMatter.isPresent() || tree.file(PracticeYaml.FILE).isPresent();
        if (!ours) {
            faults.beLenient();
        }
        ProblemSettings settings =
                ProblemYaml.read(YamlSection.of(yaml.get(), ProblemYaml.FILE, faults), domjudge.timeLimit());
        return Optional.of(assemble(settings, domjudge, texts, frontMatter, ours));
    }

    private ProblemPackage assemble(
            ProblemSettings settings,
            DomjudgeFiles domjudge,
            StatementsReader texts,
            Optional<StatementsReader.Headed> frontMatter,
            boolean ours) {
        List<Statement> statements = texts.statements();
        checkNames(settings, statements);
        Programs programs = new ProgramsReader(tree, settings, faults).read();
        List<PackageSubmission> submissions =
                new SubmissionsReader(tree, settings.format().isLegacy(), settings.type(), faults).read();
        Optional<PackageSubmission> standard = standardSolution(submissions);
        GeneratorsYaml.Declared generated = generated(settings, answering(settings, standard), ours);
        TestDrafts drafts = DataFiles.find(tree, faults).over(generated.drafts());
        TestData tests =
                new TestDataReader(settings, drafts, standard.map(PackageSubmission::program), ours, faults).read();
        Practice practice = PracticeYaml.read(tree, settings.constants(), new GeneratorCommands(tree, faults), faults);
        Faults ofGame = faults.areOfServed() ? faults.none() : faults;
        Optional<GameRules> game =
                GameYaml.read(tree, settings.constants(), new GeneratorCommands(tree, ofGame), practice, ofGame);
        Optional<PackageSubmission> reference =
                generated.solution().flatMap(path -> named(path, submissions)).or(() -> standard);
        JudgedContent judged = new JudgedContent(reference.map(PackageSubmission::path));
        ContentHash hash = FileInspection.inspect(tree, judged, faults, ofGame);
        return new ProblemPackage(
                tree.root(),
                settings.format(),
                settings.metadata(),
                frontMatter(settings, domjudge, statements, frontMatter),
                settings.type(),
                settings.limits(),
                settings.languages(),
                settings.fileWriting(),
                settings.constants(),
                statements,
                texts.editorials(),
                attachments(),
                tests,
                programs,
                submissions,
                reference,
                practice,
                unlessBroken(game, ofGame),
                hash,
                judged.hash());
    }

    /**
     * The game of a package that is served, unless it is broken: that costs the problem nothing else. To authors it is a fault of the
     * package.
     */
    private Optional<GameRules> unlessBroken(Optional<GameRules> game, Faults ofGame) {
        if (ofGame == faults) {
            return game;
        }
        faults.addAll(ofGame.list().stream()
                .map(fault -> fault.isError() ? asWarning(fault, WITHOUT_GAME) : fault)
                .toList());
        return game.filter(_ -> !ofGame.hasErrors());
    }

    /** Originals of an import are for authors, not for solvers. */
    private SortedMap<String, Path> attachments() {
        SortedMap<String, Path> attachments = new TreeMap<>(tree.below("attachments"));
        attachments.keySet().removeIf(path -> path.startsWith("original/"));
        return attachments;
    }

    private FrontMatter frontMatter(
            ProblemSettings settings,
            DomjudgeFiles domjudge,
            List<Statement> statements,
            Optional<StatementsReader.Headed> frontMatter) {
        Metadata metadata = settings.metadata();
        String name = tree.root().getFileName().toString();
        Titled titled = Optional.ofNullable(metadata.names().get("en"))
                .map(english -> new Titled("en", english))
                .or(() -> metadata.names().entrySet().stream()
                        .findFirst()
                        .map(entry -> new Titled(entry.getKey(), entry.getValue())))
                .or(() -> domjudge.name().map(named -> new Titled(onlyLanguage(statements), named)))
                .or(() -> statements.stream()
                        .flatMap(statement ->
                                latexName(statement).stream().map(latex -> new Titled(statement.language(), latex)))
                        .findFirst())
                .orElseGet(() -> new Titled("", name));
        FrontMatter standard =
                FrontMatterYaml.standard(name, titled.title(), titled.language(), metadata.uuid(), metadata.keywords());
        return frontMatter
                .map(headed -> FrontMatterYaml.read(headed.yaml(), headed.language(), standard))
                .orElse(standard);
    }

    private record Titled(String language, String title) {}

    /** Of all statements; empty where there are several or none. */
    private static String onlyLanguage(List<Statement> statements) {
        List<String> all =
                statements.stream().map(Statement::language).distinct().toList();
        return all.size() == 1 ? all.getFirst() : "";
    }

    private static Optional<String> latexName(Statement statement) {
        for (Pattern pattern : List.of(PLAIN_LATEX_NAME, LATEX_NAME)) {
            Matcher matcher = pattern.matcher(statement.body());
            if (statement.markup() == Statement.Markup.LATEX && matcher.find()) {
                return Optional.of(matcher.group(1).trim());
            }
        }
        return Optional.empty();
    }

    private void checkNames(ProblemSettings settings, List<Statement> statements) {
        Set<String> named = new TreeSet<>(settings.metadata().names().keySet());
        Set<String> written =
                statements.stream().map(Statement::language).collect(Collectors.toCollection(TreeSet::new));
        if (settings.format() == FormatVersion.V2025_09
                && !named.isEmpty()
                && !written.isEmpty()
                && !named.equals(written)) {
            faults.deviation(
                    ProblemYaml.FILE,
                    OptionalInt.empty(),
                    "there are names in " + named + ", but statements in " + written,
                    "give one name per statement");
        }
    }

    /**
     * Tests of generators.yaml. A package of others that has secret tests on disk is judged by those: what is wrong with
     * its generators then is only a warning.
     */
    private GeneratorsYaml.Declared generated(ProblemSettings settings, Optional<Program> standard, boolean ours) {
        Faults own = faults.none();
        GeneratorsYaml.Declared declared =
                GeneratorsYaml.read(tree, settings.constants(), new GeneratorCommands(tree, own), standard, own);
        boolean hasSecretsOnDisk = tree.below("data/secret").keySet().stream().anyMatch(file -> file.endsWith(".in"));
        if (own.hasErrors() && hasSecretsOnDisk && !ours) {
            own.list().forEach(fault -> faults.addAll(List.of(asWarning(fault, "generators.yaml is not used"))));
            return new GeneratorsYaml.Declared(TestDrafts.none(), declared.solution());
        }
        faults.addAll(own.list());
        return declared;
    }

    /** The program that writes answers: the reference, but none in an interactive problem, where it prints no answer without an interactor. */
    private static Optional<Program> answering(ProblemSettings settings, Optional<PackageSubmission> standard) {
        return standard.filter(_ -> !settings.type().interactive()).map(PackageSubmission::program);
    }

    private static Fault asWarning(Fault fault, String consequence) {
        return new Fault(
                Fault.Severity.WARNING, fault.file(), fault.line(), fault.found() + "; " + consequence, fault.cure());
    }

    private static Optional<PackageSubmission> named(String path, List<PackageSubmission> submissions) {
        return submissions.stream()
                .filter(submission -> path.trim().split("\\s+")[0].equals("/submissions/" + submission.path()))
                .findFirst();
    }

    private static Optional<PackageSubmission> standardSolution(List<PackageSubmission> submissions) {
        return submissions.stream()
                .filter(PackageSubmission::isAccepted)
                .min(Comparator.comparing((PackageSubmission submission) -> !submission.model())
                        .thenComparing(
                                submission -> !submission.program().name().startsWith("solution."))
                        .thenComparing(submission -> !submission.path().endsWith(".cpp"))
                        .thenComparing(PackageSubmission::path));
    }
}
