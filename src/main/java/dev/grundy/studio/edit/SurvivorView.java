package dev.grundy.studio.edit;

import dev.grundy.studio.verify.mutation.Survivor;
import java.util.Optional;

/**
 * A planted fault that no test caught, as the page shows it on which it is explained.
 *
 * @param number of it in the report, from 1
 * @param reason why it is no fault, as the copy says it; empty where it says nothing
 * @param there  whether the line is still in one of the copy's submissions
 */
record SurvivorView(int number, Survivor survivor, Optional<String> reason, boolean there) {
    /** Whether it waits for somebody to say something. */
    public boolean isOpen() {
        return reason.isEmpty() && there;
    }
}
