package dev.grundy.studio.verify.attempt;

import dev.grundy.format.pack.test.InputSource;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.result.Excerpt;
import dev.grundy.judge.sandbox.command.Store;
import dev.grundy.judge.sandbox.command.StoredFile;
import dev.grundy.studio.verify.outcome.VerdictMatrix;
import dev.grundy.studio.verify.report.TestEvidence;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Gathers the evidence of each test beside the report, until there is enough of it. */
public final class Evidence {
    /** In characters, of all tests together: a database row each, and together what a statement carries easily. */
    private static final int MOST = 1 << 21;

    private final Store store;
    private int kept;

    private Evidence(Store store) {
        this.store = store;
    }

    /** In judging order; tests for which there is no room are left out. */
    public static Map<String, TestEvidence> of(Store store, List<PreparedCase> tests, VerdictMatrix matrix) {
        Evidence evidence = new Evidence(store);
        Map<String, TestEvidence> all = new LinkedHashMap<>();
        for (PreparedCase test : tests) {
            if (evidence.kept < MOST) {
                all.put(test.name(), evidence.of(test, matrix));
            }
        }
        return all;
    }

    private TestEvidence of(PreparedCase test, VerdictMatrix matrix) {
        Map<String, String> outputs = new LinkedHashMap<>();
        matrix.rows().forEach(row -> {
            VerdictMatrix.Cell cell = row.cells().get(test.name());
            if (cell != null && !cell.output().isEmpty() && kept < MOST) {
                outputs.put(row.submission(), count(cell.output()));
            }
        });
        return new TestEvidence(
                test.test().input() instanceof InputSource.Generated(var call, var match) ? call.command() : "",
                test.input().size(),
                count(beginning(test.input())),
                test.answer().size(),
                count(beginning(test.answer())),
                outputs);
    }

    private String count(String text) {
        kept += text.length();
        return text;
    }

    private String beginning(StoredFile file) {
        try (InputStream content = store.open(file)) {
            return Excerpt.ofPreview(content.readNBytes(Excerpt.PREVIEW_BYTES + 1), file.size());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file + " of the store", e);
        }
    }
}
