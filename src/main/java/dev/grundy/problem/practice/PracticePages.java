package dev.grundy.problem.practice;

import dev.grundy.people.account.CurrentAccount;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Optional;

/** The problems that are due again, and the sessions so far. */
@Path("/practice")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class PracticePages {
    private static final int MOST_SESSIONS = 20;

    private final Due due;
    private final Sessions sessions;
    private final CurrentAccount current;

    PracticePages(Due due, Sessions sessions, CurrentAccount current) {
        this.due = due;
        this.sessions = sessions;
        this.current = current;
    }

    @CheckedTemplate(basePath = "problem/practice", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance practice(
                List<DueProblem> due, List<DueProblem> later, List<SessionView> sessions);

        static native TemplateInstance session(SessionView view, Optional<SessionView> before);
    }

    @GET
    public TemplateInstance practice() {
        long account = current.required().accountId();
        List<DueProblem> planned = due.planned(account).ask();
        List<DueProblem> now = due.now(planned);
        return Templates.practice(now, planned.subList(now.size(), planned.size()), sessions.recent(MOST_SESSIONS));
    }

    @GET
    @Path("/{id: [1-9][0-9]{0,17}}")
    public TemplateInstance session(@PathParam("id") long id) {
        SessionView view = sessions.find(id).orElseThrow(NotFoundException::new);
        return Templates.session(view, sessions.before(view));
    }
}
