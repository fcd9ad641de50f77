-- Geography, the addresses people keep, and merchants. Provinces and cities are the catalogue's tables, grown here.

create table countries (
  id text primary key,
  name text not null,
  english_name text not null,
  code text not null,
  is_active boolean not null,
  search_key text not null,
  name_sort_key text collate "C" not null
);

-- Defaults serve a catalogue made before this migration, until it is made again.
alter table states
  add column country_id text not null default 'country-ir',
  add column code text,
  add column search_key text not null default '',
  add column name_sort_key text collate "C" not null default '';

alter table cities
  add column is_capital boolean not null default false,
  add column search_key text not null default '',
  add column name_sort_key text collate "C" not null default '';
create index cities_by_state on cities (state_id, is_capital desc, name_sort_key);

create table urban_areas (
  id text primary key,
  city_id text not null references cities (id),
  name text not null,
  english_name text not null,
  code text not null,
  sort_order integer not null
);
create index urban_areas_by_city on urban_areas (city_id, sort_order);

-- Active suppliers by city of sale, counted beforehand: of all, of an area (`type:Product`) and of each category (`category:c-1`).
create table sale_city_counts (
  scope text not null,
  city_id text not null references cities (id),
  supplier_count integer not null,
  primary key (scope, city_id)
);

create table merchants (
  id text primary key,
  name text not null,
  -- Names that differ only in spelling share it; what two merchants may not have in common.
  name_key text not null,
  name_sort_key text collate "C" not null,
  legal_name text not null,
  kind text not null,
  national_id text not null,
  is_confirmed boolean not null,
  confirmed_at timestamptz,
  state_id text,
  city_id text,
  phone text,
  supplier_id text unique references suppliers (id),
  -- The person it belongs to, when that person has an account here.
  owner_user_id text,
  search_key text not null
);
create index merchants_by_name_key on merchants (name_key);
create index merchants_by_owner on merchants (owner_user_id) where owner_user_id is not null;
create index merchants_by_name on merchants (name_sort_key, id);

create table merchant_sale_settings (
  merchant_id text primary key references merchants (id),
  accepts_direct_order boolean not null,
  min_order_rial bigint,
  payment_terms text[] not null,
  delivery_methods text[] not null,
  sale_city_ids text[] not null,
  answer_sla_hours integer,
  required_document_type_ids text[] not null
);

-- What people leave behind: no foreign key to the seed's tables, so that a new seed never touches it.

create table delivery_addresses (
  id text primary key,
  user_id text not null references users (id),
  title text not null,
  receiver_name text not null,
  receiver_phone text not null,
  country_id text not null,
  state_id text not null,
  city_id text not null,
  urban_area_id text,
  address_text text not null,
  plaque text,
  unit text,
  postal_code text not null,
  lat double precision,
  lng double precision,
  access_note text,
  is_selected boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index delivery_addresses_by_user on delivery_addresses (user_id, is_selected desc, updated_at desc, id);
create unique index one_selected_delivery_address on delivery_addresses (user_id) where is_selected;

create table person_addresses (
  id text primary key,
  user_id text not null references users (id),
  person_id text not null,
  kind text not null,
  title text not null,
  country_id text not null,
  state_id text not null,
  city_id text not null,
  urban_area_id text,
  address_text text not null,
  postal_code text not null,
  phone text,
  is_primary boolean not null,
  created_at timestamptz not null
);
create index person_addresses_by_person on person_addresses (person_id, is_primary desc, created_at, id);
create unique index one_primary_person_address on person_addresses (person_id) where is_primary;
