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
 * The parts of a document, sorted by what they are for.
 *
 * @param texts  without the headings of the sections
 * @param others those with a heading of their own, for which no place is known; they belong to the editorial
 * @param scenario what the story is called; empty where it has no name
 */
record Sections(Map<Role, List<Line>> texts, List<Other> others, String scenario) {
    private static final Pattern SCENARIO_TITLE =
            Pattern.compile("\\*\\*Scenario(?: Title)?:?\\*\\*:?[ \\t]*+(\\S.*+)", Pattern.CASE_INSENSITIVE);
    private static final Pattern WHY =
            Pattern.compile("\\*\\*Why this problem matters[:.]?\\*\\*:?", Pattern.CASE_INSENSITIVE);
    private static final Pattern PICTURE_ALONE = Pattern.compile("!\\[[^\\]]*+]\\([^)]*+\\)");
    private static final Pattern DEEPER_HEADING = Pattern.compile("^ {0,3}#(#{3,5}[ \\t])");

    record Other(String heading, List<Line> text) {}

    static Sections of(Document document, Account.Notes notes) {
        return new Sorting(notes).sort(document);
    }

    List<Line> text(Role role) {
        return texts.getOrDefault(role, List.of());
    }

    boolean has(Role role) {
        return !Line.areBlank(text(role));
    }

    private static final class Sorting {
        private final Account.Notes notes;
        private final Map<Role, List<Line>> texts = new EnumMap<>(Role.class);
        private final List<Other> others = new ArrayList<>();
        private boolean titled;
        private Optional<Role> parent = Optional.empty();
        private List<Line> target = new ArrayList<>();

        Sorting(Account.Notes notes) {
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

        /** What stands before the first section says what the problem is. */
        private void begin(Part part) {
            parent = Optional.of(Role.PROBLEM);
            target = add(Role.PROBLEM, part.body());
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
            parent = Role.of(part.heading());
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
            Optional<Role> own = Role.below(parent, part.heading());
            if (own.isPresent()) {
                List<Line> text = add(own.get(), List.of());
                if (own.get() == Role.COMPLEXITY && !part.heading().equalsIgnoreCase(Role.COMPLEXITY.heading())) {
                    headed(text, part.heading());
                }
                // What hung one level deeper hangs below a section now.
                part.body().forEach(line -> text.add(raised(line)));
                tell(part, own.get());
            } else if (parent.equals(Optional.of(Role.IDEA))
                    && Role.of(part.heading()).equals(parent)) {
                keyInsight(part);
            } else {
                headed(target, part.heading());
                target.addAll(part.body());
            }
        }

        private void keyInsight(Part part) {
            boolean begun = false;
            for (Line line : part.body()) {
                boolean isFirst = !begun && !line.isBlank();
                begun |= isFirst;
                boolean isSentence = isFirst
                        && line.isText()
                        && Character.isLetter(line.text().charAt(0));
                target.add(isSentence ? new Line(line.number(), "**Key insight:** " + line.text(), line.kind()) : line);
            }
            tell(part, Role.IDEA);
        }

        private static Line raised(Line line) {
            return line.isText()
                    ? new Line(
                            line.number(), DEEPER_HEADING.matcher(line.text()).replaceFirst("$1"), line.kind())
                    : line;
        }

        private static void headed(List<Line> text, String heading) {
            text.add(Line.added(""));
            text.add(Line.added("### " + heading));
            text.add(Line.added(""));
        }

        private List<Line> add(Role role, List<Line> lines) {
            List<Line> text = texts.computeIfAbsent(role, first -> new ArrayList<>());
            text.add(Line.added(""));
            text.addAll(lines);
            return text;
        }

        private void tell(Part part, Role role) {
            String text = role.isOfStatement() ? "statement" : "editorial";
            notes.took("the section '" + part.heading() + "' (line " + part.line() + ") as " + role.heading()
                    + " of the " + text);
        }

        /** Takes out of the scenario its name, and why the problem matters, which the editorial tells. */
        private String scenario() {
            String title = "";
            List<Line> rest = new ArrayList<>();
            List<Line> why = new ArrayList<>();
            boolean within = false;
            for (Line line : texts.getOrDefault(Role.SCENARIO, List.of())) {
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
                texts.put(Role.SCENARIO, rest);
            }
            if (!why.isEmpty()) {
                add(Role.WHY, why);
            }
            return title;
        }
    }
}
