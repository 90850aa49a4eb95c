/**
 * Where the product's PostgreSQL is: a server of ours in the data directory, or the operator's by address.
 * Used by the launcher's verbs and by tests; features see only a data source.
 */
@NullMarked
package dev.grundy.base.database;

import org.jspecify.annotations.NullMarked;
