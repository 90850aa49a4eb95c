package dev.grundy.learn.graph;

import dev.grundy.format.pack.ByHand;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.PackageFile;
import dev.grundy.format.pack.test.InputSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An instance that everybody is offered first.
 *
 * @param input of a sample; empty where a generator makes it
 */
public record UsualInstance(InstanceName name, Optional<String> input) {
    /** The samples of a package, and the first instance of each level; none if it has no rules to play by. */
    public static List<UsualInstance> of(ProblemPackage pack) {
        List<UsualInstance> all = new ArrayList<>();
        if (pack.game().isEmpty()) {
            return all;
        }
        for (int number = 1; number <= pack.tests().samples().size(); number++) {
            InstanceName.Sample name = new InstanceName.Sample(number);
            sample(pack, number).ifPresent(input -> all.add(new UsualInstance(name, Optional.of(input))));
        }
        for (int level = 1; level <= levels(pack); level++) {
            all.add(new UsualInstance(new InstanceName.Made(level, 1), Optional.empty()));
        }
        return all;
    }

    static int levels(ProblemPackage pack) {
        return pack.practice().byHand().map(ByHand::levels).map(List::size).orElse(0);
    }

    /** The text of a sample, counted from 1; empty where there is none such, it is long, or solvers are shown something else. */
    public static Optional<String> sample(ProblemPackage pack, int number) {
        if (number > pack.tests().samples().size()) {
            return Optional.empty();
        }
        return pack.tests().samples().get(number - 1).input() instanceof InputSource.Given(PackageFile file)
                        && file.bytes().length <= PlayLimits.INPUT_BYTES
                ? Optional.of(file.text())
                : Optional.empty();
    }
}
