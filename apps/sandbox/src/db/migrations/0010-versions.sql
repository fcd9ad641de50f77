-- Two people, or two tabs, may change one record: a change carries the version that was read.
alter table delivery_addresses add column version integer not null default 1;
alter table person_addresses add column version integer not null default 1;
alter table merchant_agents add column version integer not null default 1;
alter table conversations add column version integer not null default 1;

-- Keys are forgotten by their age.
create index idempotency_keys_by_age on idempotency_keys (created_at);
create index anonymous_keys_by_age on anonymous_keys (created_at);
