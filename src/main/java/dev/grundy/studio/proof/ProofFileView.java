package dev.grundy.studio.proof;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;

/**
 * A text of a package as it was proved.
 *
 * @param path  in the archive
 * @param lines the first 128 KiB of it
 * @param here  the line that is looked for, from 1; 0 for none
 */
public record ProofFileView(PackageProof proof, String path, List<String> lines, int here) {
    private static final int MOST_BYTES = 1 << 17;

    public ProofFileView {
        lines = List.copyOf(lines);
    }

    /**
     * Reads the file that a finding names. It is of that path below the package's directory, or of one that ends so, as findings about programs
     * say it.
     *
     * @return empty where there is none
     */
    static Optional<ProofFileView> of(PackageProof proof, byte[] archive, String path, int here) {
        try (ZipFile zip = ZipFile.builder().setByteArray(archive).get()) {
            Optional<ZipArchiveEntry> entry = Collections.list(zip.getEntries()).stream()
                    .filter(one -> !one.isDirectory())
                    .filter(one -> one.getName().equals(path) || one.getName().endsWith("/" + path))
                    .min(Comparator.comparingInt(
                                    (ZipArchiveEntry one) -> one.getName().length())
                            .thenComparing(ZipArchiveEntry::getName));
            if (entry.isEmpty()) {
                return Optional.empty();
            }
            try (InputStream in = zip.getInputStream(entry.get())) {
                String text = new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8);
                return Optional.of(new ProofFileView(
                        proof, entry.get().getName(), text.lines().toList(), here));
            }
        } catch (IOException e) {
            // The upload may be no zip, and then holds no file.
            return Optional.empty();
        }
    }
}
