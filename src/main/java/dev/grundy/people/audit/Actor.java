package dev.grundy.people.audit;

import java.util.Optional;

/**
 * The person who decides, and the origin of the request.
 *
 * @param account empty for the operator at the command line
 * @param request id of the request; empty at the command line
 * @param network as much of the address as tells one network from another; empty at the command line
 */
record Actor(Optional<Long> account, String request, String network) {
    static final Actor OPERATOR = new Actor(Optional.empty(), "", "");
}
