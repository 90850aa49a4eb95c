package dev.grundy.problem.pages;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import javax.sql.DataSource;

/** Which published problems stand beside one in the order of display ids. Thread-safe. */
@ApplicationScoped
class NeighbourRepository {
    private static final Sql NEIGHBOURS = Sql.of("""
            select p.display_id, p.slug, p.title, p.display_id < :id as before from (
                (select id from problem where published and display_id < :id order by display_id desc limit 1)
                union all
                (select id from problem where published and display_id > :id order by display_id limit 1)) beside
            join problem p using (id)""");

    private final DataSource database;

    NeighbourRepository(DataSource database) {
        this.database = database;
    }

    Neighbours of(String displayId) {
        var found = NEIGHBOURS
                .on(database)
                .with("id", displayId)
                .list(row -> new Side(
                        row.getBoolean("before"),
                        new Neighbour(row.getString("display_id"), row.getString("slug"), row.getString("title"))));
        return new Neighbours(
                found.stream().filter(Side::before).map(Side::problem).findFirst(),
                found.stream().filter(side -> !side.before()).map(Side::problem).findFirst());
    }

    /** Empty at the ends of the list. */
    public record Neighbours(Optional<Neighbour> previous, Optional<Neighbour> next) {}

    private record Side(boolean before, Neighbour problem) {}
}
