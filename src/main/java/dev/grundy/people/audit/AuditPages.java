package dev.grundy.people.audit;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Role;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.StreamingOutput;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where admins read the decisions, download them, and see whether they are as they were written. */
@Path("/admin/audit")
@RolesAllowed(Role.ADMIN_CODE)
@Produces(MediaType.TEXT_HTML)
class AuditPages {
    private static final String PAGE = "/admin/audit";
    private static final int LINES = 50;
    private static final String NUMBER = "[0-9]{1,18}";

    private final CurrentAccount current;
    private final AuditLog log;

    AuditPages(CurrentAccount current, AuditLog log) {
        this.current = current;
        this.log = log;
    }

    /**
     * @param unknown whether a name stands in the search that nobody has
     * @param first   address of the first page; null on it
     * @param next    address of the page after this one; null on the last
     */
    record Found(
            boolean unknown,
            List<AuditView> entries,
            @Nullable String first,
            @Nullable String next) {
        static final Found NOBODY = new Found(true, List.of(), null, null);
    }

    @CheckedTemplate(basePath = "people/audit", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance audit(AuditSearch search, Found found, Optional<Chain> chain);
    }

    /** The search in the address. */
    static class Typed {
        @QueryParam("person")
        @DefaultValue("")
        public String person = "";

        @QueryParam("action")
        @DefaultValue("")
        public String action = "";

        @QueryParam("kind")
        @DefaultValue("")
        public String kind = "";

        @QueryParam("about")
        @DefaultValue("")
        public String about = "";

        @QueryParam("from")
        @DefaultValue("")
        public String from = "";

        @QueryParam("until")
        @DefaultValue("")
        public String until = "";

        AuditSearch search() {
            return new AuditSearch(person, action, kind, about, from, until);
        }
    }

    @GET
    public TemplateInstance list(@BeanParam Typed typed, @QueryParam("before") @Nullable String before) {
        AuditSearch search = typed.search();
        return Templates.audit(search, found(search, before), Optional.empty());
    }

    /** Reads all of the log, so it is asked for by a button. */
    @POST
    @Path("/check")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public TemplateInstance check() {
        AuditSearch search = new Typed().search();
        return Templates.audit(search, found(search, null), Optional.of(log.check()));
    }

    /** Written as it is read; that somebody took it along is an entry too. */
    @POST
    @Path("/export")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response export(@BeanParam Typed typed, @QueryParam("format") @DefaultValue("") String format) {
        AuditFormat chosen = AuditFormat.ofCode(format);
        Optional<AuditFilter> filter = typed.search().filter(log::accountNamed, zone());
        QuarkusTransaction.requiringNew()
                .run(() -> log.record(new Decision(
                        AuditAction.LOG_EXPORTED,
                        new Subject(SubjectKind.LOG, "audit"),
                        AuditedChange.made(Map.of("format", chosen.code())),
                        "")));
        StreamingOutput lines = output -> AuditExport.write(log, filter, chosen, output);
        return Response.ok(lines, chosen.mediaType())
                .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"audit." + chosen.code() + "\"")
                .build();
    }

    private Found found(AuditSearch search, @Nullable String before) {
        Optional<AuditFilter> filter = search.filter(log::accountNamed, zone());
        if (filter.isEmpty()) {
            return Found.NOBODY;
        }
        Optional<Long> start =
                Optional.ofNullable(before).filter(text -> text.matches(NUMBER)).map(Long::valueOf);
        List<AuditView> entries = log.list(filter.get(), start.orElse(Long.MAX_VALUE), LINES + 1).stream()
                .map(AuditView::new)
                .toList();
        boolean more = entries.size() > LINES;
        List<AuditView> shown = more ? entries.subList(0, LINES) : entries;
        String address = search.address(PAGE);
        return new Found(
                false,
                shown,
                start.isPresent() ? address : null,
                more ? address + "&before=" + shown.getLast().entry().id() : null);
    }

    private ZoneId zone() {
        return current.required().zoneOrUtc();
    }
}
