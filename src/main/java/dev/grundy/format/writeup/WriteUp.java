package dev.grundy.format.writeup;

import dev.grundy.format.template.PackageTemplate;
import dev.grundy.format.yaml.YamlEdit;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;

/** Makes the files of a package of one document. Used for one document, by one thread. */
public final class WriteUp {
    /** With which the names of documents end. */
    public static final String EXTENSION = ".md";

    /** In bytes. A document of more is no write-up of a problem. */
    public static final int LARGEST = 1 << 20;

    private static final int LONGEST_TOLD = 200;
    private static final String ORIGINALS = "attachments/original/";
    private static final String MARK = PackageTemplate.MARK;
    private final String file;
    private final byte[] content;
    private final WrittenPictures pictures;
    private final CompileCheck programs;
    private final ImportReport.Notes notes = new ImportReport.Notes();
    private final SortedMap<String, byte[]> files = new TreeMap<>();

    /**
     * @param file the document's name, for what is said of it
     * @param programs says of each program whether it compiles
     */
    public WriteUp(String file, byte[] content, PictureSource pictures, CompileCheck programs) {
        this.file = file;
        this.content = content.clone();
        this.pictures = new WrittenPictures(pictures, files, notes);
        this.programs = programs;
    }

    /** Whether a file of that name is taken for a document. */
    public static boolean isNamedSo(String fileName) {
        return fileName.toLowerCase(Locale.ROOT).endsWith(EXTENSION);
    }

    /** @throws WriteUpException when the document is none of which a package can be made */
    public LaidOut layOut() {
        Document document = Document.of(file, DocumentText.of(file, content, notes));
        Sections sections = Sections.of(document, notes);
        DocumentHead head = DocumentHead.of(file, document.frontMatter(), summary(sections), notes);
        if (sections.texts().values().stream().allMatch(DocumentLine::areBlank)) {
            throw WriteUpException.at(
                    file,
                    1,
                    "no section of the document is known",
                    "head them as docs/adding-problems.md says, such as '## Problem Summary'");
        }
        WrittenPrograms written = WrittenPrograms.of(file, sections.text(SectionRole.IMPLEMENTATIONS), programs, notes);
        statement(head, sections);
        editorial(sections, written);
        problemYaml(head);
        tests(head, sections, written);
        submissions(written);
        notes.misses("the input validator: input_validators/validate/validate.cpp, and inputs that it must refuse in"
                + " data/invalid_input");
        notes.misses("the generator and the secret tests: generators/gen.cpp and generators/generators.yaml");
        notes.misses("programs that must fail, in submissions/wrong_answer and beside it");
        notes.misses("practice.yaml, attachments/starter.* and game/, where the problem is to have them");
        files.put(ORIGINALS + WrittenPictures.safeName(file), content);
        put(ORIGINALS + "import.txt", String.join("\n", notes.report().lines()) + "\n");
        return new LaidOut(head.displayId(), files, notes.report());
    }

    private void put(String path, String text) {
        files.put(path, text.getBytes(StandardCharsets.UTF_8));
    }

    private static String summary(Sections sections) {
        String text = DocumentLine.joined(sections.text(SectionRole.PROBLEM).stream()
                .dropWhile(DocumentLine::isBlank)
                .takeWhile(line -> !line.isBlank())
                .toList());
        boolean isPlain = text.chars().noneMatch(c -> c == '`' || c == '$' || c == '#' || c == '[' || c == '|');
        return isPlain ? text.replace("*", "").replaceAll("\\s++", " ").strip() : "";
    }

