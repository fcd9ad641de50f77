-- What people leave behind. A new seed never touches these tables.

create table users (
  id text primary key,
  phone_number text not null unique,
  created_at timestamptz not null,
  profile jsonb not null
);

create table otp_requests (
  phone_number text primary key,
  -- Null once the code is used, void or replaced.
  code_hash text,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  wrong_tries integer not null default 0,
  locked_until timestamptz
);

create table access_tokens (
  -- SHA-256 of the token: a copy of this table logs nobody in.
  token_hash text primary key,
  user_id text not null references users (id),
  issued_at timestamptz not null,
  expires_at timestamptz not null
);
create index access_tokens_by_expiry on access_tokens (expires_at);

create table favourites (
  id text primary key,
  user_id text not null references users (id),
  object_type text not null,
  object_id text not null,
  created_at timestamptz not null,
  unique (user_id, object_type, object_id)
);
create index favourites_by_user on favourites (user_id, created_at desc, id);

create table idempotency_keys (
  user_id text not null references users (id),
  key text not null,
  operation_id text not null,
  body_hash text not null,
  status integer not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, key)
);
