package dev.grundy.planted;

import java.io.IOException;

/** A command given to a shell. */
public final class Shell {
    Object planted() throws IOException {
        return Runtime.getRuntime().exec(new String[] {"true"});
    }
}
