package dev.grundy.testsupport;

import dev.grundy.base.database.Sql;
import java.util.List;
import javax.sql.DataSource;

/** The class of {@code sights.yaml}, number 900019: dan teaches it, ada and ben learn in it. */
public final class MadeClass {
    private static final List<String> STATEMENTS = List.of("""
            insert into classroom (id, name, time_zone, made_at) overriding system value
            values (900019, 'Nim 101', 'Europe/Berlin', now()) on conflict do nothing""", """
            insert into classroom_member (classroom_id, account_id, role, joined_at)
            select 900019, id, case name when 'dan' then 'teacher' else 'student' end, now()
            from account where name in ('ada', 'ben', 'dan') on conflict do nothing""", """
            insert into assignment (id, classroom_id, title, opens_at, due_at, rule, least, made_at) overriding system value
            values (900019, 900019, 'Nim 1', '2026-01-01+00', '2999-01-31+00', 'solved', null, now()),
                   (900020, 900019, 'Nim 2', '2026-01-01+00', '2026-01-31+00', 'hand', 2, now()),
                   (900021, 900019, 'Nim 3', '2998-01-01+00', null, 'score', 50, now())
            on conflict do nothing""", """
            insert into assignment_problem (assignment_id, problem_id, place)
            select a.id, p.id, row_number() over (partition by a.id order by p.display_id)
            from assignment a, problem p
            where a.id between 900019 and 900021 and p.slug in ('nim', 'stones-one-three-four', 'treblecross')
            on conflict do nothing""");

    private MadeClass() {}

    /** Adds it where it is missing; people and problems must be there. */
    public static void ofSights(DataSource database) {
        STATEMENTS.forEach(statement -> Sql.of(statement).on(database).update());
    }
}
