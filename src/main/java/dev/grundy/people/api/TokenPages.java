package dev.grundy.people.api;

import dev.grundy.people.account.ChangesWaysIn;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Refusal;
import dev.grundy.people.api.token.ApiToken;
import dev.grundy.people.api.token.Lifetime;
import dev.grundy.people.api.token.NewToken;
import dev.grundy.people.api.token.Scope;
import dev.grundy.people.api.token.TokenLine;
import dev.grundy.people.api.token.Tokens;
import dev.grundy.people.credential.CurrentPassword;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.OpenToSuspended;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Where people make tokens for their programs, see them, and revoke them; a new one asks for the password. */
@Path(TokenPages.PATH)
@Authenticated
@Produces(MediaType.TEXT_HTML)
class TokenPages {
    static final String PATH = "/account/tokens";

    private static final String ID = "[1-9][0-9]{0,17}";

    private final CurrentAccount current;
    private final CurrentPassword currentPassword;
    private final Tokens tokens;
    private final SecurityLog log;
    private final Flash flash;

    TokenPages(CurrentAccount current, CurrentPassword currentPassword, Tokens tokens, SecurityLog log, Flash flash) {
        this.current = current;
        this.currentPassword = currentPassword;
        this.tokens = tokens;
        this.log = log;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "people/api", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance tokens(TokenList list);
    }

    /**
     * The page.
     *
     * @param made     the text of the token that was made just now; empty otherwise
     * @param name     as it stands in the form
     * @param chosen   scopes and lifetime as they stand in the form
     */
    record TokenList(List<TokenLine> tokens, Optional<String> made, String name, Chosen chosen, FormErrors errors) {
        public List<Scope> scopes() {
            return List.of(Scope.values());
        }

        public List<Lifetime> lifetimes() {
            return List.of(Lifetime.values());
        }

        public boolean isFull() {
            return tokens.size() >= Tokens.MOST;
        }

        public int most() {
            return Tokens.MOST;
        }
    }

    /** The scopes and the lifetime chosen for a token in the making. */
    record Chosen(Set<Scope> scopes, Lifetime lifetime) {
        static final Chosen USUAL = new Chosen(EnumSet.allOf(Scope.class), Lifetime.USUAL);

        public boolean has(Scope scope) {
            return scopes.contains(scope);
        }
    }

    @ChangesWaysIn
    @GET
    public TemplateInstance list() {
        return page(Optional.empty(), "", Chosen.USUAL, FormErrors.none());
    }

    /** The answer shows the token, this once. */
    @ChangesWaysIn
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response make(
            @FormParam("name") @DefaultValue("") String name,
            @FormParam("scope") List<String> scopes,
            @FormParam("lifetime") @DefaultValue("") String lifetime,
            @FormParam(CurrentPassword.FIELD) @DefaultValue("") String password,
            RoutingContext request) {
        String known = name.replaceAll("\\p{Cntrl}", " ").strip();
        Chosen chosen = new Chosen(scopes(scopes), Lifetime.ofCode(lifetime).orElse(Lifetime.USUAL));
        FormErrors errors = check(known, chosen);
        if (!errors.isEmpty()) {
            return refused(known, chosen, errors);
        }
        Optional<Refusal> refusal = currentPassword.check(current.required(), password, request);
        if (refusal.isPresent()) {
            return refusal.get().with(wrong -> page(Optional.empty(), known, chosen, wrong));
        }
        long account = current.required().accountId();
        Optional<ApiToken> made = tokens.make(account, new NewToken(known, chosen.scopes(), chosen.lifetime()));
        made.ifPresent(token -> log.record(SecurityEvent.TOKEN_MADE, account, known));
        return made.isPresent()
                ? Response.ok(page(made.map(ApiToken::value), "", Chosen.USUAL, FormErrors.none()))
                        .header("Cache-Control", "private, no-store")
                        .build()
                : refused(known, chosen, FormErrors.none().and("name", "tokens-too-many", Tokens.MOST));
    }

    @ChangesWaysIn(back = PATH)
    @OpenToSuspended
    @POST
    @Path("/{id}/revoke")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response revoke(@PathParam("id") String id) {
        if (!id.matches(ID)) {
            throw new NotFoundException();
        }
        long account = current.required().accountId();
        String name = tokens.revoke(account, Long.parseLong(id)).orElseThrow(NotFoundException::new);
        log.record(SecurityEvent.TOKEN_REVOKED, account, name);
        flash.success("tokens-revoked", name);
        return toList();
    }

    @ChangesWaysIn(back = PATH)
    @OpenToSuspended
    @POST
    @Path("/revoke")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response revokeAll() {
        long account = current.required().accountId();
        tokens.revokeAll(account).forEach(name -> log.record(SecurityEvent.TOKEN_REVOKED, account, name));
        flash.success("tokens-revoked-all");
        return toList();
    }

    private TemplateInstance page(Optional<String> made, String name, Chosen chosen, FormErrors errors) {
        List<TokenLine> lines = tokens.of(current.required().accountId());
        return Templates.tokens(new TokenList(lines, made, name, chosen, errors));
    }

    private Response refused(String name, Chosen chosen, FormErrors errors) {
        return FormErrors.answer(page(Optional.empty(), name, chosen, errors));
    }

    private static FormErrors check(String name, Chosen chosen) {
        FormErrors errors = FormErrors.none();
        if (name.isEmpty() || name.length() > NewToken.LONGEST_NAME) {
            errors = errors.and("name", "tokens-name-form", NewToken.LONGEST_NAME);
        }
        return chosen.scopes().isEmpty() ? errors.and("scope", "tokens-scope-none") : errors;
    }

    private static Set<Scope> scopes(List<String> codes) {
        Set<Scope> scopes = EnumSet.noneOf(Scope.class);
        codes.forEach(code -> Scope.ofCode(code).ifPresent(scopes::add));
        return scopes;
    }

    private static Response toList() {
        return Response.seeOther(URI.create("/account/tokens")).build();
    }
}
