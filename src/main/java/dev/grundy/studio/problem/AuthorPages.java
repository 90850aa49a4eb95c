package dev.grundy.studio.problem;

import dev.grundy.people.account.Role;
import dev.grundy.studio.copy.Author;
import dev.grundy.studio.copy.StudioDoor;
import dev.grundy.studio.copy.WorkingCopy;
import dev.grundy.studio.publication.RequestText;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Optional;

/** Admins say who writes a problem. */
@Path("/admin/studio/" + StudioDoor.ID + "/authors")
@RolesAllowed(Role.ADMIN_CODE)
@Produces(MediaType.TEXT_HTML)
class AuthorPages {
    private final StudioDoor door;
    private final Authors authors;
    private final CopyPages pages;
    private final Flash flash;

    AuthorPages(StudioDoor door, Authors authors, CopyPages pages, Flash flash) {
        this.door = door;
        this.authors = authors;
        this.pages = pages;
        this.flash = flash;
    }

    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response add(@PathParam("id") String id, @FormParam("name") @DefaultValue("") String typed) {
        WorkingCopy copy = door.copy(id);
        String name = RequestText.of(typed);
        Optional<Author> author = authors.named(name);
        if (author.isEmpty()) {
            return pages.again(copy, name, FormErrors.none().and("name", "security-nobody"));
        }
        if (!author.get().mayWrite()) {
            return pages.again(
                    copy,
                    name,
                    FormErrors.none()
                            .and("name", "studio-author-role", author.get().name()));
        }
        if (authors.add(copy, author.get())) {
            flash.success("studio-author-added", author.get().name());
        } else {
            flash.notice("studio-author-already", author.get().name());
        }
        return StudioDoor.to(copy.address());
    }

    @POST
    @Path("/remove")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response remove(@PathParam("id") String id, @FormParam("name") @DefaultValue("") String typed) {
        WorkingCopy copy = door.copy(id);
        String name = RequestText.of(typed);
        Optional<Author> author = authors.named(name);
        if (author.filter(known -> authors.remove(copy, known)).isPresent()) {
            flash.success("studio-author-removed", author.get().name());
        } else {
            flash.notice("studio-author-none", name);
        }
        return StudioDoor.to(copy.address());
    }
}