    private void statement(DocumentHead head, Sections sections) {
        StringBuilder text = new StringBuilder("---\n").append(head.yaml()).append("---\n");
        section(text, sections, SectionRole.PROBLEM, "the position, the moves, and who wins");
        if (sections.has(SectionRole.SCENARIO)) {
            String name = sections.scenario().isEmpty() ? "" : ": " + sections.scenario();
            headed(
                    text,
                    SectionRole.SCENARIO.heading() + name,
                    pictures.shown(sections.text(SectionRole.SCENARIO), "statement/"));
        }
        if (sections.has(SectionRole.CLARIFICATIONS)) {
            section(text, sections, SectionRole.CLARIFICATIONS, "");
        }
        section(text, sections, SectionRole.INPUT, "each line of the input, with the names of its numbers");
        section(text, sections, SectionRole.OUTPUT, "what is printed, word for word");
        section(text, sections, SectionRole.CONSTRAINTS, "a table of quantities and their ranges");
        headed(text, "Samples", "{{remainingsamples}}");
        section(text, sections, SectionRole.SAMPLES, "what happens in each");
        put("statement/problem.en.md", text.toString());
    }

    private void editorial(Sections sections, WrittenPrograms written) {
        StringBuilder text = new StringBuilder();
        for (SectionRole role : List.of(SectionRole.WHY, SectionRole.DETAILS)) {
            if (sections.has(role)) {
                section(text, sections, role, "");
            }
        }
        section(text, sections, SectionRole.IDEA, "what one has to see");
        section(text, sections, SectionRole.ALGORITHM, "the steps");
        section(text, sections, SectionRole.PROOF, "why it is right");
        section(text, sections, SectionRole.COMPLEXITY, "time and memory");
        section(text, sections, SectionRole.WALKTHROUGH, "one input by hand");
        headed(
                text,
                SectionRole.IMPLEMENTATIONS.heading(),
                written.text().isEmpty() ? "### C++" : pictures.shown(written.text(), "solution/"));
        if (sections.has(SectionRole.EXTENSIONS)) {
            section(text, sections, SectionRole.EXTENSIONS, "");
        }
        section(text, sections, SectionRole.MISTAKES, "what goes wrong, and on which input");
        if (sections.has(SectionRole.RELATED)) {
            section(text, sections, SectionRole.RELATED, "");
        }
        sections.others().forEach(other -> headed(text, other.heading(), pictures.shown(other.text(), "solution/")));
        put("solution/solution.en.md", text.toString().stripLeading());
    }

    /** @param missing the instruction to the author where the document says nothing */
    private void section(StringBuilder text, Sections sections, SectionRole role, String missing) {
        if (sections.has(role)) {
            String directory = role.isOfStatement() ? "statement/" : "solution/";
            headed(text, role.heading(), pictures.shown(sections.text(role), directory));
        } else {
            headed(text, role.heading(), MARK + " " + missing + ".");
            notes.misses(
                    "the section " + role.heading() + " of the " + (role.isOfStatement() ? "statement" : "editorial"));
        }
    }

    private static void headed(StringBuilder text, String heading, String body) {
        text.append("\n## ").append(heading).append("\n\n").append(body).append('\n');
    }

    private void problemYaml(DocumentHead head) {
        UUID uuid = UUID.nameUUIDFromBytes(head.problemId().getBytes(StandardCharsets.UTF_8));
        List<String> keywords = head.keywords().stream()
                .map(word -> word.toLowerCase(Locale.ROOT).replace('-', ' '))
                .distinct()
                .toList();
        put("problem.yaml", """
                problem_format_version: 2025-09
                name: {en: %s}
                uuid: %s
                type: pass-fail
                license: cc by
                rights_owner: %3$s your name
                credits: {authors: %3$s your name}
                keywords: %4$s
                limits: {time_limit: 2.0, memory: 256}  # %3$s the limits, and the numbers of the constraints as constants
                """.formatted(YamlEdit.quoted(head.title()), uuid, MARK, YamlEdit.inline(keywords)));
        notes.misses("the author, the licence and the limits: problem.yaml");
    }

