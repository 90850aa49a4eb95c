-- Codes that give a tier for some days, and who redeemed them.
-- Locks entitlement for the instant in which its two checks are replaced; the table is read once.

create table tier_code (
    id          bigint generated always as identity,
    code        text        not null,
    tier        text        not null,
    days        integer     not null,
    most_uses   integer     not null,
    uses        integer     not null default 0,
    valid_until timestamptz not null,
    note        text        not null,
    made_at     timestamptz not null,
    ended_at    timestamptz,
    constraint tier_code_pk primary key (id),
    constraint tier_code_unique unique (code),
    constraint tier_code_form check (code ~ '^[A-Z2-7]{16}$'),
    constraint tier_code_tier_known check (tier in ('basic', 'pro')),
    constraint tier_code_days_range check (days between 1 and 3660),
    constraint tier_code_uses_range check (most_uses between 1 and 100000 and uses between 0 and most_uses),
    constraint tier_code_note_line check (length(note) <= 200 and note !~ '[[:cntrl:]]')
);
comment on table tier_code is 'A code that admins made: a person who types it has a tier for some days. It is for sharing, so it is kept as it is.';
comment on column tier_code.uses is 'How often it was redeemed, by accounts that are gone as well.';
comment on column tier_code.valid_until is 'First instant at which nobody can redeem it any more.';
comment on column tier_code.note is 'For admins: why it was made.';
comment on column tier_code.ended_at is 'When an admin ended it; null while none has.';

create table tier_code_use (
    account_id  bigint      not null,
    code_id     bigint      not null,
    redeemed_at timestamptz not null,
    constraint tier_code_use_pk primary key (account_id, code_id),
    constraint tier_code_use_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint tier_code_use_code_fk foreign key (code_id) references tier_code (id)
);
comment on table tier_code_use is 'Who redeemed which code; the right that came of it is in entitlement.';
create index tier_code_use_by_code on tier_code_use (code_id, redeemed_at);

alter table entitlement drop constraint entitlement_source_known;
alter table entitlement add constraint entitlement_source_known check (source in ('grant', 'payment', 'code'));
comment on column entitlement.source is 'grant: given by an operator. payment: follows from the subscription of that id. code: came of a code.';
comment on column entitlement.source_ref is 'subscription.subscription_id of a payment; null for all else.';
