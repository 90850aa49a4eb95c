package dev.grundy.testsupport;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.people.tier.Entitlement;
import dev.grundy.people.tier.EntitlementRepository;
import dev.grundy.people.tier.Entitlements;
import dev.grundy.testsupport.People.Person;
import dev.grundy.testsupport.People.Sent;
import java.time.Instant;
import java.util.Map;
import javax.sql.DataSource;

/**
 * A running Grundy with the {@link People} in it. They come through the pages as people do, so the product itself stores
 * their data. Only the gifts of an operator, a tier and a role, are written beside them.
 */
public final class Inhabited {
    private final DataSource database;
    private final Instant now;

    /** @param database of the Grundy that {@link Visit} talks with */
    public Inhabited(DataSource database, Instant now) {
        this.database = database;
        this.now = now;
    }

    /** Lets those come who are not there yet, and those send again who lost all they sent; does nothing for the others. */
    public void settle() {
        People.all().forEach(person -> {
            if (!isThere(person)) {
                settle(person);
            } else if (!person.sent().isEmpty() && hasNothingLeft(person)) {
                send(person, signedIn(person));
            }
        });
        addClass();
    }

    /** Under an address that stays: ben teaches, ada learns. */
    private void addClass() {
        Sql.of("""
                with made as (
                    insert into classroom (id, name, time_zone, invite_code, made_at) overriding system value
                    values (900001, 'Game theory, autumn', 'Europe/Berlin', repeat('A', 43), :now)
                    on conflict do nothing returning id)
                insert into classroom_member (classroom_id, account_id, role, joined_at)
                select made.id, a.id, case a.name when 'ben' then 'teacher' else 'student' end, :now
                from made join account a on a.name in ('ada', 'ben')""").on(database).with("now", now).update();
    }

    private boolean isThere(Person person) {
        return new EntitlementRepository(database).accountNamed(person.name()).isPresent();
    }

    /** Who shares a database with a test that empties the catalogue loses what they sent. */
    private boolean hasNothingLeft(Person person) {
        return Sql.of("select from submission s join account a on a.id = s.account_id where a.name = :name limit 1")
                .on(database)
                .with("name", person.name())
                .find(row -> true)
                .isEmpty();
    }

    private static Visit signedIn(Person person) {
        Visit visit = Visit.asGuest();
        visit.submit("/sign-in", Map.of("name", person.name(), "password", Visit.password()))
                .then()
                .statusCode(303);
        return visit;
    }

    private void settle(Person person) {
        Visit visit = Visit.register(person.name());
        EntitlementRepository entitlements = new EntitlementRepository(database);
        long account = entitlements.accountNamed(person.name()).orElseThrow();
        if (person.tier() != Tier.FREE) {
            new Entitlements(entitlements).grant(new Entitlement(account, person.tier(), now, Instant.MAX), now);
        }
        send(person, visit);
        visit.submit("/account/profile", Map.of("visible", "everybody")).then().statusCode(303);
        if (person.isAdmin()) {
            Sql.of("update account set role = 'admin' where id = :id")
                    .on(database)
                    .with("id", account)
                    .update();
        }
    }

    private static void send(Person person, Visit visit) {
        person.sent().forEach(sent -> send(visit, sent));
    }

    private static void send(Visit visit, Sent sent) {
        visit.submit(
                        "/problems/" + sent.problem() + "/submit",
                        Map.of("language", sent.language(), "source", sent.source()))
                .then()
                .statusCode(303);
    }
}
