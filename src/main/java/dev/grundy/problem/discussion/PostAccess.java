package dev.grundy.problem.discussion;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.problem.catalogue.Problem;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.NotFoundException;

/** Answers which post an address means, to those who may read it. For everybody else there is none. */
@ApplicationScoped
public class PostAccess {
    private final PostRepository repository;
    private final CurrentAccount current;

    PostAccess(PostRepository repository, CurrentAccount current) {
        this.repository = repository;
        this.current = current;
    }

    /**
     * A post that the reader did not write.
     *
     * @param problem that the reader may read
     * @throws NotFoundException when there is none, it is deleted, or it or its question is hidden from the reader
     */
    public Post ofAnother(Problem problem, long id) {
        Reader reader = Reader.of(current.person(), false);
        return repository
                .find(problem.id(), id)
                .filter(post -> !post.state().deleted() && !reader.wrote(post) && reader.maySee(post))
                .filter(post -> post.question().isEmpty()
                        || repository
                                .find(problem.id(), post.page())
                                .filter(reader::maySee)
                                .isPresent())
                .orElseThrow(NotFoundException::new);
    }
}
