package dev.grundy.format.pack;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.pack.program.Constants;
import dev.grundy.format.pack.program.Programs;
import dev.grundy.format.pack.test.TestData;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Everything that one problem package says.
 *
 * @param root its directory
 * @param languages codes of the languages it may be solved in; empty means all
 * @param fileWriting whether submissions may write files in their working directory
 * @param statements one per language, English first
 * @param attachments files for solvers, by path below attachments
 * @param reference the accepted solution that makes answers and that others are compared with; empty when there is no
 *     accepted submission
 * @param game the rules of its game, where it brings them
 * @param hash of every file of the package: equal hashes stand for equal packages
 * @param judgedContent hash of what decides verdicts: packages in which it is equal judge alike, though their texts may differ
 */
public record ProblemPackage(
        Path root,
        FormatVersion format,
        Metadata metadata,
        FrontMatter frontMatter,
        ProblemType type,
        ProblemLimits limits,
        Set<String> languages,
        boolean fileWriting,
        Constants constants,
        List<Statement> statements,
        List<Statement> editorials,
        SortedMap<String, Path> attachments,
        TestData tests,
        Programs programs,
        List<PackageSubmission> submissions,
        Optional<PackageSubmission> reference,
        Practice practice,
        Optional<GameRules> game,
        ContentHash hash,
        ContentHash judgedContent) {
    /** Lies beside the package's files and says what was proved of them; it is none of them. */
    public static final String PROOF = "proof.json";

    public ProblemPackage {
        languages = Set.copyOf(languages);
        statements = List.copyOf(statements);
        editorials = List.copyOf(editorials);
        attachments = Collections.unmodifiableSortedMap(new TreeMap<>(attachments));
        submissions = List.copyOf(submissions);
    }

    /** The name of its directory. */
    public String name() {
        return root.getFileName().toString();
    }

    /** Whether it is a strategy problem: programs play the package's game against its interactor, which reads the games and needs no answer. */
    public boolean isStrategy() {
        return type.interactive() && game.isPresent();
    }

    /** Whether it may be solved in a language of languages.yaml; the package format has codes of its own for some. */
    public boolean allows(String language) {
        return languages.isEmpty()
                || languages.contains(language)
                || language.equals("python") && (languages.contains("python3") || languages.contains("python2"));
    }
}
