package dev.grundy.studio.edit;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.studio.copy.Edits;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.copy.FileText;
import dev.grundy.studio.copy.Snapshot;
import dev.grundy.web.frame.FormErrors;
import java.util.Collection;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The edits that replacing makes in the files of a copy.
 *
 * @param edits none where something is wrong
 * @param hits how many are replaced
 */
record Replacing(Edits edits, int hits, FormErrors errors) {
    private static final String REPLACEMENT = "replacement";

    /**
     * @param chosen files that hold the text looked for
     * @param largest how much the changed files may be together, so that a short text in many places fills no memory
     */
    static Replacing of(
            Snapshot copy, Sought sought, String replacement, Collection<FileHits> chosen, MemorySize largest) {
        Pattern pattern = sought.pattern();
        Edits edits = Edits.none();
        int hits = 0;
        long bytes = 0;
        for (FileHits file : chosen) {
            FilePath path = file.path();
            String before = Found.text(copy, path).orElseThrow();
            Optional<String> after = replaced(before, pattern, replacement);
            if (after.isEmpty()) {
                return refused("studio-find-too-long", path, FileText.LONGEST >> 10);
            }
            bytes += FileText.bytes(after.get()).length;
            if (bytes > largest.bytes()) {
                return refused("studio-copy-too-large");
            }
            hits += file.count();
            edits = after.get().equals(before) ? edits : edits.write(path, copy.rewritten(path, after.get()));
        }
        return edits.equals(Edits.none()) ? refused("studio-find-same") : new Replacing(edits, hits, FormErrors.none());
    }

    private static Replacing refused(String key, Object... arguments) {
        return new Replacing(Edits.none(), 0, FormErrors.none().and(REPLACEMENT, key, arguments));
    }

    /** Empty for a text that a form could no longer hold. */
    private static Optional<String> replaced(String text, Pattern pattern, String replacement) {
        StringBuilder after = new StringBuilder();
        Matcher matcher = pattern.matcher(text);
        int from = 0;
        while (matcher.find()) {
            after.append(text, from, matcher.start()).append(replacement);
            from = matcher.end();
            if (after.length() > FileText.LONGEST) {
                return Optional.empty();
            }
        }
        String whole = after.append(text, from, text.length()).toString();
        return FileText.bytes(whole).length > FileText.LONGEST ? Optional.empty() : Optional.of(whole);
    }
}
