package dev.grundy.studio.upload;

import dev.grundy.base.queue.WorkQueue;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import javax.sql.DataSource;

/** Makes the plain classes of this feature known to the application. */
@Dependent
class UploadBeans {
    @Produces
    @Singleton
    UploadRepository uploads(DataSource database, WorkQueue queue) {
        return new UploadRepository(database, queue);
    }
}
