-- A form may bring a file to run and another text in its editor: the text is shown again beside the run, and goes with it after a day.
-- Locks invocation for a moment: a nullable column without a default rewrites nothing, and its check is not asked of existing rows.

alter table invocation
    add column beside text check (octet_length(beside) <= 65536);
comment on column invocation.beside is 'What stood in the editor where a file was run instead; null when there was nothing else.';
