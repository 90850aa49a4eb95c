package dev.grundy.app.node;

/** Whether a node can take work, and if not, why; told to all who may ask after its health, so without names and places. */
enum NodeReadiness {
    STARTING("its cells are being made"),
    READY("its cells stand"),
    NO_WALLS("what builds the walls is missing or refused: ./grundy doctor tells more"),
    DISK_FULL("there is too little room on its disk"),
    STOPPING("it is stopping");

    private final String label;

    NodeReadiness(String label) {
        this.label = label;
    }

    String label() {
        return label;
    }
}
