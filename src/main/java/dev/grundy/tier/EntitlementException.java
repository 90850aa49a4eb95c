package dev.grundy.tier;

import java.sql.SQLException;

/** The database could not answer or keep an entitlement: our fault, never the person's. */
public final class EntitlementException extends RuntimeException {
    EntitlementException(String attempt, SQLException cause) {
        super("could not " + attempt + ": " + cause.getMessage(), cause);
    }
}
