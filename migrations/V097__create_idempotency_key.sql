-- Requests that a program may send again without doing anything twice.
-- Locks nothing that exists: new table only.

create table idempotency_key (
    account_id bigint      not null,
    key        text        not null,
    body_hash  text        not null,
    made_at    timestamptz not null,
    answer     text,
    constraint idempotency_key_pk primary key (account_id, key),
    constraint idempotency_key_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint idempotency_key_form check (length(key) between 1 and 255),
    constraint idempotency_key_body_hash_form check (body_hash ~ '^[0-9a-f]{64}$')
);
comment on table idempotency_key is 'What came of a request that brought a key, for a day.';
comment on column idempotency_key.key is 'As the program made it up.';
comment on column idempotency_key.body_hash is 'SHA-256 of what was asked for: the same key with something else is a mistake.';
comment on column idempotency_key.made_at is 'When the request came that is worked on, or was.';
comment on column idempotency_key.answer is 'What was made, such as the number of a submission; null while it is being made.';

create index idempotency_key_by_age on idempotency_key (made_at);
