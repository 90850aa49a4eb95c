package dev.grundy.format.read;

import dev.grundy.format.pack.Statement;
import dev.grundy.format.pack.Statement.Markup;
import dev.grundy.format.read.tree.PackageTree;
import dev.grundy.format.read.tree.ProgramFiles;
import dev.grundy.format.yaml.Faults;
import dev.grundy.format.yaml.YamlSection;
import dev.grundy.format.yaml.YamlSource;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads statements and editorials: one file per language. */
final class StatementsReader {
    private static final Pattern FRONT_MATTER =
            Pattern.compile("\\A---[ \\t]*\\n(.*?\\n)?---[ \\t]*(?:\\n|\\z)", Pattern.DOTALL);
    private static final List<String> STATEMENT_DIRECTORIES = List.of("statement", "problem_statement");
    private static final String ENGLISH = "en";

    private final PackageTree tree;
    private final Faults faults;

    StatementsReader(PackageTree tree, Faults faults) {
        this.tree = tree;
        this.faults = faults;
    }

    /** English first, then by language; markdown before LaTeX before the rest of a language. */
    List<Statement> statements() {
        List<Statement> found = new ArrayList<>();
        for (String directory : STATEMENT_DIRECTORIES) {
            found.addAll(in(directory, "problem"));
        }
        if (found.isEmpty()) {
            tree.file("problem.pdf").ifPresent(pdf -> found.add(new Statement(ENGLISH, Markup.PDF, pdf, "", 1)));
            tree.text("problem.html", faults)
                    .ifPresent(html -> found.add(new Statement(
                            ENGLISH, Markup.HTML, tree.file("problem.html").orElseThrow(), html, 1)));
        }
        if (found.isEmpty()) {
            faults.warning("statement", "the package has no statement", "add statement/problem.en.md");
        }
        return found;
    }

    List<Statement> editorials() {
        return in("solution", "solution");
    }

    /** A front matter, and the language of its statement. */
    record Headed(String language, YamlSection yaml) {}

    /** The front matter of the first statement that has one. */
    Optional<Headed> frontMatter() {
        for (String directory : STATEMENT_DIRECTORIES) {
            for (Statement statement : in(directory, "problem")) {
                String path = directory + "/" + statement.file().getFileName();
                if (statement.markup() == Markup.MARKDOWN && statement.firstLine() > 1) {
                    return Optional.of(new Headed(statement.language(), frontMatterOf(path)));
                }
            }
        }
        return Optional.empty();
    }

    private YamlSection frontMatterOf(String path) {
        Matcher matcher = FRONT_MATTER.matcher(tree.text(path, new Faults()).orElse(""));
        String yaml = matcher.find() && matcher.group(1) != null ? matcher.group(1) : "";
        return YamlSection.of(YamlSource.parse(yaml, path, 1, faults), path, faults);
    }

    private List<Statement> in(String directory, String name) {
        Pattern form = Pattern.compile(name + "(?:\\.([a-z]{2,3}(?:-[A-Z]{2})?))?\\.(md|tex|pdf|html)");
        List<Statement> found = new ArrayList<>();
        SortedMap<String, Path> files = tree.below(directory);
        for (String file : files.keySet()) {
            Matcher matcher = form.matcher(file);
            if (matcher.matches()) {
                String language = Optional.ofNullable(matcher.group(1)).orElse(ENGLISH);
                found.add(statement(directory + "/" + file, files.get(file), language, markup(matcher.group(2))));
            } else if (file.startsWith(name + ".")
                    && ProgramFiles.extension(file).matches("md|tex|pdf")) {
                faults.warning(
                        directory + "/" + file,
                        "the file name has no language code; it is ignored",
                        "name it " + name + ".en." + ProgramFiles.extension(file));
            }
        }
        found.sort(Comparator.comparing(
                        (Statement statement) -> !statement.language().equals(ENGLISH))
                .thenComparing(Statement::language)
                .thenComparing(Statement::markup));
        return found;
    }

    private static Markup markup(String extension) {
        return switch (extension) {
            case "md" -> Markup.MARKDOWN;
            case "tex" -> Markup.LATEX;
            case "html" -> Markup.HTML;
            default -> Markup.PDF;
        };
    }

    private Statement statement(String path, Path file, String language, Markup markup) {
        if (markup == Markup.PDF) {
            return new Statement(language, markup, file, "", 1);
        }
        String text = tree.text(path, faults).orElse("");
        Matcher matcher = FRONT_MATTER.matcher(text);
        if (markup == Markup.MARKDOWN && matcher.find()) {
            int lines = (int) matcher.group().chars().filter(c -> c == '\n').count();
            return new Statement(language, markup, file, text.substring(matcher.end()), lines + 1);
        }
        return new Statement(language, markup, file, text, 1);
    }
}
