package dev.grundy.people.code;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Role;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.Texts;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.BeanParam;
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
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where admins make codes that give a tier, see who redeemed them, and end them. */
@Path("/admin/codes")
@RolesAllowed(Role.ADMIN_CODE)
@Produces(MediaType.TEXT_HTML)
class CodePages {
    private static final String PAGE = "/admin/codes";
    private static final int LINES = 30;
    private static final String NUMBER = "[0-9]{1,18}";

    private final CurrentAccount current;
    private final TierCodes codes;
    private final Flash flash;
    private final Clock clock;

    CodePages(CurrentAccount current, TierCodes codes, Flash flash, Clock clock) {
        this.current = current;
        this.codes = codes;
        this.flash = flash;
        this.clock = clock;
    }

    @CheckedTemplate(basePath = "people/code", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance codes(CodeForm typed, FormErrors errors, Shown shown);
    }

    /**
     * Codes, latest first.
     *
     * @param first address of the first page; null on it
     * @param next  address of the page after this one; null on the last
     */
    record Shown(
            List<Line> lines,
            @Nullable String first,
            @Nullable String next) {}

    /** A code, and how it is with it now. */
    record Line(TierCode code, Instant now) {
        public String written() {
            return code.text().written();
        }

        public boolean isOpen() {
            return code.isOpen(now);
        }

        /** The last instant at which somebody can redeem it. */
        public Instant last() {
            return code.terms().until().minus(Duration.ofSeconds(1));
        }

        public String state() {
            if (code.endedAt().isPresent()) {
                return Texts.of("code-state-ended");
            }
            if (code.uses() >= code.terms().mostUses()) {
                return Texts.of("code-state-used-up");
            }
            return Texts.of(isOpen() ? "code-state-open" : "code-state-over");
        }
    }

    @GET
    public TemplateInstance list(@QueryParam("before") @Nullable String before) {
        return page(new CodeForm(), FormErrors.none(), before);
    }

    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response make(@BeanParam CodeForm typed) {
        ZoneId zone = current.required().zoneOrUtc();
        FormErrors errors = typed.check(clock.instant(), zone);
        if (!errors.isEmpty()) {
            return FormErrors.answer(page(typed, errors, null));
        }
        flash.success("code-made", codes.make(typed.terms(zone)).written());
        return back();
    }

    @POST
    @Path("/end")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response end(@FormParam("id") @DefaultValue("") String id) {
        if (id.matches(NUMBER) && codes.end(Long.parseLong(id))) {
            flash.success("code-ended");
        } else {
            flash.notice("code-ended-before");
        }
        return back();
    }

    private TemplateInstance page(CodeForm typed, FormErrors errors, @Nullable String before) {
        Optional<Long> start =
                Optional.ofNullable(before).filter(text -> text.matches(NUMBER)).map(Long::valueOf);
        Instant now = clock.instant();
        List<Line> lines = codes.list(start.orElse(Long.MAX_VALUE), LINES + 1).stream()
                .map(code -> new Line(code, now))
                .toList();
        boolean more = lines.size() > LINES;
        List<Line> shown = more ? lines.subList(0, LINES) : lines;
        return Templates.codes(
                typed,
                errors,
                new Shown(
                        shown,
                        start.isPresent() ? PAGE : null,
                        more ? PAGE + "?before=" + shown.getLast().code().id() : null));
    }

    private static Response back() {
        return Response.seeOther(URI.create(PAGE)).build();
    }
}
