package dev.grundy.people.openid;

import dev.grundy.base.database.Sql;
import dev.grundy.web.frame.LocalAddress;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import javax.sql.DataSource;

/**
 * Sign-ins that browsers have begun with providers: the tables {@code provider_request} and {@code proven_identity}. Within the caller's
 * transaction where there is one. Thread-safe.
 */
@ApplicationScoped
public class AskedBrowserRepository {
    /** So long somebody may take at a provider. */
    public static final Duration QUESTION_LIFETIME = Duration.ofMinutes(15);

    /** So long somebody may take to choose a name, or to sign in and link. */
    public static final Duration WAITING_LIFETIME = Duration.ofMinutes(10);

    private static final Sql ASK = Sql.of("""
            insert into provider_request (token_hash, provider, account_id, return_to, anew_since, expires_at)
            values (:hash, :provider, cast(:account as bigint), :return_to, cast(:anew as timestamptz), :expires_at)""");
    private static final Sql TAKE_QUESTION = Sql.of("""
            with taken as (delete from provider_request where token_hash = :hash returning *)
            select provider, account_id, return_to, anew_since from taken where expires_at > :now""");
    private static final Sql KEEP = Sql.of("""
            insert into proven_identity
                (token_hash, provider, issuer, subject, shown_as, proposed_name, address, return_to, expires_at)
            values (:hash, :provider, :issuer, :subject, :shown_as, :proposed_name, :address, :return_to, :expires_at)""");
    private static final Sql WAITING = Sql.of("""
            select provider, issuer, subject, shown_as, proposed_name, address, return_to from proven_identity
            where token_hash = :hash and expires_at > :now""");
    private static final Sql END = Sql.of("delete from proven_identity where token_hash = :hash");
    private static final Sql FORGET_QUESTIONS = Sql.of("delete from provider_request where expires_at <= :now");
    private static final Sql FORGET_WAITING = Sql.of("delete from proven_identity where expires_at <= :now");

    private final DataSource database;
    private final Clock clock;

    AskedBrowserRepository(DataSource database, Clock clock) {
        this.database = database;
        this.clock = clock;
    }

    public void ask(BrowserKey browser, OpenIdQuestion question) {
        ASK.on(database)
                .with("hash", browser.hash())
                .with("provider", question.provider())
                .with("account", question.account().orElse(null))
                .with("return_to", question.next().value())
                .with("anew", question.anew().orElse(null))
                .with("expires_at", clock.instant().plus(QUESTION_LIFETIME))
                .update();
    }

    /** The question with which that browser was sent to a provider, taken once; empty where there is nothing, or it is too long ago. */
    public Optional<OpenIdQuestion> takeQuestion(BrowserKey browser) {
        return TAKE_QUESTION
                .on(database)
                .with("hash", browser.hash())
                .with("now", clock.instant())
                .find(AskedBrowserRepository::question);
    }

    public void keep(BrowserKey browser, PendingIdentity waiting) {
        ProvenIdentity identity = waiting.identity();
        KEEP.on(database)
                .with("hash", browser.hash())
                .with("provider", identity.provider())
                .with("issuer", identity.issuer())
                .with("subject", identity.subject())
                .with("shown_as", identity.shownAs())
                .with("proposed_name", identity.proposed())
                .with("address", identity.address().orElse(""))
                .with("return_to", waiting.next().value())
                .with("expires_at", clock.instant().plus(WAITING_LIFETIME))
                .update();
    }

    public Optional<PendingIdentity> waiting(BrowserKey browser) {
        return WAITING.on(database)
                .with("hash", browser.hash())
                .with("now", clock.instant())
                .find(AskedBrowserRepository::waiting);
    }

    /** Whether something waited until now. */
    public boolean end(BrowserKey browser) {
        return END.on(database).with("hash", browser.hash()).update() == 1;
    }

    @Scheduled(every = "1h", delayed = "10m")
    void forgetExpired() {
        FORGET_QUESTIONS.on(database).with("now", clock.instant()).update();
        FORGET_WAITING.on(database).with("now", clock.instant()).update();
    }

    private static OpenIdQuestion question(ResultSet row) throws SQLException {
        return new OpenIdQuestion(
                row.getString("provider"),
                Optional.ofNullable(row.getObject("account_id", Long.class)),
                LocalAddress.orHome(row.getString("return_to")),
                Optional.ofNullable(Sql.instant(row, "anew_since")));
    }

    private static PendingIdentity waiting(ResultSet row) throws SQLException {
        return new PendingIdentity(
                new ProvenIdentity(
                        row.getString("provider"),
                        row.getString("issuer"),
                        row.getString("subject"),
                        row.getString("shown_as"),
                        row.getString("proposed_name"),
                        Optional.of(row.getString("address")).filter(address -> !address.isEmpty())),
                LocalAddress.orHome(row.getString("return_to")));
    }
}
