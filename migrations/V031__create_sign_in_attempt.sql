-- Wrong passwords are counted for all nodes together. Unlogged: a crash forgets them, which costs nobody anything.
-- Locks nothing that exists: new table only.

create unlogged table sign_in_attempt (
    counted_for text        not null,
    failures    integer     not null,
    until       timestamptz not null,
    constraint sign_in_attempt_pk primary key (counted_for),
    constraint sign_in_attempt_counted_for_form check (counted_for ~ '^[0-9a-f]{64}$'),
    constraint sign_in_attempt_failures_positive check (failures > 0)
);
comment on table sign_in_attempt is 'Wrong passwords within a window, per address and per name and address.';
comment on column sign_in_attempt.counted_for is 'SHA-256 of what is counted for, in hexadecimal: neither names nor addresses are kept.';
comment on column sign_in_attempt.until is 'End of the window; from then on the count starts again.';

create index sign_in_attempt_by_end on sign_in_attempt (until);
