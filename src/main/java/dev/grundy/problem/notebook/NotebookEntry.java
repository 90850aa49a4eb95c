package dev.grundy.problem.notebook;

import java.util.List;

/** A person's own entry about one problem. */
public record NotebookEntry(boolean bookmarked, Note note, List<Shelf> shelves) {
    public NotebookEntry {
        shelves = List.copyOf(shelves);
    }

    /** One of the person's collections, and whether the problem is in it. */
    public record Shelf(long id, String name, boolean holdsIt) {
        /** Where the collection's page is. */
        public String address() {
            return "/notebook/collections/" + id;
        }
    }
}
