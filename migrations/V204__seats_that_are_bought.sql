-- Payments for seats of classes: each gives its class a tier once, however often the provider tells of it.
-- Locks nothing that anybody reads or writes: the table is new.

create table classroom_payment (
    payment_id text        not null,
    counted_at timestamptz not null,
    constraint classroom_payment_pk primary key (payment_id)
);
comment on table classroom_payment is 'Payments for seats of classes that were heard of. A row stays when class and buyer are gone; the audit log says what a payment gave.';
comment on column classroom_payment.payment_id is 'The provider''s id of the checkout.';
comment on column classroom_payment.counted_at is 'When the class got what was paid; or when it turned out that it cannot, and the money is to be given back.';
comment on table classroom_tier is 'The tier that a class has for its members: an admin granted it, or a teacher bought it. The row goes when an admin takes it back; the audit log keeps that it was there.';
comment on column classroom_tier.note is 'For admins: why it was granted; or the id of the payment.';
comment on column classroom_tier.granted_at is 'When it was granted, bought or changed last.';
