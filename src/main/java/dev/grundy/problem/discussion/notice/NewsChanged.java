package dev.grundy.problem.discussion.notice;

import java.util.Set;

/** There may be more or fewer new answers for these accounts. */
record NewsChanged(Set<Long> accounts) {
    NewsChanged {
        accounts = Set.copyOf(accounts);
    }
}
