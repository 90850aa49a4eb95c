package dev.grundy.judge.workshop;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.language.Language;
import dev.grundy.format.language.SourceCheck;
import dev.grundy.format.language.SourceText;
import dev.grundy.format.writeup.CompileCheck;
import dev.grundy.judge.compile.Compiled;
import dev.grundy.judge.compile.Compiler;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.source.Source;
import java.util.Optional;

/**
 * Compiles programs of write-ups in cells, as those of packages are. The compiled programs are kept within the bounds of one owner: they belong to
 * nobody in particular.
 */
public record CompilesInCell(Workshop workshop) implements CompileCheck {
    private static final ContentHash OWNER =
            ContentHash.parts().add("write-ups").build();

    @Override
    public Answer of(String file, String source) {
        Optional<Language> language = workshop.toolchains().languages().ofFile(file);
        if (language.isEmpty()) {
            return new Answer(Kind.UNTRIED, "no language has files called " + file);
        }
        try {
            return switch (SourceCheck.check(SourceText.of(source), language.get(), SourceCheck.LARGEST)) {
                case SourceCheck.Result.Refused refused -> new Answer(Kind.FAILS, refused.reason());
                case SourceCheck.Result.Fine fine -> compiled(language.get(), source);
            };
        } catch (JudgeException | SandboxException e) {
            return new Answer(Kind.UNTRIED, String.valueOf(e.getMessage()));
        }
    }

    private Answer compiled(Language language, String source) {
        try (Compiled compiled = workshop.compiler()
                .compile(
                        Source.single(language, source),
                        workshop.toolchains().require(language),
                        Optional.empty(),
                        Compiler.USUAL_LIMITS,
                        OWNER)) {
            return compiled.executable().isPresent() ? Answer.COMPILES : new Answer(Kind.FAILS, compiled.output());
        }
    }
}
