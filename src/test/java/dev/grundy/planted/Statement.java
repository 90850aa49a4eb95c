package dev.grundy.planted;

import org.jspecify.annotations.Nullable;

/** SQL outside of repositories. */
public final class Statement {
    java.sql.@Nullable Connection planted;
}
