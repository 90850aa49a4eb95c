package dev.grundy.learn.graph;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.pack.ByHand;
import dev.grundy.format.pack.GameRules;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.Constants;
import dev.grundy.format.pack.program.GeneratorCall;
import dev.grundy.format.pack.program.InputValidator;
import dev.grundy.format.pack.program.Program;
import dev.grundy.format.pack.test.TestSettings;
import dev.grundy.judge.game.GraphLimits;
import dev.grundy.learn.graph.InstanceName.Made;
import java.util.Optional;

/**
 * Hashes all that the state graph of an instance follows from. Those are the rules, the input validators, and the input or the generator's
 * call, with the package's constants filled in. Two versions of a package with the same hash have the same graph, in spite of all other
 * differences. Immutable.
 */
public final class GameContent {
    /** Raised when graphs are made, or their limits counted, in another way. */
    private static final String CHOICE = "game content 1";

    private final ProblemPackage pack;
    private final ContentHash programs;

    private GameContent(ProblemPackage pack, ContentHash programs) {
        this.pack = pack;
        this.programs = programs;
    }

    /**
     * Of a package with rules; reads its programs.
     *
     * @throws java.io.UncheckedIOException when a file cannot be read any more
     */
    public static GameContent of(ProblemPackage pack) {
        ContentHash.Builder hash = ContentHash.parts()
                .add(CHOICE)
                .add(GraphLimits.PLAYED.toString())
                .add(Integer.toString(PlayLimits.GRAPH_BYTES))
                .add(Integer.toString(PlayLimits.INPUT_BYTES));
        Program rules = pack.game()
                .map(GameRules::rules)
                .orElseThrow(() -> new IllegalArgumentException(pack.name() + " has no rules to play by"));
        hash.add(hash(rules, pack.constants()).hex());
        TestSettings settings = pack.tests().usualSettings();
        for (InputValidator validator : pack.programs().inputValidators()) {
            hash.add(validator.kind().name())
                    .add(hash(validator.program(), pack.constants()).hex())
                    .add(settings.argsOf(validator).toString())
                    .add(settings.args().toString());
        }
        return new GameContent(pack, hash.build());
    }

    /**
     * Of an instance of the package.
     *
     * @param input where the instance is given, and not made by a generator
     */
    public ContentHash of(InstanceName name, Optional<String> input) {
        ContentHash.Builder hash = ContentHash.parts().add(programs.hex());
        if (name instanceof Made made) {
            GeneratorCall call = call(made);
            hash.add("made").add(hash(call.program(), pack.constants()).hex());
            call.args().forEach(hash::add);
        } else {
            hash.add("given").add(input.orElse(""));
        }
        return hash.build();
    }

    private GeneratorCall call(Made made) {
        return pack.practice()
                .byHand()
                .map(ByHand::levels)
                .filter(levels -> made.level() <= levels.size())
                .orElseThrow(() -> new IllegalArgumentException(pack.name() + " has no level " + made.level()))
                .get(made.level() - 1)
                .withSeed(made.seed());
    }

    private static ContentHash hash(Program program, Constants constants) {
        ContentHash.Builder hash = ContentHash.parts()
                .add(program.name())
                .add(program.language().orElse(""))
                .add(program.entryPoint().orElse(""));
        program.contents(constants)
                .forEach((file, content) -> hash.add(file)
                        .add(program.isExecutable(file) ? "x" : "-")
                        .add(content));
        return hash.build();
    }
}
