package dev.grundy.problem.pages;

import dev.grundy.base.database.Sql;
import dev.grundy.format.pack.Wording;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.stream.Collectors;
import javax.sql.DataSource;

/** The table {@code rules_agreement}, which the database fills when a proof is green or a comparison in idle times agrees. Thread-safe. */
@ApplicationScoped
class RulesAgreementRepository {
    private static final Sql LIVE = Sql.of("""
            select p.live_version_id, a.enumerated, a.enumerated_are, a.enumerated_german, a.others, a.solvers
            from problem p
            join package_version v on v.id = p.live_version_id
            join rules_agreement a on a.content_hash = v.content_hash
            where p.published""");

    private final DataSource database;

    RulesAgreementRepository(DataSource database) {
        this.database = database;
    }

    /** By version, of all that is served and was proved. */
    Map<Long, RulesAgreement> live() {
        return LIVE
                .on(database)
                .list(row -> Map.entry(
                        row.getLong("live_version_id"),
                        new RulesAgreement(
                                row.getInt("enumerated"),
                                new Wording(row.getString("enumerated_are"), row.getString("enumerated_german")),
                                row.getInt("others"),
                                row.getInt("solvers"))))
                .stream()
                .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
    }
}
