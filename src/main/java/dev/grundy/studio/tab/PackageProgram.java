package dev.grundy.studio.tab;

import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import dev.grundy.studio.copy.FilePath;
import java.util.List;
import java.util.Optional;

/**
 * A program of a package that is no submission, or a file that lies where those do.
 *
 * @param path of its file or directory
 * @param language empty for headers, grammars and programs in a language that is not judged here
 */
record PackageProgram(String path, List<FilePath> files, Optional<Language> language) {
    PackageProgram {
        files = List.copyOf(files);
    }

    static PackageProgram of(String path, List<FilePath> files, Languages languages) {
        return new PackageProgram(
                path,
                files,
                files.stream()
                        .flatMap(file -> languages.ofFile(file.name()).stream())
                        .findFirst());
    }

    /** Its text if it is a file, else the first of its files that is written in its language. */
    public FilePath main() {
        return files.stream()
                .filter(file ->
                        language.filter(known -> known.owns(file.name())).isPresent())
                .findFirst()
                .orElse(files.getFirst());
    }
}
