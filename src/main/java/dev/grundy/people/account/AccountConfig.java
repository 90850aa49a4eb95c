package dev.grundy.people.account;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How accounts behave. */
@ConfigMapping(prefix = "grundy.account")
public interface AccountConfig {
    /** bcrypt's work factor, 4 to 31, each step doubling the work: 12 takes about a quarter of a second. */
    @WithDefault("12")
    int bcryptCost();

    /** How long a browser stays signed in without being used. */
    @WithDefault("14d")
    Duration signInIdle();

    /** How long a browser stays signed in at most, used or not. */
    @WithDefault("90d")
    Duration signInLongest();

    /** How long a node goes on taking a browser for signed in after another node ended that. A node sees its own changes at once. */
    @WithDefault("2s")
    Duration signInRememberedFor();

    /** Whether the rights of admins need a browser in which the admin has shown a second factor. */
    @WithDefault("true")
    boolean adminsNeedSecondFactor();

    /** How many passwords are hashed at a time, each on a core of its own. */
    @WithDefault("2")
    int hashesAtOnce();

    /** How many more may wait for that, each on a thread; half of all places at most for one address. */
    @WithDefault("16")
    int hashesWaiting();

    /** How long one waits for its turn before it is refused. */
    @WithDefault("5s")
    Duration hashPatience();

    /** Accounts that one address may try to make within the window: each account has a fair share of the judge. */
    @WithDefault("30")
    int registrationsPerAddress();

    /** Over what time registrations are counted, and so the longest wait. */
    @WithDefault("1h")
    Duration registrationWindow();

    /** Mails that one account may ask for within the window, or one address for one name; and links that go to one mailbox. */
    @WithDefault("5")
    int mailsPerAccount();

    /** Mails that one address may ask for within the window, for any accounts. */
    @WithDefault("20")
    int mailsPerAddress();

    /** Over what time mails are counted, and so the longest wait. */
    @WithDefault("1h")
    Duration mailWindow();

    /** Wrong passwords for one name from one address before it has to wait. */
    @WithDefault("10")
    int attemptsPerName();

    /** Wrong passwords from one address, for any names, before it has to wait. IPv6 counts by its first 64 bits. */
    @WithDefault("100")
    int attemptsPerAddress();

    /** Over what time wrong passwords are counted, and so the longest wait. */
    @WithDefault("15m")
    Duration attemptWindow();
}
