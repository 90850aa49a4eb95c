package dev.grundy.learn.classroom;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.TimeZones;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.LocalAddress;
import dev.grundy.web.frame.SiteAddress;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.BadRequestException;
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
import org.jspecify.annotations.Nullable;

/** Where teachers of a class name it, open and shut its link, end its term, and delete it. For others it is not there. */
@Path("/classes/{id: [1-9][0-9]{0,17}}/settings")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class ClassSettingsPages {
    private final CurrentAccount current;
    private final ClassroomAccess access;
    private final Classrooms classrooms;
    private final SiteAddress site;
    private final Flash flash;

    ClassSettingsPages(
            CurrentAccount current, ClassroomAccess access, Classrooms classrooms, SiteAddress site, Flash flash) {
        this.current = current;
        this.access = access;
        this.classrooms = classrooms;
        this.site = site;
        this.flash = flash;
    }

    /**
     * The link by which people join, as teachers see it.
     *
     * @param address of the link, with scheme and host; null where there is none
     * @param open    whether people join by it
     */
    record ShownLink(@Nullable String address, boolean open) {}

    @CheckedTemplate(basePath = "learn/classroom", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance settings(
                Membership membership,
                ShownLink link,
                List<String> zones,
                ClassroomText typed,
                String confirmed,
                FormErrors errors);
    }

    @GET
    public TemplateInstance page(@PathParam("id") long id) {
        return page(access.teacher(id), FormErrors.none());
    }

    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response change(
            @PathParam("id") long id,
            @FormParam("name") @DefaultValue("") String name,
            @FormParam("zone") @DefaultValue("") String zone) {
        Membership membership = access.teacher(id);
        ClassroomText typed = ClassroomText.of(name, zone);
        FormErrors errors = classrooms.change(id, typed);
        if (!errors.isEmpty()) {
            return FormErrors.answer(page(membership, typed, "", errors));
        }
        flash.success("classes-changed");
        return to(membership);
    }

    @POST
    @Path("/link")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response link(@PathParam("id") long id, @FormParam("do") @DefaultValue("") String order) {
        Membership membership = access.teacher(id);
        LinkOrder known = LinkOrder.ofCode(order).orElseThrow(BadRequestException::new);
        classrooms.change(id, known);
        flash.success(known.done());
        return to(membership);
    }

    @POST
    @Path("/archive")
    public Response archive(@PathParam("id") long id) {
        Membership membership = access.teacher(id);
        classrooms.archive(id);
        flash.success("classes-archive-done");
        return to(membership);
    }

    @POST
    @Path("/restore")
    public Response restore(@PathParam("id") long id) {
        Membership membership = access.teacher(id);
        if (classrooms.restore(current.required(), id)) {
            flash.success("classes-restore-done");
        } else {
            flash.notice("classes-restore-too-many");
        }
        return to(membership);
    }

    /** Only where the class's name was typed. */
    @POST
    @Path("/delete")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response delete(@PathParam("id") long id, @FormParam("confirmed") @DefaultValue("") String confirmed) {
        Membership membership = access.teacher(id);
        if (!confirmed.strip().equals(membership.classroom().name())) {
            return FormErrors.answer(page(
                    membership,
                    stored(membership),
                    confirmed,
                    FormErrors.none().and("confirmed", "classes-delete-other-name")));
        }
        classrooms.delete(id);
        flash.success("classes-deleted");
        return Response.seeOther(URI.create("/classes")).build();
    }

    private TemplateInstance page(Membership membership, FormErrors errors) {
        return page(membership, stored(membership), "", errors);
    }

    private TemplateInstance page(Membership membership, ClassroomText typed, String confirmed, FormErrors errors) {
        ShownLink link = classrooms
                .link(membership.classroom().id())
                .map(known ->
                        new ShownLink(site.of(new LocalAddress(known.address())).toString(), known.open()))
                .orElse(new ShownLink(null, false));
        return Templates.settings(membership, link, TimeZones.all(), typed, confirmed, errors);
    }

    private static ClassroomText stored(Membership membership) {
        return new ClassroomText(
                membership.classroom().name(),
                TimeZones.nameOf(membership.classroom().zone()));
    }

    private static Response to(Membership membership) {
        return Response.seeOther(URI.create(membership.classroom().address() + "/settings"))
                .build();
    }
}
