package dev.grundy.problem.pages;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.format.pack.Wording;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.web.frame.PageLanguage;
import dev.grundy.web.frame.ReaderLanguage;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

class RulesAgreementRepositoryTest {
    private static final Wording DAGS = new Wording("DAGs of at most 6 nodes", "DAGs mit höchstens 6 Knoten");

    private final DataSource database = MigratedDatabase.create();
    private final RulesAgreementRepository agreements = new RulesAgreementRepository(database);
    private final PublishedProblem problem = PublishedProblem.add(database, "token-walk", Tier.FREE);

    @Test
    void aGreenProofIsRememberedForEveryVersionOfTheSameContent() {
        prove(true, rules(6_326));
        assertThat(agreements.live()).containsOnlyKeys(problem.versionId());
        assertThat(agreements.live().get(problem.versionId())).isEqualTo(new RulesAgreement(6_326, DAGS, 240, 3));
    }

    @Test
    void theLatestGreenProofCounts() {
        prove(true, rules(31));
        prove(true, rules(6_326));
        prove(false, rules(1));
        assertThat(agreements.live().get(problem.versionId()).enumerated()).isEqualTo(6_326);
    }

    @Test
    void aPackageWithoutRulesIsNothingToRemember() {
        prove(true, "null");
        assertThat(agreements.live()).isEmpty();
    }

    @Test
    void itIsSaidInTheReadersLanguage() {
        RulesAgreement agreement = new RulesAgreement(6_326, DAGS, 240, 3);
        assertThat(agreement.inWords())
                .isEqualTo("Proved from the rules: 3 solvers agree with the rules on all 6,326 DAGs of at most 6 nodes,"
                        + " and on 240 other games.");
        assertThat(ReaderLanguage.in(PageLanguage.GERMAN, agreement::inWords))
                .isEqualTo(
                        "Aus den Regeln bewiesen: 3 Lösungen stimmen mit den Regeln auf allen 6.326 DAGs mit höchstens"
                                + " 6 Knoten überein, und auf 240 weiteren Spielen.");
        assertThat(new RulesAgreement(31, DAGS, 1, 1).inWords())
                .isEqualTo("Proved from the rules: 1 solver agrees with the rules on all 31 DAGs of at most 6 nodes,"
                        + " and on one other game.");
        assertThat(new RulesAgreement(31, DAGS, 0, 1).inWords()).endsWith("6 nodes.");
        assertThat(new RulesAgreement(0, DAGS, 240, 3).isTold()).isFalse();
    }

    private static String rules(int enumerated) {
        return """
                {"enumerated": %d, "of": "%s", "others": 240, "solvers": 3, "sampled_solvers": 2, "sample": 60, "of_german": "%s"}""".formatted(enumerated, DAGS.english(), DAGS.german());
    }

    private void prove(boolean green, String rules) {
        Sql.of("""
                with asked as (
                    insert into package_proof (called, package_version_id, archive_hash, asked_at)
                    values ('ABC-001', :version, repeat('a', 64), now()) returning id)
                select id from asked""").on(database).with("version", problem.versionId()).one(row -> row.getLong("id"));
        Sql.of("""
                select finish_proof(jsonb_populate_record(null::work, jsonb_build_object('subject', p.id)),
                    jsonb_build_object('green', cast(:green as boolean), 'hash', v.content_hash, 'rules', cast(:rules as jsonb)),
                    now(), null)
                from package_proof p join package_version v on v.id = p.package_version_id
                order by p.id desc limit 1""").on(database).with("green", green).with("rules", rules).one(row -> true);
    }
}
