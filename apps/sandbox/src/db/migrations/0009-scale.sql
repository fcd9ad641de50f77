-- The catalogue at a million goods: no request reads the large tables whole, counts them whole, or sorts them whole.

-- A catalogue made before this migration lacks what is added here: without its stamp it is made again at the next start.
delete from seed_stamp;

-- Everything exact a product may be asked for (words, category and those above it, supplier, options, cities, price kind) as numbers
-- of one list, so that one inverted index answers any combination without reading what fails part of it.
alter table products add column tokens bigint[] not null default '{}';
-- The number of the product's own code: one of a kind, so it stays out of the vocabulary and is found by its beginning.
alter table products add column code_key text collate "C";
create index products_by_tokens on products using gin (tokens) with (fastupdate = off);
create index products_by_code on products (code_key);

-- One index per order and narrowing: a page is read from its place, whatever the size of the list. `no` turns round with the order. Related goods
-- are chosen from what the first and the third include, without reading a product.
create index products_by_amount on products (amount_rial, no);
create index products_by_name on products (name_sort_key, no);
create index products_by_category_visits on products (category_id, visit_count desc, no)
  include (supplier_id, base_product_id, amount_rial);
create index products_by_category_created on products (category_id, created_at desc, no);
create index products_by_category_amount on products (category_id, amount_rial, no)
  include (supplier_id, base_product_id, visit_count);
create index products_by_category_name on products (category_id, name_sort_key, no);
create index products_by_supplier_visits on products (supplier_id, visit_count desc, no);
drop index products_by_category;
drop index products_by_supplier;
-- Built where the server offered trigrams; words are looked up in the vocabulary now.
drop index if exists products_by_trigram;
-- Facets read all values of some thousand products: they lie together by product. One property at a time has indexes of its own.
alter table product_values drop constraint product_values_pkey, add primary key (product_no, property_id);
create index product_values_by_number on product_values (property_id, base_min, product_no) include (base_max)
  where base_min is not null;
create index product_values_by_text on product_values (property_id, sort_text, product_no) where base_min is null;
drop index product_values_by_range;

-- The vocabulary: its size follows the language and the models, not the number of goods.
alter table search_words add column token bigint not null default 0;
alter table search_words add column has_digit boolean not null default false;
alter table search_words alter column word type text collate "C";

-- What is typed first, one or two letters: the words that begin so, the most used of them by number.
create table word_prefixes (
  prefix text collate "C" primary key,
  words integer not null,
  uses bigint not null,
  tokens bigint[] not null
);

-- How many products carry a token that is no word.
create table token_counts (
  token bigint primary key,
  products integer not null
);

-- Counts and facets of a category nobody has narrowed, and of the whole catalogue under the id ''.
create table category_facets (
  category_id text primary key,
  product_count integer not null,
  supplier_count integer not null,
  sale_cities jsonb not null,
  facets jsonb not null
);

-- Suppliers of each category with the number of their goods in it, and the first of those.
create table category_suppliers (
  category_id text not null,
  supplier_id text not null,
  product_count integer not null,
  first_nos integer[] not null,
  primary key (category_id, supplier_id)
);
create index category_suppliers_by_supplier on category_suppliers (supplier_id, category_id);

-- Indexes and constraints set aside while a large seed is loaded; a seed that was broken off finds them here.
create table set_aside (
  place integer primary key,
  kind text not null,
  table_name text not null,
  name text not null,
  definition text not null
);
