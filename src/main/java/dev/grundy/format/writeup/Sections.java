package dev.grundy.format.writeup;

import dev.grundy.format.writeup.Document.Part;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The parts of a document, sorted by their roles.
 *
 * @param texts  without the headings of the sections
 * @param others those with a heading of their own, for which no place is known; they belong to the editorial
 * @param scenario the name of the story; empty where it has no name
 */
record Sections(Map<SectionRole, List<DocumentLine>> texts, List<Other> others, String scenario) {
    private static final Pattern SCENARIO_TITLE =
            Pattern.compile("\\*\\*Scenario(?: Title)?:?\\*\\*:?[ \\t]*+(\\S.*+)", Pattern.CASE_INSENSITIVE);
    private static final Pattern WHY =
            Pattern.compile("\\*\\*Why this problem matters[:.]?\\*\\*:?", Pattern.CASE_INSENSITIVE);
    private static final Pattern PICTURE_ALONE = Pattern.compile("!\\[[^\\]]*+]\\([^)]*+\\)");
    private static final Pattern DEEPER_HEADING = Pattern.compile("^ {0,3}#(#{3,5}[ \\t])");

    record Other(String heading, List<DocumentLine> text) {}

    static Sections of(Document document, ImportReport.Notes notes) {
        return new Sorting(notes).sort(document);
    }

    List<DocumentLine> text(SectionRole role) {
        return texts.getOrDefault(role, List.of());
    }

    boolean has(SectionRole role) {
        return !DocumentLine.areBlank(text(role));
    }

    private static final class Sorting {
        private final ImportReport.Notes notes;
        private final Map<SectionRole, List<DocumentLine>> texts = new EnumMap<>(SectionRole.class);
        private final List<Other> others = new ArrayList<>();
        private boolean titled;
        private Optional<SectionRole> parent = Optional.empty();
        private List<DocumentLine> target = new ArrayList<>();

        Sorting(ImportReport.Notes notes) {
            this.notes = notes;
        }

        Sections sort(Document document) {
            for (Part part : document.parts()) {
                switch (part.level()) {
                    case 0 -> begin(part);
                    case 1 -> top(part);
                    case 2 -> section(part);
                    default -> below(part);
                }
            }
            String scenario = scenario();
            return new Sections(texts, others, scenario);
        }

        /** The text before the first section belongs to the statement of the problem. */
        private void begin(Part part) {
            parent = Optional.of(SectionRole.PROBLEM);
            target = add(SectionRole.PROBLEM, part.body());
        }

        private void top(Part part) {
            if (titled) {
                section(part);
                return;
            }
            titled = true;
            begin(part);
        }

        private void section(Part part) {
            parent = SectionRole.of(part.heading());
            if (parent.isPresent()) {
                target = add(parent.get(), part.body());
                tell(part, parent.get());
                return;
            }
            Other other = new Other(part.heading(), new ArrayList<>(part.body()));
            others.add(other);
            target = other.text();
            notes.changed("the section '" + part.heading() + "' (line " + part.line()
                    + ") is none that a package knows: it went to the end of the editorial");
        }

        private void below(Part part) {
            Optional<SectionRole> own = SectionRole.below(parent, part.heading());
            if (own.isPresent()) {
                List<DocumentLine> text = add(own.get(), List.of());
                if (own.get() == SectionRole.COMPLEXITY
                        && !part.heading().equalsIgnoreCase(SectionRole.COMPLEXITY.heading())) {
                    headed(text, part.heading());
                }
                // Text that hung one level deeper hangs below a section now.
                part.body().forEach(line -> text.add(raised(line)));
                tell(part, own.get());
            } else if (parent.equals(Optional.of(SectionRole.IDEA))
                    && SectionRole.of(part.heading()).equals(parent)) {
                keyInsight(part);
            } else {
                headed(target, part.heading());
                target.addAll(part.body());
            }
        }

        private void keyInsight(Part part) {
            boolean begun = false;
            for (DocumentLine line : part.body()) {
                boolean isFirst = !begun && !line.isBlank();
                begun |= isFirst;
                boolean isSentence = isFirst
                        && line.isText()
                        && Character.isLetter(line.text().charAt(0));
                target.add(
                        isSentence
                                ? new DocumentLine(line.number(), "**Key insight:** " + line.text(), line.kind())
                                : line);
            }
            tell(part, SectionRole.IDEA);
        }

        private static DocumentLine raised(DocumentLine line) {
            return line.isText()
                    ? new DocumentLine(
                            line.number(), DEEPER_HEADING.matcher(line.text()).replaceFirst("$1"), line.kind())
                    : line;
        }

        private static void headed(List<DocumentLine> text, String heading) {
            text.add(DocumentLine.added(""));
            text.add(DocumentLine.added("### " + heading));
            text.add(DocumentLine.added(""));
        }

        private List<DocumentLine> add(SectionRole role, List<DocumentLine> lines) {
            List<DocumentLine> text = texts.computeIfAbsent(role, first -> new ArrayList<>());
            text.add(DocumentLine.added(""));
            text.addAll(lines);
            return text;
        }

        private void tell(Part part, SectionRole role) {
            String text = role.isOfStatement() ? "statement" : "editorial";
            notes.took("the section '" + part.heading() + "' (line " + part.line() + ") as " + role.heading()
                    + " of the " + text);
        }

        /** Takes out of the scenario its name, and why the problem matters, which the editorial tells. */
        private String scenario() {
            String title = "";
            List<DocumentLine> rest = new ArrayList<>();
            List<DocumentLine> why = new ArrayList<>();
            boolean within = false;
            for (DocumentLine line : texts.getOrDefault(SectionRole.SCENARIO, List.of())) {
                String text = line.text().strip();
                Matcher named = SCENARIO_TITLE.matcher(text);
                if (line.isText() && title.isEmpty() && named.matches()) {
                    title = named.group(1).strip().replaceFirst("\\.$", "");
                } else if (line.isText() && WHY.matcher(text).matches()) {
                    within = true;
                    notes.changed("the reasons why the problem matters (line " + line.number()
                            + ") went from the scenario into the editorial");
                } else {
                    within &= !text.startsWith("#")
                            && !PICTURE_ALONE.matcher(text).matches();
                    (within ? why : rest).add(line);
                }
            }
            if (!rest.isEmpty()) {
                texts.put(SectionRole.SCENARIO, rest);
            }
            if (!why.isEmpty()) {
                add(SectionRole.WHY, why);
            }
            return title;
        }
    }
}
