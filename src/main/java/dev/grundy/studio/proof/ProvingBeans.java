package dev.grundy.studio.proof;

import dev.grundy.base.queue.WorkQueue;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import javax.sql.DataSource;

/** Makes the plain classes of this feature known to the application. */
@Dependent
class ProvingBeans {
    @Produces
    @Singleton
    ProofRepository proofs(DataSource database, WorkQueue queue) {
        return new ProofRepository(database, queue);
    }

    @Produces
    @Singleton
    RulesCheckRepository rulesChecks(DataSource database, WorkQueue queue) {
        return new RulesCheckRepository(database, queue);
    }
}
