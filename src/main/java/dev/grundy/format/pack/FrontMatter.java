package dev.grundy.format.pack;

import dev.grundy.base.kernel.Slug;
import dev.grundy.base.kernel.Tier;
import java.util.List;
import java.util.Optional;

/**
 * The facts of a problem that the catalogue knows: the front matter of its statement, or defaults from problem.yaml.
 *
 * @param problemId stands for the problem for ever, such as {@code GMT_TOKEN_WALK_DAG__2847}
 * @param displayId its name among people, such as {@code GMT-002}
 * @param language of title and summary, such as {@code en}; empty where nothing says it
 * @param difficulty empty in packages that say nothing of it
 * @param difficultyScore 0 to 100
 * @param summary the teaser shown to everyone, plain text
 * @param teaserDrawing whether everyone may see the statement's first drawing too; false where it tells an answer
 */
public record FrontMatter(
        String problemId,
        String displayId,
        Slug slug,
        String title,
        String language,
        Optional<Difficulty> difficulty,
        int difficultyScore,
        List<String> topics,
        List<String> tags,
        boolean premium,
        Tier tier,
        Optional<String> summary,
        boolean teaserDrawing) {

    public FrontMatter {
        if (difficultyScore < 0 || difficultyScore > 100) {
            throw new IllegalArgumentException("difficulty_score is 0 to 100, got " + difficultyScore);
        }
        if (premium != (tier != Tier.FREE)) {
            throw new IllegalArgumentException(
                    "premium: " + premium + " contradicts subscription_tier: " + tier.code());
        }
        topics = List.copyOf(topics);
        tags = List.copyOf(tags);
    }
}
