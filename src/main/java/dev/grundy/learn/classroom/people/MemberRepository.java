package dev.grundy.learn.classroom.people;

import dev.grundy.base.database.Sql;
import dev.grundy.learn.classroom.ClassroomRole;
import dev.grundy.people.account.SecretToken;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;

/** The table {@code classroom_member}. Each method is one statement, within the caller's transaction where there is one. Thread-safe. */
@ApplicationScoped
class MemberRepository {
    private static final Sql ALL = Sql.of("""
            select a.name, m.role, m.joined_at,
                   exists (select from class_right r where r.classroom_id = m.classroom_id and r.account_id = m.account_id) as seated
            from classroom_member m join account a on a.id = m.account_id
            where m.classroom_id = :classroom order by lower(a.name), a.id""");
    private static final Sql ROLE =
            Sql.of("select role from classroom_member where classroom_id = :classroom and account_id = :account");
    private static final Sql COUNT =
            Sql.of("select count(*) as members from classroom_member where classroom_id = :classroom");
    private static final Sql BEHIND = Sql.of("select id from classroom where invite_code = :code");
    private static final Sql STANDING = Sql.of("""
            select c.name, c.archived_at is not null as archived, c.invite_closed_at is null as open,
                   (select count(*) from classroom_member m where m.classroom_id = c.id) as members
            from classroom c where c.id = :classroom""");
    private static final Sql PUT = Sql.of("""
            insert into classroom_member (classroom_id, account_id, role, joined_at) values (:classroom, :account, :role, :now)
            on conflict (classroom_id, account_id) do update set role = excluded.role""");
    private static final Sql MAKE_TEACHER = Sql.of("""
            update classroom_member m set role = 'teacher' from account a
            where m.classroom_id = :classroom and m.account_id = a.id and a.name = :name and m.role = 'student'""");
    private static final Sql REMOVE_STUDENT = Sql.of("""
            delete from classroom_member m using account a
            where m.classroom_id = :classroom and m.account_id = a.id and a.name = :name and m.role = 'student'""");
    private static final Sql REMOVE =
            Sql.of("delete from classroom_member where classroom_id = :classroom and account_id = :account");
    private static final Sql HAS_OTHER_TEACHER = Sql.of("""
            select exists (select from classroom_member
                where classroom_id = :classroom and role = 'teacher' and account_id <> :account) as there""");

    private final DataSource database;

    MemberRepository(DataSource database) {
        this.database = database;
    }

    /** The facts about a class for people who may join it. */
    record Standing(String name, boolean archived, boolean open, int members) {}

    /** By name. */
    List<Member> of(long classroom) {
        return ALL.on(database).with("classroom", classroom).list(MemberRepository::member);
    }

    /** Empty for somebody who is not in the class. */
    Optional<ClassroomRole> role(long classroom, long account) {
        return ROLE.on(database)
                .with("classroom", classroom)
                .with("account", account)
                .find(row -> ClassroomRole.ofCode(row.getString("role")).orElseThrow());
    }

    /** Teachers and students. */
    int count(long classroom) {
        return COUNT.on(database).with("classroom", classroom).one(row -> row.getInt("members"));
    }

    /** The class that has this link, open or not. */
    Optional<Long> behind(SecretToken code) {
        return BEHIND.on(database).with("code", code.value()).find(row -> row.getLong("id"));
    }

    Optional<Standing> standing(long classroom) {
        return STANDING.on(database)
                .with("classroom", classroom)
                .find(row -> new Standing(
                        row.getString("name"),
                        row.getBoolean("archived"),
                        row.getBoolean("open"),
                        row.getInt("members")));
    }

    /** Somebody who is in the class gets the role, and stays in it since when they were. */
    void put(long classroom, long account, ClassroomRole role, Instant now) {
        PUT.on(database)
                .with("classroom", classroom)
                .with("account", account)
                .with("role", role.code())
                .with("now", now)
                .update();
    }

    /** False where no student has that name. */
    boolean makeTeacher(long classroom, String name) {
        return MAKE_TEACHER
                        .on(database)
                        .with("classroom", classroom)
                        .with("name", name)
                        .update()
                > 0;
    }

    /** False where no student has that name. */
    boolean removeStudent(long classroom, String name) {
        return REMOVE_STUDENT
                        .on(database)
                        .with("classroom", classroom)
                        .with("name", name)
                        .update()
                > 0;
    }

    void remove(long classroom, long account) {
        REMOVE.on(database)
                .with("classroom", classroom)
                .with("account", account)
                .update();
    }

    boolean hasOtherTeacher(long classroom, long account) {
        return HAS_OTHER_TEACHER
                .on(database)
                .with("classroom", classroom)
                .with("account", account)
                .one(row -> row.getBoolean("there"));
    }

    private static Member member(ResultSet row) throws SQLException {
        return new Member(
                row.getString("name"),
                ClassroomRole.ofCode(row.getString("role")).orElseThrow(),
                Objects.requireNonNull(Sql.instant(row, "joined_at")),
                row.getBoolean("seated"));
    }
}
