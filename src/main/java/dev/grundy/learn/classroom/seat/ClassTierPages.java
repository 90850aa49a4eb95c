package dev.grundy.learn.classroom.seat;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Role;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where admins find classes, grant them a tier with seats, change it, and take it back. */
@Path(ClassTierPages.PAGE)
@RolesAllowed(Role.ADMIN_CODE)
@Produces(MediaType.TEXT_HTML)
class ClassTierPages {
    static final String PAGE = "/admin/classes";
    private static final String ONE = "/{id: [1-9][0-9]{0,17}}";
    private static final int LINES = 30;
    private static final int LONGEST_TEXT = 80;
    private static final String NUMBER = "[0-9]{1,18}";

    private final CurrentAccount current;
    private final ClassTiers tiers;
    private final Flash flash;
    private final Clock clock;

    ClassTierPages(CurrentAccount current, ClassTiers tiers, Flash flash, Clock clock) {
        this.current = current;
        this.tiers = tiers;
        this.flash = flash;
        this.clock = clock;
    }

    @CheckedTemplate(basePath = "learn/classroom/seat", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance allClasses(String text, Shown shown, Instant now);

        static native TemplateInstance classTier(ClassLine line, ClassTierForm typed, FormErrors errors, Instant now);
    }

    /**
     * Classes, latest first.
     *
     * @param first address of the first page; null on it
     * @param next  address of the page after this one; null on the last
     */
    record Shown(
            List<ClassLine> lines,
            @Nullable String first,
            @Nullable String next) {}

    @GET
    public TemplateInstance list(
            @QueryParam("text") @DefaultValue("") String text, @QueryParam("before") @Nullable String before) {
        String typed = text.strip();
        String wanted = typed.substring(0, Math.min(typed.length(), LONGEST_TEXT));
        Optional<Long> start = Optional.ofNullable(before)
                .filter(given -> given.matches(NUMBER))
                .map(Long::valueOf);
        List<ClassLine> lines = tiers.list(wanted, start.orElse(Long.MAX_VALUE), LINES + 1);
        boolean more = lines.size() > LINES;
        List<ClassLine> shown = more ? lines.subList(0, LINES) : lines;
        String address = PAGE + "?text=" + URLEncoder.encode(wanted, StandardCharsets.UTF_8);
        return Templates.allClasses(
                wanted,
                new Shown(
                        shown,
                        start.isPresent() ? address : null,
                        more ? address + "&before=" + shown.getLast().id() : null),
                clock.instant());
    }

    @GET
    @Path(ONE)
    public TemplateInstance page(@PathParam("id") long id) {
        ClassLine line = found(id);
        return page(line, stored(line), FormErrors.none());
    }

    /** A class that has a tier gets this one in its place, unless that was changed since the form was opened. */
    @POST
    @Path(ONE)
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response grant(@PathParam("id") long id, @BeanParam ClassTierForm typed) {
        ClassLine line = found(id);
        FormErrors errors = typed.check(clock.instant(), zone());
        if (!errors.isEmpty()) {
            return FormErrors.answer(page(line, typed, errors));
        }
        return switch (tiers.grant(id, typed.seen, typed.granted(zone()))) {
            case MADE -> {
                flash.success(line.tier().isEmpty() ? "class-tier-granted" : "class-tier-changed");
                yield to(line);
            }
            case OVERTAKEN -> {
                ClassLine now = found(id);
                typed.seen = now.revision();
                yield overtaken(now, typed, "class-tier-overtaken");
            }
            case NONE -> throw new NotFoundException();
        };
    }

    /** @param seen {@link ClassLine#revision} of the class that the form was made for */
    @POST
    @Path(ONE + "/end")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response end(@PathParam("id") long id, @FormParam("seen") @DefaultValue("") String seen) {
        ClassLine line = found(id);
        return switch (tiers.end(id, seen)) {
            case MADE -> {
                flash.success("class-tier-ended");
                yield to(line);
            }
            case OVERTAKEN -> {
                ClassLine now = found(id);
                yield overtaken(now, stored(now), "class-tier-not-ended");
            }
            case NONE -> {
                flash.notice("class-tier-ended-before");
                yield to(line);
            }
        };
    }

    private Response overtaken(ClassLine now, ClassTierForm form, String messageKey) {
        return FormErrors.answer(page(now, form, FormErrors.none().and("form", messageKey)));
    }

    private ClassTierForm stored(ClassLine line) {
        return line.tier().map(granted -> ClassTierForm.of(granted, zone())).orElseGet(ClassTierForm::new);
    }

    private ClassLine found(long id) {
        return tiers.find(id).orElseThrow(NotFoundException::new);
    }

    private TemplateInstance page(ClassLine line, ClassTierForm typed, FormErrors errors) {
        return Templates.classTier(line, typed, errors, clock.instant());
    }

    private ZoneId zone() {
        return current.required().zoneOrUtc();
    }

    private static Response to(ClassLine line) {
        return Response.seeOther(URI.create(line.address())).build();
    }
}
