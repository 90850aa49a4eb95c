package dev.grundy.people.announcement;

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
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where admins announce something to everybody, and see earlier announcements. */
@Path("/admin/announcements")
@RolesAllowed(Role.ADMIN_CODE)
@Produces(MediaType.TEXT_HTML)
class AnnouncementPages {
    private static final String PAGE = "/admin/announcements";
    private static final int LINES = 30;
    private static final String NUMBER = "[0-9]{1,18}";

    private final CurrentAccount current;
    private final Announcements announcements;
    private final Flash flash;
    private final Clock clock;

    AnnouncementPages(CurrentAccount current, Announcements announcements, Flash flash, Clock clock) {
        this.current = current;
        this.announcements = announcements;
        this.flash = flash;
        this.clock = clock;
    }

    @CheckedTemplate(basePath = "people/announcement", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance announcements(Typed typed, FormErrors errors, Shown shown, String zone);
    }

    /** The form as it was typed. */
    static class Typed {
        @FormParam("kind")
        @DefaultValue("")
        public String kind = "";

        @FormParam("english")
        @DefaultValue("")
        public String english = "";

        @FormParam("german")
        @DefaultValue("")
        public String german = "";

        @FormParam("from")
        @DefaultValue("")
        public String from = "";

        @FormParam("until")
        @DefaultValue("")
        public String until = "";

        public AnnouncementKind[] kinds() {
            return AnnouncementKind.values();
        }
    }

    /**
     * One page of announcements, latest first.
     *
     * @param first address of the first page; null on it
     * @param next  address of the page after this one; null on the last
     */
    record Shown(
            List<Line> lines,
            @Nullable String first,
            @Nullable String next) {}

    /** One that was said, and how it is with it now. */
    record Line(Banner banner, Instant now) {
        public Announcement announcement() {
            return banner.kept().announcement();
        }

        public Optional<Instant> withdrawnAt() {
            return banner.kept().withdrawnAt();
        }

        public boolean isToCome() {
            return withdrawnAt().isEmpty() && announcement().until().isAfter(now);
        }

        public boolean isShown() {
            return banner.kept().isShown(now);
        }
    }

    @GET
    public TemplateInstance list(@QueryParam("before") @Nullable String before) {
        return page(new Typed(), FormErrors.none(), before);
    }

    /** Without a beginning it begins now. */
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response announce(@BeanParam Typed typed) {
        Instant now = clock.instant();
        Optional<Instant> from = typed.from.isBlank() ? Optional.of(now) : instant(typed.from);
        Optional<Instant> until = instant(typed.until);
        FormErrors errors = check(typed);
        if (from.isEmpty()) {
            errors = errors.and("from", "announcement-moment-form");
        }
        if (until.isEmpty()) {
            errors = errors.and("until", "announcement-moment-form");
        } else if (!until.get().isAfter(now)) {
            errors = errors.and("until", "announcement-until-form");
        } else if (from.isPresent() && !until.get().isAfter(from.get())) {
            errors = errors.and("until", "announcement-until-before");
        }
        if (!errors.isEmpty()) {
            return FormErrors.answer(page(typed, errors, null));
        }
        boolean done = announcements.announce(new Announcement(
                AnnouncementKind.ofCode(typed.kind).orElseThrow(),
                typed.english.strip(),
                typed.german.strip(),
                from.orElseThrow(),
                until.orElseThrow()));
        if (done) {
            flash.success("announcement-made");
        } else {
            flash.notice("announcement-there-already");
        }
        return back();
    }

    @POST
    @Path("/withdraw")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response withdraw(@FormParam("id") @DefaultValue("") String id) {
        if (id.matches(NUMBER) && announcements.withdraw(Long.parseLong(id))) {
            flash.success("announcement-withdrawn");
        } else {
            flash.notice("announcement-over");
        }
        return back();
    }

    private static FormErrors check(Typed typed) {
        FormErrors errors = FormErrors.none();
        if (AnnouncementKind.ofCode(typed.kind).isEmpty()) {
            errors = errors.and("kind", "announcement-kind-form");
        }
        if (!Announcement.isText(typed.english)) {
            errors = errors.and("english", "announcement-text-form", Announcement.LONGEST);
        }
        return Announcement.isText(typed.german)
                ? errors
                : errors.and("german", "announcement-text-form", Announcement.LONGEST);
    }

    private TemplateInstance page(Typed typed, FormErrors errors, @Nullable String before) {
        Optional<Long> start =
                Optional.ofNullable(before).filter(text -> text.matches(NUMBER)).map(Long::valueOf);
        List<Line> lines = announcements.list(start.orElse(Long.MAX_VALUE), LINES + 1).stream()
                .map(kept -> new Line(new Banner(kept), clock.instant()))
                .toList();
        boolean more = lines.size() > LINES;
        List<Line> shown = more ? lines.subList(0, LINES) : lines;
        return Templates.announcements(
                typed,
                errors,
                new Shown(
                        shown,
                        start.isPresent() ? PAGE : null,
                        more ? PAGE + "?before=" + shown.getLast().banner().getId() : null),
                ZoneOffset.UTC.equals(zone()) ? "UTC" : zone().getId());
    }

    /**
     * As browsers write it, or with a blank as people do where the browser has no field for it; in the admin's zone. Fractions of a second do
     * not count.
     */
    private Optional<Instant> instant(String typed) {
        try {
            return Optional.of(LocalDateTime.parse(typed.strip().replaceFirst(" +", "T")))
                    .filter(time -> time.getYear() > 1999 && time.getYear() < 10_000)
                    .map(time ->
                            time.truncatedTo(ChronoUnit.SECONDS).atZone(zone()).toInstant());
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    private ZoneId zone() {
        return current.required().zoneOrUtc();
    }

    private static Response back() {
        return Response.seeOther(URI.create(PAGE)).build();
    }
}
