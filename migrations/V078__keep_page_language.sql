-- The language in which a person reads the pages.
-- A column without a default rewrites nothing; locks account for a moment.

alter table account
    add column language text,
    add constraint account_language_code check (language ~ '^[a-z]{2}$');
comment on column account.language is 'Code of the language of pages, such as de; null while the person has not chosen one: as the browser asks.';
