package dev.grundy.app.cli;

import dev.grundy.app.cli.output.ExitCode;
import dev.grundy.app.cli.output.ProgressLine;
import dev.grundy.app.remote.Printable;
import dev.grundy.app.remote.RemoteGrundy;
import dev.grundy.app.remote.RemoteGrundy.RemoteLanguage;
import dev.grundy.app.remote.RemoteGrundy.RemoteProgram;
import dev.grundy.app.remote.RemoteSubmission;
import dev.grundy.app.remote.ServerAddress;
import dev.grundy.app.remote.TokenSource;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.base.kernel.Utf8Place;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./grundy submit PROBLEM SOURCE --server URL}: a verdict of a Grundy elsewhere. */
@Command(
        name = "submit",
        description =
                "Submit a file to a Grundy elsewhere and wait for the verdict. The token comes from GRUNDY_TOKEN or a file that"
                        + " you alone may read. Exit code 0: accepted, 1: not, 2: usage, or no verdict.",
        mixinStandardHelpOptions = true)
final class Submit implements Callable<Integer> {
    private static final long LARGEST_SOURCE_BYTES = 64 * 1024;

    @Parameters(index = "0", paramLabel = "PROBLEM", description = "A slug or a display id on the server.")
    private String problem = "";

    @Parameters(index = "1", paramLabel = "SOURCE", description = "The program's file.")
    private Path source = Path.of("");

    @Option(
            names = "--server",
            required = true,
            paramLabel = "URL",
            description = "The server, such as https://judge.example.")
    private String server = "";

    @Option(names = "--language", paramLabel = "L", description = "The language (default: told by the file's name).")
    private @Nullable String language;

    @Option(
            names = "--token-file",
            paramLabel = "FILE",
            description = "Where the token is (default: GRUNDY_TOKEN, else ~/.config/grundy/token).")
    private @Nullable Path tokenFile;

    @Option(names = "--json", description = "Print the submission as the API tells it and nothing else.")
    private boolean json;

    @Spec
    private CommandSpec spec;

    private final Map<String, String> environment;

    Submit(Map<String, String> environment) {
        this.environment = Map.copyOf(environment);
    }

    @Override
    public Integer call() throws InterruptedException {
        ServerAddress address = ServerAddress.parse(server);
        String program = program();
        String token = TokenSource.find(Optional.ofNullable(tokenFile), environment);
        PrintWriter err = spec.commandLine().getErr();
        if (address.isReadable()) {
            err.println("grundy: the token goes to " + address + " without encryption; use https if it takes that");
        }
        try (RemoteGrundy grundy = new RemoteGrundy(address, token, Thread::sleep)) {
            String chosen = language != null ? language : languageOf(grundy.languages());
            ProgressLine line = ProgressLine.on(err, json);
            long id = grundy.submit(new RemoteProgram(problem, chosen, program), UUID.randomUUID(), line::show);
            line.end();
            if (!json) {
                err.println("grundy: " + grundy.pageOf(id));
            }
            RemoteSubmission known = grundy.verdict(id, seen -> line.show(seen.progress()));
            line.end();
            return print(known);
        }
    }

    private int print(RemoteSubmission known) {
        PrintWriter out = spec.commandLine().getOut();
        out.print(json ? known.json() + "\n" : known.report());
        out.flush();
        if (known.isWithoutVerdict()) {
            return ExitCode.UNUSABLE.value();
        }
        return (known.isAccepted() ? ExitCode.FINE : ExitCode.NOT).value();
    }

    private String program() {
        if (!Files.isRegularFile(source)) {
            throw new UnusableException("there is no file " + source + "; check the path");
        }
        try {
            if (Files.size(source) > LARGEST_SOURCE_BYTES) {
                throw new UnusableException(source + " has more than 64 KiB, which is the most that is taken");
            }
            byte[] bytes = Files.readAllBytes(source);
            Utf8Place.firstWrong(bytes).ifPresent(wrong -> {
                throw new UnusableException(
                        "%s is no text in UTF-8: it goes wrong at line %d, column %d (byte %d, %s); save it as UTF-8"
                                .formatted(source, wrong.line(), wrong.column(), wrong.number(), wrong.value()));
            });
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UnusableException("cannot read " + source + " (" + e.getMessage() + ")");
        }
    }

    private String languageOf(List<RemoteLanguage> languages) {
        String name = String.valueOf(source.getFileName());
        String extension = name.contains(".") ? name.substring(name.lastIndexOf('.') + 1) : "";
        return languages.stream()
                .filter(known -> known.extensions().contains(extension))
                .findFirst()
                .map(RemoteLanguage::id)
                .orElseThrow(() -> new UnusableException("the name of " + source
                        + " tells no language of the server; choose one with --language: "
                        + Printable.line(
                                languages.stream().map(RemoteLanguage::id).collect(Collectors.joining(", ")))));
    }
}
