package dev.grundy.format.writeup;

import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import dev.grundy.format.template.PackageTemplate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The programs of a document.
 *
 * @param accepted those that go into {@code submissions/accepted}, by file name
 * @param refused  those that do not compile, by file name
 * @param text     the editorial's section about them, without its heading
 */
record WrittenPrograms(SortedMap<String, String> accepted, SortedMap<String, String> refused, String text) {
    private static final Languages LANGUAGES = Languages.standard();
    private static final Pattern HEADING = Pattern.compile(" {0,3}#{3,6}[ \\t]++(\\S.*+)");

    /** Each is compiled, so a document is not to ask for more. */
    private static final int MOST = 16;

    private static final int LONGEST_MESSAGE = 300;

    /** The program whose answers are the truth, in the language that is offered first; empty where there is none. */
    Optional<String> reference() {
        return LANGUAGES.all().stream()
                .map(language -> "solution." + language.extensions().getFirst())
                .filter(accepted::containsKey)
                .findFirst()
                .or(() -> accepted.keySet().stream().findFirst());
    }

    /** @throws WriteUpException when there are more programs than a document may have */
    static WrittenPrograms of(String file, List<DocumentLine> section, CompileCheck check, ImportReport.Notes notes) {
        Reading reading = new Reading(file, check, notes);
        groups(section).forEach(reading::add);
        return new WrittenPrograms(
                reading.accepted,
                reading.refused,
                String.join("\n", reading.text).strip());
    }

    /** The lines below one heading, or before the first. */
    private record Group(String heading, int line, List<DocumentLine> lines) {}

    private static List<Group> groups(List<DocumentLine> section) {
        List<Group> groups = new ArrayList<>();
        groups.add(new Group("", 0, new ArrayList<>()));
        int last = 0;
        for (DocumentLine line : section) {
            Matcher heading = HEADING.matcher(line.text());
            last = Math.max(last, line.number());
            if (line.isText() && heading.matches()) {
                groups.add(new Group(heading.group(1).strip(), last, new ArrayList<>()));
            } else {
                groups.getLast().lines().add(line);
            }
        }
        return groups;
    }

    private static final class Reading {
        private final String file;
        private final CompileCheck check;
        private final ImportReport.Notes notes;
        private final SortedMap<String, String> accepted = new TreeMap<>();
        private final SortedMap<String, String> refused = new TreeMap<>();
        private final Map<String, Integer> counts = new LinkedHashMap<>();
        private final List<String> text = new ArrayList<>();

        Reading(String file, CompileCheck check, ImportReport.Notes notes) {
            this.file = file;
            this.check = check;
            this.notes = notes;
        }

        void add(Group group) {
            Optional<Language> named = LANGUAGES.find(group.heading());
            if (DocumentLine.areBlank(group.lines())) {
                if (!group.heading().isEmpty()) {
                    notes.misses("the program in " + group.heading() + ": nothing stands below its heading");
                }
                return;
            }
            List<String> kept = new ArrayList<>();
            List<String> filled = new ArrayList<>();
            int at = 0;
            while (at < group.lines().size()) {
                DocumentLine line = group.lines().get(at);
                if (line.kind() != DocumentLine.Kind.OPENING) {
                    kept.add(line.text());
                    at++;
                    continue;
                }
                int end = at + 1;
                while (group.lines().get(end).kind() == DocumentLine.Kind.CODE) {
                    end++;
                }
                block(line, group.lines().subList(at + 1, end), named, kept, filled);
                at = end + 1;
            }
            write(group, kept, filled);
        }

        /** A heading with nothing below shows the program of its language, so that there is one copy of it. */
        private void write(Group group, List<String> kept, List<String> filled) {
            if (!String.join("", kept).isBlank()) {
                if (!group.heading().isEmpty()) {
                    heading(group.heading());
                }
                text.add(String.join("\n", kept).strip());
                text.add("");
            }
            filled.forEach(this::heading);
        }

        private void heading(String words) {
            text.addAll(List.of("", "### " + words, ""));
        }

        private void block(
                DocumentLine opening,
                List<DocumentLine> code,
                Optional<Language> named,
                List<String> kept,
                List<String> filled) {
            String info = opening.info();
            Optional<Language> language = info.isEmpty() ? named : LANGUAGES.find(info.split("[\\s{,]", 2)[0]);
            String source = source(opening, code);
            if (language.isEmpty() || source.isBlank()) {
                notes.changed("the block of code in line " + opening.number() + " is no program that a judge knows"
                        + (info.isEmpty() ? " (no language is named behind its fence)" : " ('" + info + "')")
                        + ": it stays in the editorial");
                kept.add(opening.text());
                code.forEach(line -> kept.add(line.text()));
                kept.add(opening.text()
                        .substring(0, opening.text().length() - info.length())
                        .stripTrailing());
                return;
            }
            program(opening.number(), language.get(), source, kept, filled);
        }

        private void program(int line, Language language, String source, List<String> kept, List<String> filled) {
            if (accepted.size() + refused.size() == MOST) {
                throw WriteUpException.at(
                        file,
                        line,
                        "the document has more than " + MOST + " programs",
                        "leave the others out, and add them to the package's submissions afterwards");
            }
            String extension = language.extensions().getFirst();
            int count = counts.merge(extension, 1, Integer::sum);
            String name = "solution" + (count == 1 ? "" : "_" + count) + "." + extension;
            CompileCheck.Answer answer = check.of(name, source);
            switch (answer.kind()) {
                case COMPILES ->
                    notes.took("the " + language.shortName() + " program (line " + line + ") as submissions/accepted/"
                            + name + "; it compiles");
                case UNTRIED ->
                    notes.took("the " + language.shortName() + " program (line " + line + ") as submissions/accepted/"
                            + name + "; nobody compiled it: " + oneLine(answer.message()));
                case FAILS -> {
                    refused.put(name, source);
                    notes.misses("a " + language.shortName() + " program that compiles: the one in line " + line
                            + " does not, and lies in attachments/original/" + name + ": " + oneLine(answer.message()));
                    kept.add("");
                    kept.add(PackageTemplate.MARK + " the " + language.shortName() + " program as submissions/accepted/"
                            + name + ": the one of the document does not compile.");
                    return;
                }
            }
            accepted.put(name, source);
            if (count == 1) {
                filled.add(language.shortName());
            } else {
                kept.addAll(List.of("", "```" + extension, source.stripTrailing(), "```", ""));
            }
        }

        private static String oneLine(String message) {
            String line = message.strip().replaceAll("\\s++", " ");
            return line.length() > LONGEST_MESSAGE ? line.substring(0, LONGEST_MESSAGE) + "…" : line;
        }
    }

    /** Without the spaces by which the fence itself is indented. */
    private static String source(DocumentLine opening, List<DocumentLine> code) {
        int indent = opening.text().length() - opening.text().stripLeading().length();
        StringBuilder source = new StringBuilder();
        for (DocumentLine line : code) {
            int spaces = line.text().length() - line.text().stripLeading().length();
            source.append(line.text().substring(Math.min(indent, spaces))).append('\n');
        }
        return source.toString();
    }
}
