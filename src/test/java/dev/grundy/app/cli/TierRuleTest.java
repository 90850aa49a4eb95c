package dev.grundy.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Tier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TierRuleTest {
    private static final Pattern TIER = Pattern.compile("(?m)^subscription_tier: (\\w+)$");

    @Test
    void saysForEachTierHowManyProblemsAskForItAndHowToGiveIt() {
        assertThat(TierRule.lines(List.of(Tier.FREE, Tier.BASIC, Tier.PRO, Tier.BASIC)))
                .containsExactly(
                        "2 of 4 problems ask for the tier basic. Admins have every tier; give it to others with:"
                                + " ./grundy user grant NAME basic",
                        "1 of 4 problems ask for the tier pro. Admins have every tier; give it to others with:"
                                + " ./grundy user grant NAME pro");
    }

    @Test
    void saysNothingWhereEverythingIsFree() {
        assertThat(TierRule.lines(List.of(Tier.FREE, Tier.FREE))).isEmpty();
        assertThat(TierRule.lines(List.of())).isEmpty();
    }

    @Test
    void theDocsSayItOfOurOwnProblems() throws IOException {
        List<Tier> tiers = ours();
        assertThat(tiers).contains(Tier.FREE, Tier.BASIC, Tier.PRO);
        assertThat(Files.readString(Path.of("docs/solving.md")).replaceAll("\\s+", " "))
                .contains(Collections.frequency(tiers, Tier.BASIC) + " of the " + tiers.size()
                        + " problems ask for the tier *basic*, " + Collections.frequency(tiers, Tier.PRO)
                        + " for *pro*");
    }

    private static List<Tier> ours() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("problems"), 3)) {
            return files.filter(file -> file.endsWith("statement/problem.en.md"))
                    .map(TierRuleTest::tier)
                    .toList();
        }
    }

    private static Tier tier(Path statement) {
        try {
            Matcher tier = TIER.matcher(Files.readString(statement));
            return tier.find() ? Tier.ofCode(tier.group(1)).orElseThrow() : Tier.FREE;
        } catch (IOException e) {
            throw new AssertionError(statement.toString(), e);
        }
    }
}
