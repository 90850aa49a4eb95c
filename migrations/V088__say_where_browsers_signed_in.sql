-- Where a browser signed in, so that a person knows one of their own from a stranger's.
-- Locks sign_in for a moment: a constant default rewrites nothing.

alter table sign_in
    add column place text not null default '',
    add constraint sign_in_place_length check (length(place) <= 100);
comment on column sign_in.place is 'The network it came from, as 203.0.113.x or 2001:db8:1:x; empty where that is not known.';
