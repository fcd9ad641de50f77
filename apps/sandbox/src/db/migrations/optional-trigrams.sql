-- Words are found by any part, and mistyped ones repaired, through these where the server offers pg_trgm; without it the vocabulary,
-- which grows with the language and not with the goods, is read whole and nothing is repaired.
create extension if not exists pg_trgm;
create index if not exists suppliers_by_trigram on suppliers using gin (search_key gin_trgm_ops);
create index if not exists search_words_by_trigram on search_words using gin (word gin_trgm_ops);
create index if not exists search_letters_by_trigram on search_words using gin (word gin_trgm_ops) where not has_digit;
create index if not exists conversation_messages_by_trigram on conversation_messages using gin (search_key gin_trgm_ops);
