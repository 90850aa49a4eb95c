package dev.grundy.people.admin;

import java.time.Instant;
import java.util.Optional;

/**
 * How often somebody signed in, as far back as the security log goes.
 *
 * @param browsers that are signed in now
 */
record SignInCount(long times, Optional<Instant> last, long browsers) {}
