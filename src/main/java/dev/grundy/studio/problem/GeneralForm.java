package dev.grundy.studio.problem;

import dev.grundy.studio.copy.CopyChange;
import dev.grundy.studio.copy.Edits;
import dev.grundy.studio.copy.FileContent;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.FileText;
import dev.grundy.studio.copy.General;
import dev.grundy.studio.copy.GeneralField;
import dev.grundy.studio.copy.Reasons;
import dev.grundy.studio.copy.SaveResult;
import dev.grundy.studio.copy.WorkingCopies;
import dev.grundy.studio.copy.WorkingCopy;
import dev.grundy.studio.copy.WorkingCopyRepository;
import dev.grundy.studio.copy.WorkingFile;
import dev.grundy.web.frame.FormErrors;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.MultivaluedMap;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The fields of the first tab: read from the files, checked, merged field by field with changes of others, written back. */
@ApplicationScoped
class GeneralForm {
    private final WorkingCopies copies;
    private final WorkingCopyRepository files;

    GeneralForm(WorkingCopies copies, WorkingCopyRepository files) {
        this.copies = copies;
        this.files = files;
    }

    /**
     * The outcome of sending the form.
     *
     * @param values as they are shown again where something is wrong
     */
    record Answer(Map<GeneralField, String> values, FormErrors errors) {
        Answer {
            values = Collections.unmodifiableMap(values);
        }
    }

    Map<GeneralField, String> values(WorkingCopy copy) {
        return now(copy.id(), statement(copy.id())).values();
    }

    /** Writes fields that differ from the values that were seen; changes of others stay, or are told at the field. */
    Answer save(WorkingCopy copy, CopyChange change, MultivaluedMap<String, String> typed) {
        Optional<FilePath> statement = statement(copy.id());
        General now = now(copy.id(), statement);
        Map<GeneralField, String> seen = General.of(
                        statement.flatMap(path ->
                                copies.at(copy.id(), path, change.seen()).flatMap(FileText::of)),
                        copies.at(copy.id(), General.PROBLEM, change.seen()).flatMap(FileText::of))
                .values();
        Map<GeneralField, String> shown = new EnumMap<>(GeneralField.class);
        shown.putAll(now.values());
        FormErrors errors = FormErrors.none();
        General changed = now;
        for (Map.Entry<GeneralField, String> field : now.values().entrySet()) {
            String value = Optional.ofNullable(typed.getFirst(field.getKey().formName()))
                    .map(String::strip)
                    .orElse(field.getValue());
            if (value.equals(field.getValue()) || value.equals(seen.get(field.getKey()))) {
                continue;
            }
            shown.put(field.getKey(), value);
            Optional<General> written = changed.with(field.getKey(), value);
            if (!field.getKey().accepts(value)) {
                errors = errors.and(field.getKey().formName(), field.getKey().formKey());
            } else if (!field.getValue().equals(seen.get(field.getKey()))) {
                // Nor is a value overwritten where nobody knows any more what was seen.
                errors = errors.and(field.getKey().formName(), "studio-field-overtaken", field.getValue());
            } else if (written.isEmpty()) {
                errors = errors.and(field.getKey().formName(), "studio-field-in-file");
            }
            changed = written.orElse(changed);
        }
        if (errors.isEmpty()) {
            errors = write(new CopyChange(change.copy(), change.account(), copy.revision()), statement, now, changed);
        }
        return new Answer(shown, errors);
    }

    private FormErrors write(CopyChange change, Optional<FilePath> statement, General before, General after) {
        Map<FilePath, FileContent> changes = new HashMap<>();
        if (!after.statement().equals(before.statement())) {
            put(
                    changes,
                    change.copy(),
                    statement.orElseThrow(),
                    after.statement().orElseThrow().text());
        }
        if (!after.problem().equals(before.problem())) {
            put(
                    changes,
                    change.copy(),
                    General.PROBLEM,
                    after.problem().orElseThrow().text());
        }
        return switch (copies.edit(change, Edits.none().writeAll(changes))) {
            case SaveResult.Done done -> FormErrors.none();
            case SaveResult.Overtaken overtaken -> FormErrors.none().and("form", "studio-form-overtaken");
            case SaveResult.Refused refused -> FormErrors.none().and("form", Reasons.key(refused.reason()));
        };
    }

    private void put(Map<FilePath, FileContent> changes, long copy, FilePath path, String text) {
        boolean executable = files.file(copy, path).map(WorkingFile::executable).orElse(false);
        changes.put(path, new FileContent(FileText.bytes(text), executable));
    }

    private General now(long copy, Optional<FilePath> statement) {
        Function<FilePath, Optional<String>> text =
                path -> files.content(copy, path).flatMap(content -> FileText.of(content.bytes()));
        return General.of(statement.flatMap(text), text.apply(General.PROBLEM));
    }

    /** The statement that has the front matter: the first, English before others, as the reader of packages has it. */
    private Optional<FilePath> statement(long copy) {
        List<FilePath> markdown = files.files(copy).stream()
                .map(WorkingFile::path)
                .filter(path -> path.value().matches("(problem_)?statement/problem(\\.[a-z]{2,3}(-[A-Z]{2})?)?\\.md"))
                .toList();
        return markdown.stream()
                .filter(path ->
                        path.name().equals("problem.en.md") || path.name().equals("problem.md"))
                .findFirst()
                .or(() -> markdown.stream().findFirst());
    }
}
