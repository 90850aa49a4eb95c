package dev.grundy.format.exchange;

import dev.grundy.format.pack.ProblemPackage;
import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Takes an ICPC package as it is: every version is read natively, so nothing is converted and nothing lost. */
final class IcpcImport {
    private IcpcImport() {}

    static String copy(PackageDraft draft) throws IOException {
        Path original = draft.original();
        try (Stream<Path> files = Files.walk(original, FileVisitOption.FOLLOW_LINKS)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String path = original.relativize(file).toString();
                boolean isInside = file.toRealPath().startsWith(original.toRealPath());
                if (!isInside) {
                    draft.loses(path + " is a link out of the package and was left out");
                } else if (!path.startsWith(".git/")
                        && !path.startsWith(OriginalPackage.DIRECTORY + "/")
                        && !path.equals(ProblemPackage.PROOF)) {
                    draft.copy(file, path);
                }
            }
        }
        return Names.fileName(original.getFileName().toString());
    }
}
