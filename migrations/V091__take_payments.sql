-- Tiers that are paid for: who is which customer of the payment provider, what they pay for as it last said, which of its events
-- were heard, and rights that follow from it.
-- Locks entitlement for the moment of adding a column and exchanging a check; it is small.

alter table entitlement add column source_ref text;
alter table entitlement drop constraint entitlement_source_known;
alter table entitlement add constraint entitlement_source_known check (source in ('grant', 'payment'));
alter table entitlement add constraint entitlement_payment_named check ((source = 'payment') = (source_ref is not null));
comment on column entitlement.source is 'grant: given by an operator. payment: follows from the subscription of that id.';
comment on column entitlement.source_ref is 'subscription.subscription_id of a payment; null for a grant.';
create unique index entitlement_by_payment on entitlement (source_ref) where source_ref is not null;

create table payment_customer (
    account_id  bigint      not null,
    customer_id text        not null,
    created_at  timestamptz not null,
    asked       bigint      not null default 0,
    written     bigint      not null default 0,
    synced_at   timestamptz,
    constraint payment_customer_pk primary key (account_id),
    constraint payment_customer_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint payment_customer_once unique (customer_id),
    constraint payment_customer_written_after_asked check (written <= asked)
);
comment on table payment_customer is 'Which customer of the payment provider an account is. Never changed: what is paid stays with whom it was paid for.';
comment on column payment_customer.asked is 'Number of the last question to the provider about the customer.';
comment on column payment_customer.written is 'Number of the question whose answer was written last.';
comment on column payment_customer.synced_at is 'When an answer was written last; null before.';
create index payment_customer_by_sync on payment_customer (synced_at nulls first);

create table subscription (
    subscription_id text        not null,
    account_id      bigint      not null,
    price_id        text        not null,
    tier            text,
    state           text        not null,
    started_at      timestamptz not null,
    renews_at       timestamptz,
    ends_at         timestamptz,
    seen_at         timestamptz not null,
    constraint subscription_pk primary key (subscription_id),
    constraint subscription_account_fk foreign key (account_id) references account (id) on delete cascade,
    constraint subscription_tier_known check (tier in ('basic', 'pro')),
    constraint subscription_state_known check (state in ('trialing', 'active', 'past_due', 'unpaid', 'paused', 'incomplete',
        'incomplete_expired', 'canceled', 'pending', 'paid', 'refunded', 'unknown'))
);
comment on table subscription is 'What somebody pays or once paid for, as the provider last said.';
comment on column subscription.subscription_id is 'The provider''s: of a subscription, or of the checkout of a single payment.';
comment on column subscription.tier is 'That the price stands for; null for a price that the configuration does not name.';
comment on column subscription.state is 'The provider''s word; of a single payment pending, paid or refunded.';
comment on column subscription.renews_at is 'When the next payment is due; null when none is.';
comment on column subscription.ends_at is 'When the right ends as far as is known; null without an end.';
create index subscription_by_account on subscription (account_id);

create table payment_event (
    event_id    text        not null,
    kind        text        not null,
    account_id  bigint,
    created_at  timestamptz not null,
    received_at timestamptz not null,
    constraint payment_event_pk primary key (event_id),
    constraint payment_event_account_fk foreign key (account_id) references account (id) on delete set null
);
comment on table payment_event is 'Events of the provider that were heard; written in the transaction that writes their effect.';
comment on column payment_event.account_id is 'Whom it concerned; null where that is nobody here.';
create index payment_event_by_time on payment_event (received_at);
create index payment_event_by_account on payment_event (account_id) where account_id is not null;

create table payment_farewell (
    customer_id text        not null,
    since       timestamptz not null,
    constraint payment_farewell_pk primary key (customer_id)
);
comment on table payment_farewell is 'Customers whose accounts were deleted: the provider is still to be told, which ends what they pay.';

create table payment_try (
    counted_for text        not null,
    tries       integer     not null,
    until       timestamptz not null,
    constraint payment_try_pk primary key (counted_for)
);
comment on table payment_try is 'How often a person began to pay within a window of time.';
