package dev.grundy.submission.page;

import dev.grundy.problem.paths.NextStop;
import dev.grundy.submission.standing.Standing;
import java.util.Optional;

/**
 * The facts about an accepted program.
 *
 * @param tries    programs judged until the problem was solved, this one among them; those that did not compile and faults of
 *     ours do not count
 * @param again    whether the person had solved the problem before
 * @param next     the next stop on the path
 * @param asksForAddress whether it is the person's first accepted program, and there is no address by which they get back into their account
 * @param standing among other people's programs; empty where the needs of this one are not known
 */
public record Success(
        int tries, boolean again, Optional<NextStop> next, boolean asksForAddress, Optional<Standing> standing) {}
