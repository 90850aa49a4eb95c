-- Customers whose money for seats of classes is on its way: an account does not end in another one before it has come.
-- Locks payment_customer for an instant: the default of the new column is written nowhere.

alter table payment_customer add column awaits_seats boolean not null default false;
comment on column payment_customer.awaits_seats is 'Whether money for seats of classes was on its way when an answer was written last.';