    private void tests(DocumentHead head, Sections sections, WrittenPrograms written) {
        List<WrittenSample> samples = new ArrayList<>(WrittenSample.in(sections.text(SectionRole.SAMPLES)));
        samples.addAll(WrittenSample.in(sections.text(SectionRole.WALKTHROUGH)));
        StringBuilder text = new StringBuilder();
        text.append("# ").append(MARK).append(" the tests: small ones first, the largest of everything by name, ");
        text.append("{seed} where chance is wanted.\n");
        text.append("solution: /submissions/accepted/")
                .append(written.reference().orElse("solution.cpp"))
                .append('\n');
        text.append("random_salt: ").append(head.slug()).append('\n');
        text.append("data:\n  sample:\n    data:\n");
        if (samples.isEmpty()) {
            notes.misses("a sample: the document walks through no input");
            text.append("      - first: {in: ").append(YamlEdit.quoted(MARK + " the input\n"));
            text.append(", ans: ")
                    .append(YamlEdit.quoted(MARK + " the output\n"))
                    .append("}\n");
        }
        for (int i = 0; i < samples.size(); i++) {
            sample(text, i == 0 ? "walkthrough" : "walkthrough-" + (i + 1), samples.get(i));
        }
        text.append("  secret:\n    data:\n      - first: gen.cpp first {seed}\n");
        put("generators/generators.yaml", text.toString());
        put("generators/gen.cpp", GENERATOR);
        put("input_validators/validate/validate.cpp", VALIDATOR);
        put("input_validators/validate/strict_input.h", PackageTemplate.strictInput());
    }

    private void sample(StringBuilder text, String name, WrittenSample sample) {
        String where = "the input" + (sample.line() > 0 ? " of line " + sample.line() : "");
        String input = sample.input()
                .orElseGet(() -> MARK + " as programs read it: " + sample.told().orElse("") + "\n");
        String answer = sample.output().orElse(MARK + " as programs print it\n");
        boolean isRewritten = sample.input().isPresent() && sample.told().isPresent();
        text.append("      - ").append(name).append(": {in: ").append(YamlEdit.quoted(input));
        text.append(", ans: ").append(YamlEdit.quoted(answer)).append('}');
        if (isRewritten) {
            text.append("  # ").append(MARK).append(" whether programs read it in this form");
            notes.changed(where + " became a sample: '"
                    + shortened(sample.told().get()) + "' is written as " + YamlEdit.quoted(input) + "; check it");
        } else if (sample.input().isPresent()) {
            notes.took(where + " as a sample");
        } else {
            notes.misses(where + " as programs read it: the document only describes it");
        }
        if (sample.output().isEmpty()) {
            notes.misses("the output for " + where + ", as programs print it");
        }
        text.append('\n');
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST_TOLD ? text : text.substring(0, LONGEST_TOLD) + "…";
    }

    private void submissions(WrittenPrograms written) {
        written.accepted().forEach((name, source) -> put("submissions/accepted/" + name, source));
        written.refused().forEach((name, source) -> put(ORIGINALS + name, source));
        if (written.accepted().isEmpty()) {
            put("submissions/accepted/solution.cpp", SOLUTION);
            notes.misses("a program: submissions/accepted/solution.cpp is to be the reference solver");
        }
        if (written.accepted().size() < 2) {
            notes.misses("a second accepted program of another idea, in submissions/accepted");
        }
    }

    private static final String GENERATOR = """
            // WRITE-ME the families of inputs: the same arguments must give the same bytes.
            //   first SEED   the first test
            #include <iostream>

            int main() {
                std::cerr << "gen: the generator is not written yet\\n";
                return 1;
            }
            """;

    private static final String VALIDATOR = """
            // WRITE-ME what the statement says of the input, byte for byte; strict_input.h reads it. Until then nothing is accepted.
            #include "strict_input.h"

            int main() {
                StrictInput in;
                in.integer("n", 1, 0);
                in.end();
                return ACCEPTED;
            }
            """;

    private static final String SOLUTION = """
            // WRITE-ME the reference solver: its answers are the truth.
            int main() {}
            """;
}
