package dev.grundy.testsupport;

import dev.grundy.base.database.Sql;
import javax.sql.DataSource;

/**
 * Makes people admins who have shown a second factor in the browsers in which they are signed in.
 * {@code SecondFactorPagesTest} goes through the pages that this leaves out.
 */
public final class Admins {
    private static final Sql ADMIT = Sql.of("""
            with admin as (update account set role = 'admin' where name = :name returning id)
            update sign_in set second_factor = true, second_factor_at = now(), shown_at = now() from admin where account_id = admin.id""");

    private static final Sql ADMIT_ALONE = Sql.of("update account set role = 'admin' where name = :name");

    private Admins() {}

    /** @throws AssertionError when nobody of that name is signed in anywhere */
    public static void admit(DataSource database, String name) {
        if (ADMIT.on(database).with("name", name).update() == 0) {
            throw new AssertionError(name + " is signed in nowhere");
        }
    }

    /** As {@link #admit}, for another role. */
    public static void appoint(DataSource database, String name, String role) {
        admit(database, name);
        Sql.of("update account set role = :role where name = :name")
                .on(database)
                .with("role", role)
                .with("name", name)
                .update();
    }

    /** A second factor was shown just now wherever they are signed in. */
    public static void showSecondFactor(DataSource database, String name) {
        Sql.of("""
                update sign_in set second_factor = true, second_factor_at = now(), shown_at = now()
                where account_id = (select id from account where name = :name)""").on(database).with("name", name).update();
    }

    /** Leaves the browsers in which they are signed in as they are. */
    public static void admitWithoutSecondFactor(DataSource database, String name) {
        if (ADMIT_ALONE.on(database).with("name", name).update() == 0) {
            throw new AssertionError("nobody is called " + name);
        }
    }

    /** As {@link #admit}, for the admins of {@code people.yaml}; nothing for others. */
    public static void admitIfAdmin(DataSource database, String name) {
        if (People.all().stream()
                .anyMatch(person -> person.isAdmin() && person.name().equals(name))) {
            admit(database, name);
        }
    }
}
