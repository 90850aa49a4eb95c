package dev.grundy.learn.play;

import dev.grundy.base.queue.WorkQueue;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import javax.sql.DataSource;

/** Makes the plain classes of this feature known to the application. */
@Dependent
class PlayBeans {
    @Produces
    @Singleton
    GameGraphRepository graphs(DataSource database, WorkQueue queue) {
        return new GameGraphRepository(database, queue);
    }

    @Produces
    @Singleton
    ProgramMoveRepository moves(DataSource database, WorkQueue queue) {
        return new ProgramMoveRepository(database, queue);
    }
}
