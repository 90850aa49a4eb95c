package dev.grundy.learn.classroom.people;

import dev.grundy.learn.classroom.ClassroomAccess;
import dev.grundy.learn.classroom.Membership;
import dev.grundy.learn.classroom.people.Invitations.Sent;
import dev.grundy.learn.classroom.seat.ClassTiers;
import dev.grundy.learn.classroom.seat.Seats;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.Texts;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The people of a class: its teachers invite and remove people, and everybody in it may leave. For others it is not there. */
@Path("/classes/{id: [1-9][0-9]{0,17}}/people")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class RosterPages {
    private final CurrentAccount current;
    private final ClassroomAccess access;
    private final MemberRepository repository;
    private final Members members;
    private final Invitations invitations;
    private final ClassTiers tiers;
    private final Flash flash;

    RosterPages(
            CurrentAccount current,
            ClassroomAccess access,
            MemberRepository repository,
            Members members,
            Invitations invitations,
            ClassTiers tiers,
            Flash flash) {
        this.current = current;
        this.access = access;
        this.repository = repository;
        this.members = members;
        this.invitations = invitations;
        this.tiers = tiers;
        this.flash = flash;
    }

    /**
     * The invitations as teachers see them; a student's page leaves it out.
     *
     * @param open those that are good
     * @param bar  why nobody can be invited now; null when somebody can
     */
    record Inviting(List<Invitation> open, @Nullable String bar, InvitationText typed, FormErrors errors) {
        private static final Inviting NOTHING = new Inviting(List.of(), null, InvitationText.NONE, FormErrors.none());
    }

    @CheckedTemplate(basePath = "learn/classroom/people", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance people(
                Membership membership, Roster roster, Optional<Seats> seats, Inviting inviting);
    }

    @GET
    public TemplateInstance page(@PathParam("id") long id) {
        return page(access.member(id), InvitationText.NONE, FormErrors.none());
    }

    @POST
    @Path("/invitations")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response invite(
            @PathParam("id") long id,
            @FormParam("addresses") @DefaultValue("") String addresses,
            @FormParam("role") @DefaultValue("") String role) {
        Membership membership = access.teacher(id);
        InvitationText typed = new InvitationText(addresses, role);
        Sent sent = invitations.invite(current.required(), membership, typed);
        if (!sent.errors().isEmpty()) {
            return FormErrors.answer(page(membership, typed, sent.errors()));
        }
        flash.success(sent.invited() == 1 ? "classes-invited-one" : "classes-invited", sent.invited());
        return to(membership);
    }

    @POST
    @Path("/invitations/withdraw")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response withdraw(@PathParam("id") long id, @FormParam("address") @DefaultValue("") String address) {
        Membership membership = access.teacher(id);
        invitations.withdraw(membership, address.strip().toLowerCase(Locale.ROOT));
        flash.success("classes-invitation-withdrawn");
        return to(membership);
    }

    @POST
    @Path("/remove")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response remove(@PathParam("id") long id, @FormParam("person") @DefaultValue("") String name) {
        Membership membership = access.teacher(id);
        if (members.removeStudent(membership, name)) {
            flash.success("classes-removed", name);
        } else {
            flash.notice("classes-no-such-student");
        }
        return to(membership);
    }

    @POST
    @Path("/teachers")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response makeTeacher(@PathParam("id") long id, @FormParam("person") @DefaultValue("") String name) {
        Membership membership = access.teacher(id);
        if (repository.makeTeacher(id, name)) {
            flash.success("classes-teacher-made", name);
        } else {
            flash.notice("classes-no-such-student");
        }
        return to(membership);
    }

    /** Not for the last teacher: the class would be nobody's. */
    @POST
    @Path("/leave")
    public Response leave(@PathParam("id") long id) {
        Membership membership = access.member(id);
        if (!members.leave(membership)) {
            flash.notice("classes-last-teacher");
            return to(membership);
        }
        flash.success("classes-left");
        return Response.seeOther(URI.create("/classes")).build();
    }

    private TemplateInstance page(Membership membership, InvitationText typed, FormErrors errors) {
        List<Member> all = repository.of(membership.classroom().id());
        Optional<Seats> seats = tiers.seats(membership);
        return membership.isTeacher()
                ? Templates.people(membership, Roster.forTeacher(all), seats, inviting(membership, typed, errors))
                : Templates.people(membership, Roster.forStudent(all), seats, Inviting.NOTHING);
    }

    private Inviting inviting(Membership membership, InvitationText typed, FormErrors errors) {
        @Nullable
        String bar = invitations
                .bar(current.required(), membership)
                .map(key -> Texts.of(key))
                .orElse(null);
        return new Inviting(invitations.open(membership), bar, typed, errors);
    }

    private static Response to(Membership membership) {
        return Response.seeOther(URI.create(membership.classroom().address() + "/people"))
                .build();
    }
}
