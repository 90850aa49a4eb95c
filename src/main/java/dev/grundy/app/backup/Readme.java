package dev.grundy.app.backup;

/** The text in a backup for people who open it without us. */
final class Readme {
    static final String TEXT = """
            This is a backup of Grundy. ./grundy restore FILE brings it back into an empty place.

            Without Grundy, with PostgreSQL's own client (of any version) and an empty database whose owner you are:

                unzip FILE schema.sql data.sql
                cat schema.sql data.sql | psql -q -1 -v ON_ERROR_STOP=1 postgresql://user:password@host:5432/grundy

            schema.sql     the migrations: tables, functions, and the roles of judge nodes
            data.sql       all rows, of one instant, as COPY in the text form that pg_dump writes too; then indexes and references
            problems/      the directory of packages; those that are served are in data.sql too, as archives (package_version.archive)
            settings.env   variables of the environment that Grundy was configured by, as far as they are no secrets
            manifest.json  release, schema, time, rows of each table, SHA-256 of each file, what was left out and why

            It holds hashes of passwords, secrets of second factors, and what people wrote: keep it as you keep the database. psql runs
            everything in it: feed psql only files that you have made yourself. ./grundy restore runs nothing of it.
            """;

    private Readme() {}
}
