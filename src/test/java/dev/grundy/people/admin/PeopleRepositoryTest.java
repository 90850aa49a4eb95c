package dev.grundy.people.admin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.people.account.Role;
import dev.grundy.testsupport.MigratedDatabase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** One of a hundred thousand people is found without reading the others. */
class PeopleRepositoryTest {
    private static DataSource database;
    private static PeopleRepository people;

    @BeforeAll
    static void aHundredThousand() {
        database = MigratedDatabase.create();
        people = new PeopleRepository(database);
        Sql.of("""
                insert into account (name, password_hash, role, must_change_password, created_at, profile_public)
                select case when n % 2 = 0 then 'Person-' else 'person_' end || n, 'x', case when n % 10000 = 0 then 'author' else 'user' end,
                       false, now(), true
                from generate_series(1, 100000) n""").on(database).update();
        Sql.of("""
                insert into account_email (account_id, confirmed, address, given_at)
                select id, id % 3 = 0, lower(name) || '@Example.org', now() from account""").on(database).update();
        Sql.of("analyze account").on(database).update();
        Sql.of("analyze account_email").on(database).update();
    }

    @Test
    void aNameIsFoundByItsBeginningInAnyCase() {
        assertThat(names("PERSON-4242", Optional.empty()))
                .containsExactly(
                        "Person-4242", "Person-42420", "Person-42422", "Person-42424", "Person-42426", "Person-42428");
        assertThat(names("nobody", Optional.empty())).isEmpty();
        assertThat(names("%", Optional.empty())).isEmpty();
        assertThat(names("person-4242\0", Optional.empty())).hasSize(6);
    }

    @Test
    void anAddressIsFoundOnceItIsConfirmed() {
        List<String> confirmed = Sql.of("""
                        select a.name from account a join account_email e on e.account_id = a.id and e.confirmed
                        where a.name like 'Person-3333%' order by lower(e.address) collate "C\"""").on(database).list(row -> row.getString("name"));
        assertThat(confirmed).isNotEmpty();
        assertThat(confirmed.stream().flatMap(name -> names(name + "@example", Optional.empty()).stream()))
                .containsExactlyElementsOf(confirmed);
        String waiting = Sql.of(
                        "select a.name from account a join account_email e on e.account_id = a.id and not e.confirmed limit 1")
                .on(database)
                .one(row -> row.getString("name"));
        assertThat(names(waiting + "@example.org", Optional.empty())).isEmpty();
    }

    @Test
    void pagesLeadThroughAllOfThem() {
        List<String> all = new ArrayList<>();
        String after = "";
        while (true) {
            List<PersonLine> page = people.search("person-99", Optional.empty(), after, 50);
            if (page.isEmpty()) {
                break;
            }
            page.forEach(line -> all.add(line.name()));
            after = page.getLast().key();
        }
        assertThat(all).doesNotHaveDuplicates().hasSize(555);
    }

    @Test
    void thoseWithARoleAreFound() {
        assertThat(names("", Optional.of(Role.AUTHOR))).hasSize(10).contains("Person-10000", "Person-100000");
        assertThat(names("person-1", Optional.of(Role.AUTHOR))).containsExactly("Person-10000", "Person-100000");
        assertThat(names("", Optional.of(Role.ADMIN))).isEmpty();
    }

    @Test
    void noSearchReadsEverybody() {
        for (boolean byEmail : List.of(false, true)) {
            assertThat(plan(byEmail, false, "person-4242")).as("a beginning").doesNotContain("Seq Scan on account");
            assertThat(plan(byEmail, false, ""))
                    .as("the first page of all")
                    .doesNotContain("Seq Scan on account", "Sort  (");
        }
        assertThat(plan(false, true, "")).as("those with a role").doesNotContain("Seq Scan on account");
    }

    private static String plan(boolean byEmail, boolean ofRole, String text) {
        Sql.Execution explained = Sql.of("explain " + PeopleRepository.searchText(byEmail, ofRole))
                .on(database)
                .with("from", text)
                .with("to", text + Character.toString(Character.MAX_CODE_POINT))
                .with("after", "")
                .with("most", 51);
        if (ofRole) {
            explained.with("role", "author");
        }
        return String.join("\n", explained.list(row -> row.getString(1)));
    }

    private static List<String> names(String text, Optional<Role> role) {
        return Stream.of(people.search(text, role, "", 51))
                .flatMap(List::stream)
                .map(PersonLine::name)
                .toList();
    }
}
