package dev.grundy.learn.classroom.assignment;

import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.Visit;
import javax.sql.DataSource;

/** A class in Berlin, with rows in its tables as its own pages would write them. */
record TrialClass(DataSource database, long id) {
    static TrialClass add(DataSource database, Visit teacher) {
        long id = Sql.of("""
                insert into classroom (name, time_zone, made_at) values ('Games of ' || :teacher, 'Europe/Berlin', now()) returning id""").on(database).with("teacher", teacher.name()).one(row -> row.getLong("id"));
        TrialClass made = new TrialClass(database, id);
        made.join(teacher, "teacher");
        return made;
    }

    void join(Visit person, String role) {
        Sql.of("""
                insert into classroom_member (classroom_id, account_id, role, joined_at)
                select :class, id, :role, now() from account where name = :name""")
                .on(database)
                .with("class", id)
                .with("role", role)
                .with("name", person.name())
                .update();
    }

    void leave(Visit person) {
        Sql.of("""
                delete from classroom_member where classroom_id = :class
                    and account_id = (select id from account where name = :name)""").on(database).with("class", id).with("name", person.name()).update();
    }

    void archive() {
        Sql.of("update classroom set archived_at = now() where id = :class")
                .on(database)
                .with("class", id)
                .update();
    }

    String address() {
        return "/classes/" + id;
    }

    /** The number of its assignment that was made last. */
    long latest() {
        return Sql.of("select max(id) as id from assignment where classroom_id = :class")
                .on(database)
                .with("class", id)
                .one(row -> row.getLong("id"));
    }

    long assignments() {
        return Sql.of("select count(*) as count from assignment where classroom_id = :class")
                .on(database)
                .with("class", id)
                .one(row -> row.getLong("count"));
    }
}
