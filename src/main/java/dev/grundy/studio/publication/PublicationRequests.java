package dev.grundy.studio.publication;

import dev.grundy.people.audit.AuditAction;
import dev.grundy.people.audit.AuditLog;
import dev.grundy.people.audit.AuditedChange;
import dev.grundy.people.audit.Decision;
import dev.grundy.people.audit.Subject;
import dev.grundy.people.mail.Outbox;
import dev.grundy.studio.copy.WorkingCopy;
import dev.grundy.web.frame.PageLanguage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;

/** Authors ask for publication, and admins answer. Of two answers at once one holds. Thread-safe, on several nodes too. */
@ApplicationScoped
class PublicationRequests {
    private final RequestRepository requests;
    private final Outbox outbox;
    private final AuditLog audit;
    private final Clock clock;

    PublicationRequests(RequestRepository requests, Outbox outbox, AuditLog audit, Clock clock) {
        this.requests = requests;
        this.outbox = outbox;
        this.audit = audit;
        this.clock = clock;
    }

    /** The last that was made for a copy. */
    Optional<PublicationRequest> latest(WorkingCopy copy) {
        return requests.latest(copy.id());
    }

    /** False where one is open already, or the copy is gone. */
    @Transactional
    boolean ask(RequestRepository.New request) {
        Optional<Long> id = requests.add(request, clock.instant());
        id.flatMap(requests::find)
                .ifPresent(made -> record(AuditAction.PUBLICATION_ASKED, made, RequestState.OPEN, Map.of(), ""));
        return id.isPresent();
    }

    /** Takes back the open request; false where there is none. */
    @Transactional
    boolean withdraw(WorkingCopy copy) {
        Optional<PublicationRequest> ended =
                open(copy.id()).filter(request -> requests.end(request, RequestState.WITHDRAWN, null, clock.instant()));
        ended.ifPresent(request -> record(
                AuditAction.PUBLICATION_WITHDRAWN,
                request,
                RequestState.WITHDRAWN,
                values(request, RequestState.OPEN),
                ""));
        return ended.isPresent();
    }

    /**
     * Sends a request back to its author; false where it is not open any more.
     *
     * @param id  of the request that was answered
     * @param why 1 to {@link RequestText#LONGEST} characters
     */
    @Transactional
    boolean sendBack(WorkingCopy copy, long id, String why) {
        Optional<PublicationRequest> ended = open(copy.id())
                .filter(request -> request.id() == id)
                .filter(request -> requests.end(request, RequestState.SENT_BACK, why, clock.instant()));
        ended.ifPresent(request -> {
            tell(request);
            record(
                    AuditAction.PUBLICATION_SENT_BACK,
                    request,
                    RequestState.SENT_BACK,
                    values(request, RequestState.OPEN),
                    why);
        });
        return ended.isPresent();
    }

    /** Closes a request whose publication was made; to be told within the transaction that publishes. Answers which request that was. */
    @Transactional
    Optional<PublicationRequest> published(long copy) {
        Optional<PublicationRequest> ended =
                open(copy).filter(request -> requests.end(request, RequestState.PUBLISHED, null, clock.instant()));
        ended.ifPresent(this::tell);
        return ended;
    }

    private Optional<PublicationRequest> open(long copy) {
        return requests.latest(copy).filter(PublicationRequest::isOpen);
    }

    private void tell(PublicationRequest request) {
        outbox.post(
                RequestAnsweredWriter.KIND,
                Optional.of(request.account()),
                String.valueOf(request.id()),
                PageLanguage.ofCode(request.language()).orElse(PageLanguage.ENGLISH));
    }

    private void record(
            AuditAction action, PublicationRequest request, RequestState now, Map<String, String> before, String why) {
        audit.record(new Decision(
                action, Subject.ofWorkingCopy(request.copy()), new AuditedChange(before, values(request, now)), why));
    }

    private static Map<String, String> values(PublicationRequest request, RequestState state) {
        return Map.of(
                "copy",
                request.copyName(),
                "revision",
                String.valueOf(request.revision()),
                "request",
                String.valueOf(request.id()),
                "state",
                state.code());
    }
}
