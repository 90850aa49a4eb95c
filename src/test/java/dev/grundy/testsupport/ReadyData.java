package dev.grundy.testsupport;

import java.nio.file.Path;

/** A data directory in which a product finds its database migrated and what tests have judged before. */
public final class ReadyData {
    private ReadyData() {}

    /** @param data where nothing of a product is yet; made if it is not there */
    public static void make(Path data) {
        MigratedCluster.copyTo(data.resolve("postgres"));
        SharedStore.linkInto(data);
    }
}
