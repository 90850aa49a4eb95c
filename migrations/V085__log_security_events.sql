-- What happened to accounts and what was refused: a person sees their own, admins see all of it.
-- Locks nothing that exists: new table only.

create table security_event (
    id          bigint generated always as identity,
    kind        text        not null,
    account_id  bigint,
    happened_at timestamptz not null,
    last_at     timestamptz not null,
    times       integer     not null default 1,
    address     text        not null,
    browser     text        not null,
    detail      text        not null,
    gathered_by text,
    constraint security_event_pk primary key (id),
    constraint security_event_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint security_event_kind_form check (kind ~ '^[a-z][a-z-]{2,39}$'),
    constraint security_event_times_positive check (times > 0),
    constraint security_event_order check (last_at >= happened_at),
    constraint security_event_address_length check (length(address) <= 100),
    constraint security_event_browser_length check (length(browser) <= 200),
    constraint security_event_detail_line check (length(detail) <= 200 and detail !~ '[[:cntrl:]]'),
    constraint security_event_gathered_by_form check (gathered_by ~ '^[0-9a-f]{64}$')
);
comment on table security_event is 'Something that concerns the safety of an account, or was refused.';
comment on column security_event.kind is 'Code of a SecurityEvent, such as signed-in.';
comment on column security_event.account_id is 'Whose; null where nobody is known, as with a name that no account has.';
comment on column security_event.last_at is 'Of refusals that are gathered in one row, when the last of them was.';
comment on column security_event.times is 'How many refusals are gathered in this row.';
comment on column security_event.address is 'Network address that the request came from, IPv6 by its first 64 bits; empty for the command line.';
comment on column security_event.browser is 'User-Agent of the request; may be empty.';
comment on column security_event.detail is 'What it was about, such as the name of a token; may be empty. Never a secret, and never what a stranger typed.';
comment on column security_event.gathered_by is 'Refusals that are alike within an hour have the same: so no flood of them fills the table. Null for what stands alone.';

create unique index security_event_gathered on security_event (gathered_by);
create index security_event_by_account on security_event (account_id, id desc);
create index security_event_by_kind on security_event (kind, id desc);
create index security_event_by_age on security_event (happened_at);
