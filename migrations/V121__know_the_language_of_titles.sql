-- A title in a list stands among titles in other languages, and says its own to those who are read to (WCAG 3.1.2).
-- Locks problem for a moment: a nullable column without a default rewrites nothing, and its check is not asked of existing rows. What a
-- package's language is only its files say: the next load of the catalogue describes every problem anew that has none here.

alter table problem
    add column title_language text,
    add constraint problem_title_language_short check (octet_length(title_language) <= 35);
comment on column problem.title_language is 'Tag (RFC 5646) of title and summary; empty where the package does not say it, null until it was read for it.';
