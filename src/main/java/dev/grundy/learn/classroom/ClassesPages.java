package dev.grundy.learn.classroom;

import dev.grundy.learn.classroom.Classrooms.Made;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.TimeZones;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.List;

/** The classes that somebody is in, and the form that makes another. */
@Path("/classes")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class ClassesPages {
    private final CurrentAccount current;
    private final MembershipRepository memberships;
    private final Classrooms classrooms;
    private final Flash flash;

    ClassesPages(CurrentAccount current, MembershipRepository memberships, Classrooms classrooms, Flash flash) {
        this.current = current;
        this.memberships = memberships;
        this.classrooms = classrooms;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "learn/classroom", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance classes(
                List<Membership> memberships, List<String> zones, ClassroomText typed, FormErrors errors);
    }

    @GET
    public TemplateInstance list() {
        Person person = current.required();
        return page(person, new ClassroomText("", TimeZones.nameOf(person.zoneOrUtc())), FormErrors.none());
    }

    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response make(
            @FormParam("name") @DefaultValue("") String name, @FormParam("zone") @DefaultValue("") String zone) {
        Person person = current.required();
        ClassroomText typed = ClassroomText.of(name, zone);
        Made made = classrooms.make(person, typed);
        if (made.id().isEmpty()) {
            return FormErrors.answer(page(person, typed, made.errors()));
        }
        flash.success("classes-made");
        return Response.seeOther(URI.create("/classes/" + made.id().get() + "/people"))
                .build();
    }

    private TemplateInstance page(Person person, ClassroomText typed, FormErrors errors) {
        return Templates.classes(memberships.of(person.accountId()), TimeZones.all(), typed, errors);
    }
}
