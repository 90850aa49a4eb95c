package dev.grundy.people.email.choice;

import dev.grundy.base.database.Query;
import dev.grundy.base.database.Sql;
import dev.grundy.web.frame.PageLanguage;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.sql.DataSource;

/** The tables of {@link ChosenMail}. Each method is one statement, within the caller's transaction where there is one. Thread-safe. */
@ApplicationScoped
class MailChoiceRepository {
    private static final Function<ChosenMail, Sql> FIND = each("""
            select exists (select from TABLE where account_id = :account) as chosen,
                exists (select from account_email where account_id = :account and confirmed) as addressed""");
    private static final Function<ChosenMail, Sql> ADD = each("""
            insert into TABLE (account_id, language, SINCE) values (:account, :language, cast(:since as TYPE))
            on conflict (account_id) do nothing""");
    private static final Function<ChosenMail, Sql> REMOVE = each("delete from TABLE where account_id = :account");

    private final DataSource database;

    MailChoiceRepository(DataSource database) {
        this.database = database;
    }

    /** @param offered whether the operator lets people choose it */
    Query<MailChoice> of(ChosenMail mail, long account, boolean offered) {
        return FIND.apply(mail)
                .on(database)
                .with("account", account)
                .first(row -> new MailChoice(mail, offered, row.is("addressed"), row.is("chosen")))
                .map(Optional::orElseThrow);
    }

    /** Leaves it as it is where it was chosen before. */
    void add(ChosenMail mail, long account, PageLanguage language, String since) {
        ADD.apply(mail)
                .on(database)
                .with("account", account)
                .with("language", language.code())
                .with("since", since)
                .update();
    }

    void remove(ChosenMail mail, long account) {
        REMOVE.apply(mail).on(database).with("account", account).update();
    }

    private static Function<ChosenMail, Sql> each(String statement) {
        Map<ChosenMail, Sql> statements = Stream.of(ChosenMail.values())
                .collect(Collectors.toMap(Function.identity(), mail -> Sql.of(mail.inSql(statement))));
        return mail -> Objects.requireNonNull(statements.get(mail));
    }
}
