package dev.grundy.format.exchange.export;

import dev.grundy.format.pack.program.PackageFile;
import dev.grundy.format.pack.test.AnswerSource;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.format.pack.test.ValidationCase;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Writes tests as the files of the ICPC formats. */
final class IcpcTestFiles {
    private final ExportDraft draft;

    IcpcTestFiles(ExportDraft draft) {
        this.draft = draft;
    }

    void write() throws IOException {
        for (TestCase test : draft.problem().tests().allCases()) {
            String base = "data/" + test.name();
            draft.add(base + ".in", draft.input(test.input()));
            draft.add(base + ".ans", draft.answer(test));
            TestCase.Display display = test.display();
            shown(base + ".in.statement", display.input());
            shown(base + ".ans.statement", display.answer());
            shown(base + ".out", display.output());
            shown(base + ".interaction", display.interaction());
            shown(base + ".in.download", display.inputDownload());
            shown(base + ".ans.download", display.answerDownload());
            for (Map.Entry<String, Path> file : test.files().entrySet()) {
                draft.copy(file.getValue(), base + ".files/" + file.getKey());
            }
        }
        draft.problem().tests().invalidInputs().forEach(this::validation);
        draft.problem().tests().invalidOutputs().forEach(this::validation);
        draft.problem().tests().validOutputs().forEach(this::validation);
    }

    private void shown(String path, Optional<PackageFile> file) {
        file.ifPresent(content -> draft.add(path, content.bytes()));
    }

    private void validation(ValidationCase test) {
        String base = "data/" + test.name();
        draft.add(base + ".in", draft.input(test.input()));
        test.answer().ifPresent(answer -> {
            if (answer instanceof AnswerSource.Given given) {
                draft.add(base + ".ans", given.file().bytes());
            } else {
                draft.loses("the answer of " + test.name() + " is made by a solution and was left out");
            }
        });
        shown(base + ".out", test.output());
    }
}
