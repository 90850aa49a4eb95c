package dev.grundy.format.exchange;

import dev.grundy.format.pack.Fault;
import dev.grundy.format.writeup.CompileCheck;
import dev.grundy.format.writeup.LaidOut;
import dev.grundy.format.writeup.PicturesBeside;
import dev.grundy.format.writeup.WriteUp;
import dev.grundy.format.writeup.WriteUpException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds and reads the document of a write-up. */
final class WriteUpImport {
    private static final byte[] FRONT_MATTER = "---".getBytes(StandardCharsets.US_ASCII);

    /** Of directories below the one that is imported, in which a document is looked for. */
    private static final int DEEPEST = 2;

    private WriteUpImport() {}

    static boolean isDocument(Path source) {
        return Files.isRegularFile(source)
                && WriteUp.isNamedSo(source.getFileName().toString());
    }

    /** The one document with front matter in a directory; empty where there are several, or none. */
    static Optional<Path> documentIn(Path directory) throws IOException {
        try (Stream<Path> all = Files.walk(directory, DEEPEST)) {
            List<Path> documents = new ArrayList<>();
            for (Path file : all.filter(WriteUpImport::isDocument).sorted().toList()) {
                if (beginsWithFrontMatter(file)) {
                    documents.add(file);
                }
            }
            return documents.size() == 1 ? Optional.of(documents.getFirst()) : Optional.empty();
        }
    }

    private static boolean beginsWithFrontMatter(Path file) throws IOException {
        try (var in = Files.newInputStream(file)) {
            return Arrays.equals(in.readNBytes(FRONT_MATTER.length), FRONT_MATTER);
        }
    }

    /** @throws ExchangeException when no package can be made of the document, with file, line and cure */
    static LaidOut layOut(Path document, CompileCheck programs) throws IOException {
        String name = document.getFileName().toString();
        if (Files.size(document) > WriteUp.LARGEST) {
            Fault fault = new Fault(
                    Fault.Severity.ERROR,
                    name,
                    OptionalInt.empty(),
                    "the document has " + Files.size(document) + " bytes; a write-up has at most " + WriteUp.LARGEST,
                    "take out what is no text, such as pictures and tests");
            throw new ExchangeException(fault.toString(), List.of(fault));
        }
        try {
            return new WriteUp(name, Files.readAllBytes(document), new PicturesBeside(document), programs).layOut();
        } catch (WriteUpException e) {
            throw new ExchangeException(
                    e.faults().stream().map(Fault::toString).collect(Collectors.joining("; ")), e.faults());
        }
    }
}
