package dev.grundy.learn.classroom.result;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import javax.sql.DataSource;

/** Reads who learns in a class. Thread-safe. */
@ApplicationScoped
class StudentRepository {
    private static final Sql OF = Sql.of("""
            select a.id, a.name from classroom_member m join account a on a.id = m.account_id
            where m.classroom_id = :classroom and m.role = 'student' order by lower(a.name), a.id""");

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
}
