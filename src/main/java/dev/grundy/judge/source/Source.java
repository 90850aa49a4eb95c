package dev.grundy.judge.source;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.format.language.JavaSource;
import dev.grundy.format.language.Language;
import dev.grundy.format.language.SourceCheck;
import dev.grundy.format.language.SourceText;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * The files of a program to be judged, in the order of their names. A caller that takes one from a person passes it through
 * {@link SourceCheck} first.
 *
 * @param included names of the files that the package adds to every submission
 */
public record Source(List<SourceFile> files, Set<String> included) {
    private static final String PLAIN_NAME = "[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}";

    public Source {
        if (files.isEmpty()) {
            throw new IllegalArgumentException("a program has at least one source file");
        }
        files = files.stream().sorted(Comparator.comparing(SourceFile::name)).toList();
        included = Set.copyOf(included);
    }

    public Source(List<SourceFile> files) {
        this(files, Set.of());
    }

    /** A lone file, called what its language wants: a Java source after its public class. */
    public static Source single(Language language, SourceText source) {
        String name = language.sourceName()
                .replace("{public_type}", JavaSource.publicType(source.text()).orElse("Main"));
        return new Source(List.of(new SourceFile(name, source.bytes())));
    }

    /** The same of a text. */
    public static Source single(Language language, String text) {
        return single(language, SourceText.of(text));
    }

    /** A lone file that has a name, which it keeps where that does for its compiler. */
    public static Source named(String name, SourceText source, Language language) {
        return name.matches(PLAIN_NAME) && language.spells(name) && !isNamedByContent(language)
                ? new Source(List.of(new SourceFile(name, source.bytes())))
                : single(language, source);
    }

    /** The same program, whose lone file is called after what it holds in a language that wants this, however it was called before. */
    public Source namedByContent(Language language) {
        return files.size() == 1 && isNamedByContent(language)
                ? single(language, SourceText.ofBytes(files.getFirst().content()))
                : this;
    }

    private static boolean isNamedByContent(Language language) {
        return language.sourceName().contains("{");
    }

    /** The same program, whose lone file has the language's own name for it where another might hide a module that it imports. */
    public Source hidingNothing(Language language) {
        return files.size() == 1 && language.hidesModules()
                ? new Source(List.of(
                        new SourceFile(language.sourceName(), files.getFirst().content())))
                : this;
    }

    /**
     * The file to start with: {@code main} or {@code __main__} if there is one, else the first of the language that the
     * package did not add.
     */
    public Optional<SourceFile> main(Language language) {
        List<SourceFile> own = ofLanguage(language);
        return own.stream()
                .filter(file -> file.name().toLowerCase(Locale.ROOT).matches("(.*/)?(main|__main__)\\.[^.]+"))
                .findFirst()
                .or(() -> own.stream()
                        .filter(file -> !included.contains(file.name()))
                        .findFirst())
                .or(() -> own.stream().findFirst());
    }

    public List<SourceFile> ofLanguage(Language language) {
        return files.stream().filter(file -> language.owns(file.name())).toList();
    }

    public MemorySize size() {
        return MemorySize.ofBytes(
                files.stream().mapToLong(file -> file.content().length).sum());
    }

    public ContentHash hash() {
        ContentHash.Builder hash = ContentHash.parts();
        files.forEach(file -> hash.add(file.name()).add(file.content()));
        included.stream().sorted().forEach(hash::add);
        return hash.build();
    }
}
