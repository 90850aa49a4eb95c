package dev.grundy.problem.discussion;

import dev.grundy.people.account.Role;
import dev.grundy.problem.discussion.PostRepository.Place;
import dev.grundy.web.frame.Flash;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;

/** Where moderators and admins hide and restore posts, lock and unlock questions; the forms stand beside the posts. */
@Path("/admin/posts")
@RolesAllowed({Role.ADMIN_CODE, Role.MODERATOR_CODE})
class AdminPostPages {
    private final Posts posts;
    private final Flash flash;

    AdminPostPages(Posts posts, Flash flash) {
        this.posts = posts;
        this.flash = flash;
    }

    /** @param report from whose page the order comes, and where its answer leads; empty for the post's own page */
    @POST
    @Path("/{id: [1-9][0-9]{0,17}}")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response moderate(
            @PathParam("id") long id,
            @FormParam("do") @DefaultValue("") String code,
            @FormParam("report") @DefaultValue("") String report) {
        ModeratorOrder order = ModeratorOrder.ofCode(code).orElseThrow(BadRequestException::new);
        Place place = posts.moderate(id, order).orElseThrow(NotFoundException::new);
        flash.success("discussion-moderated");
        String back = report.matches("[1-9][0-9]{0,17}")
                ? "/admin/reports/" + report
                : "/problems/" + place.slug() + "/discussion/" + place.question() + "#post-" + id;
        return Response.seeOther(URI.create(back)).build();
    }
}
