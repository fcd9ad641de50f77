-- The catalogue: what the seed writes and everyone may read. Columns carry what is filtered, sorted and counted;
-- `document` columns carry the parts of an answer that are only shown.

create table seed_stamp (
  only_row boolean primary key default true check (only_row),
  seed_version text not null,
  product_count integer not null,
  seeded_at timestamptz not null
);

create table quantities (
  id text primary key,
  title text not null,
  symbol text,
  base_unit_id text not null,
  sort_order integer not null
);

create table units (
  id text primary key,
  quantity_id text not null references quantities (id),
  title text not null,
  symbol text not null,
  display_text text not null,
  -- base = value * factor + unit_offset
  factor double precision not null,
  unit_offset double precision not null,
  system text not null,
  is_base boolean not null,
  sort_order integer not null
);
create index units_by_quantity on units (quantity_id, sort_order);

create table trade_units (
  id text primary key,
  title text not null,
  symbol text not null,
  is_discrete boolean not null,
  quantity_id text references quantities (id),
  search_key text not null,
  sort_order integer not null
);

create table categories (
  id text primary key,
  parent_id text references categories (id),
  category_type text not null,
  name text not null,
  slug text not null,
  scientific_name text,
  level integer not null,
  is_active boolean not null,
  sort_order integer not null,
  search_key text not null,
  product_count integer not null default 0,
  base_product_count integer not null default 0,
  supplier_count integer not null default 0,
  drawing_family text not null,
  document jsonb not null
);
create index categories_by_parent on categories (parent_id, sort_order);
create index categories_by_type on categories (category_type, level, sort_order);

-- Every category with each of its ancestors, itself included (depth 0).
create table category_closure (
  ancestor_id text not null references categories (id),
  descendant_id text not null references categories (id),
  depth integer not null,
  primary key (ancestor_id, descendant_id)
);
create index category_closure_by_descendant on category_closure (descendant_id, depth);

create table properties (
  id text primary key,
  title text not null,
  data_type text not null,
  measurement_quantity_id text references quantities (id),
  document jsonb not null
);

create table property_options (
  property_id text not null references properties (id),
  id text not null,
  title text not null,
  sort_order integer not null,
  primary key (property_id, id)
);

create table category_properties (
  category_id text not null references categories (id),
  property_id text not null references properties (id),
  sort_order integer not null,
  is_filterable boolean not null,
  is_comparable boolean not null,
  document jsonb not null,
  primary key (category_id, property_id)
);

create table states (
  id text primary key,
  name text not null,
  english_name text not null,
  sort_order integer not null
);

create table cities (
  id text primary key,
  state_id text not null references states (id),
  name text not null,
  english_name text not null,
  is_sale_city boolean not null,
  sort_order integer not null
);

create table suppliers (
  id text primary key,
  merchant_id text not null,
  name text not null,
  slug text not null,
  city_id text not null references cities (id),
  kinds text[] not null,
  category_types text[] not null,
  is_confirmed boolean not null,
  is_active boolean not null,
  rank double precision not null,
  created_at timestamptz not null,
  search_key text not null,
  name_sort_key text collate "C" not null,
  product_count integer not null default 0,
  delegation_count integer not null default 0,
  summary jsonb not null,
  document jsonb not null
);
create index suppliers_by_rank on suppliers (rank desc, id);

create table supplier_evidences (
  supplier_id text not null references suppliers (id),
  sort_order integer not null,
  kind text not null,
  is_certificate boolean not null,
  issued_at timestamptz,
  valid_to timestamptz,
  document jsonb not null,
  primary key (supplier_id, sort_order)
);

create table delegations (
  id text primary key,
  supplier_id text not null references suppliers (id),
  brand text not null,
  brand_key text not null,
  city_ids text[] not null,
  is_nationwide boolean not null,
  valid_from timestamptz not null,
  valid_to timestamptz,
  document jsonb not null
);
create index delegations_by_supplier on delegations (supplier_id, id);

create table base_products (
  id text primary key,
  category_id text not null references categories (id),
  name text not null,
  slug text not null,
  drawing_family text not null,
  document jsonb not null
);

create table products (
  -- The number in `sp-<number>`: a short key for the large tables.
  no integer primary key,
  id text not null unique,
  base_product_id text references base_products (id),
  category_id text not null references categories (id),
  category_type text not null,
  supplier_id text not null references suppliers (id),
  name text not null,
  slug text not null,
  search_key text not null,
  -- Sorts as a Persian reader expects in byte order.
  name_sort_key text collate "C" not null,
  price_kind text not null,
  -- Null where the price is not public: such goods sort last both ways.
  amount_rial bigint,
  sale_city_ids text[] not null,
  is_available boolean not null,
  visit_count integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  drawing_family text not null,
  summary jsonb not null,
  detail jsonb not null
);
create index products_by_category on products (category_id);
create index products_by_supplier on products (supplier_id);
create index products_by_base_product on products (base_product_id);
create index products_by_created on products (created_at desc, no);
create index products_by_visits on products (visit_count desc, no);

-- One row per product and property, clustered by property because filters and facets read one property at a time.
create table product_values (
  property_id text not null references properties (id),
  product_no integer not null references products (no) on delete cascade,
  -- In the base unit of the property's quantity; a single value has both ends equal.
  base_min double precision,
  base_max double precision,
  option_ids text[],
  bool_value boolean,
  -- What a text or option value sorts by.
  sort_text text collate "C",
  primary key (property_id, product_no)
);
create index product_values_by_range on product_values (property_id, base_min, base_max) where base_min is not null;

create table search_words (
  word text primary key,
  uses integer not null
);

create table website_menus (
  id text primary key,
  parent_id text references website_menus (id),
  position text not null,
  sort_order integer not null,
  document jsonb not null
);
