-- A second factor: an app that shows a code every 30 seconds, and recovery codes for the day on which the telephone is gone.
-- Whoever has one signs in in two steps; in between there is a row that lets nobody in.
-- Locks sign_in for a moment: a constant default rewrites nothing.

create table totp (
    account_id   bigint      not null,
    secret       text        not null,
    begun_at     timestamptz not null,
    confirmed_at timestamptz,
    last_step    bigint      not null,
    constraint totp_pk primary key (account_id),
    constraint totp_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint totp_secret_form check (secret ~ '^[A-Z2-7]{32}$')
);
comment on table totp is 'What a person shares with an app that shows codes (RFC 6238).';
comment on column totp.secret is '160 bits in base32. As it is, since codes are made from it: whoever reads it still needs the password.';
comment on column totp.confirmed_at is 'When a code was shown for the first time; null before, and then it counts for nothing.';
comment on column totp.last_step is 'Number of the 30 seconds whose code was taken last: neither it nor an earlier one is taken again.';

create table recovery_code (
    code_hash  text        not null,
    account_id bigint      not null,
    made_at    timestamptz not null,
    constraint recovery_code_pk primary key (code_hash),
    constraint recovery_code_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint recovery_code_hash_form check (code_hash ~ '^[0-9a-f]{64}$')
);
comment on table recovery_code is 'Codes that stand in for the app, each once: a row goes when its code is used.';
comment on column recovery_code.code_hash is 'SHA-256 of the account and the 80-bit code, in hexadecimal.';

create index recovery_code_by_account on recovery_code (account_id);

create table pending_sign_in (
    token_hash text        not null,
    account_id bigint      not null,
    return_to  text        not null,
    expires_at timestamptz not null,
    constraint pending_sign_in_pk primary key (token_hash),
    constraint pending_sign_in_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint pending_sign_in_token_hash_form check (token_hash ~ '^[0-9a-f]{64}$'),
    constraint pending_sign_in_return_to_length check (length(return_to) <= 1000)
);
comment on table pending_sign_in is 'A browser in which the password was right and the second factor is still to come: not signed in.';

create index pending_sign_in_by_account on pending_sign_in (account_id);
create index pending_sign_in_by_expiry on pending_sign_in (expires_at);

alter table sign_in add column second_factor boolean not null default false;
comment on column sign_in.second_factor is 'Whether a second factor was shown in this browser: admins can do nothing special without.';
