package dev.grundy.studio.verify.check;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.Statement;
import dev.grundy.format.prose.PlainWords;
import dev.grundy.format.prose.PlainWords.Stumble;
import dev.grundy.studio.verify.outcome.Check;
import dev.grundy.studio.verify.outcome.CheckResult;
import dev.grundy.studio.verify.outcome.Findings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;

/** Tells authors where an English text is hard to read, by the rules that our own texts keep to. It only warns. */
public final class PlainWordsCheck {
    private static final int MOST_OF_A_TEXT = 20;

    private PlainWordsCheck() {}

    public static CheckResult of(ProblemPackage problem) {
        Findings findings = new Findings(Check.PLAIN_WORDS);
        english(problem.statements()).forEach(text -> look(problem, text, PlainWords::ofStatement, findings));
        english(problem.editorials()).forEach(text -> look(problem, text, PlainWords::ofEditorial, findings));
        return findings.count() == 0
                ? CheckResult.skipped(Check.PLAIN_WORDS, "no text is English markdown")
                : findings.result(findings.count() + " texts");
    }

    private static Stream<Statement> english(List<Statement> texts) {
        return texts.stream()
                .filter(text -> text.markup() == Statement.Markup.MARKDOWN)
                .filter(text ->
                        Locale.forLanguageTag(text.language()).getLanguage().equals("en"));
    }

    private static void look(
            ProblemPackage problem, Statement text, Function<String, List<Stumble>> rules, Findings findings) {
        findings.looked();
        String file = problem.root().relativize(text.file()).toString();
        List<Stumble> stumbles = rules.apply(content(text));
        stumbles.stream()
                .limit(MOST_OF_A_TEXT)
                .forEach(stumble ->
                        findings.warning(file + ":" + stumble.line() + ": " + stumble.found(), stumble.cure()));
        int others = stumbles.size() - MOST_OF_A_TEXT;
        if (others > 0) {
            findings.warning(file + ": " + others + " more places", "rewrite the text in short sentences");
        }
    }

    private static String content(Statement text) {
        try {
            return Files.readString(text.file());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + text.file(), e);
        }
    }
}
