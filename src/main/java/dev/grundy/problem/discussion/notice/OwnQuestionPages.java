package dev.grundy.problem.discussion.notice;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.people.email.choice.ChosenMail;
import dev.grundy.people.email.choice.MailChoice;
import dev.grundy.people.email.choice.MailChoices;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.OpenToSuspended;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.enterprise.event.Event;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.List;
import java.util.Set;

/** Questions that a person asked or answered, and whether they want mails about new answers. */
@Path(OwnQuestionList.PATH)
@Authenticated
@Produces(MediaType.TEXT_HTML)
class OwnQuestionPages {
    private static final int LISTED = 50;

    private final CurrentAccount current;
    private final NewsRepository news;
    private final MailChoices mails;
    private final ProblemAccess access;
    private final Event<NewsChanged> changes;
    private final Flash flash;

    OwnQuestionPages(
            CurrentAccount current,
            NewsRepository news,
            MailChoices mails,
            ProblemAccess access,
            Event<NewsChanged> changes,
            Flash flash) {
        this.current = current;
        this.news = news;
        this.mails = mails;
        this.access = access;
        this.changes = changes;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "problem/discussion/notice", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance questions(OwnQuestionList list, MailChoice mail);
    }

    @GET
    public TemplateInstance list(@QueryParam("page") @DefaultValue("1") String typed) {
        Person person = current.required();
        int page = typed.matches("[1-9][0-9]{0,5}") ? Integer.parseInt(typed) : 1;
        List<OwnQuestion> found =
                news.list(person.accountId(), access.readableTiers(), (page - 1) * LISTED, LISTED + 1);
        OwnQuestionList list = new OwnQuestionList(found.stream().limit(LISTED).toList(), page, found.size() > LISTED);
        return Templates.questions(
                list, mails.of(ChosenMail.ANSWERS, person.accountId()).ask());
    }

    /** @param typed id of the latest new answer on the page: what has come since stays new */
    @OpenToSuspended
    @POST
    @Path("/read")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response readAll(@FormParam("latest") @DefaultValue("") String typed) {
        long account = current.required().accountId();
        if (typed.matches("[1-9][0-9]{0,17}")) {
            news.readAll(account, access.readableTiers(), Long.parseLong(typed));
            changes.fire(new NewsChanged(Set.of(account)));
            flash.success("own-questions-marked");
        }
        return toList();
    }

    @OpenToSuspended
    @POST
    @Path("/mail")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response choose(@FormParam("wanted") @DefaultValue("") String wanted) {
        return mails.answer(ChosenMail.ANSWERS, wanted);
    }

    private static Response toList() {
        return Response.seeOther(URI.create(OwnQuestionList.PATH)).build();
    }
}
