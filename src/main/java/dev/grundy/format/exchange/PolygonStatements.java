package dev.grundy.format.exchange;

import static dev.grundy.format.exchange.XmlFile.all;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.w3c.dom.Element;

/**
 * The statement of a Polygon package in one language. Three places may hold it. They are sections of their own, the properties of a statement
 * as JSON, and the statement in LaTeX as Polygon typesets it. The first that is there is taken.
 */
final class PolygonStatements {
    /** Of a section, with the heading that it gets. */
    private static final Map<String, String> SECTIONS = sections();

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String BEGIN = "\\begin{problem}";
    private static final String END = "\\end{problem}";
    private static final List<String> EXAMPLES = List.of("examplewide", "example");
    private static final Pattern HEADING = Pattern.compile("\\\\(InputFile|OutputFile|Interaction|Scoring|Notes?)\\b");
    private static final String TEX = "application/x-tex";

    private final PackageDraft draft;
    private final Element problem;

    PolygonStatements(PackageDraft draft, Element problem) {
        this.draft = draft;
        this.problem = problem;
    }

    private static Map<String, String> sections() {
        Map<String, String> sections = new LinkedHashMap<>();
        sections.put("legend", "");
        sections.put("input", "Input");
        sections.put("output", "Output");
        sections.put("interaction", "Interaction");
        sections.put("scoring", "Scoring");
        sections.put("notes", "Notes");
        return sections;
    }

    /**
     * Writes the statement, with its pictures and the tutorial.
     *
     * @param language as Polygon calls it, such as {@code english}
     * @param code the package's name for the language, such as {@code en}
     * @param name the title
     * @return false if the package holds no statement in this language that can be read
     */
    boolean write(String language, String code, String name) throws IOException {
        String sections = "statement-sections/" + language + "/";
        String directory = "statements/" + language + "/";
        Optional<String> text = sections(sections)
                .or(() -> properties(directory + "problem-properties.json", code))
                .or(() -> tex(language));
        if (text.isEmpty()) {
            return false;
        }
        draft.write("statement/problem." + code + ".tex", "\\problemname{" + name + "}\n\n" + text.get());
        pictures(draft.has(sections + "legend.tex") ? sections : directory);
        if (draft.has(sections + "name.tex")) {
            draft.use(sections + "name.tex");
        }
        if (draft.has(sections + "tutorial.tex")) {
            draft.copy(draft.use(sections + "tutorial.tex"), "solution/solution." + code + ".tex");
        }
        return true;
    }

    private Optional<String> sections(String directory) {
        if (!draft.has(directory + "legend.tex")) {
            return Optional.empty();
        }
        StringBuilder text = new StringBuilder();
        SECTIONS.forEach((section, heading) -> {
            String file = directory + section + ".tex";
            if (draft.has(file)) {
                text.append(section(heading, read(file, StandardCharsets.UTF_8)));
            }
        });
        return Optional.of(text.toString());
    }

    private Optional<String> properties(String file, String code) {
        if (!draft.has(file)) {
            return Optional.empty();
        }
        JsonNode properties;
        try {
            properties = JSON.readTree(read(file, StandardCharsets.UTF_8));
        } catch (JsonProcessingException e) {
            throw new ExchangeException(file + " is no JSON; export the package anew", e);
        }
        StringBuilder text = new StringBuilder();
        SECTIONS.forEach((section, heading) ->
                text.append(section(heading, properties.path(section).asText(""))));
        tutorial(properties, code);
        return Optional.of(text.toString()).filter(found -> !found.isBlank());
    }

    private void tutorial(JsonNode properties, String code) {
        String tutorial = properties.path("tutorial").asText("").strip();
        if (!tutorial.isEmpty()) {
            try {
                draft.write("solution/solution." + code + ".tex", tutorial + "\n");
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private Optional<String> tex(String language) {
        Optional<Element> declared = all(problem, "statements", "statement").stream()
                .filter(statement -> statement.getAttribute("language").equals(language)
                        && statement.getAttribute("type").equals(TEX))
                .findFirst();
        String file = declared.map(statement -> statement.getAttribute("path"))
                .filter(draft::has)
                .orElse("statements/" + language + "/problem.tex");
        if (!draft.has(file)) {
            return Optional.empty();
        }
        Charset charset = declared.map(statement -> statement.getAttribute("charset"))
                .filter(name -> !name.isBlank())
                .map(Charset::forName)
                .orElse(StandardCharsets.UTF_8);
        return typeset(read(file, charset)).map(PolygonStatements::plain);
    }

    /** The text between the beginning, with its title, files and limits in braces, and the end. */
    private static Optional<String> typeset(String text) {
        int begin = text.indexOf(BEGIN);
        int end = text.lastIndexOf(END);
        if (begin < 0 || end < begin) {
            return Optional.empty();
        }
        int at = begin + BEGIN.length();
        int depth = 0;
        while (at < end && (depth > 0 || text.charAt(at) == '{' || Character.isWhitespace(text.charAt(at)))) {
            depth += text.charAt(at) == '{' ? 1 : text.charAt(at) == '}' ? -1 : 0;
            at++;
        }
        return Optional.of(text.substring(at, end));
    }

    /** Without the examples, which the tests bring, and with headings that are no commands of olymp.sty. */
    private static String plain(String text) {
        String left = text;
        for (String environment : EXAMPLES) {
            left = without(left, "\\begin{" + environment + "}", "\\end{" + environment + "}");
        }
        return HEADING.matcher(left.replaceAll("\\\\Examples?\\b", ""))
                        .replaceAll(heading -> Matcher.quoteReplacement("\\section*{" + title(heading.group(1)) + "}"))
                        .strip()
                + "\n";
    }

    private static String without(String text, String begin, String end) {
        StringBuilder left = new StringBuilder();
        int from = 0;
        for (int at = text.indexOf(begin); at >= 0; at = text.indexOf(begin, from)) {
            int after = text.indexOf(end, at);
            if (after < 0) {
                break;
            }
            left.append(text, from, at);
            from = after + end.length();
        }
        return left.append(text, from, text.length()).toString();
    }

    private static String title(String command) {
        return switch (command) {
            case "InputFile" -> "Input";
            case "OutputFile" -> "Output";
            case "Note" -> "Notes";
            default -> command;
        };
    }

    private static String section(String heading, String text) {
        String stripped = text.strip();
        return stripped.isEmpty() ? "" : (heading.isEmpty() ? "" : "\\section*{" + heading + "}\n") + stripped + "\n\n";
    }

    private String read(String file, Charset charset) {
        try {
            return Files.readString(draft.use(file), charset);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    private void pictures(String directory) throws IOException {
        if (!Files.isDirectory(draft.original().resolve(directory))) {
            return;
        }
        try (Stream<Path> files = Files.list(draft.original().resolve(directory))) {
            for (Path file : files.filter(path -> path.toString().matches(".*\\.(png|jpg|jpeg|svg|pdf|eps)"))
                    .toList()) {
                draft.copy(
                        draft.use(directory + file.getFileName()),
                        "statement/" + Names.fileName(file.getFileName().toString()));
            }
        }
    }
}
