package dev.grundy.learn.classroom.result;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Objects;
import javax.sql.DataSource;

/** Reads who learns in a class. Thread-safe. */
@ApplicationScoped
class StudentRepository {
    private static final Sql OF = Sql.of("""
            select a.id, a.name from classroom_member m join account a on a.id = m.account_id
            where m.classroom_id = :classroom and m.role = 'student' order by lower(a.name), a.id""");

    private static final Sql MEMBERS = Sql.of("""
            select a.name, m.role, m.joined_at from classroom_member m join account a on a.id = m.account_id
            where m.classroom_id = :classroom order by m.role desc, lower(a.name), a.id""");

    private final DataSource database;

    StudentRepository(DataSource database) {
        this.database = database;
    }

    /** By name. */
    List<Student> of(long classroom) {
        return OF.on(database)
                .with("classroom", classroom)
                .list(row -> new Student(row.getLong("id"), row.getString("name")));
    }

    /** Teachers first, then students, by name. */
    List<ClassApi.ClassMember> members(long classroom) {
        return MEMBERS.on(database)
                .with("classroom", classroom)
                .list(row -> new ClassApi.ClassMember(
                        row.getString("name"),
                        row.getString("role"),
                        Objects.requireNonNull(Sql.instant(row, "joined_at"))));
    }
}
