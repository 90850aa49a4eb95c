package dev.grundy.base.queue.signal;

import java.util.Objects;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** Says once what keeps a node from working, not at every attempt, and once that it is over. Thread-safe. */
public final class Trouble {
    private static final Logger LOG = Logger.getLogger(Trouble.class);

    private @Nullable String said;

    public synchronized void is(String what) {
        if (!Objects.equals(said, what)) {
            LOG.warn(what);
            said = what;
        }
    }

    public synchronized void over() {
        if (said != null) {
            LOG.info("This node works again");
            said = null;
        }
    }
}
