-- Before what only its owner may do, an account asks anew who is there: also where there is no password, and for a second factor where there is one.
-- And the secrets that codes are made from may be kept sealed, by a key that is not in the database.
-- Locks sign_in, provider_request and totp for a moment: nullable columns without defaults rewrite nothing; the checks read totp, a row for each
-- person with a second factor. Who is signed in shows who they are when it is asked for next.

alter table sign_in
    add column shown_at timestamptz,
    add column second_factor_at timestamptz;
comment on column sign_in.shown_at is 'When whoever sits there last showed who they are; null where a provider, which may have asked nothing, let them in.';
comment on column sign_in.second_factor_at is 'When a second factor was last shown there; null where none was.';

alter table provider_request add column anew_since timestamptz;
comment on column provider_request.anew_since is 'Since when the person must have signed in at the provider, to show anew who they are; null where any sign-in there will do.';

alter table totp
    alter column secret drop not null,
    add column sealed_secret bytea,
    add column key_name text,
    add constraint totp_secret_once check ((secret is null) <> (sealed_secret is null)),
    add constraint totp_sealed_by_a_key check ((sealed_secret is null) = (key_name is null)),
    add constraint totp_sealed_secret_length check (octet_length(sealed_secret) between 29 and 200),
    add constraint totp_key_name_form check (key_name ~ '^[a-z0-9][a-z0-9-]{0,39}$');
comment on column totp.secret is '160 bits in base32, as it is where no key is configured; null where it is sealed.';
comment on column totp.sealed_secret is 'Nonce of 12 bytes, then AES-256-GCM of the secret with its tag; the account belongs to what is authenticated.';
comment on column totp.key_name is 'Of the key that sealed it, as the key file names it.';
