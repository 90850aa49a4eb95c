package dev.grundy.planted;

/** An arrow that no plan allows. */
public final class Arrow {
    java.util.Optional<dev.grundy.base.database.Sql> planted = java.util.Optional.empty();
}
