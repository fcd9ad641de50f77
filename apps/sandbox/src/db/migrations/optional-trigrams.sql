-- Faster search where the server offers pg_trgm; without it the same statements read the tables whole.
create extension if not exists pg_trgm;
create index if not exists products_by_trigram on products using gin (search_key gin_trgm_ops);
create index if not exists suppliers_by_trigram on suppliers using gin (search_key gin_trgm_ops);
create index if not exists search_words_by_trigram on search_words using gin (word gin_trgm_ops);
