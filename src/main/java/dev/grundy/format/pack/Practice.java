package dev.grundy.format.pack;

import dev.grundy.format.pack.program.GeneratorCall;
import dev.grundy.format.pack.program.GeneratorTemplate;
import java.util.List;
import java.util.Optional;

/**
 * practice.yaml: what the platform makes of a problem's generators for people who practise.
 *
 * @param fresh run in each judging with its own seed, smallest first
 * @param tiny for smallest counterexamples
 * @param growth for measuring how a program's time grows
 * @param byHand instances small enough to answer on paper
 * @param hints markdown, from a nudge to nearly everything
 */
public record Practice(
        List<GeneratorTemplate> fresh,
        Optional<Tiny> tiny,
        Optional<Growth> growth,
        Optional<ByHand> byHand,
        List<String> hints) {
    public static final Practice NONE =
            new Practice(List.of(), Optional.empty(), Optional.empty(), Optional.empty(), List.of());

    public Practice {
        fresh = List.copyOf(fresh);
        hints = List.copyOf(hints);
    }

    /** Sizes from {@code least} to {@code most}, both included. */
    public record Sizes(int least, int most) {
        public Sizes {
            if (least < 0 || most < least) {
                throw new IllegalArgumentException("sizes go from less to more, got " + least + " to " + most);
            }
        }
    }

    /**
     * Random small instances of a size, and optionally every instance of a size.
     *
     * @param extremes instances that lead to something extreme which numbers in the input do not show, such as a high Grundy value
     */
    public record Tiny(
            GeneratorTemplate generate,
            Sizes sizes,
            Optional<Exhaustive> exhaustive,
            List<GeneratorTemplate> extremes) {
        public Tiny {
            extremes = List.copyOf(extremes);
        }
    }

    /**
     * Every instance of some sizes: instance number {@code {index}} from 0 of a size, where the generator prints nothing past the last one. Or,
     * without that placeholder, all of a size at once, each followed by the line {@code --}.
     */
    public record Exhaustive(GeneratorTemplate generate, Sizes sizes) {
        /** Whether one call prints all instances of a size. */
        public boolean isAtOnce() {
            return generate.args().stream().noneMatch(arg -> arg.contains("{index}"));
        }

        /** The call that prints all of a size. */
        public GeneratorCall allOf(int size) {
            return generate.withSizeAndIndex(size, 0);
        }
    }

    /** Instances of growing size; ascending. */
    public record Growth(GeneratorTemplate generate, List<Integer> sizes) {
        public Growth {
            sizes = List.copyOf(sizes);
        }
    }
}
