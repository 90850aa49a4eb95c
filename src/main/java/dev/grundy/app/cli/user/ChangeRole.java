package dev.grundy.app.cli.user;

import dev.grundy.base.kernel.UnusableException;
import dev.grundy.people.account.Role;
import dev.grundy.people.account.RoleRepository;
import dev.grundy.people.admin.RoleDecisions;
import dev.grundy.people.security.SecurityEvent;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "role",
        description = "Change what an account may do beyond practising.",
        mixinStandardHelpOptions = true)
final class ChangeRole implements Callable<Integer> {
    @Mixin
    private AskedAccount asked = new AskedAccount();

    @Parameters(index = "1", paramLabel = "ROLE", description = "user, author, moderator or admin.")
    private String roleCode = "";

    @Override
    public Integer call() {
        Role role = Role.parse(roleCode)
                .orElseThrow(() -> new UnusableException(
                        "there is no role '" + roleCode + "'; write user, author, moderator or admin"));
        return asked.change(account -> {
            RoleRepository roles = new RoleRepository(account.database());
            Role before = roles.of(account.id());
            if (!roles.change(account.id(), role, account.now())) {
                throw account.lastAdmin();
            }
            if (role != before) {
                account.record(SecurityEvent.ROLE_CHANGED, role.code());
                account.record(RoleDecisions.of(account.id(), before, role, ""));
            }
            account.say("has the role " + role.code() + (role == before ? " already" : ""));
        });
    }
}
