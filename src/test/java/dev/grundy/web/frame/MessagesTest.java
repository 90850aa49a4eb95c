package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The texts of a room lie in the files of its name. */
class MessagesTest {
    private static final Path MESSAGES = Path.of("src/main/resources/messages");
    private static final Path TEMPLATES = Path.of("src/main/resources/templates");
    private static final Path SOURCES = Path.of("src/main/java/dev/grundy");
    private static final Pattern LINE = Pattern.compile("(?m)^([a-z0-9-]+)=");
    private static final Pattern IN_TEMPLATE = Pattern.compile("\\bm:([a-z0-9-]+)");
    private static final Pattern IN_JAVA = Pattern.compile("\"([a-z0-9]+(?:-[a-z0-9]+)+)\"");

    @Test
    void eachFileBelongsToARoomOrToAWing() throws IOException {
        assertThat(files(MESSAGES))
                .isNotEmpty()
                .allMatch(file ->
                        Files.isDirectory(SOURCES.resolve(room(MESSAGES, file).replace('.', '/'))));
    }

    @Test
    void eachFileHasTheSameKeysInBothLanguages() throws IOException {
        for (Path file : files(MESSAGES)) {
            Path german = file.resolveSibling(
                    file.getFileName().toString().replaceAll("(_de)?\\.properties", "_de.properties"));
            Path english = file.resolveSibling(file.getFileName().toString().replace("_de.", "."));
            assertThat(found(LINE, german)).as(file.toString()).isEqualTo(found(LINE, english));
        }
    }

    /** A text of several rooms lies with one of them, with their wing, or with all pages: that is a matter of taste. */
    @Test
    void aTextThatOneRoomAloneAsksForLiesInItsFile() throws IOException {
        Map<String, String> homes = new TreeMap<>();
        for (Path file : files(MESSAGES)) {
            found(LINE, file).forEach(key -> homes.put(key, room(MESSAGES, file)));
        }
        Map<String, Set<String>> users = users();
        List<String> strays = new ArrayList<>();
        homes.forEach((key, home) -> {
            Set<String> rooms = users.getOrDefault(key, Set.of());
            if (rooms.size() == 1 && !rooms.contains(home)) {
                strays.add(key + " lies in " + home + " and belongs to " + rooms);
            }
        });
        assertThat(homes).containsEntry("code-title", "people.code").hasSizeGreaterThan(2000);
        assertThat(strays).isEmpty();
    }

    /** Rooms by key; a tag is of all rooms. */
    private static Map<String, Set<String>> users() throws IOException {
        Map<String, Set<String>> users = new TreeMap<>();
        for (Path template : files(TEMPLATES)) {
            String folder =
                    TEMPLATES.relativize(template.getParent()).toString().replace('/', '.');
            note(found(IN_TEMPLATE, template), folder.isEmpty() ? "web.frame" : folder, users);
        }
        for (Path source : files(SOURCES)) {
            String room = SOURCES.relativize(source.getParent()).toString().replace('/', '.');
            if (!room.matches("(base|format|judge|app\\.(cli|bench))\\b.*")) {
                note(found(IN_JAVA, source), room, users);
            }
        }
        return users;
    }

    private static void note(List<String> keys, String room, Map<String, Set<String>> users) {
        Set<String> rooms = room.equals("tags") ? Set.of("tags", "all rooms") : Set.of(room);
        keys.forEach(key -> users.computeIfAbsent(key, one -> new HashSet<>()).addAll(rooms));
    }

    private static List<String> found(Pattern pattern, Path file) throws IOException {
        return new ArrayList<>(new TreeSet<>(pattern.matcher(Files.readString(file))
                .results()
                .map(result -> result.group(1))
                .toList()));
    }

    private static String room(Path top, Path file) {
        return top.relativize(file)
                .toString()
                .replaceAll("(_de)?\\.properties", "")
                .replace('/', '.');
    }

    private static List<Path> files(Path top) throws IOException {
        try (Stream<Path> files = Files.walk(top)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }
}
