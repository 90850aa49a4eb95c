-- A customer may be deleted with the payment provider, or belong to keys that are used no more: then the account gets another.
-- Changes a comment; locks nothing that anybody waits for.

comment on table payment_customer is 'Which customer of the payment provider an account is. Another takes its place only where the provider knows the first no more.';
