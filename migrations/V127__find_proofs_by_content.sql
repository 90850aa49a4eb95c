-- The page that shows how good a problem is asks for the latest proof of what is live.
-- Locks package_proof while its few rows are read.

create index package_proof_by_content on package_proof (content_hash, id) where content_hash is not null;
