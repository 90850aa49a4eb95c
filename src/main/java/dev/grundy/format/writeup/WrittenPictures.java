package dev.grundy.format.writeup;

import dev.grundy.format.image.ImageCheck;
import dev.grundy.format.pack.Fault;
import dev.grundy.format.template.PackageTemplate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Puts the pictures that texts of a document show beside these texts in the package. Used for one document, by one thread. */
final class WrittenPictures {
    /** All of them are held in memory, and one file may have many paths. */
    private static final int MOST_PICTURES = 50;

    /** No bracket stands within one, so that many that begin and do not end are read in time. */
    private static final Pattern PICTURE =
            Pattern.compile("!\\[([^\\[\\]]{0,1000}+)]\\(<?([^()\\s<>]{1,500}+)>?[^()]{0,500}+\\)");

    private static final Pattern NOT_OF_A_NAME = Pattern.compile("[^a-zA-Z0-9_.-]");

    private final PictureSource source;
    private final Map<String, byte[]> files;
    private final ImportReport.Notes notes;
    /** Names of pictures, by directory and path in the document; empty where one cannot be had. */
    private final Map<String, Optional<String>> shown = new HashMap<>();

    /** @param files of the package: pictures are added to them */
    WrittenPictures(PictureSource source, Map<String, byte[]> files, ImportReport.Notes notes) {
        this.source = source;
        this.files = files;
        this.notes = notes;
    }

    /** A text whose pictures lie in a directory of the package. */
    String shown(List<DocumentLine> lines, String directory) {
        List<String> texts = new ArrayList<>();
        boolean isBlank = true;
        for (DocumentLine line : lines) {
            // Where sections were put together, empty lines meet; those of code are its own.
            if (!(isBlank && line.isText() && line.isBlank())) {
                texts.add(line.isText() ? pictured(line.text(), line.number(), directory) : line.text());
            }
            isBlank = line.isText() && line.isBlank();
        }
        return String.join("\n", texts).strip();
    }

    /** The same for a text of no line in particular. */
    String shown(String text, String directory) {
        return pictured(text, 0, directory);
    }

    private String pictured(String text, int line, String directory) {
        return PICTURE.matcher(text)
                .replaceAll(picture ->
                        Matcher.quoteReplacement(picture(picture.group(1), picture.group(2), line, directory)));
    }

    private String picture(String alternative, String path, int line, String directory) {
        String where = "the picture " + path + (line > 0 ? " (line " + line + ")" : "");
        String key = directory + path;
        if (!shown.containsKey(key)) {
            shown.put(
                    key,
                    shown.size() < MOST_PICTURES
                            ? target(path, where, directory)
                            : absent(where, "a document shows at most " + MOST_PICTURES));
        }
        return shown.getOrDefault(key, Optional.empty())
                .map(target -> "![" + alternative + "](" + target + ")")
                .orElse(PackageTemplate.MARK + " the picture '" + alternative
                        + "': an SVG or PNG file beside this one.");
    }

    /** The name of a picture in a directory of the package; empty where it cannot be had. */
    private Optional<String> target(String path, String where, String directory) {
        return switch (source.find(path)) {
            case PictureSource.Absent(String reason) -> absent(where, reason);
            case PictureSource.Present(String name, byte[] bytes) -> {
                String target = free(directory, safeName(name));
                Optional<Fault> fault = ImageCheck.faults(directory + target, bytes).stream()
                        .filter(Fault::isError)
                        .findFirst();
                if (fault.isPresent()) {
                    yield absent(where, fault.get().found() + ": " + fault.get().cure());
                }
                files.put(directory + target, bytes);
                notes.took(where + " as " + directory + target);
                yield Optional.of(target);
            }
        };
    }

    private Optional<String> absent(String where, String reason) {
        notes.misses(where + ": " + reason);
        return Optional.empty();
    }

    /** Two pictures of one name have two names here. */
    private String free(String directory, String name) {
        String free = name;
        for (int i = 2; files.containsKey(directory + free); i++) {
            free = i + "-" + name;
        }
        return free;
    }

    /** Such that a package may have a file of that name. */
    static String safeName(String name) {
        String safe = NOT_OF_A_NAME.matcher(name).replaceAll("_").replaceFirst("^[.-]", "_");
        return safe.isEmpty() ? "_" : safe;
    }
}
