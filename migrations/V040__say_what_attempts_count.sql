-- More is counted in sign_in_attempt than signing in, and before it is known to fail; only the descriptions change.
-- Locks the table for a moment.

comment on table sign_in_attempt is 'Tries within a window: passwords per address, per name and address and, for changes, per account; registrations per address.';
comment on column sign_in_attempt.failures is 'Tries that failed or are being checked; one more than allowed once somebody was refused.';
