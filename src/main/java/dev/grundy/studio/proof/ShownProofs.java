package dev.grundy.studio.proof;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.web.follow.FollowedWork;
import dev.grundy.web.frame.Flash;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.mutiny.Multi;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.util.Optional;

/**
 * The answers of the addresses of one proof, below any path: {@code …/ID}, {@code …/ID/report}, {@code …/ID/events},
 * {@code …/ID/test}, {@code …/ID/file}, {@code …/ID/abort} and {@code …/ID/again}. The pages lead to each other by relative addresses. The caller has seen to it
 * that the proof may be seen. Usable only while a request is being worked on.
 */
@ApplicationScoped
public class ShownProofs {
    private final CurrentAccount current;
    private final Proofs proofs;
    private final ProofRepository repository;
    private final ProofViews views;
    private final LiveProofs live;
    private final Flash flash;

    ShownProofs(
            CurrentAccount current,
            Proofs proofs,
            ProofRepository repository,
            ProofViews views,
            LiveProofs live,
            Flash flash) {
        this.current = current;
        this.proofs = proofs;
        this.repository = repository;
        this.views = views;
        this.live = live;
        this.flash = flash;
    }

    /**
     * The page.
     *
     * @param copy address of the working copy that it is a proof of, where it is shown as one
     * @throws NotFoundException if there is no such proof
     */
    public TemplateInstance page(long id, Optional<String> copy) {
        return ProofPages.Templates.proof(view(id), copy);
    }

    /**
     * The state that the stream would send now, for a page that polls.
     *
     * @throws NotFoundException if there is no such proof
     */
    public Response report(long id) {
        return FollowedWork.now(view(id));
    }

    /**
     * The results of one test, by its name in the report.
     *
     * @throws NotFoundException if there is no such proof or test
     */
    public TemplateInstance test(long id, String test) {
        return ProofTestView.of(repository.byId(id), test, () -> repository.evidence(id, test))
                .map(ProofPages.Templates::test)
                .orElseThrow(NotFoundException::new);
    }

    /**
     * A text of the package as it was proved.
     *
     * @param line to be marked; a text that is no number marks none
     * @throws NotFoundException if there is no such proof or file
     */
    public TemplateInstance file(long id, String path, String line) {
        int here = line.matches("[1-9][0-9]{0,6}") ? Integer.parseInt(line) : 0;
        return repository
                .archive(id)
                .flatMap(archive -> ProofFileView.of(proof(id), archive, path, here))
                .map(ProofPages.Templates::file)
                .orElseThrow(NotFoundException::new);
    }

    /**
     * Rendered fragments as the proof goes on, until its end.
     *
     * @throws NotFoundException if there is no such proof
     */
    public Multi<OutboundSseEvent> events(long id) {
        return live.follow(proof(id).id());
    }

    /**
     * Ends it; says so where it is over.
     *
     * @throws NotFoundException if there is no such proof
     */
    public void abort(long id) {
        if (!repository.abort(proof(id).id())) {
            flash.notice("abort-over");
        }
    }

    /**
     * Once more, although the same bytes give the same report where nothing but them has changed; answers the new proof's id.
     *
     * @throws NotFoundException if there is no such proof
     */
    public long again(long id) {
        return proofs.askAgain(proof(id).id(), current.required().accountId());
    }

    private ProofView view(long id) {
        return views.of(proof(id));
    }

    private PackageProof proof(long id) {
        return repository.byId(id).orElseThrow(NotFoundException::new);
    }
}
