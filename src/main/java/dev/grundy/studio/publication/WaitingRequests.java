package dev.grundy.studio.publication;

import dev.grundy.people.admin.Waiting;
import dev.grundy.web.frame.Texts;
import jakarta.enterprise.context.ApplicationScoped;

/** Tells admins how many authors ask for publication. */
@ApplicationScoped
class WaitingRequests implements Waiting {
    private final RequestRepository requests;

    WaitingRequests(RequestRepository requests) {
        this.requests = requests;
    }

    @Override
    public String text() {
        int open = requests.countOpen();
        return open == 0 ? "" : Texts.of("studio-requests-waiting", open);
    }

    @Override
    public String address() {
        return "/admin/studio";
    }
}
