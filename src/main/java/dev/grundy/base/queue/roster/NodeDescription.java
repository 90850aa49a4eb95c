package dev.grundy.base.queue.roster;

import java.util.List;

/**
 * The facts that a node states about itself when it joins.
 *
 * @param name unique per process
 * @param cells how many judgings it works on at once; 0 for a node that only serves pages
 * @param languages each language that it can judge, or why not
 * @param host the features of the host for judging, one line each
 */
public record NodeDescription(String name, NodeRole role, int cells, List<NodeLanguage> languages, List<String> host) {
    public NodeDescription {
        if (name.isBlank() || cells < 0) {
            throw new IllegalArgumentException(
                    "a node has a name and no negative number of cells: '" + name + "', " + cells);
        }
        languages = List.copyOf(languages);
        host = List.copyOf(host);
    }

    /**
     * A language on a node.
     *
     * @param version the version that its compiler or interpreter prints; empty where the language does not work
     * @param problem empty for one that works, else why not and the cure
     */
    public record NodeLanguage(String id, String version, String problem) {
        public boolean works() {
            return problem.isEmpty();
        }
    }
}
