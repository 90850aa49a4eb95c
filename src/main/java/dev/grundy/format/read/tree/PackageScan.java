package dev.grundy.format.read.tree;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.yaml.Faults;
import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.EnumSet;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Finds the files of a package. Names that the format does not allow, links that lead nowhere or out of the package, and
 * more files than anybody needs are faults.
 */
public final class PackageScan extends SimpleFileVisitor<Path> {
    // spec 2025-09: file and directory names; files with others are treated as if they were not there. The same spec
    // lists .c++ among the extensions of C++.
    private static final Pattern NAME =
            Pattern.compile("[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,250}(\\.c\\+\\+|[a-zA-Z0-9_.-]{0,4})");
    private static final Pattern WHERE_NAMES_MATTER = Pattern.compile(
            "(data|input_validators|output_validators?|generators|submissions|include|game)/.*", Pattern.DOTALL);
    private static final Pattern WHAT_JUDGES =
            Pattern.compile("(data/(sample|secret)|output_validators?)/.*", Pattern.DOTALL);
    private static final int MOST_FILES = 200_000;

    private final Path root;
    private final Path realRoot;
    private final Faults faults;
    private final SortedMap<String, Path> files = new TreeMap<>();

    private PackageScan(Path root, Path realRoot, Faults faults) {
        this.root = root;
        this.realRoot = realRoot;
        this.faults = faults;
    }

    /** @throws IOException when the root itself cannot be listed */
    public static PackageTree scan(Path root, Faults faults) throws IOException {
        PackageScan scan = new PackageScan(root, root.toRealPath(), faults);
        Files.walkFileTree(root, EnumSet.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, scan);
        return new PackageTree(root, scan.files);
    }

    @Override
    public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) throws IOException {
        if (directory.equals(root)) {
            return FileVisitResult.CONTINUE;
        }
        return isIgnored(directory) || !isInside(directory) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
        if (isIgnored(file)) {
            return FileVisitResult.CONTINUE;
        }
        // A link is still a link here only when nothing was found behind it.
        if (attributes.isSymbolicLink()) {
            error(relative(file), "the link leads nowhere", "remove it or add the file it should lead to");
            return FileVisitResult.CONTINUE;
        }
        if (!isInside(file)) {
            return FileVisitResult.CONTINUE;
        }
        if (!attributes.isRegularFile()) {
            error(relative(file), "this is neither a file nor a directory", "remove it");
            return FileVisitResult.CONTINUE;
        }
        files.put(relative(file), file);
        if (files.size() > MOST_FILES) {
            faults.error(".", "the package has more than " + MOST_FILES + " files", "let a generator make the tests");
            return FileVisitResult.TERMINATE;
        }
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException failure) {
        if (failure instanceof FileSystemLoopException) {
            error(relative(file), "the link leads to a directory around itself", "remove the link");
        } else {
            faults.error(
                    relative(file),
                    "the file cannot be read (" + failure.getClass().getSimpleName() + ")",
                    "check its permissions");
        }
        return FileVisitResult.CONTINUE;
    }

    private boolean isIgnored(Path path) {
        String name = path.getFileName().toString();
        if (relative(path).equals(ProblemPackage.PROOF)) {
            return true;
        }
        if (NAME.matcher(name).matches() || relative(path).equals(".timelimit")) {
            return false;
        }
        if (name.startsWith(".") || name.startsWith("-")) {
            return true;
        }
        String found = "the name " + printable(name) + " is not allowed";
        String cure = "use letters, digits, '_', '.' and '-' only, and begin with a letter, digit or '_'";
        if (WHERE_NAMES_MATTER.matcher(relative(path)).matches()) {
            error(printable(relative(path)), found, cure);
        } else {
            faults.warning(printable(relative(path)), found + "; the file is ignored", cure);
        }
        return true;
    }

    private boolean isInside(Path path) throws IOException {
        if (path.toRealPath().startsWith(realRoot)) {
            return true;
        }
        error(relative(path), "the link leads out of the package", "replace it by a copy of the file");
        return false;
    }

    /** A package of others whose tests and checks are all there is judged without the rest. */
    private void error(String path, String found, String cure) {
        (WHAT_JUDGES.matcher(path).matches() ? faults : faults.ofDeviations()).error(path, found, cure);
    }

    private String relative(Path path) {
        return root.relativize(path).toString().replace(path.getFileSystem().getSeparator(), "/");
    }

    /** A name on one line: control characters and what is not ASCII are escaped. */
    public static String printable(String name) {
        StringBuilder printable = new StringBuilder();
        for (char c : name.toCharArray()) {
            if (c >= ' ' && c < 0x7f) {
                printable.append(c);
            } else {
                printable.append(String.format("\\u%04x", (int) c));
            }
        }
        return printable.toString();
    }
}
