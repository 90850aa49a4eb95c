package dev.grundy.problem.discussion;

import dev.grundy.people.account.Person;
import dev.grundy.people.account.Role;
import java.util.Optional;

/**
 * The reader of posts about a problem.
 *
 * @param account   empty for a guest
 * @param solved    whether they have solved the problem
 * @param moderator whether they see what is hidden
 */
record Reader(Optional<Long> account, boolean solved, boolean moderator) {
    static Reader of(Optional<Person> person, boolean solved) {
        return new Reader(
                person.map(Person::accountId),
                solved,
                person.filter(known -> known.acting() == Role.ADMIN || known.acting() == Role.MODERATOR)
                        .isPresent());
    }

    boolean seesCode() {
        return solved || moderator;
    }

    boolean wrote(Post post) {
        return account.filter(post::isBy).isPresent();
    }

    /** Whether the reader may see earlier texts of a post: moderators and its author may. */
    boolean maySeeHistory(Post post) {
        return moderator || wrote(post);
    }

    /** Whether the reader may see a post: moderators and its author see hidden ones too. */
    boolean maySee(Post post) {
        return !post.state().hidden() || moderator || wrote(post);
    }
}
