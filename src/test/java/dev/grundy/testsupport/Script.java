package dev.grundy.testsupport;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A function of one of the browser's scripts, called by Node: for those that need no page. */
public record Script(String file, String function) {
    private static final Path SCRIPTS = Path.of("src/main/resources/web/app/js");
    private static final Path CALL = Path.of("src/test/resources/scripts/call.mjs");
    private static final ObjectMapper JSON = new ObjectMapper();

    /** What it answers to each list of arguments; null for undefined. */
    public List<@Nullable Object> call(List<? extends List<?>> calls) {
        try {
            Process node = new ProcessBuilder(
                            "node", CALL.toString(), SCRIPTS.resolve(file).toString(), function)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            try (OutputStream in = node.getOutputStream()) {
                JSON.writeValue(in, calls);
            }
            String answers = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (node.waitFor() != 0) {
                throw new AssertionError("node could not call " + function + " of " + file + ", see above");
            }
            return JSON.readValue(answers, new TypeReference<>() {});
        } catch (IOException e) {
            throw new UncheckedIOException("is Node there? apt-get install nodejs", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted while node ran", e);
        }
    }
}
