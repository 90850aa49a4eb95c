package dev.grundy.format.read;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Utf8Place;
import dev.grundy.format.image.ImageCheck;
import dev.grundy.format.image.PicturePaths;
import dev.grundy.format.pack.Fault;
import dev.grundy.format.read.tree.PackageTree;
import dev.grundy.format.read.tree.ProgramFiles;
import dev.grundy.format.yaml.Faults;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;

/** Goes through the bytes of every file once: hashes them all, and complains about text that is not plain UTF-8 with LF, and about pictures. */
final class FileInspection {
    private static final long LARGEST_BYTES = 1000L << 20;
    private static final long LARGE_BYTES = 100L << 20;
    private static final Set<String> TEXT = Set.of(
            "in", "ans", "out", "statement", "download", "interaction", "yaml", "md", "tex", "hint", "desc", "args");
    // Files that validators must refuse may well be malformed, and originals of an import are kept as they came.
    private static final Pattern MAY_BE_MALFORMED =
            Pattern.compile("data/(invalid_input|invalid_output|valid_output)/.*|attachments/.*");

    private final Faults faults;
    private final Faults ofGame;

    private FileInspection(Faults faults, Faults ofGame) {
        this.faults = faults;
        this.ofGame = ofGame;
    }

    /**
     * @param judged is told of every file too
     * @param ofGame is told what is wrong with the texts of the game
     */
    static ContentHash inspect(PackageTree tree, JudgedContent judged, Faults faults, Faults ofGame) {
        return new FileInspection(faults, ofGame).inspect(tree, judged);
    }

    private ContentHash inspect(PackageTree tree, JudgedContent judged) {
        ContentHash.Builder hash = ContentHash.parts();
        for (Map.Entry<String, Path> file : tree.files().entrySet()) {
            boolean executable = Files.isExecutable(file.getValue());
            byte[] bytes = bytes(file.getKey(), file.getValue());
            add(hash, file.getKey(), executable, bytes);
            judged.add(file.getKey(), executable, bytes);
        }
        return hash.build();
    }

    /**
     * The same hash, without a look at what the files say.
     *
     * @throws IOException when a file cannot be read
     */
    static ContentHash hashOf(PackageTree tree) throws IOException {
        ContentHash.Builder hash = ContentHash.parts();
        for (Map.Entry<String, Path> file : tree.files().entrySet()) {
            add(hash, file.getKey(), Files.isExecutable(file.getValue()), Files.readAllBytes(file.getValue()));
        }
        return hash.build();
    }

    private static void add(ContentHash.Builder hash, String path, boolean executable, byte[] bytes) {
        hash.add(path).add(executable ? "x" : "-").add(bytes);
    }

    private byte[] bytes(String path, Path file) {
        try {
            long size = Files.size(file);
            if (size > LARGEST_BYTES) {
                faults.error(path, "the file has " + (size >> 20) + " MiB", "keep files below 1000 MiB");
                return new byte[0];
            }
            if (size > LARGE_BYTES) {
                faults.warning(path, "the file has " + (size >> 20) + " MiB", "keep files below 100 MiB");
            }
            byte[] bytes = Files.readAllBytes(file);
            if (TEXT.contains(ProgramFiles.extension(path))
                    && !MAY_BE_MALFORMED.matcher(path).matches()) {
                checkText(path, bytes);
            }
            if (PicturePaths.isPicture(path)) {
                checkPicture(path, bytes);
            }
            return bytes;
        } catch (IOException e) {
            faults.error(
                    path, "the file cannot be read (" + e.getClass().getSimpleName() + ")", "check its permissions");
            return new byte[0];
        }
    }

    private void checkPicture(String path, byte[] bytes) {
        for (Fault fault : ImageCheck.faults(path, bytes)) {
            if (fault.isError()) {
                faults.deviation(path, fault.line(), fault.found(), fault.cure());
            } else {
                faults.warning(path, fault.found(), fault.cure());
            }
        }
    }

    private void checkText(String path, byte[] bytes) {
        Utf8Place.firstWrong(bytes)
                .ifPresent(wrong -> deviation(path, wrong.line(), "the text is not UTF-8", "save it as UTF-8"));
        if (bytes.length >= 3 && bytes[0] == (byte) 0xEF && bytes[1] == (byte) 0xBB && bytes[2] == (byte) 0xBF) {
            deviation(path, 1, "the file starts with a byte order mark", "save it as UTF-8 without BOM");
        }
        int carriageReturn = lineOf(bytes, '\r');
        if (carriageReturn > 0) {
            deviation(path, carriageReturn, "a line ends with a carriage return", "save it with LF line ends");
        }
        if (bytes.length > 0 && bytes[bytes.length - 1] != '\n') {
            faults.warning(path, "the last line has no line end", "end the file with a newline");
        }
    }

    private void deviation(String path, int line, String found, String cure) {
        Faults told = path.startsWith(GameYaml.DIRECTORY + "/") ? ofGame : faults;
        told.deviation(path, OptionalInt.of(line), found, cure);
    }

    /** The line of the first such byte, from 1; 0 when there is none. */
    private static int lineOf(byte[] bytes, char wanted) {
        int line = 1;
        for (byte b : bytes) {
            if (b == wanted) {
                return line;
            }
            if (b == '\n') {
                line++;
            }
        }
        return 0;
    }
}
