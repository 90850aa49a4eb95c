package dev.grundy.people.audit;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.grundy.base.database.Sql;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import javax.sql.DataSource;

/** The table {@code audit_entry}. Thread-safe. */
final class AuditRepository {
    private static final Sql ADD = Sql.of("""
            insert into audit_entry (happened_at, actor_id, action, subject_kind, subject_id, before, after, reason, request, network)
            values (:now, cast(:actor as bigint), :action, :subject_kind, :subject_id, cast(:before as jsonb), cast(:after as jsonb),
                    :reason, :request, :network)""");
    private static final Sql CHECK = Sql.of("select entries, last_hash, broken from audit_check()");
    private static final Sql ACCOUNT_NAMED = Sql.of("select id from account where lower(name) = lower(:name)");
    private static final String LIST = """
            select e.id, e.happened_at, e.actor_id, coalesce(a.name, '') as actor_name, e.action, e.subject_kind, e.subject_id,
                   coalesce(s.name, '') as subject_name, e.before, e.after, e.reason, e.request, e.network, e.hash
            from audit_entry e
            left join account a on a.id = e.actor_id
            left join account s on e.subject_kind = 'account' and s.id::text = e.subject_id
            where %s order by e.id desc limit :most""";

    private final DataSource database;

    AuditRepository(DataSource database) {
        this.database = database;
    }

    /** Within the caller's transaction, where there is one. */
    void add(Decision decision, Actor actor, Instant now) {
        ADD.on(database)
                .with("now", now)
                .with("actor", actor.account().orElse(null))
                .with("action", decision.action().code())
                .with("subject_kind", decision.subject().kind().code())
                .with("subject_id", decision.subject().id())
                .with("before", json(decision.change().before()))
                .with("after", json(decision.change().after()))
                .with("reason", decision.reason())
                .with("request", actor.request())
                .with("network", actor.network())
                .update();
    }

    /**
     * Latest first.
     *
     * @param before only those with a smaller id
     */
    List<AuditEntry> list(AuditFilter filter, long before, int most) {
        Map<String, Object> values = new TreeMap<>(Map.of("before", before));
        List<String> conditions = new ArrayList<>(List.of("e.id < :before"));
        filter.actor().ifPresent(actor -> {
            conditions.add("e.actor_id = :actor");
            values.put("actor", actor);
        });
        filter.action().ifPresent(action -> {
            conditions.add("e.action = :action");
            values.put("action", action.code());
        });
        filter.subject().ifPresent(subject -> {
            conditions.add("e.subject_kind = :kind and e.subject_id = :subject");
            values.put("kind", subject.kind().code());
            values.put("subject", subject.id());
        });
        filter.from().ifPresent(from -> {
            conditions.add("e.happened_at >= :from");
            values.put("from", from);
        });
        filter.until().ifPresent(until -> {
            conditions.add("e.happened_at < :until");
            values.put("until", until);
        });
        Sql.Execution query = Sql.of(LIST.formatted(String.join(" and ", conditions)))
                .on(database)
                .with("most", most);
        values.forEach(query::with);
        return query.list(AuditRepository::entry);
    }

    Chain check() {
        return CHECK.on(database)
                .one(row -> new Chain(
                        row.getLong("entries"),
                        row.getString("last_hash"),
                        Optional.ofNullable(row.getObject("broken", Long.class))));
    }

    /** Without regard to case. */
    Optional<Long> accountNamed(String name) {
        return ACCOUNT_NAMED.on(database).with("name", name.replace("\0", "")).find(row -> row.getLong("id"));
    }

    private static String json(Map<String, String> values) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        values.forEach((name, value) -> node.put(name, value.replace("\0", "")));
        return node.toString();
    }

    private static AuditEntry entry(ResultSet row) throws SQLException {
        return new AuditEntry(
                row.getLong("id"),
                Objects.requireNonNull(Sql.instant(row, "happened_at")),
                Optional.ofNullable(row.getObject("actor_id", Long.class)),
                row.getString("actor_name"),
                row.getString("action"),
                row.getString("subject_kind"),
                row.getString("subject_id"),
                row.getString("subject_name"),
                row.getString("before"),
                row.getString("after"),
                row.getString("reason"),
                row.getString("request"),
                row.getString("network"),
                row.getString("hash"));
    }
}
