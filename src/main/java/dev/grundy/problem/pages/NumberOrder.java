package dev.grundy.problem.pages;

import dev.grundy.problem.pages.NeighbourRepository.Neighbours;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;
import java.util.Optional;

/**
 * The problems beside one by their numbers, for readers who came through the list; templates ask {@code inject:numberOrder}. Usable only
 * while a request is being worked on.
 */
@ApplicationScoped
@Named("numberOrder")
public class NumberOrder {
    private static final Neighbours NONE = new Neighbours(Optional.empty(), Optional.empty());

    private final NeighbourRepository neighbours;
    private final Way way;

    NumberOrder(NeighbourRepository neighbours, Way way) {
        this.neighbours = neighbours;
        this.way = way;
    }

    /** Nothing beside it for everybody else, without asking the database. */
    public Neighbours beside(String displayId) {
        return way.isByNumber() ? neighbours.of(displayId) : NONE;
    }
}
